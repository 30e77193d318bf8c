internal import CellGraphics

/// Recognises one tap or several in one place.
///
/// A tap is a finger that goes up less than `slop` from where it came down; the next one has to come
/// down there within 0.35 s of it.
open class TapGestureRecognizer: GestureRecognizer {
  public var numberOfTapsRequired = 1

  private var taps = 0
  private var start = Point.zero

  open override var gestureName: String {
    numberOfTapsRequired == 1 ? "tap" : "tap \(numberOfTapsRequired) times"
  }

  open override func touchBegan(_ touch: Touch) {
    dueTick = nil
    let place = touch.location(in: nil)
    if taps > 0, Self.distance(from: start, to: place) >= Self.slop {
      state = .failed
      return
    }
    if taps == 0 { start = place }
  }

  open override func touchMoved(_ touch: Touch) {
    if Self.distance(from: start, to: touch.location(in: nil)) >= Self.slop { state = .failed }
  }

  open override func touchEnded(_ touch: Touch) {
    touchMoved(touch)
    guard state == .possible else { return }
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      dueTick = touch.tick + Application.tapInterval
    }
  }

  override func dueTickDidPass() { state = .failed }

  open override func reset() { taps = 0 }

  /// One tap keeps nobody from waiting for a second.
  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
