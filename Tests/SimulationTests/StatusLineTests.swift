import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

@Suite struct StatusLineTests {
  private func simulator(_ storyboard: String, columns: Int = 80) throws -> Simulator {
    let file = Tutorial.file.deletingLastPathComponent()
      .appending(path: "docs/storyboards/\(storyboard).json")
    let document = try SceneDocument(json: Array(Data(contentsOf: file)))
    return Simulator(document: document, columns: columns, rows: 24)
  }

  private func statusLine(of simulator: Simulator) -> String {
    let lines = simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[23])
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

  @Test func `what does not fit is left out from the end`() throws {
    let simulator = try Tutorial.simulator(columns: 40)
    #expect(statusLine(of: simulator) == " #1   ↑ idFirstSegue   ⏎ Tap Me!")
  }
}
