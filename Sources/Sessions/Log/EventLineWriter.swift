internal import NavigationKit
internal import Simulation
import TextFormats

/// Writes the events of one tick as a line: a pattern and its numbers.
///
/// Many ticks have the same events, with other numbers in their texts. The writer replaces each
/// number by a placeholder, and writes the resulting pattern only the first time. Later lines have
/// the number of the pattern and the numbers for its placeholders.
///
/// The writer runs between two frames of the app. It works on bytes in buffers that it reuses and
/// creates no strings.
///
/// For example, `push` of `second~2` onto `first` becomes the pattern
/// `["push","first","second~0",true]` with the numbers `[2]`. The 0 is the index of the
/// placeholder.
struct EventLineWriter {
  /// The patterns written so far with their numbers, by the digest of their text.
  private var patterns: [StableDigest: (number: Int, text: [UInt8])] = [:]
  /// The causes in the last line of each pattern, by the pattern's number.
  private var causes: [[Int]] = []
  /// The number of the next event, if it follows the last one.
  private var nextNumber = 1
  /// The number of inputs so far.
  var inputs = 0
  private var pattern = JSONWriter()
  private var numbers = EventLineNumbers()

  /// Writes one line.
  ///
  /// - Parameter batch: 1 to ``EventBatch/limit`` events of the same tick.
  mutating func write(_ batch: ArraySlice<Event>, to json: inout JSONWriter) {
    pattern.removeAll()
    numbers.removeAll()
    pattern.array { pattern in
      for event in batch { pattern.array { event.write(to: &$0, numbering: &numbers) } }
    }
    let text = pattern.bytes
    let digest = StableDigest(text)
    let known = patterns[digest]
    // If two patterns have the same digest, the later one is written without a number.
    let number = known.flatMap { $0.text == text ? $0.number : nil }
    let isNew = known == nil && patterns.count < SessionRecordWriter.maxRemembered
    if isNew {
      patterns[digest] = (patterns.count, text)
      causes.append([])
    }
    let line = isNew ? patterns.count - 1 : number
    json.line("events") { json in
      json.member("tick", batch.first?.tick ?? 0)
      if let line { json.member("pattern", line) }
      if number == nil { json.member("events") { $0.write(json: text) } }
      if !numbers.isEmpty { json.member("numbers") { numbers.write(to: &$0) } }
      writeCauses(of: batch, pattern: line, to: &json)
    }
  }

  /// Writes what differs from the last line of the pattern, and the first number if it does not
  /// follow the last event.
  ///
  /// A positive code is the distance to an earlier event, 0 the last input, and a negative one an
  /// earlier input. Distances often repeat when a pattern repeats, and are then omitted.
  private mutating func writeCauses(
    of batch: ArraySlice<Event>, pattern: Int?, to json: inout JSONWriter
  ) {
    guard let found = EventCauses(batch, inputs: inputs) else { return }
    if found.first != nextNumber { json.member("number", found.first) }
    nextNumber = found.first + batch.count
    if let pattern {
      guard causes[pattern] != found.codes else { return }
      causes[pattern] = found.codes
    }
    json.member("causes") { json in json.array { for code in found.codes { $0.write(code) } } }
  }
}

/// Assigns placeholders to the numbers of a batch, in order of first use.
///
/// The digits are stored one after the other in a buffer that is reused, so no line allocates
/// memory.
private struct EventLineNumbers {
  private var digits: [UInt8] = []
  /// The end of each number in `digits`.
  private var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  mutating func removeAll() {
    digits.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Returns the index of a number's placeholder. Equal numbers share a placeholder; they are
  /// compared digit by digit.
  mutating func placeholder(for number: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var start = 0
    for (index, end) in ends.enumerated() {
      if digits[start..<end].elementsEqual(number) { return index }
      start = end
    }
    digits += number
    ends.append(digits.count)
    return ends.count - 1
  }

  /// Writes the numbers as an array, in the order of their placeholders.
  func write(to json: inout JSONWriter) {
    json.array { json in
      var start = 0
      for end in ends {
        let number = digits[start..<end]
        // The value is written as a JSON number if that has the same digits.
        if number.count <= 15, number.first != UInt8(ascii: "0") || number.count == 1 {
          json.write(number.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        } else {
          json.write(String(decoding: number, as: UTF8.self))
        }
        start = end
      }
    }
  }
}

extension Event {
  /// Writes the elements of the event's array: kind, subject, object, animated and detail. Empty
  /// elements at the end are omitted.
  fileprivate func write(to json: inout JSONWriter, numbering numbers: inout EventLineNumbers) {
    json.write(kind.rawValue)
    let hasAnimated = animated != nil || !detail.isEmpty
    let hasObject = !object.isEmpty || hasAnimated
    if !subject.isEmpty || hasObject { json.write(subject) { numbers.placeholder(for: $0) } }
    if hasObject { json.write(object) { numbers.placeholder(for: $0) } }
    if let animated {
      json.write(animated)
    } else if hasAnimated {
      json.writeNull()
    }
    if !detail.isEmpty { json.write(detail) { numbers.placeholder(for: $0) } }
  }
}
