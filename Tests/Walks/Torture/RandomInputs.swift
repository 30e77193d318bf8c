import TerminalTestSupport
import WalkSupport

/// Types, clicks, drags, pastes and resizes at random, and compares what is shown with what Ctrl-L draws.
final class RandomInputs: Ordeal {
  private var inputCount = 0
  private var comparisonCount = 0

  var summary: String {
    "\(inputCount) random inputs: \(comparisonCount) times the screen was what Ctrl-L draws."
  }

  /// A terminal to run on.
  private struct Setting {
    var type: String
    var color: String
  }

  private static let settings = [
    Setting(type: "xterm-256color", color: "truecolor"),
    Setting(type: "xterm-256color", color: ""),
    Setting(type: "tmux-256color", color: "truecolor"),
    Setting(type: "xterm", color: ""),
    Setting(type: "vt100", color: ""),
  ]

  /// The inputs of one run, which then begins again on another terminal.
  private static let inputsOfRun = 4_000

  func run(seed: UInt64, until end: ContinuousClock.Instant) throws {
    var random = SeededRandom(seed: seed)
    var round = 0
    while round == 0 || ContinuousClock.now < end {
      let setting = Self.settings[round % Self.settings.count]
      try run(on: setting, until: end, &random)
      round += 1
    }
  }

  private func run(
    on setting: Setting, until end: ContinuousClock.Instant, _ random: inout SeededRandom
  ) throws {
    let terminal = try TestTerminal(
      "Torture", ["show"], environment: ["TERM": setting.type, "COLORTERM": setting.color])
    try terminal.wait(for: "the first screen", seconds: 60) {
      terminal.settings != terminal.initialSettings && !terminal.output.isEmpty
    }
    try terminal.waitForRest()
    var count = 0
    while count < Self.inputsOfRun, count == 0 || ContinuousClock.now < end {
      let inputs = burst(&random, terminal)
      count += inputs.count
      inputCount += inputs.count
      try send(inputs, to: terminal)
      try compare(terminal, after: inputs, setting)
      comparisonCount += 1
    }
  }

  private func send(_ inputs: [String], to terminal: TestTerminal) throws {
    for input in inputs {
      if let size = Self.size(input) {
        terminal.resize(columns: size.columns, rows: size.rows)
      } else {
        terminal.send(input)
      }
      while terminal.readOutput(within: 0) {}
    }
    // An Escape that comes alone is a key after a while; this begins no sequence with it.
    // A tenth of a second after the last change every colour is exact (`RunLoop.longestApproximation`).
    try terminal.waitForRest(quietFor: 150)
  }

  private func compare(
    _ terminal: TestTerminal, after inputs: [String], _ setting: Setting
  ) throws {
    let before = cells(of: terminal)
    let start = terminal.output.count
    terminal.send("\u{C}")
    try terminal.waitForRest(quietFor: 25)
    guard terminal.output.count > start else { throw Fault("Ctrl-L drew nothing") }
    let after = cells(of: terminal)
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      let place = "column \(index % terminal.columns), row \(index / terminal.columns)"
      throw Fault(
        """
        at \(place) the screen was not what Ctrl-L draws, on \(setting.type) \(setting.color), \
        after \(inputCount) inputs, the last of them \(inputs.map(\.debugDescription)):
        shown \(old)
        drawn \(new)
        \(terminal.text)
        """)
    }
  }

  /// Returns the visible content of each cell.
  private func cells(of terminal: TestTerminal) -> [TestTerminal.Cell] {
    (0..<terminal.rows).flatMap { row in
      (0..<terminal.columns).map { column in
        // libvterm leaves in the second column of a wide character what was there before; the first
        // column says how both look.
        if column > 0 {
          let previous = terminal.cell(column: column - 1, row: row)
          if previous.columns == 2 { return previous }
        }
        return visibleContent(of: terminal.cell(column: column, row: row))
      }
    }
  }

  private func visibleContent(of cell: TestTerminal.Cell) -> TestTerminal.Cell {
    var result = cell
    if result.text == " " { result.text = "" }
    if result.text.isEmpty, !result.isUnderlined, !result.isReversed {
      // Without ink its colour and its weight are nothing.
      result.foreground = .standard
      (result.isBold, result.isItalic) = (false, false)
    }
    return result
  }
}

