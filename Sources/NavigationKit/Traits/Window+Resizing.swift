internal import CellGraphics

extension Window {
  /// Tells the root's tree, then what is presented, of a size that is about to come.
  ///
  /// - Returns: What coordinates each of them with the change, to be passed when the size has come.
  func willResize(to size: Size) -> [Transition] {
    guard Application.current != nil else { return [] }
    var transitions: [Transition] = []
    let traits = traits(of: size)
    let isOther = traits != traitCollection
    var level = rootViewController
    while let controller = level {
      if controller.viewIfLoaded?.window === self {
        let transition = Transition(
          kind: .resize, from: controller, to: controller, containerView: self, isAnimated: false)
        transition.prepare()
        if isOther { controller.willTransition(to: traits, with: transition) }
        controller.viewWillTransition(to: size, with: transition)
        transitions.append(transition)
      }
      level = controller.presentation?.presented
    }
    return transitions
  }
}

extension ViewController {
  /// Tells the children of a size that this controller's view is about to have.
  func forwardSize(_ size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    let old = viewIfLoaded?.bounds.size ?? size
    for child in children {
      var own = size
      if let view = child.viewIfLoaded, view.window != nil {
        own.width = max(0, view.bounds.width + size.width - old.width)
        own.height = max(0, view.bounds.height + size.height - old.height)
      }
      child.viewWillTransition(to: own, with: coordinator)
    }
  }
}
