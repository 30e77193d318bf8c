internal import NavigationKit
internal import Storyboards

extension ViewController {
  /// What the status line calls this controller and what is presented within it: a navigation
  /// controller is its stack.
  var pathNames: [String] {
    let inner: [String]
    if let navigation = self as? NavigationController {
      inner = navigation.viewControllers.flatMap(\.pathNames)
    } else if let child = frontmostChild {
      // The way to a tab is not long, so it takes no name of its own; a column stands for its split.
      inner = child.pathNames
    } else {
      inner =
        [(self as? SceneViewController)?.scene.name ?? title ?? identity]
        + children.flatMap(\.guestNames)
    }
    return inner + (guest?.pathNames ?? [])
  }

  /// The names of what is presented in the context of this controller or of one in it.
  private var guestNames: [String] {
    (frontmostChild.map { [$0] } ?? children).flatMap(\.guestNames) + (guest?.pathNames ?? [])
  }

  /// What stands in this controller's place within a container.
  private var guest: ViewController? {
    guard parent != nil, let guest = presentedViewController,
      guest.presentingViewController === self
    else { return nil }
    return guest
  }
}
