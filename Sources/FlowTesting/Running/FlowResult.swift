public import NavigationKitTesting

/// The result of a flow in one variant.
public struct FlowResult: Sendable {
  /// The kinds of results.
  public enum Outcome: String, Hashable, Sendable {
    /// All steps were possible, and all expectations hold.
    case passed
    /// An expectation does not hold, or a step was not possible.
    case failed
    /// The flow could not run, such as for a file that is missing.
    case error
    /// The flow was not run.
    case skipped
  }

  /// A failure with its place in the file.
  public struct Failure: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The failure.
    public var failure: PilotFailure
    /// Indicates whether the flow continued.
    public var isSoft = false

    /// Creates a failure at a place.
    public init(path: String, line: Int, column: Int, failure: PilotFailure, isSoft: Bool = false) {
      (self.path, self.line, self.column) = (path, line, column)
      (self.failure, self.isSoft) = (failure, isSoft)
    }
  }

  /// The flow.
  public var flow: FlowTest
  /// The variant.
  public var variant: FlowVariant
  /// The result.
  public var outcome = Outcome.passed
  /// The failures: the soft ones, and the one that ended the flow.
  public var failures: [Failure] = []
  /// The reason for an error, or for a flow that was not run.
  public var message = ""
  /// The number of steps that were performed.
  public var steps = 0
  /// The number of expectations that were compared.
  public var expectations = 0
  /// The virtual time in ticks.
  public var ticks = 0
  /// The session as a log, if the flow failed.
  public var log: [UInt8]?
  /// The path of the written log; nil for none.
  public var logPath: String?
  /// The scenes, segues and actions that the session has used, each once.
  public var uses: [CoverageUse] = []
  /// The fingerprint of all events and of the screens after each step; empty if it was not asked
  /// for.
  public var digest = ""
  /// The name for lists: that of the flow, with the variant if it has several.
  public var name: String

  /// Creates a result without failures.
  public init(_ flow: FlowTest, _ variant: FlowVariant) {
    (self.flow, self.variant) = (flow, variant)
    let hasVariants = FlowVariant.all(of: flow.settings).count > 1
    name = hasVariants ? "\(flow.name) [\(variant)]" : flow.name
  }
}
