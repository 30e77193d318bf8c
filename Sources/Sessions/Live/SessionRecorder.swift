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
  private var owesCheckpoint = true
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
  public func recordPast(_ inputs: [SessionInput], of simulator: Simulator) {
    for input in inputs { writer.write(input) }
    writer.writeBegin(tick: simulator.tick)
    recordCheckpoint(of: simulator)
    flush()
  }

  /// Writes an input, at once, before it takes effect.
  public func record(_ input: SessionInput) {
    owesCheckpoint = true
    writer.write(input)
    flush()
  }

  /// Writes down what has been so far, of a session that was not recorded from its start.
  ///
  /// It is carried out once more for it, in time in proportion to its length.
  public func record(_ past: Past) {
    let traveller = Traveller(past.makeSimulator(), keepingEvents: true)
    record(traveller.simulator.takeEvents(), of: traveller.simulator)
    for input in past.timeline.inputs {
      record(traveller.wait(until: input.tick), of: traveller.simulator)
      record(input)
      record(traveller.step(on: past.timeline), of: traveller.simulator)
    }
    record(traveller.wait(until: past.timeline.end), of: traveller.simulator)
  }

  /// Writes that the session goes on from a moment of its past.
  ///
  /// - Parameter tick: The one that it has come to.
  public func recordBranch(to moment: Moment, at tick: Int) {
    writer.writeBranch(to: moment, tick: tick)
    lastDigest = nil
    owesCheckpoint = true
    flush()
  }

  /// Writes what has happened, and what it looks like if nothing moves any more.
  public func record(_ events: [Event], of simulator: Simulator) {
    guard isWorking else { return }
    EventBatch.forEach(of: events) { writer.write($0) }
    if !simulator.isAtRest {
      owesCheckpoint = true
    } else if owesCheckpoint || !events.isEmpty {
      recordCheckpoint(of: simulator)
    }
    flush()
  }

  /// Writes what it looks like in the midst of a movement.
  public func recordMovement(of simulator: Simulator) {
    guard isWorking, !simulator.isAtRest else { return }
    recordCheckpoint(of: simulator)
    owesCheckpoint = true
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
    owesCheckpoint = false
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
