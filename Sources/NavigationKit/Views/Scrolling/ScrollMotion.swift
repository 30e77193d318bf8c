internal import CellGraphics
internal import Motion

/// A motion of scrolled content over time: after the end of a drag, or by code. The content moves by
/// whole cells.
struct ScrollMotion {
  /// The way of the content.
  private enum Path {
    /// Becomes slower, in columns and in rows.
    case decelerating(Deceleration, Deceleration)
    /// Goes to an offset with a curve.
    case curve(to: Point)
  }

  private let start: Int
  private let origin: Point
  private let path: Path
  /// True for the motion after a drag, false for one by code.
  let followsDrag: Bool
  /// The code of the cause of the motion: the end of the drag, or the cause of the call.
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
    let across = Deceleration(velocity: velocity.x, rate: rate)
    let down = Deceleration(velocity: velocity.y, rate: rate)
    path = .decelerating(across, down)
    followsDrag = true
    let seconds = max(
      across.seconds(until: Self.lastSpeed), down.seconds(until: Self.lastSpeed / 2))
    end = tick + max(1, Tick.count(seconds: seconds))
    nextTick = tick
    nextTick = firstChange(after: tick)
  }

  /// Creates the motion to a given offset, in ``ScrollView/scrollDuration`` seconds.
  ///
  /// - Parameter followsDrag: Indicates whether a drag caused the motion.
  init(from offset: Point, to goal: Point, followsDrag: Bool, at tick: Int) {
    start = tick
    origin = offset
    self.offset = offset
    path = .curve(to: goal)
    self.followsDrag = followsDrag
    end = tick + (offset == goal ? 1 : Tick.count(seconds: ScrollView.scrollDuration))
    nextTick = tick
    nextTick = firstChange(after: tick)
  }

  /// The offset at the end of the motion, without regard to the end of the content.
  var destination: Point { place(at: end) }

  func isOver(at tick: Int) -> Bool { tick >= end }

  /// Indicates whether the motion has started at `tick`.
  func isNew(at tick: Int) -> Bool { tick == start }

  /// Indicates whether the end of the content ends the motion. Code can scroll beyond it.
  var stopsAtEdges: Bool {
    switch path {
    case .decelerating: true
    case .curve: false
    }
  }

  /// Computes the offset at `tick`.
  mutating func advance(to tick: Int) {
    offset = place(at: tick)
    nextTick = firstChange(after: tick)
  }

  private func place(at tick: Int) -> Point {
    let ticks = min(tick, end) - start
    switch path {
    case .decelerating(let across, let down):
      let seconds = Double(ticks) / Double(Tick.perSecond)
      return Point(
        x: (origin.x + across.distance(after: seconds)).rounded(),
        y: (origin.y + down.distance(after: seconds)).rounded())
    case .curve(let goal):
      guard tick < end else { return goal }
      let progress = TimingCurve.easeInOut.progress(at: Double(ticks) / Double(end - start))
      return Point(
        x: Self.place(from: origin.x, to: goal.x, progress),
        y: Self.place(from: origin.y, to: goal.y, progress))
    }
  }

  /// Returns a whole cell on the way; a coordinate without a distance keeps its fraction.
  private static func place(from start: Double, to goal: Double, _ progress: Double) -> Double {
    start == goal ? goal : (start + (goal - start) * progress).rounded()
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
  public var isDecelerating: Bool { motion?.followsDrag == true }

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
      ScrollMotion(
        from: contentOffset, velocity: offsetVelocity, rate: decelerationRate.rawValue,
        at: application.tick)
    }
    let proposed = momentum.map { clamped($0.destination) } ?? contentOffset
    let target = targetOffset(proposed, velocity: offsetVelocity)
    if target != proposed { return settle(at: target) }
    decelerate(by: momentum)
  }

  /// Moves the content to the offset at which it rests after a drag. It decelerates until then.
  private func settle(at offset: Point) {
    guard let application = window?.application, offset != contentOffset else {
      return decelerate(by: nil)
    }
    decelerate(
      by: ScrollMotion(from: contentOffset, to: offset, followsDrag: true, at: application.tick))
  }

  /// Reports the end of the drag and starts the motion that follows; nil for none.
  private func decelerate(by motion: ScrollMotion?) {
    guard let motion, let application = window?.application else {
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    begin(motion, in: application)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    if isDecelerating { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  /// Starts a motion. An earlier one must have ended.
  func begin(_ motion: ScrollMotion, in application: Application) {
    self.motion = motion
    self.motion?.cause = application.events.cause
    application.scrolling.append(self)
  }

  /// Returns the offset at which the content rests after a drag: the proposed one, unless the
  /// delegate writes another.
  private func targetOffset(_ proposed: Point, velocity: Point) -> Point {
    var target = restingOffset(proposed, velocity: velocity)
    let perMillisecond = Point(x: velocity.x / 1000, y: velocity.y / 1000)
    withUnsafeMutablePointer(to: &target) { target in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: target)
    }
    return target
  }

  /// Moves the content by its motion to `tick`.
  func followMotion(to tick: Int) {
    guard let motion, motion.nextTick <= tick else { return }
    guard let application = window?.application, application.tick == tick else {
      // A view that has left its window arrives at once, because nothing can show the way.
      endMotion()
      if !motion.followsDrag { contentOffset = motion.destination }
      return
    }
    application.events.causing(from: motion.cause) { move(by: motion, to: tick) }
  }

  private func move(by motion: ScrollMotion, to tick: Int) {
    var motion = motion
    motion.advance(to: tick)
    self.motion = motion
    let goal = motion.stopsAtEdges ? clamped(motion.offset) : motion.offset
    contentOffset = goal
    // The delegate may have ended the motion or begun another one.
    guard let current = self.motion, current.offset == motion.offset, !current.isNew(at: tick)
    else { return }
    // At the end of the content a deceleration stops; there is no bounce.
    let isAtEnd =
      motion.stopsAtEdges && (goal.x != motion.offset.x || !canScrollAcross)
      && (goal.y != motion.offset.y || !canScrollDown)
    if isAtEnd || motion.isOver(at: tick) { endMotion(isFinished: true) }
  }

  /// Stops the motion or an animation of the offset at the visible offset.
  ///
  /// - Returns: False if the content was at rest.
  func stopMoving() -> Bool {
    if motion != nil {
      endMotion()
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

  /// Ends the motion where the content is, and reports it.
  ///
  /// - Parameter isFinished: False if something stops the motion before its end.
  func endMotion(isFinished: Bool = false) {
    guard let motion else { return }
    self.motion = nil
    (window?.application ?? Application.current)?.scrolling.removeAll { $0 === self }
    if motion.followsDrag {
      delegate?.scrollViewDidEndDecelerating(self)
    } else if isFinished {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
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
