internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Storyboards
internal import TextFormats

extension FlowParser {
  /// The first words of expectations.
  package static let statements = [
    "on", "stack", "focus", "see", "events", "no", "not", "size", "transition", "that",
  ]

  /// Indicates whether an expectation begins at the next token.
  package var isAtExpectation: Bool {
    next?.word.map(Self.statements.contains) == true || isAtSelector
  }

  /// Reads an expectation up to the end of the clause.
  package mutating func expectation() throws(FlowSyntaxError) -> Expectation {
    if skip("not") { return .not(try expectation()) }
    if skip("on") { return .on(try name("the name, title or id of a scene")) }
    if skip("stack") { return .stack(try stack()) }
    if skip("focus", "on") { return .focus(try selector()) }
    if next?.word == "focus" { throw expected("focus on and an element") }
    if skip("no") { return try negative() }
    if skip("see") { return try seen() }
    if skip("events") { return try events() }
    if skip("size") {
      let size = try size()
      return .size(columns: size.columns, rows: size.rows)
    }
    if skip("transition") { return .transition(try transitionKind()) }
    if isAtSelector { return try stateOrValue() }
    let hint = next?.word.map { Self.suggestion($0, Self.statements + Self.verbs) } ?? ""
    let problem = expected("an expectation, such as on, stack, focus on, see or events")
    throw FlowSyntaxError(problem.message + hint, start: problem.start, length: problem.length)
  }

  private mutating func negative() throws(FlowSyntaxError) -> Expectation {
    if skip("unbalanced", "calls") { return .noUnbalancedCalls }
    if skip("warnings") { return .noWarnings }
    if skip("focus") { return .focus(nil) }
    if skip("transition") { return .not(.transition(nil)) }
    if isAtSelector { return .not(try seenElement()) }
    throw expected("unbalanced calls, warnings, focus, transition, or an element after no")
  }

  private mutating func stack() throws(FlowSyntaxError) -> [Expectation.StackEntry] {
    var entries: [Expectation.StackEntry] = []
    var isPresented = false
    while true {
      let name = try name("the name of a scene")
      entries.append(Expectation.StackEntry(name: name, isPresented: isPresented))
      if skip(sign: "▸") || skip(sign: "›") || skip(sign: ">") {
        isPresented = false
      } else if skip(sign: "▴") {
        isPresented = true
      } else {
        return entries
      }
    }
  }

  private mutating func events() throws(FlowSyntaxError) -> Expectation {
    let isExact = skip("exactly")
    var events: [Expectation.ExpectedEvent] = []
    repeat {
      guard case .word(let word)? = next?.kind else { throw expected("the kind of an event") }
      guard let kind = Self.eventKind(word) else {
        let names = Event.Kind.allCases.map(\.rawValue)
        throw error("\(quoted(word)) is no event\(Self.suggestion(word, names))")
      }
      take()
      let hasSubject = next?.name != nil
      events.append(
        Expectation.ExpectedEvent(
          kind: kind, subject: hasSubject ? try name("the name of a controller") : nil))
    } while skip(sign: ",")
    return .events(events, isExact: isExact)
  }

  /// Returns the kind of an event. `willAppear` is short for `viewWillAppear`.
  private static func eventKind(_ word: String) -> Event.Kind? {
    Event.Kind(rawValue: word)
      ?? Event.Kind(rawValue: "view" + word.prefix(1).uppercased() + word.dropFirst())
  }

  private mutating func transitionKind() throws(FlowSyntaxError) -> Transition.Kind? {
    guard let word = next?.word else { return nil }
    guard let kind = Transition.Kind(rawValue: word) else {
      throw expected("a kind of transition: push, pop, present, dismiss, select, turn or segue")
    }
    take()
    return kind
  }

  private mutating func stateOrValue() throws(FlowSyntaxError) -> Expectation {
    let selector = try selector()
    let isNegative: Bool
    if skip("is") {
      isNegative = skip("not")
    } else if skip("has", "value") {
      return .value(selector, try text("the value"))
    } else {
      throw expected("is and a state, or has value and a text")
    }
    let expectation: Expectation =
      next?.text == nil
      ? .state(selector, try state()) : .value(selector, try text("the value"))
    return isNegative ? .not(expectation) : expectation
  }

  // MARK: - Seen

  private mutating func seen() throws(FlowSyntaxError) -> Expectation {
    if skip("no") { return .not(try seenElement()) }
    if let distance = try distance() { return distance }
    return try seenElement()
  }

