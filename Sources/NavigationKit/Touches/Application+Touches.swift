public import CellGraphics

extension Application {
  /// Ticks within which a finger that comes down in the same place taps once more: 0.35 s.
  static let tapInterval = 42

  /// Whether a finger is on the screen and something may come of it.
  public var isTouched: Bool { touchDelivery.touch != nil }

  /// A finger comes down, moves or goes up at a point of the window.
  ///
  /// It goes to the view it comes down on, then to those around, and to the recognisers on all of
  /// these. During a transition that no finger holds nothing comes of it; one that begins in between
  /// ends the touch.
  public func touch(_ phase: TouchPhase, at point: Point) {
    switch phase {
    case .down: begin(at: point)
    case .move, .up:
      guard isTouched else { return }
      if isTransitioning, !runningTransitions.contains(where: \.isInteractive) {
        cancelTouch()
        return
      }
      turn { touchDelivery.continueTouch(to: phase, at: point, tick: tick) }
      if phase == .up { restartCompletionTimeout() }
    case .cancel: cancelTouch()
    }
  }

  /// Calls the finger on the screen off, if there is one; answers whether there was.
  @discardableResult
  public func cancelTouch() -> Bool {
    guard isTouched else { return false }
    turn { touchDelivery.cancelTouch(tick: tick) }
    restartCompletionTimeout()
    return true
  }

  /// A notch of the wheel at a point of the window: for the innermost view there that can scroll.
  public func turnWheel(_ direction: Direction, at point: Point) {
    turn {
      guard acceptsInput("wheel \(direction.rawValue)") else { return }
      var view = window?.hitTest(point, with: nil)
      while let current = view, !current.handleWheel(direction) { view = current.superview }
    }
  }

  /// Text for the focused view, or the nearest around it that takes any.
  public func paste(_ text: String) {
    turn {
      guard acceptsInput("paste") else { return }
      var view = focusedView
      while let current = view {
        if current.paste(text) { return }
        view = current.superview
      }
      ignore("paste", because: "nothing here takes text")
    }
  }

  private func begin(at point: Point) {
    // The end of the one before was missed.
    cancelTouch()
    turn {
      guard let window else { return }
      if let recognizer = catchableTransition?.catchRecognizer(at: point),
        let area = recognizer.view
      {
        return touchDelivery.beginTouch(at: point, in: area, window: window, tick: tick) {
          $0 === recognizer
        }
      }
      guard let view = window.hitTest(point, with: nil) else { return }
      guard acceptsInput("touch") else { return }
      guard !isBusy(view) else { return ignore("touch", because: "the view is being animated") }
      // A finger that stops what scrolls does nothing else but scroll.
      let only: ((GestureRecognizer) -> Bool)? =
        stopScrolling(around: view) ? { $0 is PanGestureRecognizer } : nil
      touchDelivery.beginTouch(at: point, in: view, window: window, tick: tick, only: only)
      focusTouched(view)
    }
  }

  /// Halts the scroll views around `view` that are in motion; answers whether there was one.
  private func stopScrolling(around view: View) -> Bool {
    var hasStopped = false
    var candidate: View? = view
    while let current = candidate {
      if let scrollView = current as? ScrollView, scrollView.stopMoving() { hasStopped = true }
      candidate = current.superview
    }
    return hasStopped
  }

  /// The focus goes to what is touched, or to the nearest around it that can have it.
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
