public import NavigationKit

/// A key as the terminal reported it, before it means anything.
public enum Key: Hashable, Sendable {
  case up
  case down
  case left
  case right
  /// An arrow held with Shift.
  case shift(Direction)
  case enter
  case escape
  case tab
  case backTab
  case home
  case end
  case pageUp
  case pageDown
  case f1
  case backspace
  case delete
  /// A character that was typed, never a control character.
  case character(Character)
  /// A letter held with Ctrl: Ctrl-C is `.control("c")`.
  case control(Character)
}
