internal import NavigationKit
internal import Simulation
internal import TextFormats

extension FlowParser {
  /// The first words of steps.
  package static let verbs = [
    "tap", "touch", "press", "swipe", "drag", "let", "release", "cancel", "type", "paste", "clear",
    "scroll", "wait", "resize", "rotate", "go", "move", "select", "perform", "show", "activate",
    "turn",
  ]

  /// Indicates whether a step begins at the next token.
  package var isAtStep: Bool { next?.word.map(Self.verbs.contains) == true }

  /// Reads a step up to the end of the clause or a comma after which another step comes.
  package mutating func step() throws(FlowSyntaxError) -> PilotStep {
    guard let verb = next?.word, Self.verbs.contains(verb) else {
      throw expected("a step, such as tap, press, swipe, drag, type or wait")
    }
    take()
    switch verb {
    case "tap": return .tap(try selector("an element to tap"))
    case "touch": return try touch()
    case "press": return try next?.word == "at" ? pointer(.down) : press()
    case "swipe": return try swipe()
    case "drag": return try drag()
    case "release" where next?.word == "at": return try pointer(.up)
    case "turn":
      guard skip("the", "wheel") else { throw expected("the words the wheel") }
      let direction = try direction()
      let cell = try cell()
      return .command(.wheel(direction, column: cell.column, row: cell.row))
    case "let", "release":
      if verb == "let", !skip("go") { throw expected("the word go after let") }
      return .release
    case "cancel":
      return try skip("the", "touch") ? pointer(.cancel) : .cancel
    case "type":
      let text = try text("the text to type")
      return .type(text, into: try skip("into") || skip("in") ? selector("a text field") : nil)
    case "paste": return .paste(try text("the text to paste"))
    case "clear": return .clear(isAtEnd ? nil : try selector("a text field"))
    case "scroll": return try scroll()
    case "wait":
      _ = skip("for")
      return .wait(ticks: try duration())
    case "resize":
      _ = skip("the", "terminal")
      guard skip("to") else { throw expected("the word to, as in: resize to 40x20") }
      return resize(try size())
    case "rotate":
      _ = skip("the", "device")
      return .command(.rotate)
    case "go": return try go()
    case "move": return try moveFocus()
    case "select":
      guard skip("tab") else { throw expected("the word tab, as in: select tab 2") }
      return .command(.selectTab(try number("the number of a tab, from 1")))
    case "perform": return try performSegue()
    case "show": return try showScene()
    case _:
      // "Activate the focused control" is a sentence of logs.
      guard skip("the", "focused", "control") else {
        throw expected("the words the focused control")
      }
      return .command(.tap)
    }
  }

  /// Reads the rest of a sentence of a log about the pointer.
  private mutating func pointer(_ phase: TouchPhase) throws(FlowSyntaxError) -> PilotStep {
    let cell = try cell()
    return .command(.pointer(phase, column: cell.column, row: cell.row))
  }

  /// Reads `at column 3, row 4`.
  private mutating func cell() throws(FlowSyntaxError) -> (column: Int, row: Int) {
    guard skip("at", "column") else { throw expected("a cell, such as at column 3, row 4") }
    let column = try number("the number of a column, from 0")
    _ = skip(sign: ",")
    guard skip("row") else { throw expected("the word row and its number") }
    return (column, try number("the number of a row, from 0"))
  }

  private mutating func resize(_ size: (columns: Int, rows: Int)) -> PilotStep {
    _ = skip("rows")
    return .resize(columns: size.columns, rows: size.rows)
  }

  private mutating func touch() throws(FlowSyntaxError) -> PilotStep {
    guard skip("column") else { return .tap(try selector("an element, or column 3 row 4")) }
    let column = try number("the number of a column, from 0")
    _ = skip(sign: ",")
    guard skip("row") else { throw expected("the word row and its number") }
    return .touch(column: column, row: try number("the number of a row, from 0"))
  }

  private mutating func press() throws(FlowSyntaxError) -> PilotStep {
    let key = try key()
    guard let word = next?.word, let times = Int(word) else { return .press(key, times: 1) }
    take()
    guard skip("times") || skip("time"), (1...1_000).contains(times) else {
      throw expected("the word times after the number, and at most 1000")
    }
    return .press(key, times: times)
  }

