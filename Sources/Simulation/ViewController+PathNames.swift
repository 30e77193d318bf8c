internal import NavigationKit
internal import Storyboards

extension ViewController {
  /// What the status line calls this controller: a navigation controller is its stack.
  var pathNames: [String] {
    if let navigation = self as? NavigationController {
      return navigation.viewControllers.flatMap(\.pathNames)
    }
    return [(self as? SceneViewController)?.scene.name ?? title ?? identity]
  }
}
