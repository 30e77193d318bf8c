public import Narration
public import NavigationKit

/// The inputs and events of a session in order, as the inspector shows them.
///
/// The session that adds to a journal shares it with the inspector.
///
/// ```swift
/// let journal = EventJournal()
/// journal.record(Sentence.input(Sentence("command.tap"), key: "enter"), at: 60)
/// journal.record([Event(tick: 60, kind: .viewDidLoad, subject: "detail")])
/// precondition(journal.entries.count == 2 && journal.entries[1].inputs == 1)
/// // The start of the session has neither.
/// precondition(journal.count(upTo: 59, inputs: 0) == 0)
/// ```
public final class EventJournal {
  /// An input or an event, with its place in the session.
  public struct Entry: Sendable {
    /// The contents of an entry.
    public enum Content: Sendable {
      /// An input with its number, from 1, and its sentence.
      case input(number: Int, Sentence)
      /// An event.
      case event(Event)
    }

    /// The input or the event.
    public var content: Content
    /// The tick at which it happened.
    public var tick: Int
    /// The number of inputs until then, including this one.
    public var inputs: Int
  }

  /// The entries, oldest first.
  public private(set) var entries: [Entry] = []
  /// The number of inputs so far.
  public private(set) var inputs = 0
  /// The number of calls of ``cut(to:inputs:)``.
  private(set) var cuts = 0

  /// Creates a journal of a session that has not begun.
  public init() {}

  /// Adds an input. Call it before its events are added.
  ///
  /// - Parameters:
  ///   - sentence: The sentence of the input.
  ///   - tick: The tick of the input.
  public func record(_ sentence: Sentence, at tick: Int) {
    inputs += 1
    entries.append(
      Entry(content: .input(number: inputs, sentence), tick: tick, inputs: inputs))
  }

  /// Adds events. Ticks must not decrease.
  public func record(_ events: [Event]) {
    guard !events.isEmpty else { return }
    for event in events {
      entries.append(Entry(content: .event(event), tick: event.tick, inputs: inputs))
    }
  }

  /// Returns a journal of the entries up to a place.
  ///
  /// - Parameters:
  ///   - tick: The tick of the place.
  ///   - inputs: The number of inputs that have taken effect there.
  package func beginning(upTo tick: Int, inputs: Int) -> EventJournal {
    let journal = EventJournal()
    journal.entries = Array(entries.prefix(count(upTo: tick, inputs: inputs)))
    journal.inputs = inputs
    return journal
  }

  /// Removes everything after a place.
  ///
  /// - Parameters:
  ///   - tick: The last tick that stays.
  ///   - inputs: The number of inputs that stay.
  public func cut(to tick: Int, inputs: Int) {
    entries.removeLast(entries.count - count(upTo: tick, inputs: inputs))
    self.inputs = inputs
    cuts += 1
  }

  /// Returns the number of entries up to a place, in logarithmic time.
  ///
  /// - Parameters:
  ///   - tick: The tick of the place.
  ///   - inputs: The number of inputs that have taken effect there.
  public func count(upTo tick: Int, inputs: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if entry.tick <= tick, entry.inputs <= inputs { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension EventJournal.Entry {
  /// The event; nil for an input.
  public var event: Event? { if case .event(let event) = content { event } else { nil } }

  /// The sentence in the words of a language.
  package func text(in words: StringTable) -> String { words.text(sentence) }

  /// The sentence in the words of a language, after the name of the method that the event is a call
  /// of.
  func textWithMethod(in words: StringTable) -> String {
    guard let method = event?.kind.method else { return text(in: words) }
    return "\(method) · \(text(in: words))"
  }

  /// The sentence of the input or event.
  package var sentence: Sentence {
    switch content {
    case .input(_, let sentence): sentence
    case .event(let event): Sentence(event)
    }
  }

  /// The topic to which the entry belongs.
  var topic: LogTopic { event?.kind.topic ?? .inputs }

  /// Returns whether the entry is about a controller.
  func concerns(_ controller: String) -> Bool {
    guard let event else { return true }
    return event.subject == controller || event.object == controller
  }
}
