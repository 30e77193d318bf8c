public import NavigationKit
public import Simulation

/// Writes a session as a log while it happens.
///
/// A recorder writes whole lines. It stops after the first write error, so that the records before
/// it remain valid.
///
/// ```swift
/// let json = #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
/// let header = SessionHeader(
///   program: "example", ticksPerSecond: Tick.perSecond, columns: 40, rows: 12,
///   storyboardName: "a.json", storyboard: json)
/// var bytes: [UInt8] = []  // The log.
/// let recorder = SessionRecorder(header: header) {
///   bytes += $0
///   return true
/// }
/// let simulator = Simulator(storyboards: try header.bundle(), columns: 40, rows: 12)  // Start.
/// let session = LiveSession(simulator: simulator, recorder: recorder)
/// session.receive(.tab)
/// session.end()
/// let log = try SessionLog(bytes)
/// precondition(log.isComplete)
/// ```
public final class SessionRecorder {
  /// Appends whole records to the log. Returns false if they could not be written.
  public typealias Sink = (_ records: [UInt8]) -> Bool
  /// Makes the written records durable, such as by `fdatasync`. Returns false on failure.
  public typealias Synchronize = () -> Bool

  /// A Boolean value that indicates whether all records could be written so far.
  ///
  /// After a failure nothing more is written.
  public private(set) var isWorking = true
  /// A Boolean value that indicates whether records were written since the last ``synchronize()``.
  public private(set) var isUnsynchronized = false

  private let sink: Sink
  private let synchronizeSink: Synchronize
  private var writer = SessionRecordWriter()
  /// The digest of the last checkpoint's screen; nil if the next checkpoint is written in any case.
  private var lastDigest: StableDigest?
  /// Indicates whether an input, an event or a movement followed the last checkpoint.
  private var needsCheckpoint = true
  private var hasEnded = false

  /// Creates a recorder and writes the header.
  ///
  /// - Parameters:
  ///   - header: The first record of the log.
  ///   - sink: Appends records.
  ///   - synchronize: Makes the records durable. By default it does nothing and succeeds.
  public init(
    header: SessionHeader, sink: @escaping Sink, synchronize: @escaping Synchronize = { true }
  ) {
    self.sink = sink
    synchronizeSink = synchronize
    writer.write(header)
    flush()
  }

  /// Writes the inputs before the start of the recording, a `begin` record and a checkpoint.
  ///
  /// No events are written for these inputs. The checkpoint has the screen at the start of the
  /// recording.
  public func recordEarlierInputs(_ inputs: [SessionInput], of simulator: Simulator) {
    for input in inputs { writer.write(input) }
    writer.writeBegin(tick: simulator.tick)
    recordCheckpoint(of: simulator)
    flush()
  }

  /// Writes an input. Call it before the input takes effect, so that a crash loses no input.
  public func record(_ input: SessionInput) {
    needsCheckpoint = true
    writer.write(input)
    flush()
  }

  /// Writes the complete history of a session that was not recorded.
  ///
  /// The inputs are executed again for their events, in time proportional to the length of the
  /// session.
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

  /// Writes that the session continues from an earlier position.
  ///
  /// - Parameters:
  ///   - position: The position to continue from.
  ///   - tick: The tick that the session had reached.
  public func recordBranch(to position: Position, at tick: Int) {
    writer.writeBranch(to: position, tick: tick)
    lastDigest = nil
    needsCheckpoint = true
    flush()
  }

  /// Writes events, and a checkpoint if the simulator is at rest and its screen has changed.
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

  /// Writes a checkpoint during a movement. Does nothing if the simulator is at rest.
  public func recordMovingCheckpoint(of simulator: Simulator) {
    guard isWorking, !simulator.isAtRest else { return }
    recordCheckpoint(of: simulator)
    needsCheckpoint = true
    flush()
  }

  /// Writes a checkpoint and the `end` record, and synchronizes. Further calls do nothing.
  public func recordEnd(of simulator: Simulator) {
    guard !hasEnded else { return }
    hasEnded = true
    recordCheckpoint(of: simulator)
    writer.writeEnd(tick: simulator.tick)
    flush()
    synchronize()
  }

  /// Makes all written records durable. Does nothing if no record was written since the last call.
  public func synchronize() {
    guard isWorking, isUnsynchronized else { return }
    isUnsynchronized = false
    isWorking = synchronizeSink()
  }

  /// Writes a checkpoint unless the screen is the same as at the last one.
  private func recordCheckpoint(of simulator: Simulator) {
    needsCheckpoint = false
    let frame = simulator.currentFrame()
    let digest = frame.digest
    guard digest != lastDigest else { return }
    lastDigest = digest
    writer.writeCheckpoint(frame, digest, tick: simulator.tick, isMoving: !simulator.isAtRest)
  }

  /// Passes the written bytes on. After an error the recorder stops for good.
  private func flush() {
    guard isWorking, !writer.bytes.isEmpty else { return }
    isWorking = sink(writer.bytes)
    isUnsynchronized = isWorking
    writer.removeAll()
  }
}
