import Storyboards
import Testing

@testable import Simulation

/// Keys that the user has chosen.
@Suite struct KeyMapTests {
  private func map(_ keys: [KeyAction: [Key]]) throws -> KeyMap { try KeyMap(keys) }

  @Test func `without choices each key is itself`() {
    for key in [Key.character("q"), .up, .f1, .character("x")] {
      #expect(KeyMap().key(for: key) == key)
    }
    #expect(KeyMap().isUsual)
    #expect(KeyMap().description == "")
  }

  @Test(arguments: KeyAction.allCases)
  func `each action has usual keys in the table of the app`(_ action: KeyAction) throws {
    let key = try #require(action.usualKeys.first)
    #expect(KeyBindings.app[key] == action.meaning)
  }

  @Test func `a chosen key replaces the usual character`() throws {
    let map = try map([.help: [.character("h"), .control("g")]])
    #expect(map.key(for: .character("h")) == .character("?"))
    #expect(map.key(for: .control("g")) == .character("?"))
    #expect(map.key(for: .character("?")) == nil)
    // F1 always helps.
    #expect(map.key(for: .f1) == .f1)
    #expect(map.key(for: .character("q")) == .character("q"))
  }

  @Test func `two actions can exchange their keys`() throws {
    let map = try map([.quit: [.character("r")], .record: [.character("q")]])
    #expect(map.key(for: .character("r")) == .character("q"))
    #expect(map.key(for: .character("q")) == .character("r"))
  }

  @Test func `a key of two actions is a conflict that names both`() {
    #expect(
      throws: KeyMap.Conflict(key: "x", first: "help", second: "quit")
    ) { try map([.quit: [.character("x")], .help: [.character("x")]]) }
    // `s` is the usual key of slow, which is later in the list of actions.
    #expect(
      throws: KeyMap.Conflict(key: "s", first: "quit", second: "slow")
    ) { try map([.quit: [.character("s")]]) }
  }

  @Test func `a key that cannot be changed is a conflict that says what it does`() {
    #expect(
      throws: KeyMap.Conflict(key: "1", first: "select a tab", second: "quit")
    ) { try map([.quit: [.character("1")]]) }
    #expect(
      throws: KeyMap.Conflict(
        key: "ctrl-l", first: "redraw the screen", second: "menu")
    ) { try map([.menu: [.control("l")]]) }
  }

  @Test func `a text of a log gives the same keys`() throws {
    let map = try map([.quit: [.character("="), .control("x")], .help: [.character("h")]])
    #expect(map.description == "help=h;quit== ctrl-x")
    #expect(KeyMap(map.description) == map)
  }

  @Test(arguments: ["help", "help=", "fly=x", "help=hh", "help=s", "help=h;quit=h"])
  func `another text gives no keys`(_ text: String) { #expect(KeyMap(text) == nil) }

  @Test(arguments: ["", " ", ";", "xx", "ctrl-", "ctrl-X", "ctrl-i", "up", "\u{1B}", "\u{202E}"])
  func `other names are no keys that can be chosen`(_ name: String) {
    #expect(Key(choosable: name) == nil)
  }

  // MARK: - On the screen

  private func simulator(_ keys: KeyMap) throws -> Simulator {
    let json =
      #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
    let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
    return Simulator(
      storyboards: bundle, columns: 80, rows: 24, preferences: UserPreferences(keys: keys))
  }

  @Test func `hints and help show the chosen keys`() throws {
    let simulator = try simulator(map([.quit: [.character("x")], .back: [.character("b")]]))
    #expect(simulator.frame().text.contains("? help   x quit"))
    simulator.perform(.toggleHelp)
    let help = simulator.frame().text
    #expect(help.contains("x, Ctrl-C"))
    #expect(help.contains("b, ]"))
    // The meter has lost its key.
    #expect(!help.contains("meter"))
    #expect(!help.contains("q, Ctrl-C"))
  }
}
