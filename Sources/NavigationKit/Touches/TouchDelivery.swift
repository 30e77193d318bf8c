internal import CellGraphics

/// Delivers the touch to recognisers and views, and decides between recognisers.
///
/// Recognisers receive the touch before the view. A recogniser waits until the recognisers that
/// must fail first have failed. When a gesture is recognised, the recognisers that may not be
/// recognised with it fail.
final class TouchDelivery {
  private(set) var touch: Touch?
  /// The active recognisers, innermost first: the recognisers of the touch, and the recognisers
  /// that wait for another tap.
  private(set) var recognizers: [GestureRecognizer] = []
  /// Indicates whether the view does not receive the touch any longer.
  private var isViewCancelled = false
  private var lastTap: (place: Point, tick: Int, count: Int)?

  /// The next tick at which a recogniser decides even if the touch does not change; nil if there is
  /// no such tick.
  var nextDueTick: Int? { recognizers.lazy.compactMap(\.dueTick).min() }

  /// Begins a touch on `view`.
  ///
  /// - Parameter isAllowed: Selects the recognisers that receive the touch. The view then receives
  ///   no touch. nil selects all recognisers and the view.
  func beginTouch(
    at point: Point, in view: View, window: Window, tick: Int,
    only isAllowed: ((GestureRecognizer) -> Bool)? = nil
  ) {
    let touch = Touch(
      at: point, in: view, window: window, tick: tick, tapCount: tapCount(at: point, tick: tick))
    lastTap = (point, tick, touch.tapCount)
    self.touch = touch
    isViewCancelled = isAllowed != nil
    var found = recognizers
    var candidate: View? = view
    while let current = candidate {
      for recognizer in current.attachedRecognizers
      where recognizer.isEnabled && isAllowed?(recognizer) != false {
        guard recognizer.receives(touch) else {
          window.application?.refuse(.touchRefused(recognizer.gestureName, current.part))
          continue
        }
        if !found.contains(where: { $0 === recognizer }) { found.append(recognizer) }
      }
      candidate = current.superview
    }
    let new = found.filter { $0.delivery == nil }
    let waiting = recognizers
    recognizers = found
    for recognizer in new { recognizer.beginAttempt(self, touch) }
    for recognizer in new { recognizer.collectRequirements(among: found, waiting: waiting) }
    let event = InputEvent(touch)
    window.send(event) { [self] in
      for recognizer in found where recognizer.isReady(for: touch) {
        recognizer.touch = touch
        recognizer.touchesBegan([touch], with: event)
      }
      if !isViewCancelled { view.touchesBegan([touch], with: event) }
    }
  }

  func continueTouch(to phase: TouchPhase, at point: Point, tick: Int) {
    guard let touch else { return }
    touch.change(to: phase, at: point, tick: tick)
    // A touch that moves away is no tap for the count of the next one.
    if let tap = lastTap, !isNear(tap.place, point) { lastTap = nil }
    let event = InputEvent(touch)
    send(event, of: touch) { [self] in
      for recognizer in recognizers where recognizer.isFollowing(touch) {
        if phase == .up {
          recognizer.touchesEnded([touch], with: event)
        } else {
          recognizer.touchesMoved([touch], with: event)
        }
      }
      guard !isViewCancelled, let view = touch.view else { return }
      if phase == .up {
        view.touchesEnded([touch], with: event)
      } else {
        view.touchesMoved([touch], with: event)
      }
    }
    if phase == .up { endTouch() }
  }

  /// Delivers an event through the window of its touch, or at once if the window is gone.
  private func send(_ event: InputEvent, of touch: Touch, _ delivery: @escaping () -> Void) {
    if let window = touch.window { window.send(event, delivery) } else { delivery() }
  }

  func cancelTouch(tick: Int) {
    guard let touch else { return }
    touch.change(to: .cancel, at: touch.location(in: nil), tick: tick)
    let event = InputEvent(touch)
    send(event, of: touch) { [self] in
      for recognizer in recognizers { recognizer.cancelAttempt(touch) }
      guard !isViewCancelled else { return }
      isViewCancelled = true
      touch.view?.touchesCancelled([touch], with: event)
    }
    endTouch()
  }

