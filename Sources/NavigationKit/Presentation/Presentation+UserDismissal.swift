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
  /// Where dismissing is forbidden nothing moves, and `finishInteractiveDismissal` tells the delegate
  /// of the attempt.
  ///
  /// - Returns: False where there is nothing that the user can dismiss now; the other calls then do
  ///   nothing.
  @discardableResult
  public func beginInteractiveDismissal() -> Bool {
    presentation?.beginDrag() ?? false
  }

  /// The finger has come to `progress`, held within 0 to 1, of the way out of the container.
  public func updateInteractiveDismissal(_ progress: Double) {
    guard case .moving(let interaction) = presentation?.drag else { return }
    interaction.update(progress)
  }

  /// Lets go: the rest of the dismissal runs.
  public func finishInteractiveDismissal() { presentation?.endDrag(dismissing: true) }

  /// Lets go: everything goes back.
  public func cancelInteractiveDismissal() { presentation?.endDrag(dismissing: false) }
}

/// A finger on a sheet.
enum DismissalDrag {
  /// It pulls in vain.
  case resisting
  case moving(PercentDrivenInteractiveTransition)
}

extension Presentation {
  /// Whether the user can try to dismiss it: a sheet or popover that is in front and at rest.
  var allowsDismissalByUser: Bool {
    acting.allowsDismissalByUser && phase == .presented && presented.presentation == nil
      && containerView.window?.application?.isBusy == false
  }

  func requestDismissalByUser() -> Bool {
    guard allowsDismissalByUser else { return false }
    if mayDismiss { dismissForUser(players: nil) } else { tellAttempt() }
    return true
  }

  func beginDrag() -> Bool {
    guard allowsDismissalByUser else { return false }
    guard mayDismiss else {
      drag = .resisting
      return true
    }
    let animator =
      original.transitioningDelegate?.animationController(forDismissed: presented)
      ?? acting.makeAnimator(dismissing: true)
    let interaction = PercentDrivenInteractiveTransition(animator: animator)
    drag = .moving(interaction)
    dismissForUser(players: TransitionPlayers(animator: animator, interaction: interaction))
    return true
  }

  func endDrag(dismissing: Bool) {
    let drag = drag
    self.drag = nil
    switch drag {
    case .resisting: if dismissing { tellAttempt() }
    case .moving(let interaction): dismissing ? interaction.finish() : interaction.cancel()
    case nil: break
    }
  }

  /// Whether neither the controller nor the delegate forbids it.
  private var mayDismiss: Bool {
    guard !presented.isModalInPresentation, !original.isModalInPresentation else { return false }
    guard let delegate = controller.delegate else { return true }
    let answer = delegate.presentationControllerShouldDismiss(controller)
    presented.note(.presentationShouldDismiss, detail: "\(answer)")
    return answer
  }

  private func tellAttempt() {
    presented.note(.presentationDidAttemptToDismiss)
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  private func dismissForUser(players: TransitionPlayers?) {
    let (controller, acting, presented) = (controller, acting, presented)
    presenting.end(
      self,
      DismissalRequest(
        animated: true, players: players,
        willBegin: {
          presented.note(.presentationWillDismiss)
          controller.delegate?.presentationControllerWillDismiss(controller)
        },
        didEnd: {
          presented.note(.presentationDidDismiss)
          controller.delegate?.presentationControllerDidDismiss(controller)
          acting.didDismissForUser()
        }))
  }
}
