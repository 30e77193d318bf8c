public import NavigationKit

/// A key as the terminal reports it.
///
/// ``KeyBindings`` defines the meaning of each key in each context.
public enum Key: Hashable, Sendable {
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// An arrow with Shift.
  case shift(Direction)
  /// Enter, also called Return.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Shift-Tab.
  case backTab
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// F1.
  case f1
  /// Backspace, which deletes before the cursor.
  case backspace
  /// Delete, which deletes behind the cursor.
  case delete
  /// A typed character; never a control character.
  case character(Character)
  /// A letter with Ctrl: Ctrl-C is `.control("c")`.
  case control(Character)
}
