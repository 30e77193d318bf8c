internal import CellGraphics
internal import NavigationKit
public import Simulation

/// An app that a user runs: keys become commands, real time becomes ticks.
///
/// Its user can go back to what has been; then time stands still, and another moment is seen. What is
/// done there begins a new branch: the session goes on from that moment, and what came after it is
/// gone.
public final class LiveSession: TerminalProgram {
  /// The machine of the present.
  public internal(set) var simulator: Simulator
  /// Whether a recording could not be written to its end.
  public internal(set) var hasRecordingFailed = false

  /// What has been put in so far; nil where there is no going back.
  public let history: SessionHistory?
  /// What there is to go back to.
  public internal(set) var landmarks: Landmarks
  /// The files that run, for the scrubber; nil where there are none.
  public var files: SceneFiles?
  /// A transition that is looked at; nil while there is none.
  var scrubber: Scrubber?
  /// What there is to say about the last key, beside the session.
  var notice: String?
  /// Who sees the moment that is seen; nil in the present.
  var viewer: HistoryViewer?
  var isTimeTravelHelpVisible = false
  var timeTravelHelpOffset = 0
  /// Whether the pointer went down on the timeline, and what it does there goes on.
  var isSeeking = false
  /// The terminal's, which a moment of the past may not have.
  var columns: Int
  var rows: Int
  /// True when what is seen beside the present may differ from the last frame.
  var needsDisplay = false

  var recorder: SessionRecorder?
  /// What the recording is called, to say so when it ends; nil where that is not known.
  public var recordingName: String?
  let startRecording: RecordingStart?
  /// The real time since the records that are not safe yet.
  var unsynchronizedTime: Duration = .zero
  var clock = TickAccumulator()
  /// What has come in, where there is no past.
  private var ownInputs: [SessionInput] = []

  /// A session without a past, for an app that cannot be begun again.
  ///
  /// - Parameters:
  ///   - recorder: Writes the session down; nil for none.
  ///   - inputs: What has come in before, where the session goes on with one.
  ///   - startRecording: Asked for a recorder when the user wants one; nil where there is none to be
  ///     had.
  public convenience init(
    simulator: Simulator, recorder: SessionRecorder?, inputs: [SessionInput] = [],
    startRecording: RecordingStart? = nil
  ) {
    self.init(
      simulator, history: nil, inputs: inputs, recorder: recorder, startRecording: startRecording)
  }

  /// A session whose user can go back in time.
  ///
  /// - Parameters:
  ///   - recorder: Writes the session down; nil for none.
  ///   - resumed: What it goes on with; nil for its start.
  ///   - startRecording: As above.
  ///   - makeSimulator: Makes the machine that the session begins with, the same each time: it is
  ///     called again for what is to be seen of the past.
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

  /// A session whose user can go back in time, to the start at which its machine is.
  ///
  /// - Parameters:
  ///   - makeSimulator: Makes another machine as `simulator` is now, the same each time.
  ///   - startRecording: As above.
  public convenience init(
    simulator: Simulator, startRecording: RecordingStart? = nil,
    remadeBy makeSimulator: @escaping () -> Simulator
  ) {
    self.init(
      simulator, history: SessionHistory(makeSimulator: makeSimulator), recorder: nil,
      startRecording: startRecording)
  }

