internal import CellGraphics

/// Recognises one or several taps.
///
/// A tap is a touch that ends less than ``GestureRecognizer/slop`` from its start. Each further tap
/// begins at the same place within 0.35 s. Enter performs a single tap if the focused view does not
/// handle it.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 20, height: 10))
/// var place = Point.zero
/// window.addGestureRecognizer(TapGestureRecognizer { place = $0.location(in: nil) })
/// application.turn { window.makeKeyAndVisible() }
/// application.touch(.down, at: Point(x: 4, y: 2))
/// application.touch(.up, at: Point(x: 4, y: 2))
/// precondition(place == Point(x: 4, y: 2))
/// ```
open class TapGestureRecognizer: GestureRecognizer {
  /// The number of taps; 1 by default.
  public var numberOfTapsRequired = 1

  /// The number of touches that a tap needs. It has no effect, because there is only one touch.
  public var numberOfTouchesRequired = 1

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

  /// Prevents tap recognisers that need as many taps or fewer, and all other gestures.
  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
