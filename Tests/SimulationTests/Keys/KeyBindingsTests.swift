import NavigationKit
import Simulation
import Testing

/// The tables of keys.
@Suite struct KeyBindingsTests {
  @Test(arguments: KeyContext.allCases)
  func `no key has two meanings in one context`(context: KeyContext) {
    #expect(context.ambiguousKeys == [])
  }

  @Test func `a key with two meanings in one context is reported, and the first meaning applies`() {
    let table = KeyTable<TerminalCommand>([
      KeyEntry("Esc", [.escape: .stop]), KeyEntry("Home, End", [.home: .redraw, .end: .redraw]),
      KeyEntry("End, Esc", [.end: .stop, .escape: .redraw]), KeyEntry("Esc", [.escape: .stop]),
    ])
    #expect(table.ambiguousKeys == [.end, .escape])
    #expect(table[.escape] == .stop)
    #expect(table[.end] == .redraw)
  }

  @Test(arguments: KeyContext.allCases)
  func `the name of a row contains all keys of the row, and the short name some of them`(
    context: KeyContext
  ) {
    for row in context.rows where !row.keys.isEmpty {
      // The key of + without Shift is =; it means the same everywhere and is not named.
      let keys = row.keys.filter { $0 != .character("=") }
      #expect(Set(KeyNames.keys(in: row.name)) == Set(keys), "\(row.name)")
      let short = KeyNames.keys(in: row.shortName)
      #expect(!short.isEmpty && Set(short).isSubset(of: row.keys), "\(row.shortName)")
    }
  }

  @Test func `keys of the terminal have no meaning in other contexts`() {
    let keys = Set(KeyContext.terminal.rows.flatMap(\.keys))
    #expect(keys == [.control("l"), .control("z")])
    for context in KeyContext.allCases where context != .terminal && context != .app {
      #expect(keys.isDisjoint(with: context.rows.flatMap(\.keys)), "\(context)")
    }
    for key in keys { #expect(KeyBindings.app[key] == nil) }
  }

  @Test
  func
    `while a text is edited, characters are typed and other keys mean what they mean in the app`()
  {
    for character in "a?q1 [{mrs" {
      let key = Key.character(character)
      #expect(KeyBindings.command(for: key, isEditing: true) == .key(.text(String(character))))
    }
    let keys = KeyContext.text.rows.flatMap(\.keys)
    #expect(keys.contains(.f1) && keys.contains(.control("c")))
    for key in keys + KeyContext.app.rows.flatMap(\.keys) {
      if case .character = key { continue }
      let command = KeyBindings.command(for: key, isEditing: true)
      #expect(command == KeyBindings.command(for: key, isEditing: false), "\(key)")
    }
  }

  @Test func `characters that are commands before text input have a meaning in the app`() {
    for key in KeyContext.awaitedText.rows.flatMap(\.keys) {
      #expect(KeyBindings.app[key] != nil, "\(key)")
    }
  }

  @Test func `keys that the menu and time travel pass to the app have a meaning in the app`() {
    let keys = KeyContext.menu.rows.flatMap(\.keys).filter { KeyBindings.menu[$0] == .app }
    #expect(Set(keys) == [.character("?"), .f1, .character("s"), .character("q"), .control("c")])
    let others = KeyContext.past.rows.flatMap(\.keys).filter { KeyBindings.past[$0] == .app }
    #expect(Set(others) == [.character("q"), .control("c")])
    for key in keys + others {
      #expect(KeyBindings.command(for: key, isEditing: false) != nil, "\(key)")
    }
  }

  @Test func `a key without an entry has no meaning, except characters in a text`() {
    #expect(KeyBindings.app[.character("x")] == nil)
    #expect(KeyBindings.replay[.character("x")] == nil)
    #expect(KeyBindings.prompt[.character("x")] == .insert("x"))
    #expect(KeyBindings.prompt[.up] == nil)
    #expect(KeyBindings.text[.character("x")] == .key(.text("x")))
    #expect(KeyBindings.text[.control("a")] == nil)
  }

  @Test func `a hint shows the symbol of the first key of its entry`() {
    #expect(KeyBindings.app.sign(of: .command(.tap)) == "⏎")
    #expect(KeyBindings.app.sign(of: .command(.toggleHelp)) == "?")
    #expect(KeyBindings.app.sign(of: .command(.drag(.left))) == "⇧←")
    #expect(KeyBindings.text.sign(of: .quit) == "Ctrl-C")
    #expect(KeyBindings.scrubber.sign(of: .play(1)) == "Space")
  }
}

/// Reads the names of keys as the help writes them.
private enum KeyNames {
  private static let keys: [String: [Key]] = [
    "↑": [.up], "↓": [.down], "←": [.left], "→": [.right], "⏎": [.enter], "Enter": [.enter],
    "Space": [.character(" ")], "Esc": [.escape], "Tab": [.tab], "Shift-Tab": [.backTab],
    "Home": [.home], "End": [.end], "PgUp": [.pageUp], "PgDn": [.pageDown], "F1": [.f1],
    "Backspace": [.backspace], "Delete": [.delete],
    "Shift-arrow": Direction.allCases.map(Key.shift), "⇧→": [.shift(.right)],
    "0…9": (0...9).map(digit), "1…9": (1...9).map(digit),
    "←↑→↓": [.left, .up, .right, .down],
    // A word for keys that are typed as text.
    "characters": [],
  ]

  /// - Parameter name: Such as `Shift ← →` or `1 … 9`.
  static func keys(in name: String) -> [Key] {
    let isShifted = name.hasPrefix("Shift ") || name.hasPrefix("⇧← ")
    let name = name.replacing("Shift ", with: "").replacing("⇧← ", with: "← ")
    return name.replacing(" … ", with: "…").split(separator: " ").flatMap { word -> [Key] in
      // A comma alone is a key.
      let word = word.count > 1 && word.hasSuffix(",") ? String(word.dropLast()) : String(word)
      return keys[word] ?? key(word).map { [$0] } ?? []
    }.map { isShifted ? shifted($0) : $0 }
  }

  private static func key(_ word: String) -> Key? {
    if word.hasPrefix("Ctrl-") { return word.last.map { .control(Character($0.lowercased())) } }
    return word.count == 1 ? word.first.map(Key.character) : nil
  }

  private static func shifted(_ key: Key) -> Key {
    switch key {
    case .left: .shift(.left)
    case .right: .shift(.right)
    default: key
    }
  }

  private static func digit(_ number: Int) -> Key { .character(Character("\(number)")) }
}
