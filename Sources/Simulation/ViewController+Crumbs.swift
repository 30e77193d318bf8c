internal import NavigationKit
internal import Storyboards

/// A controller on the path to the frontmost scene, and its connection to the one before it.
struct PathStep {
  var controller: ViewController
  var arrival: StatusLine.Arrival

  /// Returns the name of the controller on the status line.
  func name(_ chrome: Chrome) -> String {
    let scene = (controller as? SceneViewController)?.scene
    switch chrome {
    case .first: return scene?.name ?? controller.title ?? controller.identity
    case .second, .third:
      // Code can set another title than the file.
      if let scene, controller.title ?? "" == scene.title ?? "" { return scene.name }
      let item = controller.parent is NavigationController ? controller.navigationItem.title : nil
      let titles = [controller.title, item, scene?.name].compactMap(\.self)
      return titles.first { !$0.isEmpty } ?? controller.identity
    }
  }
}

extension ViewController {
  /// Returns the controllers of this one in the path of the status line, the outermost first.
  ///
  /// A navigation controller contributes its stack. Any other container contributes its frontmost
  /// child. A scene is followed by the path into an embedded controller, and by a controller that
  /// is presented in the scene's place.
  ///
  /// - Parameter arrival: The connection of the first returned scene to the scene before it.
  func pathSteps(reached arrival: StatusLine.Arrival) -> [PathStep] {
    var steps: [PathStep] = []
    if let navigation = self as? NavigationController {
      for controller in navigation.viewControllers {
        steps += controller.pathSteps(reached: steps.isEmpty ? arrival : .pushed)
      }
    } else if let child = frontmostChild {
      // Tabs and columns have no crumb of their own.
      steps = child.pathSteps(reached: arrival)
    } else {
      steps = [PathStep(controller: self, arrival: arrival)] + embeddedSteps
    }
    return steps + (presented?.pathSteps(reached: .presented) ?? [])
  }

  /// The path into the embedded controller in which a scene was pushed or presented. If there are
  /// several, the one with the focus is used, or the first.
  private var embeddedSteps: [PathStep] {
    let ways = children.map { (child: $0, steps: $0.pathSteps(reached: .embedded)) }
      .filter { $0.steps.count > 1 }
    guard ways.count > 1 else { return ways.first?.steps ?? [] }
    return (ways.first { $0.child.hasFocus } ?? ways[0]).steps
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
