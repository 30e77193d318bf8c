/// One line of a log after its header.
///
/// Inputs and branches determine the session: a replay executes them. Events and checkpoints are
/// evidence: a replay compares them with its own.
public enum SessionRecord: Hashable, Sendable {
  /// A command of the user, recorded before it takes effect.
  case input(SessionInput)
  /// Events of one tick, for comparison.
  case events(EventBatch)
  /// The digest of the screen in 16 hexadecimal digits, for comparison.
  case checkpoint(tick: Int, digest: String)
  /// A return to an earlier position, from which the session continues differently.
  ///
  /// `tick` is the tick that the session had reached. The inputs after the position are undone, and
  /// time continues from the position.
  case branch(tick: Int, to: Position)
  /// The start of a recording that began during the session. The log has the earlier inputs but not
  /// the earlier events.
  case begin(tick: Int)
  /// The proper end of the recording.
  case end(tick: Int)

  /// The tick of the record. For a branch it is the tick that the session had reached.
  public var tick: Int {
    switch self {
    case .input(let input): input.tick
    case .events(let batch): batch.tick
    case .checkpoint(let tick, _), .branch(let tick, _), .begin(let tick), .end(let tick): tick
    }
  }

  /// The earliest tick of the following record.
  var nextTick: Int {
    if case .branch(_, let position) = self { position.tick } else { tick }
  }
}
