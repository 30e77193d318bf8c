internal import NavigationKit
public import Simulation
public import Storyboards

/// Executes a log's inputs in a new simulator and compares events and screens with the log.
///
/// ```swift
/// let json = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// let header = SessionHeader(
///   program: "example", ticksPerSecond: Tick.perSecond, columns: 40, rows: 12,
///   storyboardName: "a.json", storyboard: json)  // One scene.
/// var log = try SessionLog(header.line)
/// let identical = try Replay(log).run()
/// precondition(identical == nil)  // No difference.
/// log.records = [.checkpoint(tick: 0, digest: "0000000000000000")]
/// let divergence = try Replay(log).run()
/// precondition(divergence?.tick == 0)
/// ```
///
/// A difference is a defect of the program, or an intended change of behaviour since the recording.
/// Replaying with other scenes finds the effects of a change to the scene files.
public final class Replay {
  /// The log.
  public let log: SessionLog
  /// The simulator that executes the inputs. A branch replaces it by another one.
  public private(set) var simulator: Simulator
  /// The first difference; nil if there was none so far.
  public private(set) var divergence: Divergence?

  /// Indicates whether the scenes are not those of the log.
  private let hasOtherScenes: Bool
  /// The records to execute and compare: all records of the log, or the records of its final
  /// branch.
  private var records: [SessionRecord]
  /// The index of the next record.
  private var next = 0
  /// The events of the replay, oldest first. The first `comparedCount` have been compared.
  private(set) var replayedEvents: [Event] = []
  private var comparedCount = 0
  /// The landmarks of the executed records; nil if they are not collected.
  private(set) var landmarks: Landmarks?
  /// Called after each executed input.
  var didPerform: ((SessionInput) -> Void)?
  /// The inputs and events of the replay; nil if they are not kept.
  var trail: EventTrail?
  /// The inputs so far, for branches to return to.
  private let history: SessionHistory

  /// Creates a replay with the scenes of the log.
  ///
  /// - Throws: `StoryboardErrors` if the scene files in the log are invalid.
  public convenience init(_ log: SessionLog) throws(StoryboardErrors) {
    self.init(log, on: try log.header.bundle(), hasOtherScenes: false)
  }

  /// Creates a replay of the inputs with other scenes.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - storyboards: The scenes that replace those of the log.
  public convenience init(_ log: SessionLog, with storyboards: StoryboardBundle) {
    self.init(log, on: storyboards, hasOtherScenes: true)
  }

  /// Creates a replay of an app written in code, whose log has no scenes.
  ///
  /// The app's code runs again. It schedules timers, delayed blocks and tasks again, at the same ticks.
  /// For each block from another thread the replay waits until the app's background work has sent it
  /// again.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - makeSimulator: Creates the simulator at the start of the session, equal each time, with the
  ///     columns and rows of the log's header.
  public convenience init(_ log: SessionLog, makeSimulator: @escaping () -> Simulator) {
    self.init(log, SessionHistory(makeSimulator: makeSimulator), hasOtherScenes: false)
  }

  private convenience init(
    _ log: SessionLog, on storyboards: StoryboardBundle, hasOtherScenes: Bool
  ) {
    self.init(log, log.history(Timeline(), on: storyboards), hasOtherScenes: hasOtherScenes)
  }

  private init(_ log: SessionLog, _ history: SessionHistory, hasOtherScenes: Bool) {
    self.log = log
    records = log.records
    self.hasOtherScenes = hasOtherScenes
    self.history = history
    simulator = history.makeSimulator()
    collect()
  }

  /// Starts collecting landmarks. Call it before the first record is executed.
  func collectLandmarks() {
    landmarks = Landmarks()
    for event in replayedEvents { landmarks?.record(event) }
  }

  /// A Boolean value that indicates whether all records have been executed.
  public var isAtEnd: Bool { next == records.count }

  /// The tick of the next record; nil at the end.
  public var nextTick: Int? { isAtEnd ? nil : records[next].tick }

  /// Executes all records up to a tick, and lets the time until then pass.
  ///
  /// An earlier tick than the current one has no effect.
  public func advance(to tick: Int) {
    while let due = nextTick, due <= tick { step() }
    simulator.advance(to: max(tick, simulator.tick))
    collect()
  }

  /// Executes all records up to the first difference.
  ///
  /// Takes time proportional to the records, and for each branch to the inputs before it. If the
  /// log has no screen for the tick of a difference, execution continues to the next recorded
  /// screen.
  ///
  /// - Returns: The first difference; nil if the replay is identical.
  public func run() -> Divergence? {
    while !isAtEnd, divergence == nil { step() }
    if divergence == nil, log.isComplete, comparedCount < replayedEvents.count {
      let extra = replayedEvents[comparedCount]
      recordDivergence(at: extra.tick, expected: "no further event", found: extra.description)
    }
    if divergence?.screens?.isRecorded == false { attachNextScreens() }
    return divergence
  }

