internal import Motion
package import NavigationKit
internal import Simulation
internal import TextFormats

/// Reads steps and expectations from the tokens of a line.
///
/// Each method reads one phrase and moves past it. Errors say what was expected at which place.
package struct FlowParser {
  /// The tokens of one clause.
  package let tokens: [FlowToken]
  /// The column after the last character, for errors about something missing.
  package let end: Int
  /// The index of the next token.
  package var index = 0

  /// Creates a parser.
  package init(_ tokens: [FlowToken], end: Int? = nil) {
    self.tokens = tokens
    self.end = end ?? tokens.last.map { $0.start + $0.length } ?? 0
  }

  /// The next token; nil at the end.
  package var next: FlowToken? { tokens.indices.contains(index) ? tokens[index] : nil }
  /// Indicates whether all tokens are read.
  package var isAtEnd: Bool { index >= tokens.count }

  /// Returns the token after the next ones; nil after the end.
  package func peek(_ offset: Int) -> FlowToken? {
    tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
  }

  /// Moves past the next token and returns it.
  @discardableResult
  package mutating func take() -> FlowToken? {
    defer { index += 1 }
    return next
  }

  /// Moves past words if they come next, in this order. Case is ignored.
  package mutating func skip(_ words: String...) -> Bool {
    for (offset, word) in words.enumerated() where peek(offset)?.word != word { return false }
    index += words.count
    return true
  }

  /// Moves past a sign if it comes next.
  package mutating func skip(sign: Character) -> Bool {
    guard next?.isSign(sign) == true else { return false }
    index += 1
    return true
  }

  /// Returns an error at the next token, or at the end of the clause.
  package func error(_ message: String) -> FlowSyntaxError {
    next.map { FlowSyntaxError(message, at: $0) } ?? FlowSyntaxError(message, start: end)
  }

  /// Returns an error for something that was expected here, with what is there instead.
  package func expected(_ phrase: String) -> FlowSyntaxError {
    guard let next else { return error("expected \(phrase) here") }
    return error("expected \(phrase), not \(Self.shown(next))")
  }

  /// Throws an error if tokens are left.
  package func requireEnd() throws(FlowSyntaxError) {
    guard let next else { return }
    let advice = next.word == nil ? "" : "; a text of several words needs quotation marks"
    throw FlowSyntaxError(
      "expected the end of the step, or a semicolon before another one, not "
        + Self.shown(next) + advice,
      at: next)
  }

  /// Returns a token for an error message.
  package static func shown(_ token: FlowToken) -> String {
    switch token.kind {
    case .word(let word): quoted(word)
    case .text(let text): FlowText.quoted(String(text.prefix(String.longestQuotation)))
    case .sign(let sign): "'\(sign)'"
    }
  }

  /// Returns "; did you mean 'tap'?" for a word that is similar to another, else an empty text.
  ///
  /// A known word in a wrong place has no suggestion, because it would be the word itself.
  package static func suggestion(_ word: String, _ candidates: [String]) -> String {
    guard !candidates.contains(word) else { return "" }
    var nearest = NearestName()
    return nearest.find(word, in: candidates).map { "; did you mean '\($0.harmless())'?" } ?? ""
  }

  // MARK: - Values

  /// Reads a quoted text.
  package mutating func text(_ purpose: String) throws(FlowSyntaxError) -> String {
    guard let text = next?.text else {
      throw expected("\(purpose) in quotation marks, such as \"Buy\"")
    }
    index += 1
    return text
  }

  /// Reads a name: a word or a quoted text.
  package mutating func name(_ purpose: String) throws(FlowSyntaxError) -> String {
    guard let name = next?.name else { throw expected(purpose) }
    index += 1
    return name
  }

  /// Reads a whole number of zero or more.
  package mutating func number(_ purpose: String) throws(FlowSyntaxError) -> Int {
    guard let word = next?.word, let number = Int(word), number >= 0, number < 1_000_000 else {
      throw expected(purpose)
    }
    index += 1
    return number
  }

  /// Reads `left`, `right`, `up` or `down`.
  package mutating func direction() throws(FlowSyntaxError) -> Direction {
    guard let direction = next?.word.flatMap({ Direction(rawValue: $0) }) else {
      throw expected("a direction: left, right, up or down")
    }
    index += 1
    return direction
  }

  /// Reads `2 s`, `200 ms`, `24 ticks`, also without blanks, as ticks.
  package mutating func duration() throws(FlowSyntaxError) -> Int {
    let problem = expected("a time, such as 2 s, 200 ms or 24 ticks")
    guard let word = next?.word else { throw problem }
    let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let value = Double(digits), value <= 86_400 else { throw problem }
    index += 1
    var unit = String(word[digits.endIndex...])
    if unit.isEmpty {
      guard let word = next?.word else {
        throw error("expected a unit after the number: s, ms or ticks")
      }
      unit = word
      index += 1
    }
    switch unit {
    case "s", "seconds", "second": return Tick.count(seconds: value)
    case "ms", "milliseconds": return Tick.count(seconds: value / 1_000)
    case "tick", "ticks": return Int(value)
    case _:
      index -= 1
      throw expected("a unit of time: s, ms or ticks")
    }
  }

  /// Reads a size such as `80x24`, `80×24` or `80 by 24`.
  package mutating func size() throws(FlowSyntaxError) -> (columns: Int, rows: Int) {
    let problem = expected("a size in columns and rows, such as 80x24")
    guard let word = next?.word else { throw problem }
    let parts = word.split { $0 == "x" || $0 == "×" }.map { Int($0) }
    if parts.count == 2, let columns = parts[0], let rows = parts[1] {
      guard (1...1_000).contains(columns), (1...1_000).contains(rows) else { throw problem }
      index += 1
      return (columns, rows)
    }
    guard parts.count == 1, let columns = parts[0], peek(1)?.word == "by",
      let rows = peek(2)?.word.flatMap({ Int($0) }), (1...1_000).contains(columns),
      (1...1_000).contains(rows)
    else { throw problem }
    index += 3
    return (columns, rows)
  }

  /// Reads `60 %` or `60%`.
  package mutating func percent() throws(FlowSyntaxError) -> Int {
    let percent = try number("a percentage, such as 50 %")
    guard skip(sign: "%") else { throw expected("the sign %") }
    return percent
  }
}
