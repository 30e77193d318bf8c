internal import CellGraphics

extension PresentationController {
  /// The user wants the sheet or popover to go: by Esc, or a click beside it.
  ///
  /// The delegate hears of it, or, where `isModalInPresentation` or the delegate forbid it, of the
  /// attempt.
  ///
  /// - Returns: False where there is nothing that the user can dismiss now.
  @discardableResult
  public func userDidRequestDismissal() -> Bool {
    presentation?.requestDismissalByUser() ?? false
  }

  /// The user begins to drag the sheet or popover away.
  ///
  /// Where dismissing is forbidden a sheet gives way but little, and `finishInteractiveDismissal`
  /// tells the delegate of the attempt.
  ///
  /// - Returns: False where there is nothing that the user can dismiss now; the other calls then do
  ///   nothing.
  @discardableResult
  public func beginInteractiveDismissal() -> Bool {
    presentation?.beginDrag() ?? false
  }

  /// The finger has come to `progress`, held within 0 to 1, of the way out of the container.
  public func updateInteractiveDismissal(_ progress: Double) {
    presentation?.updateDrag(progress)
  }

  /// Lets go: the rest of the dismissal runs.
  public func finishInteractiveDismissal() { presentation?.endDrag(dismissing: true) }

  /// Lets go: everything goes back.
  public func cancelInteractiveDismissal() { presentation?.endDrag(dismissing: false) }
}

/// A finger on a sheet.
enum DismissalDrag {
  /// It pulls in vain at a view.
  case rubberBanding(View, progress: Double)
  case moving(DraggedTransition)
}

extension Presentation {
  /// Whether the user can try to dismiss it: a sheet or popover that is in front and at rest.
  var allowsDismissalByUser: Bool {
    activeController.allowsDismissalByUser && isAtRest && presented.presentation == nil
      && drag == nil
      && containerView.window?.application?.isBusy == false
  }

  /// Indicates whether it is neither on its way in nor out, or is taken to be there.
  var isAtRest: Bool {
    phase == .presented || containerView.window?.application?.assumesTransitionsEnded == true
  }

  /// Indicates whether a controller keeps the sheet or popover open. Its delegate may do so too, which
  /// only asking it tells.
  var isLocked: Bool { presented.isModalInPresentation || original.isModalInPresentation }

  func requestDismissalByUser() -> Bool {
    guard allowsDismissalByUser else { return false }
    if mayDismiss { dismissForUser(animators: nil) } else { notifyAttemptToDismiss() }
    return true
  }

  func beginDrag() -> Bool {
    guard allowsDismissalByUser else { return false }
    guard mayDismiss else {
      drag = activeController.presentedView.map { .rubberBanding($0, progress: 0) }
      return true
    }
    let animator =
      original.transitioningDelegate?.animationController(forDismissed: presented)
      ?? activeController.makeAnimator(dismissing: true)
    let interaction = DraggedTransition(
      animator: animator, forwards: .down, area: activeController.presentedView
    ) { [weak self] in self?.rowsToDismiss ?? 0 }
    drag = .moving(interaction)
    dismissForUser(animators: TransitionAnimators(animator: animator, interaction: interaction))
    return true
  }

  func updateDrag(_ progress: Double) {
    switch drag {
    case .rubberBanding(let view, _):
      let progress = min(max(progress, 0), 1)
      drag = .rubberBanding(view, progress: progress)
      let rows = Self.rubberBanded(rowsToDismiss * progress, height: view.bounds.height)
      view.transform = AffineTransform(translationX: 0, y: rows)
    case .moving(let interaction): interaction.update(progress)
    case nil: break
    }
  }

  func endDrag(dismissing: Bool) {
    switch drag {
    case .rubberBanding: endRubberBanding(isMeant: dismissing)
    case .moving(let interaction): endDrag { _ in interaction.end(cancelled: !dismissing) }
    case nil: break
    }
  }

  /// Lets go as the recogniser's finger did.
  func endDrag(_ pan: PanGestureRecognizer) {
    switch drag {
    case .rubberBanding(_, let progress):
      let isMeant =
        pan.touch == nil
        || ScreenEdgePanGestureRecognizer.shouldFinish(
          progress: progress, speed: 2 * pan.velocity(in: nil).y)
      endRubberBanding(isMeant: isMeant)
    case .moving: endDrag { $0.release(pan) }
    case nil: break
    }
  }

  private func endDrag(_ end: (DraggedTransition) -> Void) {
    guard case .moving(let interaction) = drag else { return }
    drag = nil
    end(interaction)
  }

  /// What was pulled in vain goes back.
  private func endRubberBanding(isMeant: Bool) {
    guard case .rubberBanding(let view, _) = drag else { return }
    drag = nil
    View.animate(
      withDuration: SheetSlideAnimator.duration,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]
    ) { view.transform = .identity }
    if isMeant, phase == .presented { notifyAttemptToDismiss() }
  }

  /// Rows from where the sheet stands to where it is out of the container.
  var rowsToDismiss: Double {
    let top = activeController.presentedView.map { $0.center.y - $0.bounds.height / 2 } ?? 0
    return max(1, containerView.bounds.height - top)
  }

  /// How far a sheet gives way that may not go: ever less, and never by more than its height.
  ///
  /// As scroll views on iOS beyond their ends, with 0.55 for the first row.
  static func rubberBanded(_ rows: Double, height: Double) -> Double {
    guard rows > 0, height > 0 else { return 0 }
    return (1 - 1 / (rows * 0.55 / height + 1)) * height
  }

  /// Whether neither the controller nor the delegate forbids it.
  private var mayDismiss: Bool {
    guard !isLocked else { return false }
    guard let delegate = controller.delegate else { return true }
    let answer = delegate.presentationControllerShouldDismiss(controller)
    presented.record(.presentationShouldDismiss, detail: "\(answer)")
    return answer
  }

  private func notifyAttemptToDismiss() {
    presented.record(.presentationDidAttemptToDismiss)
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  private func dismissForUser(animators: TransitionAnimators?) {
    let (controller, activeController, presented) = (controller, activeController, presented)
    presenting.end(
      self,
      DismissalRequest(
        animated: true, animators: animators,
        willBegin: {
          presented.record(.presentationWillDismiss)
          controller.delegate?.presentationControllerWillDismiss(controller)
        },
        didEnd: {
          presented.record(.presentationDidDismiss)
          controller.delegate?.presentationControllerDidDismiss(controller)
          activeController.didDismissForUser()
        }))
  }
}
