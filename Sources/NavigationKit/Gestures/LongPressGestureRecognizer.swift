internal import CellGraphics
internal import Motion

/// Recognises a finger that stays in its place; after that it may go anywhere.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// Seconds.
  public var minimumPressDuration = 0.5
  /// Columns that the finger may stray before it is recognised, a row counting as two.
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
