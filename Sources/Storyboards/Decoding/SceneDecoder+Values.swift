import TextFormats

/// Reads simple values. Each method returns nil for a missing value, and reports a wrong value
/// before it returns nil.
extension SceneDecoder {
  /// Reports a value that is not the expected one, as in `expected a number from 0 to 1, found
  /// 'high'`.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - expected: The expected value in the message.
  ///   - nearest: The most similar allowed word, which the message suggests; nil for none.
  mutating func unexpected(_ node: JSONNode, _ expected: String, nearest: String? = nil) {
    report(
      .unexpected(expected: expected, found: node.summary, nearest: nearest), at: node.offset)
  }

  mutating func string(_ node: JSONNode?) -> String? {
    guard let node else { return nil }
    if let string = node.string { return string }
    unexpected(node, "a string")
    return nil
  }

  /// Reads a string that is not empty.
  mutating func name(_ node: JSONNode?) -> String? {
    guard let node, let name = string(node) else { return nil }
    if !name.isEmpty { return name }
    unexpected(node, "a name")
    return nil
  }

  mutating func bool(_ node: JSONNode?) -> Bool? {
    guard let node else { return nil }
    if let bool = node.bool { return bool }
    unexpected(node, "true or false")
    return nil
  }

  /// Reads a number within limits.
  mutating func number(_ node: JSONNode?, _ limits: Limits) -> Double? {
    guard let node else { return nil }
    if let number = node.double, limits.contains(number) { return number }
    unexpected(node, limits.description)
    return nil
  }

  /// Reads one of the cases of a type. By default the file uses the names of the cases in code.
  ///
  /// - Parameters:
  ///   - words: The words of the choices, in the same order.
  ///   - expected: The expected value in an error message; nil to list the words.
  ///
  /// A word that is no choice is reported with the most similar choice, as in `did you mean
  /// 'easeIn'?`.
  mutating func choice<Choice>(
    _ node: JSONNode?, _ choices: [Choice], _ words: [String], orSuchAs expected: String? = nil
  ) -> Choice? {
    guard let node, let word = string(node) else { return nil }
    if let place = words.firstIndex(of: word) { return choices[place] }
    unexpected(
      node, expected ?? quotedList(words, "or"), nearest: nearest(to: word, in: words))
    return nil
  }

  /// Reads a number without a fraction.
  ///
  /// A number whose fraction is zero, such as 3.0 or 1e3, counts as one.
  mutating func integer(_ node: JSONNode?, _ range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    if let integer = node.integer, range.contains(integer) { return integer }
    let bounds =
      range.count == 1
      ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    unexpected(node, bounds)
    return nil
  }

  /// A range of numbers that a value may have.
  ///
  /// Its description completes the sentence `expected …`, so it starts with an article.
  struct Limits: CustomStringConvertible {
    var range: ClosedRange<Double>
    var excludesLowest = false
    var description: String

    static let any = Limits(
      range: -Double.infinity...Double.infinity, description: "a number")

    static func from(_ lowest: Double, to highest: Double) -> Limits {
      Limits(
        range: lowest...highest,
        description: "a number from \(decimal(lowest)) to \(decimal(highest))")
    }

    static func above(_ lowest: Double, upTo highest: Double) -> Limits {
      Limits(
        range: lowest...highest, excludesLowest: true,
        description: "a number above \(decimal(lowest)) and up to \(decimal(highest))")
    }

    func contains(_ number: Double) -> Bool {
      range.contains(number) && !(excludesLowest && number == range.lowerBound)
    }
  }
}
