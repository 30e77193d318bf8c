internal import NavigationKit
internal import Simulation
import TextFormats

/// Turns the events of one tick into a line: a pattern, and the numbers in it.
///
/// It runs between two frames of the app, so it works on bytes in room that it keeps, and makes no texts.
struct EventLineWriter {
  /// The numbers of the patterns written so far, by the fingerprints of their texts.
  private var patterns: [StableDigest: (number: Int, text: [UInt8])] = [:]
  private var pattern = JSONWriter()
  private var numbers = EventLineNumbers()

  /// - Parameter batch: Of one tick, from 1 to `EventBatch.limit`.
  mutating func write(_ batch: ArraySlice<Event>, to json: inout JSONWriter) {
    pattern.removeAll()
    numbers.removeAll()
    pattern.array { pattern in
      for event in batch { pattern.array { event.write(to: &$0, numbering: &numbers) } }
    }
    let text = pattern.bytes
    let digest = StableDigest(text)
    let known = patterns[digest]
    // Two patterns of one fingerprint: the later one is written without a number.
    let number = known.flatMap { $0.text == text ? $0.number : nil }
    let isNew = known == nil && patterns.count < SessionRecordWriter.maxRemembered
    if isNew { patterns[digest] = (patterns.count, text) }
    json.line("events") { json in
      json.member("tick", batch.first?.tick ?? 0)
      if let number = isNew ? patterns.count - 1 : number { json.member("pattern", number) }
      if number == nil { json.member("events") { $0.write(json: text) } }
      if !numbers.isEmpty { json.member("numbers") { numbers.write(to: &$0) } }
    }
  }
}

/// Gives each number of a batch its place, in the order in which they are met.
private struct EventLineNumbers {
  private var digits: [UInt8] = []
  /// Where the digits of each number end.
  private var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  mutating func removeAll() {
    digits.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  mutating func place(of number: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var start = 0
    for (place, end) in ends.enumerated() {
      if digits[start..<end].elementsEqual(number) { return place }
      start = end
    }
    digits += number
    ends.append(digits.count)
    return ends.count - 1
  }

  func write(to json: inout JSONWriter) {
    json.array { json in
      var start = 0
      for end in ends {
        let number = digits[start..<end]
        // As a number where that gives the same digits back.
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
  /// Writes the elements of its array: kind, subject, object, whether it is animated, and the detail;
  /// what means nothing at the end is left out.
  fileprivate func write(to json: inout JSONWriter, numbering numbers: inout EventLineNumbers) {
    json.write(kind.rawValue)
    let hasAnimated = animated != nil || !detail.isEmpty
    let hasObject = !object.isEmpty || hasAnimated
    if !subject.isEmpty || hasObject { json.write(subject) { numbers.place(of: $0) } }
    if hasObject { json.write(object) { numbers.place(of: $0) } }
    if let animated {
      json.write(animated)
    } else if hasAnimated {
      json.writeNull()
    }
    if !detail.isEmpty { json.write(detail) { numbers.place(of: $0) } }
  }
}
