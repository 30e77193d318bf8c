internal import CellGraphics

extension NavigationController {
  /// Adds the recogniser that drags the top controller away from the left edge.
  func addInteractivePop(to view: View) {
    let recognizer = edgePan
    recognizer.shouldBegin = { [unowned recognizer] in
      (recognizer.view?.controller as? NavigationController)?.canPopInteractively ?? false
    }
    recognizer.refusal = { [unowned recognizer] in
      (recognizer.view?.controller as? NavigationController)?.refusalOfInteractivePop
    }
    recognizer.actionTitle = "back"
    view.addGestureRecognizer(recognizer)
  }

  /// Indicates whether the drag from the left edge may begin.
  ///
  /// The drag may not begin at the root, during a transition, or if the navigation delegate
  /// animates pops (3.5.2, 3.5.4). If the back button is hidden or replaced, the drag may begin
  /// only if the recogniser has a delegate (3.5.3).
  private var canPopInteractively: Bool {
    guard children.count > 1, let from = topViewController,
      edgePan.delegate != nil || !isNavigationBarHidden && navigationBar.showsBackButton,
      viewIfLoaded?.window?.application?.isTransitioning == false
    else { return false }
    return delegate?.navigationController(
      self, animationControllerFor: .pop, from: from, to: children[children.count - 2]) == nil
  }

  /// The reason why the drag from the left edge may not begin. The delegate is not asked again.
  private var refusalOfInteractivePop: Refusal {
    if children.count < 2 { return .popAtRoot(identity) }
    if edgePan.delegate == nil, isNavigationBarHidden || !navigationBar.showsBackButton {
      return .popWithoutBackButton(identity)
    }
    if let application = viewIfLoaded?.window?.application, application.isTransitioning {
      return application.transitionRefusal
    }
    return .popAnimatedByDelegate(identity)
  }

  func followInteractivePop(_ recognizer: ScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let animator = NavigationSlideAnimator(isPop: true)
      let interaction = DraggedTransition(
        animator: animator, forwards: recognizer.forwards, area: contentView
      ) { [weak contentView] in contentView?.bounds.width ?? 0 }
      nextAnimators = TransitionAnimators(animator: animator, interaction: interaction)
      popInteraction = interaction
      interaction.update(recognizer.progress)
      popViewController(animated: true)
    case .changed: popInteraction?.update(recognizer.progress)
    case .ended: endInteractivePop { $0.release(recognizer) }
    case .cancelled: endInteractivePop { $0.end(cancelled: true) }
    case .possible, .failed: break
    }
  }

  private func endInteractivePop(_ end: (DraggedTransition) -> Void) {
    if let popInteraction { end(popInteraction) }
    popInteraction = nil
  }
}
