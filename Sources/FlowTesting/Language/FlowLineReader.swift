internal import NavigationKit
internal import NavigationKitTesting

/// Reads the tokens of a line of a flow.
struct FlowLineReader {
  let line: Int
  let characters: [Character]

  /// Returns the lines that the clauses of a line are.
  func lines(_ tokens: [FlowToken]) throws(FlowSyntaxError) -> [FlowLine] {
    switch tokens.first?.word {
    case "during": return [try during(tokens)]
    case "repeat": return [try repeating(tokens)]
    case "flow":
      throw FlowSyntaxError("a flow begins at the start of a line", at: tokens[0])
    case _: break
    }
    var lines: [FlowLine] = []
    for part in tokens[...].split(separator: ";") {
      guard let first = part.first else { continue }
      switch first.word {
      case "snapshot": lines.append(try snapshot(part))
      case "run": lines.append(try run(part))
      case "during", "repeat":
        throw FlowSyntaxError("\(FlowParser.shown(first)) begins a line of its own", at: first)
      case _: lines += try clauses(part)
      }
    }
    return lines
  }

  private func clauses(_ tokens: ArraySlice<FlowToken>) throws(FlowSyntaxError) -> [FlowLine] {
    try FlowClause.clauses(tokens, in: characters).map { clause in
      let action: FlowLine.Action =
        switch clause.content {
        case .step(let step): .step(step)
        case .expectation(let expectation): .expect(expectation, isSoft: clause.isSoft)
        }
      return FlowLine(action: action, text: clause.text, line: line, column: clause.start + 1)
    }
  }

  private func made(_ action: FlowLine.Action, _ tokens: ArraySlice<FlowToken>) -> FlowLine {
    let start = tokens.first?.start ?? 0
    let end = tokens.last.map { $0.start + $0.length } ?? start
    return FlowLine(
      action: action, text: String(characters[start..<min(end, characters.count)]), line: line,
      column: start + 1)
  }

  private func snapshot(_ tokens: ArraySlice<FlowToken>) throws(FlowSyntaxError) -> FlowLine {
    var parser = FlowParser(Array(tokens))
    parser.take()
    let place = parser.next
    let name = try parser.name("the name of a snapshot, such as list")
    guard !name.isEmpty, name.first != ".",
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_-. ".contains($0) })
    else {
      throw FlowSyntaxError(
        "a snapshot's name is a part of a file's name: letters, digits, - and _",
        start: place?.start ?? 0, length: place?.length ?? 1)
    }
    try parser.requireEnd()
    return made(.snapshot(name), tokens)
  }

  private func run(_ tokens: ArraySlice<FlowToken>) throws(FlowSyntaxError) -> FlowLine {
    var parser = FlowParser(Array(tokens))
    parser.take()
    let path = try parser.name("the path of a flow file, such as login.flow")
    try parser.requireEnd()
    return made(.run(path), tokens)
  }

  // MARK: - Blocks

  private func repeating(_ tokens: [FlowToken]) throws(FlowSyntaxError) -> FlowLine {
    var parser = FlowParser(tokens)
    parser.take()
    let count = try parser.number("the number of times, such as repeat 3 times:")
    guard (1...10_000).contains(count) else { throw parser.error("repeat takes 1 to 10000 times") }
    guard parser.skip("times") || parser.skip("time") else {
      throw parser.expected("the word times")
    }
    guard parser.skip(sign: ":") else { throw parser.expected("a colon") }
    let rest = Array(tokens[parser.index...])
    return made(.repeating(count, rest.isEmpty ? [] : try lines(rest)), tokens[...])
  }

  private func during(_ tokens: [FlowToken]) throws(FlowSyntaxError) -> FlowLine {
    var parser = FlowParser(tokens)
    parser.take()
    _ = parser.skip("the")
    let kind = try transition(&parser)
    guard parser.skip(sign: ":") else { throw parser.expected("a colon") }
    return made(.during(kind, try moments(tokens[parser.index...])), tokens[...])
  }

  private func transition(_ parser: inout FlowParser) throws(FlowSyntaxError) -> Transition.Kind? {
    let names = ["push", "pop", "present", "dismiss", "select", "turn", "segue", "transition"]
    let words = ["presentation": "present", "dismissal": "dismiss"]
    guard let word = parser.next?.word, case let name = words[word] ?? word, names.contains(name)
    else {
      let hint = parser.next?.word.map { FlowParser.suggestion($0, names) } ?? ""
      let problem = parser.expected("a kind of transition: \(names.joined(separator: ", "))")
      throw FlowSyntaxError(
        problem.message + hint, start: problem.start, length: problem.length)
    }
    parser.take()
    return Transition.Kind(rawValue: name)
  }

  /// Returns the moments of tokens. `at` begins one, and semicolons separate its steps and
  /// expectations.
  func moments(_ tokens: ArraySlice<FlowToken>) throws(FlowSyntaxError) -> [FlowLine.Moment] {
    var moments: [FlowLine.Moment] = []
    for part in tokens.split(separator: ";") {
      var rest = part
      if part.first?.word == "at" {
        var parser = FlowParser(Array(part))
        parser.take()
        moments.append(FlowLine.Moment(moment: try moment(&parser), lines: []))
        _ = parser.skip(sign: ":")
        rest = part.dropFirst(parser.index)
      }
      guard !moments.isEmpty else {
        throw FlowSyntaxError(
          "expected a moment, such as at 50 %, at 0.2 s or at tick 24",
          start: part.first?.start ?? 0, length: part.first?.length ?? 1)
      }
      moments[moments.count - 1].lines += try clauses(rest)
    }
    return moments
  }

  private func moment(_ parser: inout FlowParser) throws(FlowSyntaxError) -> TransitionMoment {
    if parser.skip("tick") { return .ticks(try parser.number("the number of a tick")) }
    if parser.skip("half") || parser.skip("the", "middle") { return .percent(50) }
    if parser.peek(1)?.isSign("%") == true {
      let place = parser.next
      let percent = try parser.percent()
      guard percent <= 100 else {
        throw FlowSyntaxError("at most 100 %", start: place?.start ?? 0, length: place?.length ?? 1)
      }
      return .percent(percent)
    }
    do {
      return .ticks(try parser.duration())
    } catch {
      throw FlowSyntaxError(
        "expected a moment, such as 50 %, 0.2 s or tick 24", start: error.start,
        length: error.length)
    }
  }
}
