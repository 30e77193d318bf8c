public import NavigationKit

/// A report of the terminal's mouse: a button, the wheel or a movement, at a cell.
///
/// ``command`` is its meaning for an app.
public struct PointerInput: Hashable, Sendable {
  /// The kind of a report.
  public enum Action: Hashable, Sendable {
    /// A button was pressed.
    case press
    /// The pointer moved to another cell with a button held.
    case drag
    /// A button was released.
    case release
    /// The program lost the terminal while a button was held, so the release will not be reported.
    case cancel
    /// The wheel turned by one notch, towards an end of the content.
    case wheel(Direction)
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The left button, which touches the screen.
    case left
    /// The middle button, which has no effect.
    case middle
    /// The right button, which has no effect.
    case right
  }

  /// The keys held during a report. Many terminals do not report the mouse with Shift, but use it
  /// to select text.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys.
    public let rawValue: Int

    /// Creates a set of keys of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key. The wheel with it scrolls sideways.
    public static let shift = Modifiers(rawValue: 1)
    /// The Alt key.
    public static let alt = Modifiers(rawValue: 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The kind of the report.
  public var action: Action
  /// The button. The wheel has no button, so the value is then ignored.
  public var button: Button
  /// The keys held at the time.
  public var modifiers: Modifiers
  /// The column of the cell, from 0 at the left.
  ///
  /// The cell can be outside of the screen if the terminal has become smaller.
  public var column: Int
  /// The row of the cell, from 0 at the top.
  public var row: Int

  /// Creates a report about a cell.
  public init(
    _ action: Action, button: Button = .left, modifiers: Modifiers = [], column: Int, row: Int
  ) {
    self.action = action
    self.button = button
    self.modifiers = modifiers
    self.column = column
    self.row = row
  }
}

extension PointerInput {
  /// The command for the app; nil for the middle and right buttons.
  ///
  /// The left button touches the screen. The wheel scrolls; with Shift it scrolls sideways.
  public var command: Command? {
    switch action {
    case .wheel(let direction): .wheel(wheelDirection(direction), column: column, row: row)
    case _ where button != .left: nil
    case .press: .pointer(.down, column: column, row: row)
    case .drag: .pointer(.move, column: column, row: row)
    case .release: .pointer(.up, column: column, row: row)
    case .cancel: .pointer(.cancel, column: column, row: row)
    }
  }

  private func wheelDirection(_ direction: Direction) -> Direction {
    guard modifiers.contains(.shift) else { return direction }
    return switch direction {
    case .up: .left
    case .down: .right
    case .left, .right: direction
    }
  }
}
