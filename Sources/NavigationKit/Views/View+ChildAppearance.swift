extension View {
  /// The children whose views come onto the screen when this view does, under a container that is on
  /// it already and forwards appearance (catalogue 1.7.7). Those of a container that is itself about
  /// to appear, or that manages the change, are told by it.
  func appearingChildren(in window: Window?) -> [ViewController] {
    guard window != nil, self.window == nil else { return [] }
    return outermostControllers { controller, parent in
      controller.appearanceState == .disappeared && parent.appearanceState == .appeared
    }
  }

  /// The children that leave the screen with this view while their container stays.
  var disappearingChildren: [ViewController] {
    guard window != nil else { return [] }
    return outermostControllers { controller, parent in
      controller.appearanceState == .appeared && parent.appearanceState == .appeared
    }
  }

  /// The outermost controllers of this view and those in it that fit.
  private func outermostControllers(_ fits: (ViewController, ViewController) -> Bool)
    -> [ViewController]
  {
    if let controller {
      guard let parent = controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods,
        fits(controller, parent)
      else { return [] }
      return [controller]
    }
    return subviews.flatMap { $0.outermostControllers(fits) }
  }

  /// Sends the `viewIsAppearing` of a child whose container has begun its appearance by hand, and has
  /// now put its view into the window.
  func deliverManualIsAppearing() {
    guard let controller, let parent = controller.parent,
      !parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    controller.deliverIsAppearing()
  }

  /// Traps where a child's view would stand among the views of a controller that is not its parent.
  func checkHierarchy(under superview: View) {
    guard let controller, let parent = controller.parent,
      let actual = superview.controllerOfView, actual !== parent
    else { return }
    trapping { () throws(NavigationError) in
      throw .hierarchyInconsistency(
        child: controller.identity, parent: actual.identity, actual: parent.identity)
    }
  }
}
