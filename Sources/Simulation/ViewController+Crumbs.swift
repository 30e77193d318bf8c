internal import NavigationKit
internal import Storyboards

extension ViewController {
  /// The scenes that this controller puts on the way of the status line, the outermost first: a navigation
  /// controller is its stack, another container what it shows in front, and a scene is followed by the
  /// way into what it embeds and by what is presented in its place.
  ///
  /// - Parameter way: How the first of them was reached.
  func crumbs(reached way: StatusLine.Way) -> [StatusLine.Crumb] {
    var crumbs: [StatusLine.Crumb] = []
    if let navigation = self as? NavigationController {
      for controller in navigation.viewControllers {
        crumbs += controller.crumbs(reached: crumbs.isEmpty ? way : .pushed)
      }
    } else if let child = frontmostChild {
      // The way to a tab is not long, so it takes no name of its own; a column stands for its split.
      crumbs = child.crumbs(reached: way)
    } else {
      let name = (self as? SceneViewController)?.scene.name ?? title ?? identity
      crumbs = [StatusLine.Crumb(name: name, way: way)] + embeddedCrumbs
    }
    return crumbs + (guest?.crumbs(reached: .presented) ?? [])
  }

  /// The way into the embedded controller in which something was pushed or presented: of several the one
  /// that has the focus, else the first.
  private var embeddedCrumbs: [StatusLine.Crumb] {
    let ways = children.map { (child: $0, crumbs: $0.crumbs(reached: .embedded)) }
      .filter { $0.crumbs.count > 1 }
    guard ways.count > 1 else { return ways.first?.crumbs ?? [] }
    return (ways.first { $0.child.hasFocus } ?? ways[0]).crumbs
  }

  private var hasFocus: Bool {
    guard let view = viewIfLoaded, let focused = view.window?.application?.focusedView else {
      return false
    }
    return focused.isDescendant(of: view)
  }

  /// What stands in this controller's place within a container.
  private var guest: ViewController? {
    guard parent != nil, let guest = presentedViewController,
      guest.presentingViewController === self
    else { return nil }
    return guest
  }
}
