public import Simulation

/// An app that a user runs: keys become commands, real time becomes ticks.
public final class LiveSession: TerminalProgram {
  public let simulator: Simulator

  private let recorder: SessionRecorder?
  private var clock = TickAccumulator()

  /// - Parameter recorder: Writes the session down; nil for none.
  public init(simulator: Simulator, recorder: SessionRecorder?) {
    self.simulator = simulator
    self.recorder = recorder
    didChange()
  }

  public var isFinished: Bool { simulator.isFinished }

  public var timeUntilNextChange: Duration? {
    if simulator.isAnimating { return clock.realTime(untilTicks: 1) }
    let due = [simulator.nextDueTick, simulator.nextPictureTick].compactMap(\.self).min()
    return due.map { clock.realTime(untilTicks: $0 - simulator.tick) }
  }

  public func advance(by elapsed: Duration) {
    let ticks = clock.takeTicks(in: elapsed)
    guard ticks > 0 else { return }
    simulator.advance(to: simulator.tick + ticks)
    didChange()
  }

  public func receive(_ key: Key) {
    let command = KeyBindings.command(for: key, isEditing: simulator.isEditingText)
    if let command { perform(command) }
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

  /// Writes the end of the recording, however the session ended.
  public func end() { recorder?.recordEnd(of: simulator) }

  private func perform(_ command: Command) {
    recorder?.record(command, at: simulator.tick)
    simulator.perform(command)
    clock.setSpeed(inThousandths: simulator.isSlow ? 100 : 1_000)
    didChange()
  }

  private func didChange() {
    recorder?.record(simulator.takeEvents(), of: simulator)
    if recorder?.isWorking == false { simulator.recordingFailed() }
  }
}