  /// The keys by their names in flows, which are those of logs.
  static let keys: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("enter", .enter),
    ("return", .enter), ("escape", .escape), ("esc", .escape), ("tab", .tab),
    ("shift-tab", .backTab), ("home", .home), ("end", .end), ("page-up", .pageUp),
    ("page-down", .pageDown), ("f1", .f1), ("backspace", .backspace), ("delete", .delete),
    ("space", .character(" ")),
  ]

  private mutating func key() throws(FlowSyntaxError) -> Key {
    if let text = next?.text, let character = text.first, text.count == 1 {
      take()
      return .character(character)
    }
    guard case .word(let word)? = next?.kind else { throw expected("the name of a key") }
    let name = word.lowercased()
    let found: Key? =
      if let entry = Self.keys.first(where: { $0.name == name }) {
        entry.key
      } else if name.hasPrefix("shift-"),
        let direction = Direction(rawValue: String(name.dropFirst(6)))
      {
        .shift(direction)
      } else if name.hasPrefix("ctrl-"), name.count == 6, let letter = name.last {
        .control(letter)
      } else if word.count == 1, let character = word.first {
        .character(character)
      } else {
        nil
      }
    guard let found else {
      let names = Self.keys.map(\.name)
      let hint = Self.suggestion(name, names)
      throw error(
        "\(quoted(word)) is no key\(hint.isEmpty ? "; the keys are \(names.joined(separator: ", ")), shift-left, ctrl-c and characters" : hint)"
      )
    }
    take()
    return found
  }

  private mutating func swipe() throws(FlowSyntaxError) -> PilotStep {
    let direction = try direction()
    return .swipe(direction, on: try skip("on") || skip("over") ? selector() : nil)
  }

  private mutating func drag() throws(FlowSyntaxError) -> PilotStep {
    let element = isAtSelector ? try selector("an element to drag") : nil
    let direction = try direction()
    guard !isAtEnd, next?.isSign(",") != true else {
      return .drag(direction, percent: 10, of: element)
    }
    let start = next
    let percent = try percent()
    guard (1...100).contains(percent), element != nil || percent % 10 == 0 else {
      throw FlowSyntaxError(
        element == nil
          ? "a drag by keys moves in steps of 10 %; write 10 % to 100 %"
          : "expected 1 % to 100 %", start: start?.start ?? end, length: start?.length ?? 1)
    }
    return .drag(direction, percent: percent, of: element)
  }

  private mutating func scroll() throws(FlowSyntaxError) -> PilotStep {
    if skip("to") { return .scrollTo(try selector()) }
    let direction = try direction()
    var notches = 1
    if let number = next?.word.flatMap({ Int($0) }) {
      take()
      notches = min(max(1, number), 10_000)
      _ = skip("notches") || skip("notch") || skip("times")
    }
    return .scroll(direction, notches: notches, in: try skip("in") ? selector() : nil)
  }

  private mutating func go() throws(FlowSyntaxError) -> PilotStep {
    if skip("back") { return .goBack }
    if skip("to", "the", "start") { return .command(.key(.home)) }
    if skip("to", "the", "end") { return .command(.key(.end)) }
    throw expected("the word back")
  }

  private mutating func moveFocus() throws(FlowSyntaxError) -> PilotStep {
    _ = skip("the")
    if skip("pointer") { return try pointer(.move) }
    guard skip("focus", "to") else { throw expected("the words focus to") }
    if skip("the", "next", "control") || skip("next") { return .command(.moveFocus(.next)) }
    if skip("the", "previous", "control") || skip("previous") {
      return .command(.moveFocus(.previous))
    }
    return .moveFocus(try selector("an element for the focus"))
  }

  private mutating func performSegue() throws(FlowSyntaxError) -> PilotStep {
    _ = skip("the")
    guard skip("segue") else { throw expected("the word segue") }
    let segue = try name("the identifier of a segue")
    guard skip("of") else { throw expected("the word of and the id of the scene") }
    return .command(.performSegue(segue, scene: try name("the id of a scene")))
  }

  private mutating func showScene() throws(FlowSyntaxError) -> PilotStep {
    _ = skip("the")
    guard skip("scene") else { throw expected("the word scene") }
    let scene = try name("the id of a scene")
    guard skip("of") else { return .command(.showScene(scene, storyboard: nil)) }
    _ = skip("the", "storyboard")
    return .command(.showScene(scene, storyboard: try name("the name of a storyboard")))
  }
}
