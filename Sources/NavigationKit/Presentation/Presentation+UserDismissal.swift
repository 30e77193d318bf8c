internal import CellGraphics

extension PresentationController {
  /// Dismisses the sheet or popover for the user, who pressed Esc or clicked outside.
  ///
  /// The delegate is notified in this order: `presentationControllerShouldDismiss(_:)`,
  /// `presentationControllerWillDismiss(_:)`, `presentationControllerDidDismiss(_:)`. When
  /// `isModalInPresentation` or the delegate prevents it, the delegate receives
  /// `presentationControllerDidAttemptToDismiss(_:)`.
  ///
  /// - Returns: False when there is nothing that the user can dismiss now: the presentation is not
  ///   in front, a transition runs, or the style does not allow it.
  @discardableResult
  public func userDidRequestDismissal() -> Bool {
    presentation?.requestDismissalByUser() ?? false
  }

  /// Starts an interactive dismissal: the user drags the sheet or popover.
  ///
  /// When dismissing is prevented, a sheet moves only a little, and
  /// ``finishInteractiveDismissal()`` reports the attempt to the delegate.
  ///
  /// ```swift
  /// let application = Application()
  /// let (root, sheet) = (ViewController(), ViewController())
  /// // Present a sheet.
  /// let window = Window(application: application, size: Size(width: 80, height: 24))
  /// window.rootViewController = root
  /// application.turn { window.makeKeyAndVisible() }
  /// application.turn { root.present(sheet, animated: false) }
  /// // Drag to the middle, then release.
  /// application.turn { _ = sheet.presentationController?.beginInteractiveDismissal() }
  /// application.turn { sheet.presentationController?.updateInteractiveDismissal(0.5) }
  /// precondition(sheet.isBeingDismissed)  // Half of the way out.
  /// application.turn { sheet.presentationController?.cancelInteractiveDismissal() }
  /// application.advance(to: application.tick + 120)
  /// precondition(root.presentedViewController === sheet)
  /// ```
  ///
  /// - Returns: False when there is nothing that the user can dismiss now. The other calls then
  ///   have no effect.
  @discardableResult
  public func beginInteractiveDismissal() -> Bool {
    presentation?.beginDrag() ?? false
  }

  /// Moves the presentation to a share of its way out of the container.
  ///
  /// - Parameter progress: The share, limited to 0...1.
  public func updateInteractiveDismissal(_ progress: Double) {
    presentation?.updateDrag(progress)
  }

  /// Ends the drag and runs the rest of the dismissal.
  public func finishInteractiveDismissal() { presentation?.endDrag(dismissing: true) }

  /// Ends the drag and returns the presentation to its place.
  public func cancelInteractiveDismissal() { presentation?.endDrag(dismissing: false) }
}

/// A drag of a presented sheet or popover.
enum DismissalDrag {
  /// A drag of a view that cannot be dismissed. The view moves a little and returns.
  case rubberBanding(View, progress: Double)
  case moving(DraggedTransition)
}

extension Presentation {
  /// Indicates whether the user can try to dismiss the presentation. It must be in front and at
  /// rest.
  var allowsDismissalByUser: Bool {
    activeController.allowsDismissalByUser && isAtRest && presented.presentation == nil
      && drag == nil
      && containerView.window?.application?.isBusy == false
  }

  /// Indicates whether no transition of the presentation runs.
  ///
  /// It is also true while transitions are assumed to have ended.
  var isAtRest: Bool {
    phase == .presented || containerView.window?.application?.assumesTransitionsEnded == true
  }

  /// Indicates whether a controller prevents the dismissal by `isModalInPresentation`: the presented
  /// one, or the child in front, such as the top of a stack. The delegate can also prevent it.
  var isLocked: Bool {
    if original.isModalInPresentation { return true }
    var controller: ViewController? = presented
    while let current = controller {
      if current.isModalInPresentation { return true }
      controller = current.frontmostChild
    }
    return false
  }

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
    case .rubberBanding: endRubberBanding(isIntended: dismissing)
    case .moving(let interaction): endDrag { _ in interaction.end(cancelled: !dismissing) }
    case nil: break
    }
  }

  /// Ends the drag by the position and speed of a pan.
  func endDrag(_ pan: PanGestureRecognizer) {
    switch drag {
    case .rubberBanding(_, let progress):
      let isIntended =
        pan.touch == nil
        || ScreenEdgePanGestureRecognizer.shouldFinish(
          progress: progress, speed: 2 * pan.velocity(in: nil).y)
      endRubberBanding(isIntended: isIntended)
    case .moving: endDrag { $0.release(pan) }
    case nil: break
    }
  }

  private func endDrag(_ end: (DraggedTransition) -> Void) {
    guard case .moving(let interaction) = drag else { return }
    drag = nil
    end(interaction)
  }

  /// Returns a sheet that cannot be dismissed to its place.
  private func endRubberBanding(isIntended: Bool) {
    guard case .rubberBanding(let view, _) = drag else { return }
    drag = nil
    View.animate(
      withDuration: SheetSlideAnimator.duration,
      options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]
    ) { view.transform = .identity }
    if isIntended, phase == .presented { notifyAttemptToDismiss() }
  }

  /// The number of rows that the sheet must move to leave the container.
  var rowsToDismiss: Double {
    let top = activeController.presentedView.map { $0.center.y - $0.bounds.height / 2 } ?? 0
    return max(1, containerView.bounds.height - top)
  }

  /// Returns the distance that a sheet moves if it cannot be dismissed. The distance is always less
  /// than its height.
  ///
  /// It is the formula of scroll views on iOS beyond their ends, with 0.55 for the first row.
  static func rubberBanded(_ rows: Double, height: Double) -> Double {
    guard rows > 0, height > 0 else { return 0 }
    return (1 - 1 / (rows * 0.55 / height + 1)) * height
  }

  /// Indicates whether neither the controller nor the delegate prevents the dismissal.
  private var mayDismiss: Bool {
    guard !isLocked else {
      presented.refuse(.modal(presented.identity))
      return false
    }
    guard let delegate = controller.delegate else { return true }
    let answer = delegate.presentationControllerShouldDismiss(controller)
    presented.record(.presentationShouldDismiss, detail: "\(answer)")
    if !answer { presented.refuse(.dismissalRefused(presented.identity)) }
    return answer
  }

  private func notifyAttemptToDismiss() {
    presented.record(.presentationDidAttemptToDismiss) {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
    }
  }

  private func dismissForUser(animators: TransitionAnimators?) {
    let (controller, activeController, presented) = (controller, activeController, presented)
    presenting.end(
      self,
      DismissalRequest(
        animated: true, animators: animators,
        willBegin: {
          presented.record(.presentationWillDismiss) {
            controller.delegate?.presentationControllerWillDismiss(controller)
          }
        },
        didEnd: {
          presented.record(.presentationDidDismiss) {
            controller.delegate?.presentationControllerDidDismiss(controller)
          }
          activeController.didDismissForUser()
        }))
  }
}
