public import NavigationKit
public import Simulation

/// Writes down a session as it happens.
public final class SessionRecorder {
  /// Takes whole records; answers false when they could not be written.
  public typealias Sink = (_ records: [UInt8]) -> Bool

  /// False once the sink has failed; nothing more is recorded then, so that what is there stays whole.
  public private(set) var isWorking = true

  private let sink: Sink
  private var waiting: [UInt8] = []
  private var lastDigest = ""

  public init(header: SessionHeader, sink: @escaping Sink) {
    self.sink = sink
    waiting = header.line
    flush()
  }

  /// Writes an input, at once, before it takes effect.
  public func record(_ command: Command, at tick: Int) {
    waiting += SessionRecord.input(tick: tick, command).line
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
      record(input.command, at: input.tick)
      record(traveller.step(on: past.timeline), of: traveller.simulator)
    }
    record(traveller.wait(until: past.timeline.end), of: traveller.simulator)
  }

  /// Writes that the session goes on from a moment of its past.
  ///
  /// - Parameter tick: The one that it has come to.
  public func recordBranch(to moment: Moment, at tick: Int) {
    waiting += SessionRecord.branch(tick: tick, to: moment).line
    lastDigest = ""
    flush()
  }

  /// Writes what has happened, and what it looks like if nothing moves any more.
  public func record(_ events: [Event], of simulator: Simulator) {
    for event in events { waiting += SessionRecord.event(event).line }
    if simulator.isSettled { recordCheckpoint(of: simulator) }
    flush()
  }

  /// Writes that the session has ended in good order.
  public func recordEnd(of simulator: Simulator) {
    recordCheckpoint(of: simulator)
    waiting += SessionRecord.end(tick: simulator.tick).line
    flush()
  }

  private func recordCheckpoint(of simulator: Simulator) {
    let digest = simulator.frame().digest.text
    guard digest != lastDigest else { return }
    lastDigest = digest
    waiting += SessionRecord.checkpoint(tick: simulator.tick, digest: digest).line
  }

  private func flush() {
    guard isWorking, !waiting.isEmpty else { return }
    isWorking = sink(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}
