extension View {
  /// Returns the child controllers that appear when this view enters `window`.
  ///
  /// They are children of a container that forwards appearance methods, and that is on the screen or
  /// appears now (catalogue 1.7.7, 1.7.16). A container that manages the change calls its own
  /// children.
  func appearingChildren(in window: Window?) -> [ViewController] {
    guard window != nil, self.window == nil else { return [] }
    return outermostControllers { controller in
      controller.visibleAppearanceState == .disappeared
        && controller.parent?.isAppearingOrAppeared == true
    }
  }

  /// The child controllers that disappear because this view leaves the window (catalogue 1.7.17).
  var disappearingChildren: [ViewController] {
    guard window != nil else { return [] }
    return outermostControllers { controller in
      guard let parent = controller.parent else { return controller.isAbandoned }
      if controller.isAppearingOrAppeared { return parent.isAppearingOrAppeared }
      // A container that stays manages the disappearance of its child and ends it.
      return controller.appearanceState == .disappearing && parent.appearanceState == .disappearing
    }
  }

  /// Returns the outermost controllers in this subtree for which `fits` returns true.
  private func outermostControllers(_ fits: (ViewController) -> Bool) -> [ViewController] {
    if let controller {
      let isForwarded = controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
      return isForwarded && fits(controller) ? [controller] : []
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

extension ViewController {
  fileprivate var isAppearingOrAppeared: Bool {
    appearanceState == .appearing || appearanceState == .appeared
  }

  /// Indicates whether the controller is visible, but has left its parent and is neither presented
  /// nor a window's root. No container ends its appearance.
  fileprivate var isAbandoned: Bool {
    isAppearingOrAppeared && parent == nil && ownPresentation == nil && presentation == nil
      && viewIfLoaded?.window?.rootViewController !== self
  }

  /// Sends the "will" callback to a child whose view is about to enter the window of its container.
  func beginJoining() {
    let appearsWithParent = parent?.appearanceState == .appearing
    beginAppearance(true, animated: appearsWithParent && parent?.isAppearanceAnimated == true)
  }

  /// Sends the other callbacks to a child whose view has entered the window of its container.
  ///
  /// A container that appears passes on the callbacks that it has not received itself.
  func finishJoining() {
    guard appearanceState == .appearing else { return }
    if let parent, parent.appearanceState == .appearing,
      parent.childrenOnScreen.contains(where: { $0 === self })
    {
      if !parent.isAppearingDue { deliverIsAppearing() }
    } else {
      deliverIsAppearing()
      endAppearance()
    }
  }

  /// Sends the callbacks that `child` has missed, because its view was added to this controller's
  /// view while that was in no window.
  func catchUp(_ child: ViewController) {
    guard shouldAutomaticallyForwardAppearanceMethods, child.appearanceState == .disappeared else {
      return
    }
    child.beginAppearance(true, animated: isAppearanceAnimated)
    if !isAppearingDue { child.deliverIsAppearing() }
  }
}
