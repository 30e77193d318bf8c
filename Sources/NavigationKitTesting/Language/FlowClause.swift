internal import Narration

/// A step or an expectation with its text and place in a line.
package struct FlowClause: Hashable, Sendable {
  /// The contents.
  package enum Content: Hashable, Sendable {
    /// A step.
    case step(PilotStep)
    /// An expectation.
    case expectation(Expectation)
  }

  /// The contents.
  package var content: Content
  /// The clause as it was written, without `expect` and `soft`.
  package var text: String
  /// The first character, from 0 in the line.
  package var start: Int
  /// Indicates whether the flow continues if the expectation does not hold.
  package var isSoft = false

  /// Returns the clauses of a line.
  package static func clauses(of line: String) throws(FlowSyntaxError) -> [FlowClause] {
    let tokens = try FlowToken.tokens(of: line)
    return try clauses(tokens[...], in: Array(line))
  }

  /// Returns the clauses of tokens. Semicolons separate clauses, commas steps.
  ///
  /// - Parameter line: The characters of the whole line.
  package static func clauses(_ tokens: ArraySlice<FlowToken>, in line: [Character])
    throws(FlowSyntaxError) -> [FlowClause]
  {
    var clauses: [FlowClause] = []
    for part in tokens.split(separator: ";") {
      clauses += try Self.clauses(ofPart: Array(part), in: line)
    }
    return clauses
  }

  private static func clauses(ofPart part: [FlowToken], in line: [Character])
    throws(FlowSyntaxError) -> [FlowClause]
  {
    var parser = FlowParser(part)
    let isSoft = parser.skip("soft")
    let isExpected = parser.skip("expect")
    guard !parser.isAtEnd else { throw parser.expected("an expectation") }
    if !isExpected, !isSoft, parser.isAtStep { return try steps(&parser, part, line) }
    let begin = parser.index
    do {
      let expectation = try parser.expectation()
      try parser.requireEnd()
      return [clause(.expectation(expectation), part[begin...], line, isSoft: isSoft)]
    } catch {
      // The sentences of logs are expectations of events too.
      let text = self.text(of: part[begin...], in: line)
      let words = StringTable.english
      let sentence = Self.readings(of: text, first: part[begin]).firstNonNil(words.eventSentence)
      guard let sentence else { throw hinted(error, part[begin], isExpected: isExpected) }
      return [clause(.expectation(.happened(sentence)), part[begin...], line, isSoft: isSoft)]
    }
  }

  /// Returns the ways to read a sentence: with and without the full stop, and with the name at its
  /// start with and without quotation marks.
  private static func readings(of text: String, first: FlowToken) -> [String] {
    var texts = [text]
    if let name = first.text { texts.append(name + text.dropFirst(first.length)) }
    return texts + texts.map { $0 + "." }
  }

  /// Returns the error for a clause that is neither a step nor an expectation.
  private static func hinted(_ error: FlowSyntaxError, _ first: FlowToken, isExpected: Bool)
    -> FlowSyntaxError
  {
    guard error.start == first.start, !isExpected else { return error }
    let word = first.name ?? ""
    let words =
      FlowParser.verbs + FlowParser.statements + [
        "expect", "soft", "during", "snapshot", "run", "repeat",
      ]
    let hint = FlowParser.suggestion(word, words)
    return FlowSyntaxError(
      "expected a step such as tap, or expect, not \(FlowParser.shown(first))\(hint)", at: first)
  }

  private static func steps(_ parser: inout FlowParser, _ part: [FlowToken], _ line: [Character])
    throws(FlowSyntaxError) -> [FlowClause]
  {
    var clauses: [FlowClause] = []
    repeat {
      let begin = parser.index
      let step = try parser.step()
      clauses.append(clause(.step(step), part[begin..<parser.index], line))
    } while parser.skip(sign: ",") || parser.skip("and")
    try parser.requireEnd()
    return clauses
  }

  private static func clause(
    _ content: Content, _ tokens: ArraySlice<FlowToken>, _ line: [Character], isSoft: Bool = false
  ) -> FlowClause {
    FlowClause(
      content: content, text: text(of: tokens, in: line), start: tokens.first?.start ?? 0,
      isSoft: isSoft)
  }

  private static func text(of tokens: ArraySlice<FlowToken>, in line: [Character]) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return String(line[first.start..<min(line.count, last.start + last.length)])
  }
}

extension ArraySlice<FlowToken> {
  /// Returns the parts between signs.
  package func split(separator: Character) -> [ArraySlice<FlowToken>] {
    split(omittingEmptySubsequences: true) { $0.isSign(separator) }
  }
}

extension Sequence {
  /// Returns the first result that is not nil; nil if all are.
  fileprivate func firstNonNil<Result>(_ body: (Element) -> Result?) -> Result? {
    for element in self { if let result = body(element) { return result } }
    return nil
  }
}
