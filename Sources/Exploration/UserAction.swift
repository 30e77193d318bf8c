internal import NavigationKit
public import Simulation

/// One thing that a user can do in a state: one or more commands, after which the app comes to rest.
public struct UserAction: Hashable, Sendable {
  /// A command with its distance in time from the one before.
  public struct Input: Hashable, Sendable {
    /// The ticks between the command before and this one.
    public var delay: Int
    /// The command.
    public var command: Command
  }

  /// The origin of an action.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The user performs it with keys, by touch, or by resizing.
    case user
    /// Only code performs it.
    case code
    /// Time passes until the next work that the app has scheduled.
    case wait
    /// A second action in the middle of the transition of a first one.
    case interrupt
  }

  /// The commands in order; none for an action that waits.
  public var inputs: [Input]
  /// The origin.
  public var kind: Kind

  init(_ commands: [Command], _ kind: Kind = .user) {
    inputs = commands.map { Input(delay: 0, command: $0) }
    self.kind = kind
  }

  /// Indicates whether the action deletes a row of a table.
  var deletesRow: Bool {
    inputs.count > 2 && inputs[inputs.count - 2].command == .swipe(.left)
      && inputs[inputs.count - 1] == Input(delay: 0, command: .tap)
  }

  /// The action that waits for scheduled work.
  static let wait = UserAction([], .wait)

  /// Returns this action, interrupted by the commands of another one.
  ///
  /// - Parameters:
  ///   - other: The action in the middle of the transition.
  ///   - delay: The ticks between the last command of this action and the first of the other.
  func interrupted(by other: UserAction, after delay: Int) -> UserAction {
    var action = self
    action.kind = .interrupt
    for (index, input) in other.inputs.enumerated() {
      action.inputs.append(
        Input(delay: index == 0 ? delay : input.delay, command: input.command))
    }
    return action
  }
}
