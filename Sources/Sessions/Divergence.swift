public import Simulation
internal import Storyboards

/// Where a replay first differed from its log.
public struct Divergence: Hashable, Sendable {
  public var tick: Int
  /// What the log holds.
  public var expected: String
  /// What the replay gave.
  public var found: String
  /// The last input before it, with its tick; nil where there was none.
  public var input: Input?

  public struct Input: Hashable, Sendable {
    public var tick: Int
    public var command: Command
  }
}

extension Divergence: CustomStringConvertible {
  /// Several lines, with pictures for what could steer a terminal.
  public var description: String {
    let cause =
      input.map { "\nafter:    \($0.command.description.harmless()) at tick \($0.tick)" } ?? ""
    let (expected, found) = (expected.harmless(upTo: 400), found.harmless(upTo: 400))
    return "diverged at tick \(tick)\nexpected: \(expected)\nfound:    \(found)\(cause)"
  }
}
