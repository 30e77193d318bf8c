public import Simulation
import TextFormats

/// Something that came in: a command, when, and the key that asked for it.
public struct SessionInput: Hashable, Sendable {
  public var tick: Int
  public var command: Command
  /// What the key is called, for people; nil where no key made the command.
  public var key: String?

  public init(tick: Int, _ command: Command, key: String? = nil) {
    self.tick = tick
    self.command = command
    self.key = key
  }
}

extension SessionInput: CustomStringConvertible {
  /// Such as `swipe up (key up)`, with pictures for what could steer a terminal.
  public var description: String {
    command.description.harmless(upTo: 400) + (key.map { " (key \($0.harmless()))" } ?? "")
  }
}
