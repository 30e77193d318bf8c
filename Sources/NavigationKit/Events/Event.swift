/// One thing that happened: a callback, a segue's step, a phase of a transition, a warning.
///
/// A plain value that can be written and read back. What a field holds depends on the kind; a field
/// that means nothing for it is empty.
public struct Event: Hashable, Sendable {
  /// The moment, in ticks since the application started.
  public var tick: Int
  public var kind: Kind
  /// The identity of the controller it happened to; empty where there is none.
  public var subject: String
  /// The identity of the other controller or the name of the thing concerned.
  public var object: String
  /// Whether the transition it belongs to is animated; nil where that makes no sense.
  public var animated: Bool?
  /// Anything else, for people.
  public var detail: String

  public init(
    tick: Int, kind: Kind, subject: String = "", object: String = "", animated: Bool? = nil,
    detail: String = ""
  ) {
    self.tick = tick
    self.kind = kind
    self.subject = subject
    self.object = object
    self.animated = animated
    self.detail = detail
  }
}

extension Event: CustomStringConvertible {
  /// The event without its tick, such as `second viewWillAppear animated: false`.
  public var description: String {
    var words = subject.isEmpty ? [kind.rawValue] : [subject, kind.rawValue]
    if !object.isEmpty { words.append(object) }
    if let animated { words.append("animated: \(animated)") }
    if !detail.isEmpty { words.append("(\(detail))") }
    return words.joined(separator: " ")
  }
}
