public import CellGraphics

/// An action at the right end of a row, in the form before iOS 11.
///
/// A table shows it as a ``ContextualAction``, if its delegate has no trailing actions.
open class TableViewRowAction {
  /// Kinds of actions. The raw values are UIKit's.
  public struct Style: RawRepresentable, Hashable, Sendable {
    /// The number in UIKit.
    public let rawValue: Int

    /// Creates a kind from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An action that removes a row, drawn red.
    public static let `default` = Style(rawValue: 0)
    /// The same as ``default``.
    public static let destructive = Style(rawValue: 0)
    /// An action that changes a row.
    public static let normal = Style(rawValue: 1)
  }

  /// The kind.
  public let style: Style
  /// The title; nil for none.
  public var title: String?
  /// The colour of the button; nil, the default, for the style's own.
  public var backgroundColor: Color?
  private let handler: (TableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The kind.
  ///   - title: The title; nil for none.
  ///   - handler: Performs the action on the row at an index path.
  public init(
    style: Style, title: String?, handler: @escaping (TableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// Returns the action for a row, in the form that tables show.
  func contextualAction(at path: IndexPath) -> ContextualAction {
    let action = ContextualAction(
      style: style == .normal ? .normal : .destructive, title: title
    ) { [self] _, _, complete in
      handler(self, path)
      complete(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
