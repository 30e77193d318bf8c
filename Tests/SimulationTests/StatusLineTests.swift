import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

@Suite struct StatusLineTests {
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

  @Test func `it says where you are and what can be done here`() throws {
    let simulator = try Tutorial.simulator()
    #expect(
      statusLine(of: simulator) == " #1   ↑ idFirstSegue   ⏎ Tap Me!   ? help   q quit")
    simulator.perform(.swipe(.up))
    simulator.advance(to: 48)
    #expect(
      statusLine(of: simulator) == " #1 › #2   ↓ idFirstSegueUnwind   ? help   q quit")
  }

  @Test func `the way back by dragging is offered where there is one`() throws {
    let simulator = try simulator("push")
    #expect(!statusLine(of: simulator).contains("⇧→"))
    simulator.perform(.tap)
    simulator.advance(to: 120)
    #expect(statusLine(of: simulator).contains("⇧→ back"))
    simulator.perform(.drag(.right))
    #expect(statusLine(of: simulator).contains("⇧ ← → drag   ⏎ let go   Esc take back"))
  }

  @Test func `slow motion stays on the badge as long as it lasts`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.toggleSlowAnimations)
    simulator.advance(to: 1_000)
    #expect(statusLine(of: simulator).hasSuffix("×0.1"))
    simulator.perform(.toggleSlowAnimations)
    #expect(!statusLine(of: simulator).contains("×0.1"))
  }

  @Test func `a notice goes after a second and a half, by itself`() throws {
    let simulator = try Tutorial.simulator()
    simulator.perform(.swipe(.left))
    #expect(statusLine(of: simulator).contains("ignored: swipe left"))
    #expect(simulator.nextDueTick == 180)
    simulator.advance(to: 179)
    #expect(statusLine(of: simulator).contains("ignored"))
    simulator.advance(to: 180)
    #expect(!statusLine(of: simulator).contains("ignored"))
  }

  @Test func `what does not fit is left out, and there is room for the help before the rest`()
    throws
  {
    // " #1", "↑ idFirstSegue", "⏎ Tap Me!", "? help" and "q quit" are 3, 14, 9, 6 and 6 columns, with 3
    // between them.
    for (columns, line) in [
      (41, " #1   ↑ idFirstSegue   ⏎ Tap Me!   ? help"),
      (40, " #1   ↑ idFirstSegue   ? help   q quit"), (28, " #1   ⏎ Tap Me!   ? help"),
      (23, " #1   ? help   q quit"), (15, " #1   ? help"), (11, " #1"),
    ] {
      #expect(statusLine(of: try Tutorial.simulator(columns: columns)) == line)
    }
    #expect(statusLine(of: try simulator("tabs", columns: 40, rows: 12)).contains("? help"))
  }

  @Test func `no letter is offered where letters are text`() throws {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "views": [{"id": "field", "kind": "textField",
          "frame": {"x": 0, "y": 100, "width": 400, "height": 20}}],
         "segues": [{"id": "b", "kind": "show", "to": "b"}]}, {"id": "b"}]}
      """
    let simulator = Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: 80, rows: 24)
    #expect(simulator.isEditingText)
    let line = statusLine(of: simulator)
    #expect(line.hasSuffix("Ctrl-C quit"))
    for hint in ["m segue", "? help", "q quit"] { #expect(!line.contains(hint)) }
  }
}
