public import NavigationKit
public import Simulation

/// One line of a log after its header.
public enum SessionRecord: Hashable, Sendable {
  /// What came in, before it took effect. Inputs are the law: a replay follows them.
  case input(tick: Int, Command)
  /// What happened. Events are evidence: a replay is held against them.
  case event(Event)
  /// What the screen looked like, as the digest's 16 digits. Evidence.
  case checkpoint(tick: Int, digest: String)
  /// The user went back to a moment of the past and does something else from there: of what came in,
  /// only that before the moment counts from now on, and time goes on from it. Law, as an input.
  ///
  /// `tick` is the one that the session had come to.
  case branch(tick: Int, to: Moment)
  /// The session ended in good order.
  case end(tick: Int)

  public var tick: Int {
    switch self {
    case .input(let tick, _), .checkpoint(let tick, _), .branch(let tick, _), .end(let tick): tick
    case .event(let event): event.tick
    }
  }

  /// The tick that what follows is at or after.
  var nextTick: Int {
    if case .branch(_, let moment) = self { moment.tick } else { tick }
  }
}
