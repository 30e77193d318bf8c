public import Simulation

/// Every moment of a session: a machine can be had as it was at any of them.
///
/// The tree of controllers cannot be copied, so a machine as it was is made by carrying out the inputs
/// again. That a long session need not be carried out from its start, machines are parked here and
/// there in it; the nearest one behind the goal is taken. ``prefetch()`` puts others in their places.
public final class SessionHistory {
  public internal(set) var timeline: Timeline

  let makeSimulator: () -> Simulator
  /// In order of time; of one moment the ones parked later come later.
  var parked: [SimulatorCursor] = []
  /// The machine that is on its way to where it will be parked.
  var runningPrefetch: (cursor: SimulatorCursor, goal: Position)?
  /// Where the next machine is likely to be wanted.
  var prefetchPosition = Position.start
  /// Pictures of moments that are likely to be looked at next.
  var cachedFrames: [HistoryViewer.CachedFrame] = []

  /// - Parameter makeSimulator: Makes the machine that the session began with, the same each time.
  public init(_ timeline: Timeline = Timeline(), makeSimulator: @escaping () -> Simulator) {
    self.timeline = timeline
    self.makeSimulator = makeSimulator
  }

  /// A machine as it was at `position`, which is the caller's.
  ///
  /// - Parameter visitor: The machine the caller has so far and needs no more: it goes on, or is parked.
  public func cursor(at position: Position, reusing previous: SimulatorCursor? = nil)
    -> SimulatorCursor
  {
    prefetchPosition = position
    if let previous { park(previous) }
    let cursor = takeCursor(atOrBefore: position)
    cursor.go(to: position, on: timeline)
    return cursor
  }

  /// The nearest machine that is at `position` or before it.
  func takeCursor(atOrBefore position: Position) -> SimulatorCursor {
    if let runningPrefetch, runningPrefetch.cursor.position <= position {
      park(runningPrefetch.cursor)
      self.runningPrefetch = nil
    }
    let index = parked.lastIndex { $0.position <= position }
    return index.map { parked.remove(at: $0) } ?? SimulatorCursor(makeSimulator())
  }

  /// Notes an input, at a tick that is not before the end.
  public func append(_ command: Command, at tick: Int) { timeline.append(command, at: tick) }

  /// As `append(_:at:)`.
  public func append(_ input: SessionInput) { timeline.append(input) }

  /// Notes that time has passed until `tick`.
  public func pass(to tick: Int) { timeline.pass(to: tick) }

  /// Forgets what came after `position`.
  public func cut(to position: Position) {
    timeline.cut(to: position)
    parked.removeAll { $0.position > position }
    cachedFrames.removeAll { $0.position > position }
    if let goal = runningPrefetch?.goal, goal > position { runningPrefetch = nil }
  }

  /// Keeps a machine where it is.
  func park(_ cursor: SimulatorCursor) {
    let index = parked.lastIndex { $0.position <= cursor.position }.map { $0 + 1 } ?? 0
    parked.insert(cursor, at: index)
  }
}
