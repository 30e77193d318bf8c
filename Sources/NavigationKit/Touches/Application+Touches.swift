public import CellGraphics

extension Application {
  /// The largest number of ticks between two touches of a multiple tap: 42 ticks, or 0.35 s.
  static let tapInterval = 42

  /// A Boolean value that indicates whether a touch is in progress.
  public var isTouched: Bool { touchDelivery.touch != nil }

  /// Begins, moves or ends the touch, as a mouse button does.
  ///
  /// The touch belongs to the view on which it begins. The recognisers on that view and the views
  /// around it receive it first, then the view as a responder. A touch that begins during a
  /// transition is ignored, unless it catches a released interactive transition. A transition
  /// without interactive driver cancels a touch in progress.
  ///
  /// - Parameters:
  ///   - phase: The change of the touch. Moves and ends without a touch are ignored.
  ///   - point: The position on the screen, in cells.
  public func touch(_ phase: TouchPhase, at point: Point) {
    switch phase {
    case .down: begin(at: point)
    case .move, .up:
      guard isTouched else { return }
      if isTransitioning, !runningTransitions.contains(where: \.isInteractive) {
        cancelTouch()
        return
      }
      let place = point - (touchDelivery.touch?.window?.frame.origin ?? .zero)
      turn { touchDelivery.continueTouch(to: phase, at: place, tick: tick) }
      if phase == .up { restartCompletionTimeout() }
    case .cancel: cancelTouch()
    }
  }

  /// Cancels the touch in progress.
  ///
  /// - Returns: False if no touch is in progress.
  @discardableResult
  public func cancelTouch() -> Bool {
    guard isTouched else { return false }
    turn { touchDelivery.cancelTouch(tick: tick) }
    restartCompletionTimeout()
    return true
  }

  /// Turns the mouse wheel by one notch over a point.
  ///
  /// The innermost view there that can scroll in this direction handles it. During a transition the
  /// wheel is ignored.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the content should reveal more.
  ///   - point: The position on the screen, in cells.
  public func turnWheel(_ direction: Direction, at point: Point) {
    turn {
      guard acceptsInput("wheel \(direction.rawValue)") else { return }
      let window = window(at: point)
      var view = window?.hitTest(point - (window?.frame.origin ?? .zero), with: nil)
      while let current = view, !current.handleWheel(direction) { view = current.superview }
      if view == nil { refuse(.noScrolling(direction)) }
    }
  }

  /// Gives pasted text to the focused view, or to the nearest view around it that accepts it.
  ///
  /// A paste that no view accepts records an `inputIgnored` event.
  public func paste(_ text: String) {
    turn {
      guard acceptsInput("paste") else { return }
      var view = focusedView
      while let current = view {
        if current.paste(text) { return }
        view = current.superview
      }
      ignore("paste", because: "nothing here takes text", .noText)
    }
  }

  /// Cancels, in the commit of this turn, the gestures of views that have left the window by then.
  func cancelGesturesOffScreenAtCommit() {
    guard !touchDelivery.recognizers.isEmpty else { return }
    atCommit { [self] in touchDelivery.cancelGesturesOffScreen() }
  }

  private func begin(at screenPoint: Point) {
    // If a touch is still in progress, its end was missed, so it is cancelled.
    cancelTouch()
    turn {
      guard let window = window(at: screenPoint) else { return }
      let point = screenPoint - window.frame.origin
      if let recognizer = catchableTransition?.catchRecognizer(at: point),
        let area = recognizer.view
      {
        return touchDelivery.beginTouch(at: point, in: area, window: window, tick: tick) {
          $0 === recognizer
        }
      }
      guard let view = window.hitTest(point, with: nil) else {
        return refuse(window.refusalOfTouch(at: point) ?? .noView)
      }
      guard acceptsInput("touch") else { return }
      guard !isBusy(view) else {
        return ignore("touch", because: "the view is being animated", .animated(view.part))
      }
      // A touch that stops a scrolling view can only begin another scroll.
      let only: ((GestureRecognizer) -> Bool)? =
        stopScrolling(around: view) ? { $0 is PanGestureRecognizer } : nil
      touchDelivery.beginTouch(at: point, in: view, window: window, tick: tick, only: only)
      focusTouched(view)
    }
  }

  /// Stops the scroll views around `view` that are in motion.
  ///
  /// - Returns: False if no scroll view is in motion.
  private func stopScrolling(around view: View) -> Bool {
    var hasStopped = false
    var candidate: View? = view
    while let current = candidate {
      if let scrollView = current as? ScrollView, scrollView.stopMoving() { hasStopped = true }
      candidate = current.superview
    }
    return hasStopped
  }

  /// Moves the focus to the touched view, or to its nearest superview that can have the focus.
  private func focusTouched(_ view: View) {
    let views = focusableViews
    var candidate: View? = view
    while let current = candidate {
      if views.contains(where: { $0 === current }) {
        // The touch may have begun the input of a text.
        if keyRouting == .screen, current === focus.view { return }
        return giveFocus(to: current)
      }
      candidate = current.superview
    }
  }

  private func restartCompletionTimeout() {
    for transition in runningTransitions { transition.restartCompletionTimeout() }
  }
}
