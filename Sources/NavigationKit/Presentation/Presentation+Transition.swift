extension Presentation {
  /// This presentation and those that stand on it, the lowest first.
  var chain: [Presentation] {
    var links = [self]
    while let next = links[links.count - 1].presented.presentation { links.append(next) }
    return links
  }

  /// Brings the presented controller on: the new one is told "did" before the old one.
  func begin(animated: Bool, completion: (() -> Void)?) {
    guard let window = presenting.viewIfLoaded?.window else { return forget() }
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    presenting.beginAppearance(false, animated: animated)
    presented.beginAppearance(true, animated: animated)
    containerView.place(in: window.bounds)
    window.addSubview(containerView)
    containerView.fill(with: presented.view)
    presented.deliverIsAppearing()
    presented.view.layoutIfNeeded()
    let transition = Transition(
      kind: .present, from: presenting, to: presented, containerView: containerView,
      isAnimated: animated)
    if animated {
      transition.animator = takeAnimator() ?? presented.modalAnimator(dismissing: false)
    }
    transition.didEnd = { [self] _ in
      phase = .presented
      presenting.viewIfLoaded?.removeFromSuperview()
      presented.endAppearance()
      presenting.endAppearance()
      presented.isBeingPresented = false
      completion?()
    }
    transition.begin()
  }

  /// Takes `chain` off in one transition: that of the controller in front.
  func end(_ chain: [Presentation], animated: Bool, completion: (() -> Void)?) {
    guard let front = chain.last, let window = front.containerView.window else { return }
    let leaving = front.presented
    leaving.isBeingDismissed = true
    leaving.beginAppearance(false, animated: animated)
    presenting.beginAppearance(true, animated: animated)
    returnHome(presenting, in: window)
    presenting.deliverIsAppearing()
    presenting.view.layoutIfNeeded()
    let transition = Transition(
      kind: .dismiss, from: leaving, to: presenting, containerView: front.containerView,
      isAnimated: animated)
    if animated {
      transition.animator = front.takeAnimator() ?? leaving.modalAnimator(dismissing: true)
    }
    transition.didEnd = { [self, presenting] _ in
      // A root that was replaced meanwhile has left for good.
      if presenting.presentation === self { returnHome(presenting, in: window) }
      for link in chain.reversed() {
        link.presented.viewIfLoaded?.removeFromSuperview()
        link.containerView.removeFromSuperview()
        link.forget()
      }
      presenting.endAppearance()
      leaving.endAppearance()
      leaving.isBeingDismissed = false
      completion?()
    }
    transition.begin()
  }

  /// Forgets the presentation on both sides.
  func forget() {
    presented.ownPresentation = nil
    if presenting.presentation === self { presenting.presentation = nil }
    containerView.removeFromSuperview()
    segue?.end()
    segue = nil
  }

  private func takeAnimator() -> (any ViewControllerAnimatedTransitioning)? {
    defer { animator = nil }
    return animator
  }

  /// Puts the presenter's view where it belongs: at the back of the window, or in its own container.
  private func returnHome(_ controller: ViewController, in window: Window) {
    guard let view = controller.viewIfLoaded else { return }
    let home = controller.ownPresentation?.containerView ?? window
    guard view.superview !== home else { return }
    view.place(in: home.bounds)
    home.insertSubview(view, at: 0)
  }
}

extension ViewController {
  /// What `modalTransitionStyle` means.
  func modalAnimator(dismissing: Bool) -> any ViewControllerAnimatedTransitioning {
    switch modalTransitionStyle {
    case .coverVertical: KeyframeAnimator(dismissing ? .uncoverVertical : .coverVertical)
    case .flipHorizontal: PictureAnimator.flipHorizontal(dismissing: dismissing)
    case .crossDissolve: KeyframeAnimator(dismissing ? .fadeAway : .fade)
    case .partialCurl: PartialCurlAnimator(dismissing: dismissing)
    }
  }
}

extension KeyframedTransition {
  /// The destination slides up over the source.
  static let coverVertical = KeyframedTransition(
    front: .destination, source: [],
    destination: [TransitionKeyframe(time: 0, y: 1), TransitionKeyframe(time: 48)])

  /// The source slides down from over the destination.
  static let uncoverVertical = KeyframedTransition(
    front: .source, source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 48, y: 1)],
    destination: [])

  /// The source fades away from over the destination.
  static let fadeAway = KeyframedTransition(
    front: .source, source: [TransitionKeyframe(time: 0), TransitionKeyframe(time: 36, alpha: 0)],
    destination: [])
}