  /// Continues to the next screen whose cells the log has, and adds it to the difference.
  private func attachNextScreens() {
    while !isAtEnd {
      let record = records[next]
      step()
      guard case .checkpoint(let tick, let digest) = record, let screen = log.screens.frame(digest)
      else { continue }
      divergence?.screens = ScreenDifference(
        at: tick, expected: screen, found: simulator.frame(), digests: nil)
      return
    }
  }

  /// Executes the final branch up to the input with which the user quit. A replay with other scenes
  /// is not compared with the log.
  ///
  /// Abandoned branches are skipped, because simulators cannot be copied. Each branch would have to
  /// be executed from the start. Call it before the first record is executed.
  func runUntilQuit() -> Divergence? {
    records = log.recordsOfFinalBranch
    while !isAtEnd, hasOtherScenes || divergence == nil {
      if case .input(let input) = records[next], input.command == .quit {
        simulator.advance(to: input.tick)
        collect()
        break
      }
      step()
    }
    return hasOtherScenes ? nil : divergence
  }

  /// Executes the next record. The simulator first advances to the tick of the record.
  func step() {
    let record = records[next]
    next += 1
    simulator.advance(to: record.tick)
    collect()
    _ = history.timeline.apply(record)
    switch record {
    case .input(let input):
      landmarks?.record(input.command, at: input.tick)
      trail?.append(input.command)
      simulator.perform(input.command)
      collect()
      didPerform?(input)
    case .events(let batch): compare(batch)
    case .checkpoint(let tick, let digest): compare(digest, at: tick)
    case .branch(_, let position): goBack(to: position)
    case .begin: discardEvents()
    case .end: break
    }
  }

  /// Continues from an earlier position, after everything before the branch has been compared.
  private func goBack(to position: Position) {
    if comparedCount < replayedEvents.count, divergence == nil {
      let extra = replayedEvents[comparedCount]
      recordDivergence(
        at: extra.tick, expected: "no further event before the branch", found: extra.description)
    }
    simulator = history.cursor(at: position).simulator
    landmarks?.cut(to: position)
    trail?.cut(toInputs: position.inputs)
    discardEvents()
  }

  /// Compares recorded events with those of the replay, in order. Only the first difference is
  /// kept.
  private func compare(_ batch: EventBatch) {
    for index in 0..<batch.count where divergence == nil {
      let expected = batch.event(index)
      guard comparedCount < replayedEvents.count else {
        recordDivergence(at: expected.tick, expected: expected.description, found: "no event")
        continue
      }
      let found = replayedEvents[comparedCount]
      comparedCount += 1
      guard found != expected else { continue }
      let first = min(expected.tick, found.tick)
      func describe(_ event: Event) -> String {
        event.description + (event.tick == first ? "" : " at tick \(event.tick)")
      }
      recordDivergence(at: first, expected: describe(expected), found: describe(found))
    }
    if comparedCount == replayedEvents.count { discardEvents() }
  }

  /// Compares the digest of a checkpoint with the screen. If the log has the screen, the difference
  /// shows its rows.
  private func compare(_ digest: String, at tick: Int) {
    guard divergence == nil else { return }
    let found = simulator.frame().digest.text
    guard found != digest else { return }
    recordDivergence(
      at: tick, expected: "screen with digest \(digest)", found: "screen with digest \(found)",
      screen: log.screens.frame(digest),
      digests: log.rows[digest])
  }

  /// Stores the first difference.
  ///
  /// - Parameters:
  ///   - screen: The recorded screen; nil if the log has no cells for it.
  ///   - digests: The fingerprints of its rows; nil if the log has none.
  private func recordDivergence(
    at tick: Int, expected: String, found: String, screen: Frame? = nil, digests: RowDigests? = nil
  ) {
    guard divergence == nil else { return }
    divergence = Divergence(
      tick: tick, expected: expected, found: found,
      input: history.timeline.inputs.last { $0.tick <= tick },
      screens: ScreenDifference(
        at: simulator.tick, expected: screen ?? recordedFrame, found: simulator.frame(),
        digests: digests))
  }

  /// The recorded screen: the log is replayed with its own scenes. Nil if that replay is not
  /// identical.
  private var recordedFrame: Frame? {
    guard hasOtherScenes, let replay = try? Replay(log) else { return nil }
    while replay.next < next, replay.divergence == nil { replay.step() }
    return replay.divergence == nil ? replay.simulator.frame() : nil
  }

  /// Collects the new events of the simulator, for the comparison and the landmarks.
  private func collect() {
    let events = simulator.takeEvents()
    replayedEvents += events
    if trail != nil {
      for event in events { trail?.append(event) }
    }
    if landmarks != nil {
      for event in events { landmarks?.record(event) }
    }
  }

  private func discardEvents() {
    replayedEvents.removeAll(keepingCapacity: true)
    comparedCount = 0
  }
}
