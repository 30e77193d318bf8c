extension View {
  /// Returns the child controllers that appear when this view enters `window`.
  ///
  /// They are children of a container that is already on the screen and forwards appearance methods
  /// (catalogue 1.7.7). A container that is about to appear itself, or that manages the change,
  /// calls its own children.
  func appearingChildren(in window: Window?) -> [ViewController] {
    guard window != nil, self.window == nil else { return [] }
    return outermostControllers { controller, parent in
      controller.visibleAppearanceState == .disappeared && parent.appearanceState == .appeared
    }
  }

  /// The child controllers that leave the screen with this view while their container stays on it.
  var disappearingChildren: [ViewController] {
    guard window != nil else { return [] }
    return outermostControllers { controller, parent in
      controller.appearanceState == .appeared && parent.appearanceState == .appeared
    }
  }

  /// Returns the outermost controllers in this subtree for which `fits` returns true.
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

  /// Calls `viewIsAppearing` on a child whose container forwards appearance by hand.
  ///
  /// The container has begun the appearance and has now added the child's view to the window.
  func deliverManualIsAppearing() {
    guard let controller, let parent = controller.parent,
      !parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    controller.deliverIsAppearing()
  }

  /// Traps if a child's view would be added to the view of a controller that is not its parent.
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
