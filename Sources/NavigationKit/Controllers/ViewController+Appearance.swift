extension ViewController {
  /// Tells the controller that it is about to appear or disappear, for a container that forwards
  /// appearance itself. Loads the view when it appears.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isThere = appearanceState == .appearing || appearanceState == .appeared
    guard isThere != isAppearing else { return warnUnbalanced() }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that the transition begun last is over.
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

  /// Sends the "will" callback to this controller, then to the children that come or go with it.
  ///
  /// A controller that is there already, or gone already, is left alone with its children.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let presentationInContainer else {
      return beginOwnAppearance(isAppearing, animated: animated)
    }
    if !presentationInContainer.coversPresenter {
      beginOwnAppearance(isAppearing, animated: animated)
    }
    presentationInContainer.presented.beginAppearance(isAppearing, animated: animated)
  }

  /// The same without regard to what is presented in this controller's place.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    let isThere = appearanceState == .appearing || appearanceState == .appeared
    guard isThere != isAppearing else { return }
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      appearanceState = .appearing
      isAppearingDue = true
      record(.viewWillAppear, animated: animated)
      deliver { viewWillAppear(animated) }
    } else {
      appearanceState = .disappearing
      isAppearingDue = false
      record(.viewWillDisappear, animated: animated)
      deliver { viewWillDisappear(animated) }
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    if isAppearing { prepareChildrenToAppear() }
    for child in childrenOnScreen { child.beginAppearance(isAppearing, animated: animated) }
    if isAppearing { childrenWillAppear() }
  }

  /// Sends `viewIsAppearing` to those that wait for it; to be called once the view is in the window.
  ///
  /// Children wait for it also where their container forwards appearance itself: it has no way to
  /// forward this callback.
  func deliverIsAppearing() {
    guard let presentationInContainer else { return deliverOwnIsAppearing() }
    presentationInContainer.returnToContainer()
    if !presentationInContainer.coversPresenter { deliverOwnIsAppearing() }
    presentationInContainer.presented.deliverIsAppearing()
  }

  private func deliverOwnIsAppearing() {
    if isAppearingDue {
      isAppearingDue = false
      if viewIfLoaded?.window != nil { updateOwnTraits() }
      record(.viewIsAppearing, animated: isAppearanceAnimated)
      deliver { viewIsAppearing(isAppearanceAnimated) }
    }
    for child in childrenOnScreen { child.deliverIsAppearing() }
  }

  /// Sends the "did" callback that belongs to the "will" sent last, to this controller and then to
  /// its children.
  func endAppearance() {
    guard let presentationInContainer else { return endOwnAppearance() }
    if !presentationInContainer.coversPresenter { endOwnAppearance() }
    presentationInContainer.presented.endAppearance()
    // Where the container around both has left, they come back together.
    if presentationInContainer.presented.appearanceState == .disappeared,
      presentationInContainer.containerView.window != nil
    {
      presentationInContainer.containerView.removeFromSuperview()
    }
  }

  /// The same without regard to what is presented in this controller's place.
  func endOwnAppearance() {
    let isAppearing = appearanceState == .appearing
    switch appearanceState {
    case .appearing:
      appearanceState = .appeared
      record(.viewDidAppear, animated: isAppearanceAnimated)
      deliver { viewDidAppear(isAppearanceAnimated) }
    case .disappearing:
      appearanceState = .disappeared
      record(.viewDidDisappear, animated: isAppearanceAnimated)
      deliver { viewDidDisappear(isAppearanceAnimated) }
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenOnScreen { child.endAppearance() }
    if isAppearing { childrenDidAppear() }
  }

  /// Runs a callback as the only one who may.
  private func deliver(_ callback: () -> Void) {
    isDeliveringAppearance = true
    callback()
    isDeliveringAppearance = false
  }

  /// Complains when an appearance callback is called by hand, as far as it reaches this class.
  func checkDelivery(of callback: String) {
    guard !isDeliveringAppearance else { return }
    warn(
      "calling \(callback) directly on a view controller is not supported (\(identity)); "
        + "use beginAppearanceTransition")
  }
}
