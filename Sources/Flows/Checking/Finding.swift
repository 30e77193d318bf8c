import Storyboards
public import TextFormats

/// A place where a ``Rule`` reports a problem.
///
/// Names from files are part of its texts. Control characters in them are replaced by symbols, so
/// the texts are safe on a terminal.
///
/// ```swift
/// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
/// let scenes = #""scenes": [{"id": "a"}, {"id": "left over"}]}"#
/// let source = FlowSource(path: "scenes.json", bytes: Array((start + scenes).utf8))
/// let findings = FlowCheck.findings(in: try FlowReading([source]) { _ in nil })
/// precondition(findings[0].rule == .unreachableScene && findings[0].level == .warning)
/// precondition(findings[0].sceneID == "left over" && findings[0].position.line == 1)
/// ```
public struct Finding: Equatable, Sendable {
  /// The rule that reports the problem.
  public var rule: Rule
  /// The severity, after a ``CheckConfiguration`` has been applied.
  public var level: Level
  /// The path of the file.
  public var path: String
  /// The line and column in the file, from 1.
  public var position: SourcePosition
  /// The name of the scene for people; empty for a finding about the whole file.
  public var scene: String
  /// The id of the scene in its file; empty for a finding about the whole file.
  public var sceneID: String
  /// The id of the segue; nil if the finding is not about a segue.
  public var segue: String?
  /// The problem at this place, without the explanation that ``Rule/reason`` gives.
  public var message: String
  /// The user's actions that lead to the problem, in order, with the keys in brackets. The list is
  /// empty if the problem is visible at the start.
  ///
  /// A path of more than 16 steps has its first eight and its last eight, with a line between them
  /// that counts the others.
  public var steps: [String] = []
  /// A Boolean value that indicates whether the app cannot run because of the problem.
  ///
  /// Such a finding is an error under every configuration, and cannot be accepted.
  public var preventsRunning = false
  /// The reason why the project accepts the finding; nil if the finding is not accepted. An
  /// acceptance without a reason has an empty string.
  public var acceptance: String?
  /// A Boolean value that indicates whether the acceptance is in a configuration file instead of
  /// the checked file.
  public var isAcceptedExternally = false

  /// The severity of a finding. Notes are the lowest level, errors the highest.
  ///
  /// Levels are compared by severity: `note < warning < error`.
  ///
  /// ```swift
  /// precondition(Finding.Level.note < .warning)
  /// precondition(Finding.Level.allCases.max() == .error)
  /// ```
  public enum Level: String, Sendable, CaseIterable, Comparable {
    /// A hint. The app works.
    case note
    /// A problem for the user of the app.
    case warning
    /// A problem that ends the app or prevents its start. `segue check` returns exit code 1.
    case error

    public static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }
}
