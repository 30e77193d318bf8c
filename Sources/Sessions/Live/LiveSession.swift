internal import CellGraphics
internal import Inspection
internal import Narration
internal import NavigationKit
public import Simulation

/// A running app with its user: keys become commands, real time becomes ticks.
///
/// The user can look at earlier positions of the session. Meanwhile time stops and the present is
/// unchanged. A command at an earlier position starts a branch: the session continues from there
/// and discards everything after the position.
///
/// ```swift
/// let json = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// // A session without a recording.
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// let session = LiveSession(recorder: nil) { Simulator(storyboards: bundle, columns: 40, rows: 12) }
/// // One key, and one second.
/// session.receive(.tab)
/// session.advance(by: .seconds(1))
/// precondition(session.simulator.tick == Tick.perSecond)
/// session.receive(.character("["))  // One step back.
/// precondition(session.isTimeTravelling)
/// session.receive(.end)
/// precondition(!session.isTimeTravelling)
/// ```
public final class LiveSession: TerminalProgram {
  /// The simulator of the present.
  ///
  /// Starting a branch replaces it.
  public internal(set) var simulator: Simulator { didSet { showSimulatorAsMain() } }
  /// Ends the sleep of the terminal that runs the session; nil without a terminal.
  var wakeUp: (@Sendable () -> Void)?
  /// A Boolean value that indicates whether a recording could not be started or written completely.
  public internal(set) var hasRecordingFailed = false

  /// The history of the session; nil if time travel is not available.
  public let history: SessionHistory?
  /// The positions that the user can jump to.
  public internal(set) var landmarks: Landmarks
  /// The scene files that the scrubber can write to; nil for none.
  public var files: SceneFiles?
  /// The files that the inspector exports; nil if it cannot write files.
  public var inspectorFiles: InspectorFiles?
  /// The scrubber of the inspected transition; nil for none.
  var scrubber: Scrubber?
  /// The open palette or map; nil for none.
  var overlay: OrientationOverlay?
  /// The ids of the scenes that have been on the screen, for the map.
  var visitedScenes: Set<String> = []
  /// Called with the events of each input and each stretch of time.
  var eventHandler: (([Event]) -> Void)?
  /// The notice about the last key; nil for none.
  var notice: String?
  /// The viewer of the shown position; nil in the present.
  var viewer: HistoryViewer?
  var isTimeTravelHelpVisible = false
  var timeTravelHelpOffset = 0
  /// Indicates whether the pointer was pressed on the timeline and is still down.
  var isSeeking = false
  /// The size of the whole terminal.
  var terminal: (columns: Int, rows: Int)
  /// The width of the part of the terminal that shows the app. The screen of an earlier position can
  /// have another width.
  var columns: Int
  var rows: Int
  /// The inspector; nil while it is closed.
  var inspector: Inspector?
  /// The copy of the app with the changes that the user tries in the inspector; nil for none.
  var edited: EditedApp?
  /// Indicates whether the meter of the output is visible.
  var isMeterVisible = false
  /// The last figures of the output; nil before the first ones.
  var output: OutputFigures?
  /// The inputs and events of the session while the inspector is open. Without a history it has them
  /// from the start.
  var journal = EventJournal()
  /// Indicates whether something other than the running app has changed since the last frame, such
  /// as a notice or the scrubber.
  var needsDisplay = false

  var recorder: SessionRecorder?
  /// The name of the recording for messages; nil if unknown.
  public var recordingName: String?
  let startRecording: RecordingStart?
  /// The real time since the first record that is not synchronized.
  var unsynchronizedTime: Duration = .zero
  var clock = TickAccumulator()
  /// The inputs of a session without a history.
  private var ownInputs: [SessionInput] = []

  /// Creates a session without time travel, for an app that cannot be started again.
  ///
  /// - Parameters:
  ///   - simulator: The simulator at the start, or at the end of a resumed session.
  ///   - recorder: The recorder of the session; nil for none.
  ///   - inputs: The earlier inputs of a resumed session.
  ///   - startRecording: Creates a recorder when the user starts a recording; nil if that is not
  ///     possible.
  public convenience init(
    simulator: Simulator, recorder: SessionRecorder?, inputs: [SessionInput] = [],
    startRecording: RecordingStart? = nil
  ) {
    self.init(
      simulator, history: nil, inputs: inputs, recorder: recorder, startRecording: startRecording)
  }