// MARK: - Inputs

extension RandomInputs {
  private static let escape = "\u{1B}"
  private static let keys =
    ["[A", "[B", "[C", "[D", "[A", "[B", "[C", "[D", "[1;2A", "[1;2B", "[1;2C", "[1;2D"]
    .map { escape + $0 }
    + ["[H", "[F", "[5~", "[6~", "[3~", "[Z", "[11~", "OP", "", "", "[I", "[O"].map { escape + $0 }
    + ["\r", "\r", "\r", " ", "\t", "\t", "\u{7F}", "\u{C}", "\u{3}", "\u{1}", "\u{0}", "\u{1C}"]
    + "?msfr[]{}0123456789qwertyuiopasdfghjklzxcvbnm,.+-/\\".map(String.init)
    + ["é", "界", "👍", "e\u{301}", "\u{202E}", "\u{200D}", "🇩🇪"]

  private func burst(_ random: inout SeededRandom, _ terminal: TestTerminal) -> [String] {
    var inputs = (0..<Int.random(in: 20...90, using: &random)).map { _ in
      input(&random, columns: terminal.columns, rows: terminal.rows)
    }
    // What is pasted ends, and time that was to pass has passed.
    inputs += ["\u{1B}[201~", "\u{14}"]
    return inputs
  }

  private func input(_ random: inout SeededRandom, columns: Int, rows: Int) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: Self.keys.randomElement(using: &random)!
    case 45..<70: "\u{14}"
    case 70..<92: pointer(&random, columns: columns, rows: rows)
    case 92..<95: "\u{1B}[200~\(text(&random))\u{1B}[201~"
    case 95: "\u{1B}[200~\(text(&random))"
    case 96: noise(&random)
    default:
      "size \(Int.random(in: 1...140, using: &random)) \(Int.random(in: 1...45, using: &random))"
    }
  }

  private func pointer(_ random: inout SeededRandom, columns: Int, rows: Int) -> String {
    let button = [0, 0, 0, 0, 32, 32, 32, 32, 64, 65, 68, 69, 1, 2, 4, 16, 35].randomElement(
      using: &random)!
    let column = Int.random(in: 1...columns + 1, using: &random)
    let row = Int.random(in: 1...rows + 1, using: &random)
    return "\u{1B}[<\(button);\(column);\(row)\(random.isOne(in: 3) ? "m" : "M")"
  }

  private func text(_ random: inout SeededRandom) -> String {
    let words = [
      "word ", "\n", "\u{3}", "界面", "e\u{301}", "👨‍👩‍👧", "\t", "\u{1B}[A", "long".padded(to: 200),
    ]
    return (0..<Int.random(in: 0...12, using: &random))
      .map { _ in words.randomElement(using: &random)! }.joined()
  }

  /// Bytes that are no input, without those that stop the program or end what has begun.
  private func noise(_ random: inout SeededRandom) -> String {
    let parts = [
      "\u{1B}[", "\u{1B}O", "\u{1B}]0;x", "\u{1B}P", "\u{9B}", "\u{FFFD}", "\u{1B}[<0;", "\u{1B}[M",
    ]
    return parts.randomElement(using: &random)! + "\u{1B}\\"
  }

  /// Returns a size that stands among the inputs.
  private static func size(_ input: String) -> (columns: Int, rows: Int)? {
    let words = input.split(separator: " ")
    guard words.count == 3, words[0] == "size", let columns = Int(words[1]),
      let rows = Int(words[2])
    else { return nil }
    return (columns, rows)
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: "x", count: max(0, count - utf8.count))
  }
}
