internal import CellGraphics
internal import Motion

/// The motion of scrolled content after the end of a drag. The content moves by whole cells and
/// becomes slower.
struct ScrollMomentum {
  private let start: Int
  private let origin: Point
  private let across: Deceleration
  private let down: Deceleration
  /// The code of the cause of the motion: the end of the drag.
  fileprivate var cause: Int32 = 0
  /// The tick at which the motion ends.
  private let end: Int
  /// The offset that the motion has set last. If the view has another offset, other code has
  /// scrolled.
  private(set) var offset: Point
  /// The tick of the next change of the offset, or of the end.
  private(set) var nextTick: Int

  /// The lowest speed at which a motion starts, in columns a second. A motion ends at `lastSpeed`.
  private static let leastSpeed = 10.0
  private static let lastSpeed = 3.0

  /// Creates the motion after a drag.
  ///
  /// - Parameter velocity: The velocity of the content offset, in cells a second.
  /// - Returns: nil if the drag ended too slowly.
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

  /// The offset at the end of the motion, without regard to the end of the content.
  var destination: Point { place(at: end) }

  func isOver(at tick: Int) -> Bool { tick >= end }

  /// Computes the offset at `tick`.
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
  /// Rates at which a scroll view slows down after a drag: the share of the speed left after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond, between 0 and 1.
    public var rawValue: Double

    /// Creates a rate. The motion clamps it to 0.5 to 0.99999.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// UIKit's normal rate: 0.998.
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// UIKit's fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }

  /// A Boolean value that indicates whether a touch drags the content.
  public var isDragging: Bool { panGestureRecognizer.isContinuing }

  /// A Boolean value that indicates whether the content moves after a drag has ended.
  public var isDecelerating: Bool { momentum != nil || settlements > 0 }

  /// Called when the drag ends: starts the momentum or scrolls to a page.
  func endDragging(from start: Point) {
    let velocity = panGestureRecognizer.velocity(in: nil)
    // The content moves with the drag, so its offset changes in the opposite direction.
    let offsetVelocity = Point(
      x: canScrollAcross ? -velocity.x : 0, y: canScrollDown ? -velocity.y : 0)
    if isPagingEnabled {
      let page = pageOffset(from: start, velocity: offsetVelocity)
      let target = targetOffset(page, velocity: offsetVelocity)
      return settle(at: target)
    }
    let momentum = window?.application.flatMap { application in
      ScrollMomentum(
        from: contentOffset, velocity: offsetVelocity, rate: decelerationRate.rawValue,
        at: application.tick)
    }
    let proposed = momentum.map { clamped($0.destination) } ?? contentOffset
    let target = targetOffset(proposed, velocity: offsetVelocity)
    if target != proposed { return settle(at: target) }
    guard let application = window?.application, let momentum else {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    self.momentum = momentum
    self.momentum?.cause = application.events.cause
    application.scrolling.append(self)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Returns the offset at which the content rests after a drag: the proposed one, unless the
  /// delegate writes another.
  private func targetOffset(_ proposed: Point, velocity: Point) -> Point {
    var target = proposed
    let perMillisecond = Point(x: velocity.x / 1000, y: velocity.y / 1000)
    withUnsafeMutablePointer(to: &target) { target in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: target)
    }
    return target
  }

  /// Moves the content by its momentum to `tick`.
  func decelerate(to tick: Int) {
    guard let momentum, momentum.nextTick <= tick else { return }
    guard let application = window?.application, application.tick == tick else {
      return endMomentum()
    }
    application.events.causing(from: momentum.cause) { move(by: momentum, to: tick) }
  }

  private func move(by momentum: ScrollMomentum, to tick: Int) {
    var momentum = momentum
    momentum.advance(to: tick)
    self.momentum = momentum
    let goal = clamped(momentum.offset)
    contentOffset = goal
    // At the end of the content the motion stops; there is no bounce.
    let isAtEnd =
      (goal.x != momentum.offset.x || !canScrollAcross)
      && (goal.y != momentum.offset.y || !canScrollDown)
    if isAtEnd || momentum.isOver(at: tick) { endMomentum() }
  }

  /// Stops momentum or an animated scroll at the visible offset.
  ///
  /// - Returns: False if the content was at rest.
  func stopMoving() -> Bool {
    if momentum != nil {
      endMomentum()
      return true
    }
    guard animations.contains(where: { $0.property == .bounds }),
      let application = window?.application
    else { return false }
    let seen = presentationBounds(at: application.tick).origin
    application.animations.remove(.bounds, of: self)
    contentOffset = clamped(Point(x: seen.x.rounded(), y: seen.y.rounded()))
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

  /// Returns the offset of the page after a drag: a quick drag turns one page, a slow one scrolls to
  /// the nearest page.
  private func pageOffset(from start: Point, velocity: Point) -> Point {
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
    return clamped(
      Point(
        x: goal(contentOffset.x, start.x, velocity.x, quick, bounds.width),
        y: goal(contentOffset.y, start.y, velocity.y, quick / 2, bounds.height)))
  }
}
