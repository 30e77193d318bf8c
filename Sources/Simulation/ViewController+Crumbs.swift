internal import NavigationKit
internal import Storyboards

extension ViewController {
  /// Returns the scenes of this controller in the path of the status line, the outermost first.
  ///
  /// A navigation controller contributes its stack. Any other container contributes its frontmost
  /// child. A scene is followed by the path into an embedded controller, and by a controller that
  /// is presented in the scene's place.
  ///
  /// - Parameter arrival: The connection of the first returned scene to the scene before it.
  func crumbs(reached arrival: StatusLine.Arrival) -> [StatusLine.Crumb] {
    var crumbs: [StatusLine.Crumb] = []
    if let navigation = self as? NavigationController {
      for controller in navigation.viewControllers {
        crumbs += controller.crumbs(reached: crumbs.isEmpty ? arrival : .pushed)
      }
    } else if let child = frontmostChild {
      // Tabs and columns have no crumb of their own.
      crumbs = child.crumbs(reached: arrival)
    } else {
      let name = (self as? SceneViewController)?.scene.name ?? title ?? identity
      crumbs = [StatusLine.Crumb(name: name, arrival: arrival)] + embeddedCrumbs
    }
    return crumbs + (presented?.crumbs(reached: .presented) ?? [])
  }

  /// The path into the embedded controller in which a scene was pushed or presented. If there are
  /// several, the one with the focus is used, or the first.
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

  /// The controller that is presented in this one's place within a container.
  private var presented: ViewController? {
    guard parent != nil, let presented = presentedViewController,
      presented.presentingViewController === self
    else { return nil }
    return presented
  }
}
