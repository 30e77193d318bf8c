package import Storyboards

/// A way in which the user can change a fact: what is asked, and the change of the scene file.
package enum FactEdit: Equatable, Sendable {
  /// Asks for a text, beginning with the present one.
  case text(String, SceneEdit)
  /// Asks for a number of seconds, beginning with the present one.
  case seconds(String, TransitionEntry, TransitionSetting)
  /// Makes the change without a question.
  case change(SceneEdit)

  /// The text with which the question begins; nil without a question.
  var question: String? {
    switch self {
    case .text(let text, _), .seconds(let text, _, _): text
    case .change: nil
    }
  }

  /// Returns the change for an answer; nil for an answer that is no number of seconds.
  func edit(answer: String) -> SceneEdit? {
    switch self {
    case .text(_, .value(_, let key, let view, let scene, let storyboard)):
      return .value(.text(answer), key: key, view: view, scene: scene, storyboard: storyboard)
    case .text(_, let edit), .change(let edit): return edit
    case .seconds(_, let entry, var setting):
      guard let seconds = Double(answer), seconds > 0, seconds <= 10 else { return nil }
      setting.duration = max(1, Int((seconds * 120).rounded()))
      return .transition(entry, setting)
    }
  }
}
