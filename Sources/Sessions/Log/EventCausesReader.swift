internal import NavigationKit
internal import TextFormats

/// Reads the causes of events. Older logs have none, and an unusable list is ignored, because a
/// replay does not need it.
struct EventCausesReader {
  /// The number of inputs that the current branch has so far.
  var inputs = 0
  /// The causes in the last line of each pattern, by the pattern's number.
  private var codes: [Int: [Int]] = [:]
  private var nextNumber = 1

  /// The largest number that an event has.
  private static let largest = Int(Int32.max)

  /// Reads the causes of one line with `count` events of known kinds.
  mutating func read(_ node: JSONNode, count: Int) -> EventCauses? {
    let pattern = node[.pattern]?.integer
    let list = node[.causes]?.elements.flatMap(Self.codes) ?? pattern.flatMap { codes[$0] }
    guard let list, let first = Self.number(node[.number], otherwise: nextNumber) else {
      return nil
    }
    if let pattern { codes[pattern] = list }
    nextNumber = min(Self.largest, first + list.count)
    // With an event of an unknown kind, which is skipped, the numbers would be wrong.
    return list.count == count ? EventCauses(first: first, inputs: inputs, codes: list) : nil
  }

  /// Reads the number and the cause of a record with a single event.
  func readSingle(_ node: JSONNode, into event: inout Event) {
    guard let number = Self.number(node[.number], otherwise: 0), number > 0,
      let cause = node[.cause]?.integer, (-Self.largest...Self.largest).contains(cause)
    else { return }
    event.number = number
    event.cause = cause == 0 ? .start : cause < 0 ? .input(-cause) : .event(cause)
  }

  private static func number(_ node: JSONNode?, otherwise number: Int) -> Int? {
    guard let node else { return number }
    return node.integer.flatMap { (1..<largest).contains($0) ? $0 : nil }
  }

  private static func codes(_ elements: [JSONNode]) -> [Int]? {
    guard elements.count <= EventBatch.limit else { return nil }
    let codes = elements.compactMap { element in
      element.integer.flatMap { (-largest...largest).contains($0) ? $0 : nil }
    }
    return codes.count == elements.count ? codes : nil
  }
}