  /// Lets the recognisers decide whose due tick has come. The touch that began their attempt is the
  /// cause.
  func passTime(to tick: Int, of events: EventRecord) {
    for recognizer in recognizers where recognizer.dueTick.map({ $0 <= tick }) == true {
      recognizer.dueTick = nil
      events.causing(from: recognizer.causeOfAttempt) { recognizer.dueTickDidPass() }
    }
    if touch == nil { removeDecidedRecognizers() }
  }

  /// Cancels the gestures of the recognisers whose views are in no window (8.14).
  func cancelGesturesOffScreen() {
    for recognizer in recognizers where recognizer.view?.window == nil { recognizer.abandon() }
    if touch == nil { removeDecidedRecognizers() }
  }

  private func tapCount(at point: Point, tick: Int) -> Int {
    guard let lastTap, tick - lastTap.tick <= Application.tapInterval, isNear(lastTap.place, point)
    else { return 1 }
    return lastTap.count + 1
  }

  private func isNear(_ place: Point, _ point: Point) -> Bool {
    GestureRecognizer.distance(from: place, to: point) < GestureRecognizer.slop
  }

  private func endTouch() {
    touch = nil
    for recognizer in recognizers {
      if recognizer.isContinuing { recognizer.state = .ended }
      if recognizer.isUndecidedAtTheEnd { recognizer.state = .failed }
    }
    removeDecidedRecognizers()
  }

  private func removeDecidedRecognizers() {
    let decided = recognizers.filter(\.isDecided)
    recognizers.removeAll(where: \.isDecided)
    for recognizer in decided { recognizer.endAttempt() }
  }
}

// MARK: - Arbitration

extension TouchDelivery {
  /// Indicates whether `recognizer` waits for another recogniser to fail.
  ///
  /// - Returns: nil if `recognizer` must fail because a recogniser that it waited for was
  /// recognised.
  func mustWait(_ recognizer: GestureRecognizer) -> Bool? {
    var isWaiting = false
    for other in recognizers where recognizer.requiresFailure(of: other) {
      switch other.state {
      case .possible: isWaiting = true
      case .began, .changed, .ended: return nil
      case .cancelled, .failed: break
      }
    }
    return isWaiting
  }

  /// Keeps the refusal of a recogniser that another one should have failed for.
  func refuseRequiredFailure(of recognizer: GestureRecognizer) {
    let other = recognizers.first { recognizer.requiresFailure(of: $0) && $0.isRecognized }
    if let other { refuse(recognizer, after: other) }
  }

  private func refuse(_ recognizer: GestureRecognizer, after other: GestureRecognizer) {
    let (name, first) = (recognizer.gestureName, other.gestureName)
    recognizer.view?.window?.application?.refuse(
      recognizer.requiresFailure(of: other)
        ? .failureRequired(name, of: first) : .prevented(name, by: first))
  }

  /// Returns the recognised gesture that prevents `recognizer`; nil for none.
  func recognizer(preventing recognizer: GestureRecognizer) -> GestureRecognizer? {
    recognizers.first { other in
      other !== recognizer && other.isRecognized && other.excludes(recognizer)
    }
  }

  func didRecognize(_ recognizer: GestureRecognizer) {
    for other in recognizers
    where other !== recognizer && other.isPossible && recognizer.excludes(other) {
      // One that waits would have been recognised; the others fail as usual.
      if !other.waitingStates.isEmpty { refuse(other, after: recognizer) }
      other.state = .failed
    }
    if recognizer.cancelsTouchesInView, touch != nil, !isViewCancelled, let touch {
      isViewCancelled = true
      touch.view?.touchesCancelled([touch], with: InputEvent(touch))
    }
  }

  /// Lets the recognisers that waited for `recognizer` to fail try again.
  func didFail(_ recognizer: GestureRecognizer) {
    for other in recognizers where other.requiresFailure(of: recognizer) { other.retry() }
  }
}
