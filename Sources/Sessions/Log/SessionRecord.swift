/// One line of a log after its header.
public enum SessionRecord: Hashable, Sendable {
  /// What came in, before it took effect. Inputs are the law: a replay follows them.
  case input(SessionInput)
  /// What happened. Events are evidence: a replay is held against them.
  case events(EventBatch)
  /// What the screen looked like, as the digest's 16 digits. Evidence.
  case checkpoint(tick: Int, digest: String)
  /// The user went back to a moment of the past and does something else from there: of what came in,
  /// only that before the moment counts from now on, and time goes on from it. Law, as an input.
  ///
  /// `tick` is the one that the session had come to.
  case branch(tick: Int, to: Position)
  /// The recording was begun here: of what came before there are inputs and no evidence.
  case begin(tick: Int)
  /// The session ended in good order.
  case end(tick: Int)

  public var tick: Int {
    switch self {
    case .input(let input): input.tick
    case .events(let batch): batch.tick
    case .checkpoint(let tick, _), .branch(let tick, _), .begin(let tick), .end(let tick): tick
    }
  }

  /// The tick that what follows is at or after.
  var nextTick: Int {
    if case .branch(_, let position) = self { position.tick } else { tick }
  }
}
