public import CellGraphics
internal import Motion

/// Recognises a finger that drags, and follows it.
open class PanGestureRecognizer: GestureRecognizer {
  /// Columns that the finger must go before it drags, a row counting as two.
  public var minimumDistance = GestureRecognizer.slop

  /// Whether it waits for pans from the screen's edges to fail.
  var yieldsToEdgePans = false
  /// Where the finger has been lately, in the window.
  private var samples: [(tick: Int, place: Point)] = []
  /// Where the finger was, in the window, when nothing had been dragged.
  private var origin = Point.zero

  /// Ticks over which the speed is measured: 0.1 s.
  private static let velocityTicks = 12

  open override var gestureName: String { "pan" }

  /// How far the finger has dragged, in a view's coordinates; nil for the window's.
  public func translation(in view: View?) -> Point {
    guard let touch else { return .zero }
    guard let view else { return touch.location(in: nil) - origin }
    return touch.location(in: view) - view.convert(origin, from: nil)
  }

  /// Has the finger have dragged so far, in a view's coordinates.
  public func setTranslation(_ translation: Point, in view: View?) {
    guard let touch else { return }
    let place = touch.location(in: view) - translation
    origin = view?.convert(place, to: nil) ?? place
  }

  /// Columns and rows a second, over the last tenth of one, in a view's coordinates.
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

  /// Whether the finger goes more sideways than up or down.
  var isSideways: Bool {
    let way = translation(in: nil)
    return abs(way.x) > 2 * abs(way.y)
  }

  private func addSample(_ touch: Touch) {
    samples.append((touch.tick, touch.location(in: nil)))
    let old = samples.count { $0.tick <= touch.tick - Self.velocityTicks }
    if old > 1 { samples.removeFirst(old - 1) }
  }
}
