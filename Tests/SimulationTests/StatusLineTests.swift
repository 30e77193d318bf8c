import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

@Suite struct StatusLineTests {
  /// Returns the tutorial in a look of the status line.
  private func tutorial(_ chrome: Chrome, columns: Int = 80, rows: Int = 24) throws -> Simulator {
    let simulator = try Tutorial.simulator(columns: columns, rows: rows)
    simulator.chrome = chrome
    return simulator
  }

  private func simulator(
    _ storyboard: String, columns: Int = 80, rows: Int = 24
  ) throws -> Simulator {
    let file = Tutorial.file.deletingLastPathComponent()
      .appending(path: "docs/storyboards/\(storyboard).json")
    let document = try SceneDocument(json: Array(Data(contentsOf: file)))
    return Simulator(document: document, columns: columns, rows: rows)
  }

  private func statusLine(of simulator: Simulator) -> String {
    let lines = simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[simulator.rows - 1])
  }

  @Test func `the first look shows the path, and hints that name segues by their identifiers`()
    throws
  {
    let simulator = try tutorial(.first)
    #expect(
      statusLine(of: simulator) == " #1   ↑ idFirstSegue   ⏎ Tap Me!   ? help   q quit")
    simulator.perform(.swipe(.up))
    simulator.advance(to: 48)
    #expect(
      statusLine(of: simulator) == " #1 ▴ #2   ↓ idFirstSegueUnwind   ? help   q quit")
  }

  @Test func `the status line shows the drag that goes back, if there is one`() throws {
    let simulator = try simulator("push")
    #expect(!statusLine(of: simulator).contains("⇧→"))
    simulator.perform(.tap)
    simulator.advance(to: 120)
    #expect(statusLine(of: simulator).contains("⇧→ drag back"))
    simulator.perform(.drag(.right))
    #expect(statusLine(of: simulator).contains("⏎ release   ⇧ ← → drag   Esc cancel"))
  }

  @Test func `a badge is visible as long as slow motion is on`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.toggleSlowAnimations)
    simulator.advance(to: 1_000)
    #expect(statusLine(of: simulator).hasSuffix("×0.1"))
    simulator.perform(.toggleSlowAnimations)
    #expect(!statusLine(of: simulator).contains("×0.1"))
  }

  @Test func `a notice disappears after a second`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.swipe(.left))
    #expect(statusLine(of: simulator).contains("Ignored: swipe left"))
    #expect(simulator.nextDueTick == 120)
    simulator.advance(to: 119)
    #expect(statusLine(of: simulator).contains("Ignored"))
    simulator.advance(to: 120)
    #expect(!statusLine(of: simulator).contains("Ignored"))
  }

  // MARK: - Narrow terminals

  @Test
  func `a narrow line of the first look omits less important parts first, meanings before keys`()
    throws
  {
    // " #1", "↑ idFirstSegue", "⏎ Tap Me!", "? help" and "q quit" are 3, 14, 9, 6 and 6 columns, with 3
    // between them: 50. Meanings are cut down to 8 before the word of the help goes and 2 columns are
    // between, 3 + 2 + 10 + 2 + 9 + 2 + 1 = 29, and then to 3: 20. The keys alone take 9.
    for (columns, line) in [
      (50, " #1   ↑ idFirstSegue   ⏎ Tap Me!   ? help   q quit"),
      (49, " #1   ↑ idFirstSegue   ⏎ Tap Me!   ? help"),
      (41, " #1   ↑ idFirstSegue   ⏎ Tap Me!   ? help"),
      (40, " #1   ↑ idFirstSeg…   ⏎ Tap Me!   ? help"),
      (37, " #1   ↑ idFirst…   ⏎ Tap Me!   ? help"),
      (36, " #1  ↑ idFirst…  ⏎ Tap Me!  ?"), (29, " #1  ↑ idFirst…  ⏎ Tap Me!  ?"),
      (28, " #1  ↑ idFirs…  ⏎ Tap Me!  ?"), (23, " #1  ↑ idF…  ⏎ Tap…  ?"),
      (20, " #1  ↑ id…  ⏎ Ta…  ?"), (19, " #1 ↑ ⏎ ?"), (9, " #1 ↑ ⏎ ?"), (8, " #1 ↑ ⏎"),
      (6, " ↑ ⏎"), (3, " ↑"),
    ] {
      #expect(statusLine(of: try tutorial(.first, columns: columns)) == line)
    }
  }

  @Test func `the first look shows the hint for going back in a small terminal`() throws {
    // " #1 ▴ #3" with all of its hints but q is 8 + 3 + 21 + 3 + 6 columns.
    for (columns, rows, line) in [
      (41, 12, " #1 ▴ #3   ↑ idSecondSegueUnwind   ? help"),
      (40, 12, " … ▴ #3   ↑ idSecondSegueUnwind   ? help"),
      (20, 6, " #3  ↑ idSecon…  ?"),
    ] {
      let simulator = try tutorial(.first, columns: columns, rows: rows)
      simulator.perform(.tap)
      simulator.advance(to: 240)
      #expect(statusLine(of: simulator) == line)
    }
  }

  /// Three scenes with long titles, each presented by code only from the one before, and the last left
  /// with a swipe.
  private func longTitles(
    _ chrome: Chrome = .second, columns: Int, rows: Int = 12
  ) throws -> Simulator {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "title": "The first of the scenes with a very long title",
         "segues": [{"id": "ab", "kind": "show", "to": "b"}]},
        {"id": "b", "title": "The second of the scenes with a very long title",
         "unwindActions": {"back": []}, "segues": [{"id": "bc", "kind": "show", "to": "c"}]},
        {"id": "c", "title": "The third of the scenes with a very long title",
         "segues": [{"id": "cd", "kind": "show", "to": "a"},
           {"id": "cb", "kind": "unwind", "action": "back", "trigger": {"swipe": "down"}}]}]}
      """
    let simulator = Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: columns, rows: rows)
    simulator.chrome = chrome
    for (segue, scene) in [("ab", "a"), ("bc", "b")] {
      simulator.perform(.performSegue(segue, scene: scene))
      simulator.advance(to: simulator.tick + 240)
    }
    return simulator
  }

  @Test func `the first look shortens the path before the hints, starting in its middle`() throws {
    let (first, second, third) = (
      "The first of the scenes with a very long title",
      "The second of the scenes with a very long title",
      "The third of the scenes with a very long title"
    )
    let hints = "↓ cb   m segue   ? help   q quit"
    #expect(
      statusLine(of: try longTitles(.first, columns: 200))
        == " \(first) ▴ \(second) ▴ \(third)   \(hints)")
    #expect(
      statusLine(of: try longTitles(.first, columns: 150)) == " \(first) … ▴ \(third)   \(hints)")
    #expect(statusLine(of: try longTitles(.first, columns: 100)) == " … ▴ \(third)   \(hints)")
    // 12 columns of the name and 5 before it, "↓ cb", "m segue" and "? help" are 43 with 3 between; with
    // 2 between and "?" they are 35.
    #expect(
      statusLine(of: try longTitles(.first, columns: 43))
        == " … ▴ The third o…   ↓ cb   m segue   ? help")
    #expect(
      statusLine(of: try longTitles(.first, columns: 40))
        == " … ▴ The third of the…  ↓ cb  m segue  ?")
  }

  @Test
  func `keys that navigate are visible from 10 columns, and more columns never show fewer hints`()
    throws
  {
    let scenes: [(ways: [String], make: (Int) throws -> Simulator)] = [
      (["↑", "⏎"], { try Tutorial.simulator(columns: $0, rows: 12) }),
      (
        ["↓"],
        {
          let simulator = try Tutorial.simulator(columns: $0, rows: 12)
          simulator.perform(.swipe(.up))
          simulator.advance(to: 240)
          return simulator
        }
      ),
      (["↓", "m"], { try self.longTitles(columns: $0) }),
      (["1–2", "⏎"], { try self.simulator("tabs", columns: $0, rows: 12) }),
    ]
    for (ways, make) in scenes {
      var shown: Set<Substring> = []
      for columns in 10...120 {
        let line = statusLine(of: try make(columns))
        let words = Set(line.split(separator: " "))
        for way in ways { #expect(words.contains(Substring(way)), "\(way) at \(columns): \(line)") }
        let now = words.intersection(["?", "help", "q", "quit"].map { Substring($0) })
        #expect(now.isSuperset(of: shown), "at \(columns): \(line)")
        #expect(!now.contains("q") || now.contains("help"), "at \(columns): \(line)")
        shown = now
      }
      #expect(shown.count == 4)
    }
  }

  // MARK: - Changes

  /// The different status lines from a command on until all is at rest again, in order, each with the
  /// ticks since the command.
  private func lines(
    of simulator: Simulator, after command: Command
  ) -> [(tick: Int, text: String)] {
    let start = simulator.tick
    var found = [(tick: -1, text: statusLine(of: simulator))]
    simulator.perform(command)
    for tick in start...start + 600 {
      simulator.advance(to: tick)
      let line = statusLine(of: simulator)
      if line != found.last?.text { found.append((tick - start, line)) }
      if simulator.isAtRest { break }
    }
    return found
  }

  @Test func `a push and a pop change path and hints at their beginning`() throws {
    let simulator = try simulator("push")
    let push = lines(of: simulator, after: .tap)
    #expect(push.map(\.tick) == [-1, 0])
    #expect(push.last?.text.hasPrefix(" Continents › Europe   ") == true)
    #expect(push.last?.text.contains("⇧→ drag back") == true)
    simulator.perform(.moveFocus(.previous))
    let pop = lines(of: simulator, after: .tap)
    #expect(pop.map(\.tick) == [-1, 0])
    #expect(pop.last?.text == push.first?.text)
  }

  @Test func `a custom segue changes path and hints when it presents, an unwind when it dismisses`()
    throws
  {
    // The custom segue and its unwind take 0.4 s.
    let simulator = try Tutorial.simulator()
    let there = lines(of: simulator, after: .swipe(.up))
    #expect(there.map(\.tick) == [-1, 48])
    let back = lines(of: simulator, after: .swipe(.down))
    #expect(back.map(\.tick) == [-1, 48])
    #expect(back.map(\.text) == there.map(\.text).reversed())
  }

  @Test func `a presentation changes path and hints at its beginning, a dismissal at its end`()
    throws
  {
    let walk = try GalleryWalk()
    try walk.open("pageSheet")
    let sheet = statusLine(of: walk.simulator)
    #expect(sheet.contains("Esc close"))
    let end = lines(of: walk.simulator, after: .cancel)
    #expect(end.count == 2)
    #expect((end.last?.tick ?? 0) > 0)
    let start = lines(of: walk.simulator, after: .tap)
    #expect(start.map(\.tick) == [-1, 0])
    #expect(start.last?.text == sheet)
  }

  @Test(arguments: GalleryWalk.names)
  func `path and hints change together once for each transition of the gallery`(row: String) throws
  {
    let walk = try GalleryWalk()
    try walk.open(row)
    walk.leave()
    guard walk.isAtStart else { return }
    // A page controller asks for the pages beside it when it has appeared, so keys for turning come then.
    let asksLater = ["tour", "book"].contains(row)
    let there = lines(of: walk.simulator, after: .tap)
    #expect(there.count == (asksLater ? 3 : 2), "\(there)")
    if asksLater { #expect(there.last?.text.contains("next page") == true) }
    for _ in 0..<40 {
      let focused = walk.simulator.application.focusedView?.accessibilityIdentifier ?? ""
      if ["done", "close", "back"].contains(focused) { break }
      walk.simulator.perform(.moveFocus(.next))
    }
    let back = lines(of: walk.simulator, after: .tap)
    #expect(back.count == 2, "\(back)")
  }

  // MARK: - The way here

  @Test func `the path shows pushed, presented and embedded scenes`() throws {
    let walk = try StoryboardWalk("embed.json")
    #expect(walk.path == "Radio")
    walk.perform(.tap)
    #expect(walk.path == "Radio ⊞ Stations › News")
    let other = try StoryboardWalk("unwind.json")
    other.perform(.tap, .tap)
    #expect(other.path == "Square › Station ▴ Carriage")
  }

  @Test func `no hint shows a letter while text is edited`() throws {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "views": [{"id": "field", "kind": "textField",
          "frame": {"x": 0, "y": 100, "width": 400, "height": 20}}],
         "segues": [{"id": "b", "kind": "show", "to": "b"}]}, {"id": "b"}]}
      """
    let simulator = Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: 80, rows: 24)
    simulator.perform(.tap)
    #expect(simulator.isEditingText)
    let line = statusLine(of: simulator)
    #expect(line.hasSuffix("Ctrl-C quit"))
    for hint in ["m segue", "? help", "q quit"] { #expect(!line.contains(hint)) }
  }
}
