internal import CellGraphics

extension Presentation {
  /// Starts the presentation. The presented controller receives its "did" callback before the
  /// presenter.
  func begin(animated: Bool, completion: (() -> Void)?) {
    guard openContainer() else {
      dequeuePreparedTransition()?.skip()
      return forget()
    }
    presented.isBeingPresented = true
    // The view is loaded first, because `viewDidLoad` can set the transitioning delegate (2.7.7).
    presented.loadViewIfNeeded()
    let transition = makeTransition(.present, from: presenting, to: presented, animated)
    notifyAdaptation(transition)
    activeController.wrapPresentedView()
    activeController.presentationTransitionWillBegin()
    let covered = coversPresenter ? coveredLevels : []
    for level in covered { level.beginOwnAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    addPresentedView(in: transition)
    if coversPresenter { moveViewToContainer(of: presenting) }
    containerView.layoutIfNeeded()
    transition.didEnd = { [self] completed in
      if completed {
        didPresent(covered, transition, completion)
      } else {
        cancelPresentation(covered, transition, animated: animated)
      }
    }
    transition.begin()
  }

  /// Adds the presented view before the transition, unless the app's animator adds it.
  private func addPresentedView(in transition: Transition) {
    guard transition.isViewAddedByAnimator else {
      activeController.placePresentedView()
      activeController.placeContents()
      return presented.deliverIsAppearing()
    }
    activeController.presentedView?.place(
      in: activeController.frameOfPresentedViewInContainerView)
    transition.arrival = { [self] in
      if !presented.view.isDescendant(of: containerView) { activeController.placePresentedView() }
      activeController.placeContents()
      presented.deliverIsAppearing()
      containerView.layoutIfNeeded()
    }
  }

  private func didPresent(
    _ covered: [ViewController], _ transition: Transition, _ completion: (() -> Void)?
  ) {
    phase = .presented
    removePresenterViews(of: covered)
    transition.finishCoordination()
    activeController.presentationTransitionDidEnd(true)
    presented.endAppearance()
    for level in covered { level.endOwnAppearance() }
    presented.isBeingPresented = false
    completion?()
  }

  /// Restores the state before a presentation that was cancelled interactively.
  private func cancelPresentation(
    _ covered: [ViewController], _ transition: Transition, animated: Bool
  ) {
    restorePresenterViews(of: covered, behind: containerView)
    transition.finishCoordination()
    activeController.presentationTransitionDidEnd(false)
    // The presented controller leaves for good (1.9.2).
    (presented.isBeingPresented, presented.isBeingDismissed) = (false, true)
    presented.beginAppearance(false, animated: animated)
    forget()
    presented.viewIfLoaded?.removeFromSuperview()
    closeContainer()
    presented.endAppearance()
    for level in covered {
      level.beginAppearance(true, animated: animated)
      level.deliverIsAppearing()
      level.endAppearance()
    }
    presented.isBeingDismissed = false
  }

  /// Dismisses `chain` in one transition: the transition of the frontmost controller.
  func end(_ chain: [Presentation], _ request: DismissalRequest) {
    // The presentation is gone if the root was replaced in the same turn.
    guard presented.ownPresentation === self else { return }
    guard let front = chain.last, front.containerView.window != nil else {
      chain.last?.dequeuePreparedTransition()?.skip()
      if isContextual, coversPresenter {
        restorePresenterViews(of: [presenting], behind: chain[0].containerView)
      }
      for link in chain.reversed() { link.forget() }
      request.completion?()
      return
    }
    let animated = request.animated
    let leaving = chain.reversed().map(\.presented)
    for controller in leaving { controller.isBeingDismissed = true }
    let transition = front.makeTransition(
      .dismiss, from: front.presented, to: presenting, animated)
    transition.keepsPresenterView = !chain.contains(where: \.coversPresenter)
    request.willBegin?()
    endEditing(in: leaving)
    for controller in leaving { controller.beginAppearance(false, animated: animated) }
    for link in chain.reversed() { link.activeController.dismissalTransitionWillBegin() }
    // Only the frontmost controller is animated.
    for link in chain.dropLast() where !front.containerView.isDescendant(of: link.containerView) {
      link.containerView.isHidden = true
    }
    let returning =
      transition.keepsPresenterView
      ? [] : coveredLevels.filter { $0.appearanceState == .disappeared }
    for level in returning { level.beginAppearance(true, animated: animated) }
    restorePresenterViews(of: returning, behind: front.containerView)
    for level in returning {
      level.deliverIsAppearing()
      level.view.layoutIfNeeded()
    }
    if returning.contains(where: { $0 === presenting }) {
      front.moveViewToContainer(of: presenting)
    }
    transition.didEnd = { [self, presenting] completed in
      if completed {
        // If the root was replaced meanwhile, the old root does not return to the screen.
        if presenting.presentation === self {
          restorePresenterViews(of: returning, behind: front.containerView)
        }
        didDismiss(chain, returning, transition, request)
      } else {
        cancelDismissal(chain, returning, transition, animated: animated)
      }
    }
    transition.begin()
  }

  /// Ends the input of a text in the views of `controllers`, which are being dismissed.
  private func endEditing(in controllers: [ViewController]) {
    guard let text = presenting.application?.focusedView, text.isEditingText else { return }
    for controller in controllers { controller.viewIfLoaded?.endEditing(true) }
  }

  private func didDismiss(
    _ chain: [Presentation], _ returning: [ViewController], _ transition: Transition,
    _ request: DismissalRequest
  ) {
    for link in chain.reversed() {
      link.presented.viewIfLoaded?.removeFromSuperview()
      link.forget()
    }
    transition.finishCoordination()
    for link in chain.reversed() {
      link.activeController.dismissalTransitionDidEnd(true)
      link.closeContainer()
    }
    for level in returning { level.endAppearance() }
    for link in chain.reversed() {
      link.presented.endAppearance()
      link.presented.isBeingDismissed = false
    }
    request.didEnd?()
    request.completion?()
  }

  /// Restores the state before a dismissal that was cancelled interactively.
  private func cancelDismissal(
    _ chain: [Presentation], _ returning: [ViewController], _ transition: Transition,
    animated: Bool
  ) {
    for link in chain {
      link.phase = .presented
      link.containerView.isHidden = false
    }
    transition.finishCoordination()
    // The callbacks from here on are those of a controller that stays (1.9.4).
    for link in chain { link.presented.isBeingDismissed = false }
    for link in chain.reversed() { link.activeController.dismissalTransitionDidEnd(false) }
    for level in returning { level.beginOwnAppearance(false, animated: animated) }
    removePresenterViews(of: returning)
    for level in returning { level.endOwnAppearance() }
    for link in chain.reversed() where link.presented.appearanceState == .disappearing {
      link.activeController.placePresentedView()
      link.presented.beginAppearance(true, animated: animated)
      link.presented.deliverIsAppearing()
      link.presented.endAppearance()
    }
  }

  /// Returns the announced transition, or a new one for a change without animation.
  private func makeTransition(
    _ kind: Transition.Kind, from: ViewController, to: ViewController, _ animated: Bool
  ) -> Transition {
    defer { preparedTransition = nil }
    if let announced = makePreparedTransition() { return announced }
    let transition = prepareTransition(kind, from, to, animated)
    transition.use(animators(animated: animated, dismissing: kind == .dismiss))
    return transition
  }

  private func prepareTransition(
    _ kind: Transition.Kind, _ from: ViewController, _ to: ViewController, _ animated: Bool
  ) -> Transition {
    let transition = Transition(
      kind: kind, from: from, to: to, containerView: containerView, isAnimated: animated)
    transition.presentation = self
    transition.keepsPresenterView = !coversPresenter
    transition.prepare()
    return transition
  }

  /// Returns the transition that the commit of this turn will start, with its animators; nil for
  /// none.
  func makePreparedTransition() -> Transition? {
    guard let preparedTransition else { return nil }
    if let made = preparedTransition.transition { return made }
    let other = preparedTransition.presenting
    let made =
      preparedTransition.kind == .present
      ? prepareTransition(.present, other, presented, true)
      : prepareTransition(.dismiss, presented, other, true)
    // The delegate can request the coordinator when it is asked for the animators.
    self.preparedTransition?.transition = made
    // `viewDidLoad` can set the transitioning delegate (2.7.7).
    if preparedTransition.kind == .present { presented.loadViewIfNeeded() }
    made.use(animators(animated: true, dismissing: preparedTransition.kind == .dismiss))
    return made
  }

  private func dequeuePreparedTransition() -> Transition? {
    defer { preparedTransition = nil }
    return preparedTransition?.transition
  }

  /// Moves the view of a presenter into the container, behind the other views, so that the animator
  /// can move it.
  ///
  /// The view stays in place if the presenter is in a sheet, or if the presentation is in a
  /// context.
  private func moveViewToContainer(of presenter: ViewController) {
    guard let view = presenter.viewIfLoaded, view.window != nil, !isContextual,
      presenter.ownPresentation?.coversPresenter != false
    else { return }
    containerView.insertSubview(view, at: 0)
  }

  /// Returns the animators to use.
  ///
  /// The animators of the request have priority, then the animators of the app's delegate, then the
  /// animators of the style.
  private func animators(animated: Bool, dismissing: Bool) -> TransitionAnimators? {
    defer { self.animators = nil }
    if animated, let animators { return animators }
    guard animated || controller.presentationStyle == .custom else { return nil }
    if let animators = delegateAnimators(animated: animated, dismissing: dismissing) {
      return animators
    }
    guard animated else { return nil }
    return TransitionAnimators(animator: activeController.makeAnimator(dismissing: dismissing))
  }

  private func delegateAnimators(animated: Bool, dismissing: Bool) -> TransitionAnimators? {
    guard let delegate = original.transitioningDelegate else { return nil }
    let found =
      dismissing
      ? delegate.animationController(forDismissed: presented)
      : delegate.animationController(
        forPresented: presented, presenting: presenting, source: requester ?? presenting)
    guard let found else { return nil }
    guard animated else { return TransitionAnimators(ofDelegate: found) }
    let interaction =
      dismissing
      ? delegate.interactionControllerForDismissal(using: found)
      : delegate.interactionControllerForPresentation(using: found)
    if interaction == nil {
      presenting.application?.refuseMissingDriver(
        of: presented, for: dismissing ? .dismiss : .present)
    }
    return TransitionAnimators(ofDelegate: found, interaction: interaction)
  }
}

/// The parameters of a dismissal.
struct DismissalRequest {
  var animated: Bool
  /// The animators to use in place of the delegate's and the style's; nil uses the delegate's or
  /// the style's.
  var animators: TransitionAnimators?
  /// Called when the coordinator exists, before any callback.
  var willBegin: (() -> Void)?
  /// Called after all callbacks.
  var didEnd: (() -> Void)?
  var completion: (() -> Void)?
}

extension ViewController {
  /// Returns the animator for `modalTransitionStyle`.
  func modalAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    switch modalTransitionStyle {
    case .coverVertical:
      KeyframeAnimator(dismissing ? .uncover(to: .bottom) : .cover(from: .bottom))
    case .flipHorizontal: PictureAnimator.flipHorizontal(dismissing: dismissing)
    case .crossDissolve: KeyframeAnimator(dismissing ? .fadeOut : .fade)
    case .partialCurl: PartialCurlAnimator(dismissing: dismissing)
    }
  }
}
