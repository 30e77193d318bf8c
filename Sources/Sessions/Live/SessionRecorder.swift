public import NavigationKit
public import Simulation

/// Writes down a session as it happens.
public final class SessionRecorder {
  /// Takes whole records; answers false when they could not be written.
  public typealias Sink = (_ records: [UInt8]) -> Bool
  /// Has what was taken outlast a loss of power; answers false when that failed.
  public typealias Synchronize = () -> Bool

  /// False once the sink has failed; nothing more is recorded then, so that what is there stays whole.
  public private(set) var isWorking = true
  /// Whether records were written since the last `synchronize()`.
  public private(set) var isUnsynchronized = false

  private let sink: Sink
  private let synchronizeSink: Synchronize
  private var writer = SessionRecordWriter()
  private var lastDigest: StableDigest?
  /// Whether anything has come in, happened or moved since the last checkpoint.
  private var needsCheckpoint = true
  private var hasEnded = false

  public init(
    header: SessionHeader, sink: @escaping Sink, synchronize: @escaping Synchronize = { true }
  ) {
    self.sink = sink
    synchronizeSink = synchronize
    writer.write(header)
    flush()
  }

  /// Writes the inputs of a session that has begun before its recording, and that the evidence
  /// begins now.
  public func recordEarlierInputs(_ inputs: [SessionInput], of simulator: Simulator) {
    for input in inputs { writer.write(input) }
    writer.writeBegin(tick: simulator.tick)
    recordCheckpoint(of: simulator)
    flush()
  }

  /// Writes an input, at once, before it takes effect.
  public func record(_ input: SessionInput) {
    needsCheckpoint = true
    writer.write(input)
    flush()
  }

  /// Writes down what has been so far, of a session that was not recorded from its start.
  ///
  /// It is carried out once more for it, in time in proportion to its length.
  public func record(_ history: SessionHistory) {
    let cursor = SimulatorCursor(history.makeSimulator(), keepingEvents: true)
    record(cursor.simulator.takeEvents(), of: cursor.simulator)
    for input in history.timeline.inputs {
      record(cursor.wait(until: input.tick), of: cursor.simulator)
      record(input)
      record(cursor.step(on: history.timeline), of: cursor.simulator)
    }
    record(cursor.wait(until: history.timeline.end), of: cursor.simulator)
  }

  /// Writes that the session goes on from a moment of its past.
  ///
  /// - Parameter tick: The one that it has come to.
  public func recordBranch(to position: Position, at tick: Int) {
    writer.writeBranch(to: position, tick: tick)
    lastDigest = nil
    needsCheckpoint = true
    flush()
  }

  /// Writes what has happened, and what it looks like if nothing moves any more.
  public func record(_ events: [Event], of simulator: Simulator) {
    guard isWorking else { return }
    EventBatch.forEach(of: events) { writer.write($0) }
    if !simulator.isAtRest {
      needsCheckpoint = true
    } else if needsCheckpoint || !events.isEmpty {
      recordCheckpoint(of: simulator)
    }
    flush()
  }

  /// Writes what it looks like in the midst of a movement.
  public func recordMovingCheckpoint(of simulator: Simulator) {
    guard isWorking, !simulator.isAtRest else { return }
    recordCheckpoint(of: simulator)
    needsCheckpoint = true
    flush()
  }

  /// Writes that the session, or at least its recording, has ended in good order. A second time does
  /// nothing.
  public func recordEnd(of simulator: Simulator) {
    guard !hasEnded else { return }
    hasEnded = true
    recordCheckpoint(of: simulator)
    writer.writeEnd(tick: simulator.tick)
    flush()
    synchronize()
  }

  /// Has all that was written outlast a loss of power.
  public func synchronize() {
    guard isWorking, isUnsynchronized else { return }
    isUnsynchronized = false
    isWorking = synchronizeSink()
  }

  private func recordCheckpoint(of simulator: Simulator) {
    needsCheckpoint = false
    let frame = simulator.currentFrame()
    let digest = frame.digest
    guard digest != lastDigest else { return }
    lastDigest = digest
    writer.writeCheckpoint(frame, digest, tick: simulator.tick, isMoving: !simulator.isAtRest)
  }

  private func flush() {
    guard isWorking, !writer.bytes.isEmpty else { return }
    isWorking = sink(writer.bytes)
    isUnsynchronized = isWorking
    writer.removeAll()
  }
}
