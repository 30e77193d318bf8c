internal import NavigationKit

/// The window and its controllers at a moment: containers, their children and presented controllers.
struct ControllerTree: Hashable, Sendable {
  /// A controller in the tree, or the window.
  struct Line: Hashable, Sendable {
    /// The number of lines around it.
    var level: Int
    /// The identity of the controller.
    var name: String
    /// The place in what is around it.
    var relation: Relation
    /// Indicates whether its view is on the screen.
    var isVisible: Bool
  }

  /// The place of a controller in what is around it.
  enum Relation: String, Sendable {
    case window
    case root
    case stackRoot = "bottom of the stack"
    case pushed
    case tab
    case selectedTab = "selected tab"
    case column
    case page
    case embedded
    case presented

    /// The text on a page.
    var text: String { self == .window ? "" : rawValue }
  }

  /// The first tick of the tree.
  var tick: Int
  /// The lines, each after the one around it.
  private(set) var lines: [Line] = []

  /// Creates the tree of the present tick of an app.
  init(_ application: Application) {
    tick = application.tick
    guard let window = application.window else { return }
    lines.append(Line(level: 0, name: "window", relation: .window, isVisible: true))
    if let root = window.rootViewController { add(root, .root, level: 1) }
  }

  private mutating func add(_ controller: ViewController, _ relation: Relation, level: Int) {
    lines.append(
      Line(
        level: level, name: controller.identity, relation: relation,
        isVisible: controller.viewIfLoaded?.window != nil))
    for (index, child) in controller.children.enumerated() {
      add(child, Self.relation(of: child, at: index, in: controller), level: level + 1)
    }
    if let presented = controller.ownPresentedViewController {
      add(presented, .presented, level: level + 1)
    }
  }

  private static func relation(
    of child: ViewController, at index: Int, in container: ViewController
  ) -> Relation {
    switch container {
    case is NavigationController: index == 0 ? .stackRoot : .pushed
    case let tabs as TabBarController: tabs.selectedViewController === child ? .selectedTab : .tab
    case is SplitViewController: .column
    case is PageViewController: .page
    case _: .embedded
    }
  }
}
