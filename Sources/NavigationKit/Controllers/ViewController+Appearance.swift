extension ViewController {
  /// Starts an appearance transition of a child: sends `viewWillAppear(_:)` or
  /// `viewWillDisappear(_:)`.
  ///
  /// Call it in a container that returns false from
  /// ``shouldAutomaticallyForwardAppearanceMethods``. Then add or remove the child's view and call
  /// ``endAppearanceTransition()``. An unbalanced call records a warning, as UIKit logs one.
  ///
  /// - Parameters:
  ///   - isAppearing: True when the child is about to be shown. Its view is loaded.
  ///   - animated: The argument of the child's callbacks.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isThere = appearanceState == .appearing || appearanceState == .appeared
    guard isThere != isAppearing else { return warnUnbalanced() }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition: sends `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
  ///
  /// A call without a started transition records a warning.
  public func endAppearanceTransition() {
    guard appearanceState == .appearing || appearanceState == .disappearing else {
      return warnUnbalanced()
    }
    deliverIsAppearing()
    endAppearance()
  }

  private func warnUnbalanced() {
    warn("unbalanced calls to begin/end appearance transitions for \(identity)")
  }

  /// Sends the "will" callback to this controller, then to the children that appear or disappear
  /// with it.
  ///
  /// A controller that is already in the requested state is skipped with its children.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let presentationInContainer else {
      return beginOwnAppearance(isAppearing, animated: animated)
    }
    if !presentationInContainer.coversPresenter {
      beginOwnAppearance(isAppearing, animated: animated)
    }
    presentationInContainer.presented.beginAppearance(isAppearing, animated: animated)
  }

  /// Sends the "will" callback to this controller, regardless of a presentation in its place.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    let isThere = appearanceState == .appearing || appearanceState == .appeared
    guard isThere != isAppearing else { return }
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearanceState = .appearing
      isAppearingDue = true
      record(.viewWillAppear, animated: animated) {
        deliver { viewWillAppear(animated) }
        beginAppearanceOfChildren(isAppearing, animated: animated)
      }
    } else {
      appearanceState = .disappearing
      isAppearingDue = false
      record(.viewWillDisappear, animated: animated) {
        deliver { viewWillDisappear(animated) }
        beginAppearanceOfChildren(isAppearing, animated: animated)
      }
    }
  }

  private func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    if isAppearing { prepareChildrenToAppear() }
    for child in childrenOnScreen { child.beginAppearance(isAppearing, animated: animated) }
    if isAppearing { childrenWillAppear() }
  }

  /// Sends `viewIsAppearing` to the controllers that wait for it. Called when the view is in the
  /// window.
  ///
  /// Children receive `viewIsAppearing` even if their container forwards appearance calls itself:
  /// no method exists to forward `viewIsAppearing`.
  func deliverIsAppearing() {
    guard let presentationInContainer else { return deliverOwnIsAppearing() }
    presentationInContainer.returnToContainer()
    if !presentationInContainer.coversPresenter { deliverOwnIsAppearing() }
    presentationInContainer.presented.deliverIsAppearing()
  }

  private func deliverOwnIsAppearing() {
    guard isAppearingDue else { return deliverIsAppearingToChildren() }
    isAppearingDue = false
    if viewIfLoaded?.window != nil { updateOwnTraits() }
    record(.viewIsAppearing, animated: isAppearanceAnimated) {
      deliver { viewIsAppearing(isAppearanceAnimated) }
      placeChildren()
      deliverIsAppearingToChildren()
    }
  }

  private func deliverIsAppearingToChildren() {
    for child in childrenOnScreen {
      if appearanceState == .appearing { catchUp(child) }
      child.deliverIsAppearing()
    }
  }

  /// Sends the "did" callback for the last "will" callback, to this controller and then to its
  /// children.
  func endAppearance() {
    guard let presentationInContainer else { return endOwnAppearance() }
    if !presentationInContainer.coversPresenter { endOwnAppearance() }
    presentationInContainer.presented.endAppearance()
    // If the container around both controllers has disappeared, the controllers reappear together.
    if presentationInContainer.presented.appearanceState == .disappeared,
      presentationInContainer.containerView.window != nil
    {
      presentationInContainer.containerView.removeFromSuperview()
    }
  }

  /// Sends `viewDidAppear` or `viewDidDisappear` to this controller itself, even if a presentation
  /// covers it.
  func endOwnAppearance() {
    let isAppearing = appearanceState == .appearing
    switch appearanceState {
    case .appearing:
      appearanceState = .appeared
      record(.viewDidAppear, animated: isAppearanceAnimated) {
        deliver { viewDidAppear(isAppearanceAnimated) }
        endAppearanceOfChildren(isAppearing)
      }
    case .disappearing:
      appearanceState = .disappeared
      record(.viewDidDisappear, animated: isAppearanceAnimated) {
        deliver { viewDidDisappear(isAppearanceAnimated) }
        endAppearanceOfChildren(isAppearing)
      }
    case .appeared, .disappeared: break
    }
  }

  private func endAppearanceOfChildren(_ isAppearing: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen {
      if isAppearing, appearanceState == .appeared { catchUp(child) }
      child.endAppearance()
    }
    if isAppearing { childrenDidAppear() }
  }

  /// Runs an appearance callback and marks it as sent by the framework.
  private func deliver(_ callback: () -> Void) {
    isDeliveringAppearance = true
    callback()
    isDeliveringAppearance = false
  }

  /// Records a warning when code calls an appearance callback directly.
  func checkDelivery(of callback: String) {
    guard !isDeliveringAppearance else { return }
    warn(
      "calling \(callback) directly on a view controller is not supported (\(identity)); "
        + "use beginAppearanceTransition")
  }
}
