internal import NavigationKit
internal import Storyboards

extension ViewController {
  /// What the status line calls this controller: a navigation controller is its stack.
  var pathNames: [String] {
    if let navigation = self as? NavigationController {
      return navigation.viewControllers.flatMap(\.pathNames)
    }
    // The way to a tab is not long, so it takes no name of its own; a column stands for its split.
    if let child = frontmostChild { return child.pathNames }
    return [(self as? SceneViewController)?.scene.name ?? title ?? identity]
  }
}