  /// - Parameters:
  ///   - simulator: At the end of `past`.
  ///   - landmarks: Those of `past`.
  ///   - inputs: Those that the recorder has not been told of.
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
    if history == nil { ownInputs = inputs }
    if !inputs.isEmpty {
      _ = simulator.takeEvents()
      recorder?.recordEarlierInputs(inputs, of: simulator)
    }
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    recordEvents()
    updateBadge()
  }

  /// All that has come in since the start, so that a recording can begin at any time.
  public var inputs: [SessionInput] { history?.timeline.inputs ?? ownInputs }

  public var isFinished: Bool { simulator.isFinished }

  public var timeUntilNextChange: Duration? {
    guard let tick = timeUntilNextTick else { return timeUntilSynchronization }
    return timeUntilSynchronization.map { min($0, tick) } ?? tick
  }

  private var timeUntilNextTick: Duration? {
    if let scrubber { return scrubber.timeUntilNextChange }
    if viewer != nil { return nil }
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    guard let due = simulator.nextDueTick ?? simulator.nextPictureTick else { return nil }
    let next = min(due, simulator.nextPictureTick ?? due)
    return clock.realTime(untilTicks: next - simulator.tick)
  }

  public func advance(by elapsed: Duration) {
    synchronize(after: elapsed)
    // Who looks at the past finds the present as it was left.
    if let scrubber { return scrubber.advance(by: elapsed) }
    if viewer != nil { return }
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    advance(to: simulator.tick + ticks)
  }

  func advance(to tick: Int) {
    let isSecond = recordSeconds(until: tick)
    simulator.advance(to: tick)
    history?.pass(to: simulator.tick)
    recordEvents()
    if isSecond { recorder?.recordMovingCheckpoint(of: simulator) }
  }

  public func receive(_ key: Key) {
    if notice != nil {
      notice = nil
      needsDisplay = true
    }
    if handleScrubber(key) || closeHelp(with: key) || handleRecording(key) || handleTimeTravel(key)
    {
      return
    }
    let command = KeyBindings.command(for: key, isEditing: typesText(key))
    if let command {
      if hasEffect(command) { perform(command, key: key.name) }
    } else if history == nil, case .travel = KeyBindings.app[key] {
      notice = "there is no going back in this session"
      needsDisplay = true
    }
  }

  public func receive(_ pointer: PointerInput) {
    if let scrubber { return scrubber.receive(pointer) }
    // An answer may have the timeline's place.
    if pointer.action == .press, notice != nil { (notice, needsDisplay) = (nil, true) }
    guard !scrollTimeTravelHelp(with: pointer), let command = pointer.command, !seek(with: pointer)
    else {
      return
    }
    // A finger that went down in the present is not in the past.
    if viewer != nil, !command.beginsTouch { return }
    if !closeTimeTravelHelp(), hasEffect(command) { perform(command) }
  }

  public func receive(pasted text: String) {
    if scrubber == nil, !closeTimeTravelHelp(), hasEffect(.paste(text)) { perform(.paste(text)) }
  }

  public func refuseOverlongPaste() {
    notice = Self.overlongPaste
    needsDisplay = true
  }

  static let overlongPaste = "Paste refused: it is longer than 1 MB"

  public func resize(columns: Int, rows: Int) {
    guard columns != self.columns || rows != self.rows else { return }
    self.columns = columns
    self.rows = rows
    // A look at the past does not change it: the present takes the size when it is there again.
    if viewer == nil, scrubber == nil { applyTerminalSize() } else { needsDisplay = true }
  }

  public func receive(notice text: String) {
    notice = text
    needsDisplay = true
  }

  public func nextFrame() -> Frame? {
    let isChanged = needsDisplay
    needsDisplay = false
    if let scrubber {
      guard isChanged || scrubber.needsDisplay else { return nil }
      scrubber.needsDisplay = false
      return scrubber.frame(columns: columns, rows: rows)
    }
    if viewer != nil { return isChanged ? timeTravelFrame : nil }
    let next = simulator.nextFrame()
    return (isChanged ? next ?? simulator.badgedFrame() : next)?.showingNotice(
      notice, colors: simulator.colors.line)
  }

  public func workWhileIdle() -> Bool {
    guard let history else { return false }
    if viewer == nil, scrubber == nil { history.prefetchPosition = history.timeline.last }
    return history.prefetch()
  }

  /// Indicates whether a key types text at the moment that is seen.
  func typesText(_ key: Key) -> Bool { (viewer?.textEntry ?? simulator.textEntry).takes(key) }

  func applyTerminalSize() {
    guard columns != simulator.columns || rows != simulator.rows else { return }
    perform(.resize(columns: columns, rows: rows))
  }

  func perform(_ command: Command, key: String? = nil) {
    if viewer != nil {
      // Nothing is decided in the past by leaving it.
      if command == .quit { returnToPresent() } else { startBranch() }
    }
    let input = SessionInput(tick: simulator.tick, command, key: key)
    recorder?.record(input)
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

  func recordEvents() {
    let events = simulator.takeEvents()
    if history != nil {
      for event in events { landmarks.record(event) }
    }
    // A frame of a transition in which nothing happens: the recorder, whose code is cold, has nothing
    // to do.
    if events.isEmpty, simulator.isTransitioning { return }
    recorder?.record(events, of: simulator)
    checkRecorder()
  }
}

extension Command {
  fileprivate var beginsTouch: Bool {
    switch self {
    case .pointer(.down, _, _), .wheel: true
    case _: false
    }
  }
}
