public import Storyboards

/// A reason why a session cannot be shared.
public enum SharingError: Error {
  /// The scenes of the log have errors.
  case invalidScenes(StoryboardErrors)
  /// The session has fewer navigations.
  case noNavigation(Int, count: Int)
  /// No event of the session has the number.
  case noEvent(Int)
  /// The first moment is after the last one.
  case emptyPart(from: String, to: String)
  /// The text or picture has no log.
  case noLog
  /// The log in an artefact is damaged.
  case damagedLog
}

extension SharingError: CustomStringConvertible {
  /// The message: the problem, and the next step.
  public var description: String {
    switch self {
    case .invalidScenes: "the log contains an invalid storyboard"
    case .noNavigation(let number, let count):
      "there is no navigation \(number); the session has \(count)"
    case .noEvent(let number):
      "no event has the number \(number); segue log --numbers lists them"
    case .emptyPart(let from, let to):
      "the part from \(from) to \(to) is empty; give an earlier start or a later end"
    case .noLog: "it carries no log; make it again without --no-log"
    case .damagedLog: "the log that it carries is damaged; make it again from the session's log"
    }
  }
}
