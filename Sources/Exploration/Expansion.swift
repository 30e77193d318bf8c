public import FlowTesting

/// The results of all actions of one state.
public struct Expansion: Sendable {
  /// The result of one action.
  public struct Step: Sendable {
    /// The action.
    public var action: UserAction
    /// The fingerprint of the state after it; nil if the app trapped.
    public var digest: StateDigest?
    /// The fingerprint of the app's data in a new state; 0 for a state that is known.
    public var data: UInt32 = 0
    /// The path of scenes after it; empty for a state that is known.
    public var place: String
    /// The number of scenes on the path.
    public var pathLength = 0
    /// The rules of the user that hold in a new state, as bits.
    public var witnesses: UInt64 = 0
    /// The invariants that were false during or after the action, each with its reason.
    public var faults: [Fault] = []
  }

  /// The facts about a new state.
  struct Facts: Sendable {
    var place: String
    var pathLength: Int
    var faults: [Fault]
    var witnesses: UInt64
  }

  /// An invariant that is false, and the reason.
  public struct Fault: Hashable, Sendable {
    /// The invariant.
    public var invariant: Invariant
    /// The reason, as a sentence without a full stop.
    public var message: String
  }

  /// The steps in the order of the actions.
  public var steps: [Step]
  /// The scenes, segues and actions that no earlier step of the process has used.
  public var uses: [CoverageUse] = []
}
