internal import Narration
public import NavigationKit
internal import TextFormats

extension Pilot {
  /// The events since the beginning of the last step.
  public var eventsOfStep: ArraySlice<Event> { events[firstEventOfStep...] }

  /// Returns what differs from expected events; nil if they happened in this order.
  func mismatch(events expected: [Expectation.ExpectedEvent], isExact: Bool) -> Mismatch? {
    let kinds = Set(expected.map(\.kind))
    let happened = eventsOfStep.filter { kinds.contains($0.kind) }
    var rest = happened[...]
    for (number, event) in expected.enumerated() {
      let index = rest.firstIndex { matches($0, event) }
      guard let index, !isExact || index == rest.startIndex else {
        return mismatch(event, number: number, happened: happened)
      }
      rest = rest[(index + 1)...]
    }
    guard isExact, let other = rest.first else { return nil }
    return Mismatch("also \(Self.phrase(other))", advice: Self.list(happened))
  }

  private func mismatch(
    _ event: Expectation.ExpectedEvent, number: Int, happened: [Event]
  ) -> Mismatch {
    let name = event.subject.map { "\(event.kind.rawValue) \($0)" } ?? event.kind.rawValue
    let isThere = happened.contains { matches($0, event) }
    return Mismatch(
      isThere
        ? "event \(number + 1), \(name), has another place in the order"
        : "event \(number + 1), \(name), did not happen in the last step",
      advice: Self.list(happened))
  }

  private func matches(_ event: Event, _ expected: Expectation.ExpectedEvent) -> Bool {
    event.kind == expected.kind
      && (expected.subject.map { identity(event.subject, isCalled: $0) } ?? true)
  }

  private static func phrase(_ event: Event) -> String {
    event.subject.isEmpty
      ? event.kind.rawValue : "\(event.kind.rawValue) \(FlowText.name(event.subject))"
  }

  private static func list(_ events: [Event]) -> String {
    events.isEmpty
      ? "None of these kinds happened in the last step."
      : "The order was: \(events.map(phrase).joined(separator: ", "))."
  }

  /// Returns a mismatch if the last step had no event with this sentence.
  func mismatch(happened sentence: Sentence) -> Mismatch? {
    let words = StringTable.english
    let wanted = words.text(sentence)
    let texts = eventsOfStep.map { words.text(Sentence($0)) }
    guard !texts.contains(wanted) else { return nil }
    let same = eventsOfStep.filter { Sentence($0).key.prefix(16) == sentence.key.prefix(16) }
      .map { words.text(Sentence($0)) }
    return Mismatch(
      "it did not happen in the last step",
      advice: same.first.map { "This did: \($0)" } ?? "")
  }
}