  /// Reads a text with its look, or an element, or a number of elements.
  private mutating func seenElement() throws(FlowSyntaxError) -> Expectation {
    if let count = next?.word.flatMap({ Int($0) }) {
      take()
      if let word = next?.word, word.hasSuffix("s"), let role = Self.plural(word) {
        take()
        var selector = ElementSelector(.any)
        selector.role = role
        return .element(selector, count: count)
      }
      return .element(try selector(), count: count)
    }
    let begin = index
    if next?.text != nil {
      let text = try text("a text")
      if let seen = try look(of: text) { return .see(seen) }
    }
    index = begin
    return .element(try selector("a text or an element"), count: nil)
  }

  private static func plural(_ word: String) -> ScreenElement.Role? {
    roles.first {
      "\($0.word)s" == word || $0.word == word || $0.word == "switch" && word == "switches"
    }?
    .role
  }

  /// Reads the place and look of a text; nil if the text is part of a selector.
  private mutating func look(of text: String) throws(FlowSyntaxError) -> Expectation.SeenText? {
    var seen = Expectation.SeenText(text)
    while !isAtEnd {
      if skip("in", "row") {
        seen.row = try number("the number of a row, from 0")
      } else if next?.word == "in" {
        // `in "Buy"` and `in #list` are places of a selector.
        let other = peek(1)
        let isAnElement = other?.text != nil || other?.word?.hasPrefix("#") == true
        if isAnElement, Color(flow: other?.name ?? "") == nil { return nil }
        take()
        let word = try name("a colour or an attribute")
        if Self.attributes.contains(word) {
          seen.attributes.append(word)
        } else {
          seen.foreground = try color(word)
        }
      } else if skip("on") {
        seen.background = try color(try name("a colour"))
      } else if skip("and") {
        let word = try name("an attribute")
        guard Self.attributes.contains(word) else {
          index -= 1
          throw expected("an attribute: \(Self.attributes.joined(separator: ", "))")
        }
        seen.attributes.append(word)
      } else {
        return nil
      }
    }
    return seen
  }

  /// The attributes of a text.
  static let attributes = ["bold", "dim", "italic", "underline", "reverse"]

  /// Returns a colour name that has just been read, or throws an error at it.
  private func color(_ word: String) throws(FlowSyntaxError) -> String {
    guard Color(flow: word) == nil else { return word }
    let place = tokens[index - 1]
    throw FlowSyntaxError(
      "no colour \(quoted(word))\(Self.suggestion(word, ColorNames().names + Self.attributes)); "
        + "write the name of a colour or #RRGGBB", at: place)
  }

  // MARK: - Distances

  /// Reads `List a third left of Detail`; nil if the tokens say something else.
  private mutating func distance() throws(FlowSyntaxError) -> Expectation? {
    let begin = index
    guard let first = next?.name else { return nil }
    let isBare = isAtBareName
    take()
    _ = skip("by") || skip("is")
    let length = length()
    // `see "Buy" below "Dune"` is about elements, `see List left of Detail` about controllers.
    guard let direction = side(), length != nil || isBare && isAtBareName else {
      index = begin
      return nil
    }
    let other = try name("the name of the other controller")
    return .distance(
      of: first, Expectation.Distance(direction: direction, length: length ?? .any), from: other)
  }

  /// Indicates whether the next token is a name without quotation marks, and no id of an element.
  private var isAtBareName: Bool {
    guard let next, next.text == nil, let name = next.name else { return false }
    return !name.hasPrefix("#") && name != "the"
  }

  private mutating func side() -> Direction? {
    if skip("left", "of") { return .left }
    if skip("right", "of") { return .right }
    if skip("above") { return .up }
    if skip("below") { return .down }
    return nil
  }

  private mutating func length() -> Expectation.Distance.Length? {
    if skip("a", "third") { return .part(333) }
    if skip("a", "quarter") { return .part(250) }
    if skip("half") || skip("a", "half") { return .part(500) }
    if skip("two", "thirds") { return .part(667) }
    if skip("three", "quarters") { return .part(750) }
    guard let number = next?.word.flatMap({ Int($0) }) else { return nil }
    take()
    if skip(sign: "%") { return .part(number * 10) }
    _ = skip("columns") || skip("column") || skip("rows") || skip("row") || skip("cells")
    return .cells(number)
  }
}

extension Color {
  /// Creates the colour of a flow: a name such as `sky`, or `#RRGGBB`; nil for another text.
  init?(flow text: String) {
    guard let color = ColorNames().color(text) else { return nil }
    self = color
  }
}
