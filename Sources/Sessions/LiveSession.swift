public import Simulation

/// An app that a user runs: keys become commands, real time becomes ticks.
public final class LiveSession: TerminalProgram {
  public let simulator: Simulator
  /// All that has come in since the start, so that a recording can begin at any time.
  public private(set) var inputs: [SessionInput]
  /// Whether a recording could not be written to its end.
  public internal(set) var hasLostRecording = false

  var recorder: SessionRecorder?
  let startRecording: RecordingStart?
  /// The real time since the records that are not safe yet.
  var unsafeTime: Duration = .zero
  private var clock = TickAccumulator()

  /// - Parameters:
  ///   - recorder: Writes the session down; nil for none.
  ///   - inputs: What has come in before, where the session goes on with one.
  ///   - startRecording: Asked for a recorder when the user wants one; nil where there is none to be
  ///     had.
  public init(
    simulator: Simulator, recorder: SessionRecorder?, inputs: [SessionInput] = [],
    startRecording: RecordingStart? = nil
  ) {
    self.simulator = simulator
    self.recorder = recorder
    self.inputs = inputs
    self.startRecording = startRecording
    if !inputs.isEmpty {
      _ = simulator.takeEvents()
      recorder?.recordPast(inputs, of: simulator)
      clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    }
    didChange()
    showRecording()
  }

  public var isFinished: Bool { simulator.isFinished }

  public var timeUntilNextChange: Duration? {
    [timeUntilNextTick, timeUntilSynchronization].compactMap(\.self).min()
  }

  private var timeUntilNextTick: Duration? {
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    let due = [simulator.nextDueTick, simulator.nextPictureTick].compactMap(\.self).min()
    return due.map { clock.realTime(untilTicks: $0 - simulator.tick) }
  }

  public func advance(by elapsed: Duration) {
    synchronize(after: elapsed)
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    advance(to: simulator.tick + ticks)
  }

  func advance(to tick: Int) {
    recordSeconds(until: tick)
    simulator.advance(to: tick)
    didChange()
  }

  public func receive(_ key: Key) {
    if takesForItself(key) { return }
    let command = KeyBindings.command(for: key, isEditing: simulator.isEditingText)
    if let command { perform(command, key: key.name) }
  }

  public func receive(_ pointer: PointerInput) {
    if let command = pointer.command { perform(command) }
  }

  public func receive(pasted text: String) { perform(.paste(text)) }

  public func resize(columns: Int, rows: Int) {
    guard columns != simulator.columns || rows != simulator.rows else { return }
    perform(.resize(columns: columns, rows: rows))
  }

  public func nextFrame() -> Frame? { simulator.nextFrame() }

  func perform(_ command: Command, key: String? = nil) {
    let input = SessionInput(tick: simulator.tick, command, key: key)
    inputs.append(input)
    recorder?.record(input)
    simulator.perform(command)
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    didChange()
    showRecording()
  }

  func didChange() {
    let events = simulator.takeEvents()
    recorder?.record(events, of: simulator)
    noticeFailure()
  }
}
