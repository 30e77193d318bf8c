internal import CellGraphics
internal import Motion

/// Recognises a touch that stays at its place for a time. Afterwards the touch may move anywhere.
///
/// It is continuous: `began` when the time has passed, `changed` at each move, `ended` at the end.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// The time in seconds after which the press is recognised; 0.5 by default.
  public var minimumPressDuration = 0.5
  /// The distance in columns at which the press fails before it is recognised; a row counts as two.
  public var allowableMovement = GestureRecognizer.slop

  open override var gestureName: String { "long press" }

  open override func touchBegan(_ touch: Touch) {
    dueTick = touch.tick + max(1, Tick.count(seconds: minimumPressDuration))
  }

  open override func touchMoved(_ touch: Touch) {
    if state == .possible, waitingStates.isEmpty {
      if Self.distance(from: touch.start, to: touch.location(in: nil)) >= allowableMovement {
        state = .failed
      }
    } else {
      state = .changed
    }
  }

  open override func touchEnded(_ touch: Touch) {
    state = state == .possible && waitingStates.isEmpty ? .failed : .ended
  }

  override func dueTickDidPass() {
    state = .began
  }
}
