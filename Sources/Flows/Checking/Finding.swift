import Storyboards
public import TextFormats

/// Something that is wrong with a flow, or may be.
public struct Finding: Equatable, Sendable {
  public var rule: Rule
  public var level: Level
  /// The path of the file.
  public var path: String
  public var position: SourcePosition
  /// The scene's name for people; empty for the file as a whole.
  public var scene: String
  /// The scene's id in its file; empty as `scene`.
  public var sceneID: String
  /// The segue's id; nil where it is about no segue.
  public var segue: String?
  /// What is wrong here. As other texts of a finding it may hold names from the file, made harmless.
  public var message: String
  /// The steps of a user that show it, in order; empty where none are needed.
  public var steps: [String] = []
  /// Whether the file cannot be run because of it; then it is an error, whatever its rule, and nobody
  /// can accept it.
  public var isRefusal = false
  /// Why somebody has accepted it, empty where no reason is given; nil where nobody has.
  public var acceptance: String?
  /// Whether that stands in a file beside, not in the one that it is about.
  public var isAcceptedBeside = false

  /// How bad it is.
  public enum Level: String, Sendable, CaseIterable, Comparable {
    case note, warning, error

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
