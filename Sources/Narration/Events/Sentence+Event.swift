public import NavigationKit

extension Sentence {
  /// Creates the sentence of an event, without its tick.
  ///
  /// Every event has one. An event with fields that its kind does not have, as a damaged log can
  /// contain, has the sentence `event.other`, which lists the fields.
  ///
  /// The sentence is read back as an event and compared. A detail that would be lost therefore
  /// never gets the usual sentence.
  public init(_ event: Event) {
    let sentence = Self.usual(event)
    self = sentence?.event(at: event.tick) == event ? sentence! : Self.other(event)
  }

  /// Returns the event that the sentence says; nil for a sentence that is not about an event.
  ///
  /// - Parameter tick: The tick of the event, which sentences do not say.
  ///
  /// Arguments that the kind does not have are ignored. The detail is written with the fixed words
  /// of logs.
  public func event(at tick: Int = 0) -> Event? {
    let parts = key.split(separator: ".").map(String.init)
    guard parts.count >= 2, parts[0] == "event" else { return nil }
    let forms = Array(parts.dropFirst(2))
    let animated = forms.contains("animated") ? true : forms.contains("immediate") ? false : nil
    if parts[1] == "other" {
      guard let kind = Event.Kind(rawValue: name(.name)) else { return nil }
      return Event(
        tick: tick, kind: kind, subject: name(.subject), object: name(.object), animated: animated,
        detail: name(.detail))
    }
    guard let kind = Event.Kind(rawValue: parts[1]) else { return nil }
    return Event(
      tick: tick, kind: kind, subject: name(.subject), object: name(.object), animated: animated,
      detail: kind.shape.detail.map { detail($0, forms) } ?? "")
  }

  private func name(_ argument: Argument) -> String {
    if case .name(let name) = arguments[argument] { name } else { "" }
  }

  private func detail(_ detail: EventShape.Detail, _ forms: [String]) -> String {
    let form = detail.forms.first { forms.contains($0) } ?? ""
    return StringTable.recorded.text(
      Sentence(Self.key("detail.\(detail.rawValue)", [form]), arguments))
  }

  /// Returns the sentence by the shape of the event's kind; nil if the detail does not fit.
  private static func usual(_ event: Event) -> Sentence? {
    let shape = event.kind.shape
    var arguments: [Argument: Value] = [:]
    var forms: [String] = []
    switch shape.subject {
    case .none: break
    case .optional where event.subject.isEmpty: forms.append("app")
    case .required, .optional: arguments[.subject] = .name(event.subject)
    }
    switch shape.object {
    case .none: break
    case .optional where event.object.isEmpty: forms.append("alone")
    case .required, .optional: arguments[.object] = .name(event.object)
    }
    if let detail = shape.detail {
      guard let (form, values) = read(event.detail, as: detail) else { return nil }
      forms.append(form)
      arguments.merge(values) { first, _ in first }
    }
    if shape.isAnimated { forms.append(event.animated == true ? "animated" : "immediate") }
    return Sentence(key("event.\(event.kind.rawValue)", forms), arguments)
  }

  private static func read(_ text: String, as detail: EventShape.Detail)
    -> (form: String, values: [Argument: Value])?
  {
    for form in detail.forms {
      let key = key("detail.\(detail.rawValue)", [form])
      if let sentence = StringTable.recorded.sentence(text, key: key) {
        return (form, sentence.arguments)
      }
    }
    return nil
  }

  private static func other(_ event: Event) -> Sentence {
    let motion = event.animated.map { $0 ? "animated" : "immediate" } ?? ""
    return Sentence(
      key("event.other", [motion]),
      [
        .name: .name(event.kind.rawValue), .subject: .name(event.subject),
        .object: .name(event.object), .detail: .name(event.detail),
      ])
  }

  /// Returns a key with the forms that are not empty.
  static func key(_ name: String, _ forms: [String]) -> String {
    ([name] + forms.filter { !$0.isEmpty }).joined(separator: ".")
  }
}
