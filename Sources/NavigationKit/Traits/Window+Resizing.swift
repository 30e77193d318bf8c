internal import CellGraphics

extension Window {
  /// Reports a new size to the root's tree, then to presented controllers, before it takes effect.
  ///
  /// - Returns: The transitions that coordinate the change, to be run when the size has changed.
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
  /// Reports a new size of this controller's view to its children.
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