  /// Creates a session with time travel.
  ///
  /// - Parameters:
  ///   - recorder: The recorder of the session; nil for none.
  ///   - resumed: The session to continue; nil for a new one.
  ///   - startRecording: Creates a recorder when the user starts a recording; nil if that is not
  ///     possible.
  ///   - makeSimulator: Creates the simulator at the start of the session. It must return an equal
  ///     simulator each time, because the history calls it again for earlier positions.
  public convenience init(
    recorder: SessionRecorder?, resuming resumed: ResumedSession? = nil,
    startRecording: RecordingStart? = nil, makeSimulator: @escaping () -> Simulator
  ) {
    let history = SessionHistory(makeSimulator: makeSimulator)
    for input in resumed?.inputs ?? [] { history.append(input) }
    if let resumed { history.pass(to: resumed.simulator.tick) }
    self.init(
      resumed?.simulator ?? makeSimulator(), history: history,
      landmarks: resumed?.landmarks ?? Landmarks(), inputs: resumed?.inputs ?? [],
      recorder: recorder, startRecording: startRecording)
  }

  /// Creates a session with time travel back to the current state of a simulator.
  ///
  /// - Parameters:
  ///   - simulator: The simulator of the present, at the start of the session.
  ///   - startRecording: Creates a recorder when the user starts a recording; nil if that is not
  ///     possible.
  ///   - makeSimulator: Creates another simulator in the state that `simulator` has now, equal each
  ///     time.
  public convenience init(
    simulator: Simulator, startRecording: RecordingStart? = nil,
    remadeBy makeSimulator: @escaping () -> Simulator
  ) {
    self.init(
      simulator, history: SessionHistory(makeSimulator: makeSimulator), recorder: nil,
      startRecording: startRecording)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - simulator: The simulator at the end of `history`.
  ///   - landmarks: The landmarks of `history`.
  ///   - inputs: The inputs that the recorder does not have yet.
  init(
    _ simulator: Simulator, history: SessionHistory?, landmarks: Landmarks = Landmarks(),
    inputs: [SessionInput] = [], recorder: SessionRecorder?, startRecording: RecordingStart?
  ) {
    self.simulator = simulator
    self.history = history
    self.landmarks = landmarks
    self.recorder = recorder
    self.startRecording = startRecording
    columns = simulator.columns
    rows = simulator.rows
    terminal = (columns, rows)
    if history == nil { ownInputs = inputs }
    if keepsJournal { for input in inputs { journal.record(input) } }
    if !inputs.isEmpty {
      _ = simulator.takeEvents()
      recorder?.recordEarlierInputs(inputs, of: simulator)
    }
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    recordEvents()
    updateBadge()
  }

  /// The words of the session's notices and overlays.
  var words: StringTable { simulator.words }

  /// All inputs since the start of the session, in order.
  ///
  /// A recording that the user starts later begins with these inputs, so its replay also starts at
  /// the start of the session.
  public var inputs: [SessionInput] { history?.timeline.inputs ?? ownInputs }

  /// A Boolean value that indicates whether the user has quit.
  public var isFinished: Bool { simulator.isFinished }

  /// The real time until the session has work to do; nil if the session waits for the user.
  ///
  /// Work is moving content, a due callback, or writing a recording to the disk. The session's time
  /// stops during time travel.
  public var timeUntilNextChange: Duration? {
    guard let tick = timeUntilNextTick else { return timeUntilSynchronization }
    return timeUntilSynchronization.map { min($0, tick) } ?? tick
  }

  private var timeUntilNextTick: Duration? {
    if let scrubber { return scrubber.timeUntilNextChange }
    if viewer != nil { return nil }
    if simulator.isAnimating || !simulator.arrivedWork.isEmpty {
      return clock.realTime(untilTicks: 1)
    }
    guard let due = simulator.nextDueTick ?? simulator.nextPictureTick else { return nil }
    let next = min(due, simulator.nextPictureTick ?? due)
    return clock.realTime(untilTicks: next - simulator.tick)
  }

  /// The real time until the running animations end; nil while none runs, during time travel, or if
  /// one repeats without end.
  public var timeUntilMovementEnds: Duration? {
    if let scrubber { return scrubber.timeUntilMovementEnds }
    guard viewer == nil, let end = simulator.animationEndTick else { return nil }
    return clock.realTime(untilTicks: end - simulator.tick)
  }

  /// Lets real time pass.
  ///
  /// The session's time advances by 120 ticks a second, or 12 in slow motion. Blocks from other
  /// threads run after the last tick. Time does not advance during time travel. An inspected
  /// transition plays.
  public func advance(by elapsed: Duration) {
    synchronize(after: elapsed)
    // The present is paused during scrubbing and time travel.
    if let scrubber { return scrubber.advance(by: elapsed) }
    if viewer != nil { return }
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    advance(to: simulator.tick + ticks)
    performArrivedWork()
  }

  /// Advances the app to a tick, and keeps the history and the recording up to date.
  func advance(to tick: Int) {
    let isSecond = recordSeconds(until: tick)
    simulator.advance(to: tick)
    history?.pass(to: simulator.tick)
    recordEvents()
    if isSecond { recorder?.recordMovingCheckpoint(of: simulator) }
  }

  /// Changes the size of the terminal in cells.
  ///
  /// During time travel and scrubbing only the shown frame is fitted. The app gets the size when
  /// the present returns.
  public func resize(columns: Int, rows: Int) {
    guard terminal != (columns, rows) else { return }
    terminal = (columns, rows)
    inspector?.resize(columns: columns, rows: rows)
    fitApp()
  }

  /// Returns the frame to show, or nil if nothing has changed since the last call.
  public func nextFrame() -> Frame? {
    let next = if let inspector { nextInspectedFrame(inspector) } else { nextAppFrame() }
    guard isMeterVisible, var frame = next else { return next }
    OutputMeter(figures: output).draw(over: &frame, colors: simulator.colors.box, in: words)
    return frame
  }

  /// A Boolean value that indicates whether the meter is visible or the inspector is open.
  public var showsOutput: Bool { isMeterVisible || inspector != nil }

  /// Receives the figures of the output, for the meter and the inspector.
  public func receive(_ output: OutputFigures) {
    guard output != self.output else { return }
    (self.output, needsDisplay) = (output, true)
  }

  /// Returns the frame of the app; nil if it has not changed since the last call.
  func nextAppFrame() -> Frame? {
    let isChanged = needsDisplay
    needsDisplay = false
    if let scrubber {
      guard isChanged || scrubber.needsDisplay else { return nil }
      scrubber.needsDisplay = false
      return scrubber.frame(columns: columns, rows: rows)
    }
    if viewer != nil { return isChanged ? timeTravelFrame : nil }
    let next = simulator.nextFrame()
    return (isChanged ? next ?? simulator.badgedFrame() : next).map {
      addingOverlay(to: $0.showingNotice(notice, colors: simulator.colors.line))
    }
  }

  /// Prefetches some milliseconds' worth of simulators for time travel. Does nothing for an app in
  /// code, because its code would run again, with its effects, while the user only reads.
  ///
  /// - Returns: True if there is more to prefetch.
  public func workWhileIdle() -> Bool {
    guard let history, !simulator.runsAppInCode else { return false }
    if viewer == nil, scrubber == nil { history.prefetchPosition = history.timeline.last }
    return history.prefetch()
  }

  /// Returns whether a key types text at the shown position.
  func typesText(_ key: Key) -> Bool { (viewer?.textEntry ?? simulator.textEntry).takes(key) }

  func applyTerminalSize() {
    guard columns != simulator.columns || rows != simulator.rows else { return }
    perform(.resize(columns: columns, rows: rows))
  }

  /// Performs a command of the user at the current tick. At an earlier position it first starts a
  /// branch, except for quitting.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - key: The key in words, for the log; nil for a command without a key.
  func perform(_ command: Command, key: String? = nil) {
    if viewer != nil {
      // Quitting starts no branch.
      if command == .quit { returnToPresent() } else { startBranch() }
    }
    let input = SessionInput(tick: simulator.tick, command, key: key)
    recorder?.record(input)
    if keepsJournal { journal.record(input) }
    if let history {
      history.append(input)
      landmarks.record(command, at: input.tick)
    } else {
      ownInputs.append(input)
    }
    simulator.perform(command)
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    recordEvents()
    updateBadge()
  }

  /// Ends an app in code when a signal ends the program: its delegate is called as if the user had
  /// quit, and the recording has the same command.
  ///
  /// A session of scene files, and one that the user has quit, does not change.
  public func terminate() {
    guard simulator.runsAppInCode, !isFinished else { return }
    scrubber = nil
    perform(.quit)
  }

  /// Takes the events of the simulator into the landmarks and the recording.
  func recordEvents() {
    let events = simulator.takeEvents()
    eventHandler?(events)
    if keepsJournal { journal.record(events) }
    if history != nil {
      for event in events { landmarks.record(event) }
      recordVisits(events)
    }
    // During a transition without events there is nothing to record. Skipping the recorder keeps
    // frames fast.
    if events.isEmpty, simulator.isTransitioning { return }
    recorder?.record(events, of: simulator)
    checkRecorder()
  }
}
