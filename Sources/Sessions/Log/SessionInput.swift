public import Simulation
import TextFormats

/// A command of a session with the tick at which it was performed.
///
/// Inputs and the header determine a session completely: the program is deterministic.
///
/// ```swift
/// let input = SessionInput(tick: 60, .swipe(.up), key: "up")
/// // Half a second after the start.
/// precondition(input.description == "swipe up (key up)")
/// ```
public struct SessionInput: Hashable, Sendable {
  /// Ticks since the start of the session.
  public var tick: Int
  /// The action of the user.
  public var command: Command
  /// The name of the key, for people; nil if the pointer, a paste or a resize caused the command.
  public var key: String?

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - tick: Ticks of 1/120 second since the start, zero or more.
  ///   - command: The action of the user.
  ///   - key: The name of the key, for people.
  public init(tick: Int, _ command: Command, key: String? = nil) {
    self.tick = tick
    self.command = command
    self.key = key
  }
}

extension SessionInput: CustomStringConvertible {
  /// A text such as `swipe up (key up)`. Control characters are replaced by symbols, so that the
  /// text cannot control a terminal.
  public var description: String {
    command.description.harmless(upTo: 400) + (key.map { " (key \($0.harmless()))" } ?? "")
  }
}
