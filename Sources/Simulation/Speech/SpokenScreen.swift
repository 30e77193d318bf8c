public import Narration
public import NavigationKit

/// The screen of an app at rest, as spoken mode reads it.
public struct SpokenScreen {
  /// A scene of the path to the frontmost one.
  public struct Level: Hashable, Sendable {
    /// The name of the scene.
    public var name: String
    /// Indicates whether the scene was presented, not pushed.
    public var isPresented: Bool
  }

  /// The title of the frontmost scene; empty if it has none.
  public var title: String
  /// The scenes from the root to the frontmost one.
  public var levels: [Level]
  /// The style in which the frontmost scene is presented, such as `alert`; nil for a screen that
  /// fills the terminal.
  public var style: String?
  /// The elements of the frontmost scene and the containers around it, in reading order.
  public var nodes: [ScreenNode]
  /// The actions that the user can choose by their number, from 1.
  public var choices: [SpokenChoice]
  /// The controller in front. It changes with each arrival.
  public var front: ViewController?
  /// The node that has the focus; nil if there is none. A list's focused row takes its place.
  public var focus: ScreenNode?
  /// The text that is edited; nil if there is none.
  public var edited: View?

  /// All nodes in reading order.
  public var elements: [ScreenNode] { nodes.flatMap(\.flattened) }

  /// Returns the number of the choice that a node is; nil for a node that is only read.
  public func number(of node: ScreenNode) -> Int? {
    choices.firstIndex { $0.isOf(node) }.map { $0 + 1 }
  }
}

extension Simulator {
  /// Returns the present screen for spoken mode. Call it while the app is at rest.
  ///
  /// Takes time proportional to the number of views.
  public func spokenScreen() -> SpokenScreen {
    let front = application.frontmostViewController
    let nodes = application.frontmostLevel?.viewIfLoaded.map { ScreenNode.nodes(of: $0) } ?? []
    let title = front?.navigationItem.title ?? front?.title ?? path.last?.name ?? ""
    return SpokenScreen(
      title: title,
      levels: path.map { SpokenScreen.Level(name: $0.name, isPresented: $0.arrival == .presented) },
      style: presentedStyle, nodes: nodes, choices: choices(in: nodes), front: front,
      focus: focusedNode(in: nodes), edited: isEditingText ? application.focusedView : nil)
  }

  /// The style of the presentation in front; nil for one that fills the screen.
  private var presentedStyle: String? {
    guard let level = application.frontmostLevel, level.presentingViewController != nil else {
      return nil
    }
    if let alert = level as? AlertController {
      return alert.preferredStyle == .alert ? "alert" : "actionSheet"
    }
    let style = level.presentationController?.presentationStyle ?? .fullScreen
    return style == .fullScreen ? nil : "\(style)"
  }

  private func focusedNode(in nodes: [ScreenNode]) -> ScreenNode? {
    guard let view = application.focusedView else { return nil }
    let path =
      (view as? TableView)?.indexPathForFocusedRow
      ?? (view as? CollectionView)?.indexPathForFocusedItem
    let all = nodes.flatMap(\.flattened)
    let own = all.first { $0.view === view && $0.element.role != .heading }
    return own?.children.first { $0.path != nil && $0.path == path } ?? own ?? ScreenNode(of: view)
  }
}
