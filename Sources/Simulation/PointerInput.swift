public import NavigationKit

/// What the terminal reported of its mouse, before it means anything.
public struct PointerInput: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case press
    /// The pointer has gone to another cell with a button held.
    case drag
    case release
    /// Nobody will tell of the release: the terminal was given away with a button held.
    case cancel
    /// A notch of the wheel, towards that end of the content.
    case wheel(Direction)
  }

  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
  }

  /// Keys held meanwhile. Many terminals keep what is done with Shift for themselves.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var action: Action
  /// Means nothing for the wheel.
  public var button: Button
  public var modifiers: Modifiers
  /// The cell, from (0, 0) at the top left. It may lie outside of the screen, which may have shrunk.
  public var column: Int
  public var row: Int

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
  /// The command of the input; nil for a button that means nothing.
  ///
  /// The left button is the finger. With Shift the wheel goes sideways.
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
