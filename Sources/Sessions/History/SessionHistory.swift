public import Simulation

/// All positions of a session, each accessible as a simulator in that state.
///
/// Controllers cannot be copied, so an earlier state is created by executing the inputs again. To
/// avoid executing a long session from its start, the history parks simulators along the timeline.
/// For a position it takes the nearest parked simulator before it. ``prefetch()`` parks more
/// simulators.
///
/// ```swift
/// let json = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// // A session of 500 ticks.
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }  // Files.
/// let history = SessionHistory { Simulator(storyboards: bundle, columns: 40, rows: 12) }
/// history.append(.resize(columns: 60, rows: 20), at: 100)
/// history.pass(to: 500)
/// // The size changed at tick 100.
/// let before = history.cursor(at: history.timeline.position(at: 99))
/// precondition(before.simulator.columns == 40)
/// let after = history.cursor(at: history.timeline.last, reusing: before)
/// precondition(after.simulator.columns == 60 && after.simulator.tick == 500)
/// ```
public final class SessionHistory {
  /// The inputs of the session and its length.
  public internal(set) var timeline: Timeline

  let makeSimulator: () -> Simulator
  /// The parked cursors in order of position. Cursors at the same position are in the order in
  /// which they were parked.
  var parked: [SimulatorCursor] = []
  /// The cursor that ``prefetch()`` moves, and the position at which it will be parked; nil while
  /// nothing is prefetched.
  var runningPrefetch: (cursor: SimulatorCursor, goal: Position)?
  /// The position near which a cursor is probably needed next.
  var prefetchPosition = Position.start
  /// The frames of positions that are probably shown next.
  var cachedFrames: [HistoryViewer.CachedFrame] = []

  /// Creates a history.
  ///
  /// - Parameters:
  ///   - timeline: The inputs so far; by default none.
  ///   - makeSimulator: Creates the simulator at the start of the session, equal each time.
  public init(_ timeline: Timeline = Timeline(), makeSimulator: @escaping () -> Simulator) {
    self.timeline = timeline
    self.makeSimulator = makeSimulator
  }

  /// Returns a cursor at a position, which the caller owns.
  ///
  /// Executes the inputs since the nearest parked cursor: at most 128 after prefetching a session
  /// of up to 6,000 inputs, otherwise up to all inputs before the position.
  ///
  /// - Parameters:
  ///   - position: A position of the timeline.
  ///   - previous: A cursor that the caller no longer needs. It is parked, and reused if it is the
  ///     nearest.
  public func cursor(at position: Position, reusing previous: SimulatorCursor? = nil)
    -> SimulatorCursor
  {
    prefetchPosition = position
    if let previous { park(previous) }
    let cursor = takeCursor(atOrBefore: position)
    cursor.go(to: position, on: timeline)
    return cursor
  }

  /// Returns the nearest cursor at or before a position, or a new one at the start.
  func takeCursor(atOrBefore position: Position) -> SimulatorCursor {
    if let runningPrefetch, runningPrefetch.cursor.position <= position {
      park(runningPrefetch.cursor)
      self.runningPrefetch = nil
    }
    let index = parked.lastIndex { $0.position <= position }
    return index.map { parked.remove(at: $0) } ?? SimulatorCursor(makeSimulator())
  }

  /// Adds a command at the end of the timeline.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - tick: Its tick. A tick before the end of the timeline is a programming error and traps.
  public func append(_ command: Command, at tick: Int) { timeline.append(command, at: tick) }

  /// Adds an input at the end of the timeline. A tick before the end traps.
  public func append(_ input: SessionInput) { timeline.append(input) }

  /// Extends the timeline to a tick. An earlier tick has no effect.
  public func pass(to tick: Int) { timeline.pass(to: tick) }

  /// Removes everything after a position, also parked cursors and cached frames.
  public func cut(to position: Position) {
    timeline.cut(to: position)
    parked.removeAll { $0.position > position }
    cachedFrames.removeAll { $0.position > position }
    if let goal = runningPrefetch?.goal, goal > position { runningPrefetch = nil }
  }

  /// Keeps a cursor at its position for later use.
  func park(_ cursor: SimulatorCursor) {
    let index = parked.lastIndex { $0.position <= cursor.position }.map { $0 + 1 } ?? 0
    parked.insert(cursor, at: index)
  }
}
