/// A callback, a step of a segue, a phase of a transition or a warning, with the tick at which it
/// happened.
///
/// Events are plain values: tests compare them, logs store them. The meaning of the fields depends
/// on the kind; fields without a meaning are empty.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 80, height: 24))
/// application.turn {
///   window.rootViewController = ViewController()
///   window.makeKeyAndVisible()
/// }
/// let kinds = application.events.take().map(\.kind)
/// precondition(kinds.contains(.viewDidLoad) && kinds.contains(.viewDidAppear))
/// precondition(application.events.take().isEmpty)
/// ```
public struct Event: Hashable, Sendable {
  /// The time of the event in ticks since the application's start.
  public var tick: Int
  /// The kind of the event.
  public var kind: Kind
  // Both numbers are where the layout of the structure has a gap, so that events do not grow.
  var storedNumber: Int32 = 0
  /// The identity of the controller to which it happened; empty without one.
  public var subject: String
  /// The identity of the other controller, or the name of a control, segue or action; empty without
  /// one.
  public var object: String
  /// Indicates whether the transition is animated; nil if the event belongs to no transition.
  public var animated: Bool?
  /// The code of ``cause``.
  var causeCode: Int32 = 0
  /// Further information for a reader; empty without any.
  public var detail: String

  /// Creates an event. Only the tick and the kind are required.
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

extension Event {
  /// Returns whether two events are equal, regardless of their numbers and causes.
  public static func == (one: Event, other: Event) -> Bool {
    one.tick == other.tick && one.kind == other.kind && one.subject == other.subject
      && one.object == other.object && one.animated == other.animated
      && one.detail == other.detail
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tick)
    hasher.combine(kind)
    hasher.combine(subject)
    hasher.combine(object)
    hasher.combine(animated)
    hasher.combine(detail)
  }
}

extension Event: CustomStringConvertible {
  /// The event without its tick, as in `second viewWillAppear animated: false`.
  public var description: String {
    var words = subject.isEmpty ? [kind.rawValue] : [subject, kind.rawValue]
    if !object.isEmpty { words.append(object) }
    if let animated { words.append("animated: \(animated)") }
    if !detail.isEmpty { words.append("(\(detail))") }
    return words.joined(separator: " ")
  }
}
