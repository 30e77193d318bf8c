extension SceneDocument {
  /// A rule of `segue check` whose findings a file accepts.
  ///
  /// It is the key `accept` of the document, a scene or a segue. An acceptance of the document
  /// holds everywhere, one of a scene in that scene and its segues.
  public struct Acceptance: Equatable, Sendable {
    /// The name of the rule, such as `growing-stack`; it may be unknown.
    public var rule: String
    /// The reason that the file gives; nil for none.
    public var reason: String?

    /// Makes the acceptance of a rule, with or without a reason.
    public init(rule: String, reason: String? = nil) {
      self.rule = rule
      self.reason = reason
    }
  }
}

/// A part of a file that can accept findings of `segue check`.
///
/// It lets one entry of the format, `SceneFormat.accept()`, serve all three kinds of objects.
protocol FindingAccepting: Sendable {
  var acceptances: [SceneDocument.Acceptance] { get set }
}

extension SceneDocument: FindingAccepting {}
extension SceneDocument.Scene: FindingAccepting {}
extension SceneDocument.Segue: FindingAccepting {}
