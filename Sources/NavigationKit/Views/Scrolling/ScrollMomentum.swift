internal import CellGraphics
internal import Motion

/// How content goes on when a finger has let go of it: by whole cells, ever more slowly.
struct ScrollMomentum {
  private let start: Int
  private let origin: Point
  private let across: Deceleration
  private let down: Deceleration
  /// The tick at which it is over.
  private let end: Int
  /// The offset it has set last; another one is somebody else's.
  private(set) var offset: Point
  /// When the offset changes next, or all is over.
  private(set) var nextTick: Int

  /// Columns a second that make it go on, and below which it is over.
  private static let leastSpeed = 10.0
  private static let lastSpeed = 3.0

  /// - Parameter velocity: Of the content's offset, in cells a second.
  /// - Returns: nil for a finger that was at rest.
  init?(from offset: Point, velocity: Point, rate: Double, at tick: Int) {
    guard max(abs(velocity.x), 2 * abs(velocity.y)) >= Self.leastSpeed else { return nil }
    start = tick
    origin = offset
    self.offset = offset
    across = Deceleration(velocity: velocity.x, rate: rate)
    down = Deceleration(velocity: velocity.y, rate: rate)
    let seconds = max(
      across.seconds(until: Self.lastSpeed), down.seconds(until: Self.lastSpeed / 2))
    end = tick + max(1, Tick.count(seconds: seconds))
    nextTick = tick
    nextTick = firstChange(after: tick)
  }

  func isOver(at tick: Int) -> Bool { tick >= end }

  /// Comes to `tick`.
  mutating func advance(to tick: Int) {
    offset = place(at: tick)
    nextTick = firstChange(after: tick)
  }

  private func place(at tick: Int) -> Point {
    let seconds = Double(min(tick, end) - start) / Double(Tick.perSecond)
    return Point(
      x: (origin.x + across.distance(after: seconds)).rounded(),
      y: (origin.y + down.distance(after: seconds)).rounded())
  }

  private func firstChange(after tick: Int) -> Int {
    var next = tick + 1
    while next < end, place(at: next) == offset { next += 1 }
    return max(next, tick + 1)
  }
}

extension ScrollView {
  /// Of the speed, what is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: Double

    public init(rawValue: Double) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// Whether a finger is moving the content.
  public var isDragging: Bool { panGestureRecognizer.isContinuing }

  /// Whether the content goes on by itself after a finger has let go of it.
  public var isDecelerating: Bool { momentum != nil }

  /// A finger has let go.
  func endDragging(from start: Point) {
    let velocity = panGestureRecognizer.velocity(in: nil)
    let way = Point(
      x: canScrollAcross ? -velocity.x : 0, y: canScrollDown ? -velocity.y : 0)
    if isPagingEnabled {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return settleOnPage(from: start, velocity: way)
    }
    guard let application = window?.application,
      let momentum = ScrollMomentum(
        from: contentOffset, velocity: way, rate: decelerationRate.rawValue, at: application.tick)
    else {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    self.momentum = momentum
    application.scrolling.append(self)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
  }

  /// Follows the momentum to `tick`.
  func goOn(at tick: Int) {
    guard var momentum, momentum.nextTick <= tick else { return }
    guard window?.application?.tick == tick else { return endMomentum() }
    momentum.advance(to: tick)
    self.momentum = momentum
    let goal = held(momentum.offset)
    contentOffset = goal
    // Where the content ends there is nothing to bounce off.
    let isAtEnd =
      (goal.x != momentum.offset.x || !canScrollAcross)
      && (goal.y != momentum.offset.y || !canScrollDown)
    if isAtEnd || momentum.isOver(at: tick) { endMomentum() }
  }

  /// Holds content that moves by itself where it is; answers whether it did.
  func halt() -> Bool {
    if momentum != nil {
      endMomentum()
      return true
    }
    guard animations.contains(where: { $0.property == .bounds }),
      let application = window?.application
    else { return false }
    let seen = presentationBounds(at: application.tick).origin
    application.animations.remove(.bounds, of: self)
    contentOffset = held(Point(x: seen.x.rounded(), y: seen.y.rounded()))
    return true
  }

  func endMomentum() {
    guard momentum != nil else { return }
    momentum = nil
    (window?.application ?? Application.current)?.scrolling.removeAll { $0 === self }
    delegate?.scrollViewDidEndDecelerating(self)
  }

  private var canScrollAcross: Bool { canScroll(.left) || canScroll(.right) }

  private var canScrollDown: Bool { canScroll(.up) || canScroll(.down) }

  /// Comes to rest on a page: a quick finger turns one, a slow one leaves it to the nearest.
  private func settleOnPage(from start: Point, velocity: Point) {
    func goal(_ offset: Double, _ start: Double, _ speed: Double, _ quick: Double, _ page: Double)
      -> Double
    {
      guard page > 0 else { return offset }
      let first = (start / page).rounded()
      let nearest = (offset / page).rounded()
      let wanted = abs(speed) >= quick ? first + (speed > 0 ? 1 : -1) : nearest
      return min(max(wanted, first - 1), first + 1) * page
    }
    let quick = ScreenEdgePanGestureRecognizer.flickSpeed
    let offset = held(
      Point(
        x: goal(contentOffset.x, start.x, velocity.x, quick, bounds.width),
        y: goal(contentOffset.y, start.y, velocity.y, quick / 2, bounds.height)))
    if offset != contentOffset { setContentOffset(offset, animated: true) }
  }
}
