public import CellGraphics
internal import Motion

/// Recognises a drag and follows it.
///
/// It is continuous: `began` after ``minimumDistance``, `changed` at each move, `ended` at the end.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// let card = View(frame: Rect(x: 0, y: 0, width: 10, height: 3))
/// window.addSubview(card)
/// card.addGestureRecognizer(
///   PanGestureRecognizer { recognizer in
///     guard let pan = recognizer as? PanGestureRecognizer else { return }
///     card.frame.origin = pan.translation(in: window)
///   })
/// application.turn { window.makeKeyAndVisible() }
/// application.touch(.down, at: Point(x: 2, y: 1))
/// application.touch(.move, at: Point(x: 12, y: 4))
/// precondition(card.frame.origin == Point(x: 10, y: 3))
/// ```
open class PanGestureRecognizer: GestureRecognizer {
  /// The distance in columns after which a touch is a drag; a row counts as two.
  public var minimumDistance = GestureRecognizer.slop

  /// The least number of touches of a drag. It has no effect, because there is only one touch.
  public var minimumNumberOfTouches = 1
  /// The largest number of touches of a drag. It has no effect, because there is only one touch.
  public var maximumNumberOfTouches = Int.max

  /// Indicates whether the recogniser waits for edge drags to fail.
  var yieldsToEdgePans = false
  /// The recent positions of the touch, in the window.
  private var samples: [(tick: Int, place: Point)] = []
  /// The position in the window from which the translation is measured.
  private var origin = Point.zero

  /// The number of ticks over which the velocity is measured: 0.1 s.
  private static let velocityTicks = 12

  open override var gestureName: String { "pan" }

  /// Returns the distance of the drag from its start, in cells.
  ///
  /// - Parameter view: The view whose coordinates to use; nil for the window's.
  public func translation(in view: View?) -> Point {
    guard let touch else { return .zero }
    guard let view else { return touch.location(in: nil) - origin }
    return touch.location(in: view) - view.convert(origin, from: nil)
  }

  /// Sets the translation at the present position, from which further moves count.
  ///
  /// - Parameters:
  ///   - translation: The new translation; zero to measure from here on.
  ///   - view: The view whose coordinates to use; nil for the window's.
  public func setTranslation(_ translation: Point, in view: View?) {
    guard let touch else { return }
    let place = touch.location(in: view) - translation
    origin = view?.convert(place, to: nil) ?? place
  }

  /// Returns the velocity in columns and rows a second, measured over the last 0.1 s.
  ///
  /// - Parameter view: The view whose coordinates to use; nil for the window's.
  public func velocity(in view: View?) -> Point {
    guard let last = samples.last else { return .zero }
    let now = max(last.tick, (self.view?.window?.application ?? .current)?.tick ?? 0)
    let start = samples.last { $0.tick <= now - Self.velocityTicks } ?? samples[0]
    let from = view?.convert(start.place, from: nil) ?? start.place
    let to = view?.convert(last.place, from: nil) ?? last.place
    let perSecond = Double(Tick.perSecond) / Double(max(1, now - start.tick))
    return Point(x: (to.x - from.x) * perSecond, y: (to.y - from.y) * perSecond)
  }

  open override func touchBegan(_ touch: Touch) {
    samples = [(touch.tick, touch.location(in: nil))]
    origin = touch.location(in: nil)
  }

  open override func touchMoved(_ touch: Touch) {
    addSample(touch)
    if isContinuing || !waitingStates.isEmpty {
      state = .changed
    } else if Self.distance(from: touch.start, to: touch.location(in: nil)) >= minimumDistance {
      state = .began
    }
  }

  open override func touchEnded(_ touch: Touch) {
    if touch.location(in: nil) != touch.previousLocation(in: nil) { touchMoved(touch) }
    state = isContinuing || !waitingStates.isEmpty ? .ended : .failed
  }

  open override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    yieldsToEdgePans && other is ScreenEdgePanGestureRecognizer
  }

  /// Indicates whether the drag is rather horizontal than vertical.
  var isSideways: Bool {
    let distance = translation(in: nil)
    return abs(distance.x) > 2 * abs(distance.y)
  }

  private func addSample(_ touch: Touch) {
    samples.append((touch.tick, touch.location(in: nil)))
    let old = samples.count { $0.tick <= touch.tick - Self.velocityTicks }
    if old > 1 { samples.removeFirst(old - 1) }
  }
}
