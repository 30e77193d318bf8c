public import NavigationKit

/// Events of one tick, in order: one line of a log.
///
/// A batch stores a pattern and the numbers in it, as a log line does. The same events recur
/// during a session and differ only in the numbers of controllers. Batches of a long session
/// therefore share their texts and need little memory.
///
/// A batch has 1 to ``limit`` events. A tick with more events has several batches.
///
/// ```swift
/// let appear = Event(tick: 12, kind: .viewWillAppear, subject: "home", animated: false)
/// let batch = EventBatch([appear])
/// precondition(batch.tick == 12 && batch.count == 1)
/// ```
public struct EventBatch: Hashable, Sendable {
  /// The tick of all events of the batch.
  public var tick: Int
  let pattern: EventPattern
  /// The numbers for the placeholders of the pattern, by index.
  let numbers: [String]
  /// The numbers and causes of the events; nil if a log does not have them.
  let causes: EventCauses?

  /// The largest number of events in one batch.
  ///
  /// The limit bounds the memory that one line of a log can require.
  public static let limit = 256

  init(tick: Int, pattern: EventPattern, numbers: [String], causes: EventCauses?) {
    self.tick = tick
    self.pattern = pattern
    self.numbers = numbers
    self.causes = causes
  }

  /// Creates a batch of events.
  ///
  /// - Parameter events: 1 to ``limit`` events of the same tick. An empty or longer collection is a
  ///   programming error and traps.
  public init(_ events: some Collection<Event>) {
    precondition(
      (1...Self.limit).contains(events.count),
      "EventBatch(_:): \(events.count) events; a batch has 1 to \(Self.limit)")
    var numbers = EventNumbers()
    let items = events.map { event in
      EventPattern.Item(
        kind: event.kind, subject: numbers.template(event.subject),
        object: numbers.template(event.object), animated: event.animated,
        detail: numbers.template(event.detail))
    }
    self.init(
      tick: events.first?.tick ?? 0, pattern: EventPattern(items: items), numbers: numbers.found,
      causes: EventCauses(events, inputs: events.lastInputAmongCauses))
  }

  /// Splits events into batches and calls `body` with each, in order.
  ///
  /// A batch ends when the tick changes and after ``limit`` events.
  static func forEach(of events: [Event], _ body: (ArraySlice<Event>) -> Void) {
    var rest = events[...]
    while let first = rest.first {
      let batch = rest.prefix(limit).prefix { $0.tick == first.tick }
      body(batch)
      rest = rest.dropFirst(batch.count)
    }
  }

  /// The events of the batch, in order.
  ///
  /// Each access creates the events again, in time proportional to their text.
  public var events: [Event] { pattern.items.indices.map(event) }

  /// The number of events in the batch.
  public var count: Int { pattern.items.count }

  /// Returns the event at an index, from 0.
  func event(_ index: Int) -> Event {
    let item = pattern.items[index]
    var event = Event(
      tick: tick, kind: item.kind, subject: text(item.subject), object: text(item.object),
      animated: item.animated, detail: text(item.detail))
    causes?.apply(to: &event, at: index)
    return event
  }

  private func text(_ template: EventPattern.Template) -> String {
    template.placeholderCount == 0 ? template.text : template.filled(with: numbers)
  }
}

/// Events whose texts have placeholders in place of numbers.
struct EventPattern: Hashable, Sendable {
  var items: [Item]

  struct Item: Hashable, Sendable {
    var kind: Event.Kind
    var subject: Template
    var object: Template
    var animated: Bool?
    var detail: Template
  }

  /// A text in which each run of ASCII digits is the index of a number.
  struct Template: Hashable, Sendable {
    var text: String
    /// The largest placeholder index plus one; 0 if the text has no placeholders.
    var placeholderCount: Int
  }

  /// The number of values that the pattern needs.
  var placeholderCount: Int {
    items.reduce(0) { most, item in
      max(
        most, item.subject.placeholderCount, item.object.placeholderCount,
        item.detail.placeholderCount)
    }
  }
}

extension EventPattern.Template {
  /// Reads a template. Returns nil if a placeholder has more than six digits, which this program
  /// never writes.
  init?(_ text: String) {
    var placeholders = 0
    var text = text
    let isGood = text.withUTF8 { utf8 in
      utf8.forEachRun { run in
        guard run.count <= 6 else { return false }
        placeholders = max(placeholders, run.reduce(0) { $0 * 10 + Int($1 - 0x30) } + 1)
        return true
      }
    }
    guard isGood else { return nil }
    self.init(text: text, placeholderCount: placeholders)
  }

  func filled(with numbers: [String]) -> String {
    var template = text
    return template.withUTF8 { utf8 in
      var result = ""
      var copied = 0
      _ = utf8.forEachRun { run in
        result += String(decoding: utf8[copied..<run.startIndex], as: UTF8.self)
        result += numbers[run.reduce(0) { $0 * 10 + Int($1 - 0x30) }]
        copied = run.endIndex
        return true
      }
      return result + String(decoding: utf8[copied...], as: UTF8.self)
    }
  }
}

/// Assigns placeholders to the numbers of a batch, in order of first use.
private struct EventNumbers {
  private(set) var found: [String] = []

  mutating func template(_ text: String) -> EventPattern.Template {
    var text = text
    return text.withUTF8 { utf8 in
      var result = ""
      var copied = 0
      var placeholders = 0
      _ = utf8.forEachRun { run in
        let placeholder = placeholder(for: String(decoding: run, as: UTF8.self))
        result += String(decoding: utf8[copied..<run.startIndex], as: UTF8.self)
        result += String(placeholder)
        copied = run.endIndex
        placeholders = max(placeholders, placeholder + 1)
        return true
      }
      guard copied > 0 else {
        return EventPattern.Template(
          text: String(decoding: utf8, as: UTF8.self), placeholderCount: 0)
      }
      result += String(decoding: utf8[copied...], as: UTF8.self)
      return EventPattern.Template(text: result, placeholderCount: placeholders)
    }
  }

  private mutating func placeholder(for number: String) -> Int {
    if let index = found.firstIndex(of: number) { return index }
    found.append(number)
    return found.count - 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` with each run of ASCII digits until it returns false.
  ///
  /// - Returns: False if `body` returned false.
  fileprivate func forEachRun(_ body: (Slice<Self>) -> Bool) -> Bool {
    var index = 0
    while index < count {
      guard (0x30...0x39).contains(self[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < count, (0x30...0x39).contains(self[index]) { index += 1 }
      guard body(self[start..<index]) else { return false }
    }
    return true
  }
}
