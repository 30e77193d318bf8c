public import CellGraphics

/// An action of a row that is swiped aside.
///
/// In a table, Left shows the actions at the right end of the focused row, and Right those at the
/// left end. Left and Right choose one, Enter performs it. A drag to a side shows them too.
open class ContextualAction {
  /// Kinds of actions. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// An action that changes a row.
    case normal
    /// An action that removes a row, drawn red.
    case destructive
  }

  /// Performs an action and calls `completionHandler` with true if it was performed.
  public typealias Handler = (
    _ action: ContextualAction, _ sourceView: View, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title; nil shows the image.
  public var title: String?
  /// The image, shown as its sign of one cell if there is no title.
  public var image: Image?
  /// The colour of the button; the style's own by default.
  public var backgroundColor: Color!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor =
      style == .destructive
      ? Theme.current { $0.destructiveBackground } : Theme.current { $0.actionBackground }
  }
}

/// The actions at one end of a row.
open class SwipeActionsConfiguration {
  /// The actions, the first at the end of the row.
  public let actions: [ContextualAction]
  /// A Boolean value that indicates whether a drag over 60 % of the row performs the first action;
  /// true by default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates the actions at one end of a row.
  public init(actions: [ContextualAction]) { self.actions = actions }
}
