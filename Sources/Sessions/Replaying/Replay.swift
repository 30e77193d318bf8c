internal import NavigationKit
public import Simulation
public import Storyboards

/// Carries out a log's inputs on a machine of its own, and holds what happens against the log.
public final class Replay {
  public let log: SessionLog
  /// The machine; another one after a branch.
  public private(set) var simulator: Simulator
  /// The first difference; nil as long as there is none.
  public private(set) var divergence: Divergence?

  /// Whether the scenes are others than those of the log.
  private let hasOtherScenes: Bool
  /// The records to be carried out or compared: those of the log, or those of its last course.
  private var records: [SessionRecord]
  /// The next record to be carried out or compared.
  private var next = 0
  /// Events that happened, oldest first, of which the first `comparedCount` have been compared.
  private var replayedEvents: [Event] = []
  private var comparedCount = 0
  /// What there is to go to in what has been carried out; nil where nobody asks for it.
  private(set) var landmarks: Landmarks?
  /// What has been put in so far, for branches to go back to.
  private let history: SessionHistory

  /// - Throws: `StoryboardErrors` where the storyboards in the log cannot be understood.
  public convenience init(_ log: SessionLog) throws(StoryboardErrors) {
    self.init(log, on: try log.header.bundle(), hasOtherScenes: false)
  }

  /// Replays the inputs with other scenes than those of the log.
  public convenience init(_ log: SessionLog, with storyboards: StoryboardBundle) {
    self.init(log, on: storyboards, hasOtherScenes: true)
  }

  private init(_ log: SessionLog, on storyboards: StoryboardBundle, hasOtherScenes: Bool) {
    self.log = log
    records = log.records
    self.hasOtherScenes = hasOtherScenes
    history = log.history(Timeline(), on: storyboards)
    simulator = history.makeSimulator()
    collect()
  }

  /// Notes landmarks from now on, which must be the start.
  func collectLandmarks() {
    landmarks = Landmarks()
    for event in replayedEvents { landmarks?.record(event) }
  }

  /// Whether every record has been carried out.
  public var isAtEnd: Bool { next == records.count }

  /// The tick of the next record; nil at the end.
  public var nextTick: Int? { isAtEnd ? nil : records[next].tick }

  /// Carries out all records up to `tick` and lets time pass until then.
  public func advance(to tick: Int) {
    while let due = nextTick, due <= tick { step() }
    simulator.advance(to: max(tick, simulator.tick))
    collect()
  }

  /// Carries out everything.
  ///
  /// - Returns: The first difference; nil when the replay is identical.
  public func run() -> Divergence? {
    while !isAtEnd, divergence == nil { step() }
    if divergence == nil, log.isComplete, comparedCount < replayedEvents.count {
      let extra = replayedEvents[comparedCount]
      recordDivergence(at: extra.tick, expected: "nothing more", found: extra.description)
    }
    if divergence?.screens?.isRecorded == false { attachNextScreens() }
    return divergence
  }

  /// Goes on to the next screen whose cells the log holds, where it holds none of the moment of the
  /// difference.
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

  /// Carries out what led to where the user quit; other scenes are not compared with the log.
  ///
  /// Abandoned branches are left out. A machine cannot be copied, so each of them would need another one
  /// that carries out everything from the start. Must be called at the start.
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

  private func step() {
    let record = records[next]
    next += 1
    simulator.advance(to: record.tick)
    collect()
    _ = history.timeline.apply(record)
    switch record {
    case .input(let input):
      landmarks?.record(input.command, at: input.tick)
      simulator.perform(input.command)
      collect()
    case .events(let batch): compare(batch)
    case .checkpoint(let tick, let digest): compare(digest, at: tick)
    case .branch(_, let position): goBack(to: position)
    case .begin: discardEvents()
    case .end: break
    }
  }

  /// Goes on from a moment of the past, when everything before has been compared.
  private func goBack(to position: Position) {
    if comparedCount < replayedEvents.count, divergence == nil {
      let extra = replayedEvents[comparedCount]
      recordDivergence(
        at: extra.tick, expected: "nothing more before a branch", found: extra.description)
    }
    simulator = history.cursor(at: position).simulator
    landmarks?.cut(to: position)
    discardEvents()
  }

  private func compare(_ batch: EventBatch) {
    for index in 0..<batch.count where divergence == nil {
      let expected = batch.event(index)
      guard comparedCount < replayedEvents.count else {
        recordDivergence(at: expected.tick, expected: expected.description, found: "nothing")
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

  private func compare(_ digest: String, at tick: Int) {
    guard divergence == nil else { return }
    let found = simulator.frame().digest.text
    guard found != digest else { return }
    recordDivergence(
      at: tick, expected: "a screen with digest \(digest)", found: "digest \(found)",
      screen: log.screens.frame(digest),
      digests: log.rows[digest])
  }

  /// - Parameters:
  ///   - screen: The recorded one; nil where the log does not hold its cells.
  ///   - digests: Those of its rows; nil where the log does not hold them either.
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

  /// The screen as it was when the log was recorded: played again with its own scenes, where that
  /// still gives what the log holds.
  private var recordedFrame: Frame? {
    guard hasOtherScenes, let replay = try? Replay(log) else { return nil }
    while replay.next < next, replay.divergence == nil { replay.step() }
    return replay.divergence == nil ? replay.simulator.frame() : nil
  }

  private func collect() {
    let events = simulator.takeEvents()
    replayedEvents += events
    if landmarks != nil {
      for event in events { landmarks?.record(event) }
    }
  }

  private func discardEvents() {
    replayedEvents.removeAll(keepingCapacity: true)
    comparedCount = 0
  }
}
