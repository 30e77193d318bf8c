import CellGraphics
import NavigationKit
import ProjectFiles
import Simulation
import Storyboards
import TestSupport
import Testing
import WalkSupport

/// Explanations of random inputs.
@Suite struct WhyNotWalkTests {
  /// The screen above the status line.
  private static func picture(of simulator: Simulator) -> [[Cell]] {
    let surface = simulator.frame().surface
    return (0..<surface.rows - 1).map { row in Array(surface.row(row)) }
  }

  /// Returns the commands of a random key or click, other than quitting.
  private static func command(_ random: inout SeededRandom, _ simulator: Simulator) -> [Command] {
    let direction = Direction.allCases.randomElement(using: &random) ?? .up
    let column = Int.random(in: 0..<simulator.columns, using: &random)
    let row = Int.random(in: 0..<simulator.rows, using: &random)
    let choices: [[Command]] = [
      [.swipe(direction)], [.swipe(direction)], [.drag(direction)], [.tap], [.tap],
      [.moveFocus(.next)], [.moveFocus(.next)], [.moveFocus(.previous)],
      [.selectTab(Int.random(in: 1...9, using: &random))],
      [.key(.text("a"))], [.key(.deleteBackward)], [.key(.deleteForward)], [.key(.home)],
      [.key(.end)], [.key(.pageUp)], [.key(.pageDown)],
      [.pointer(.down, column: column, row: row), .pointer(.up, column: column, row: row)],
      [.pointer(.down, column: column, row: row), .pointer(.up, column: column, row: row)],
      [.wheel(direction, column: column, row: row)], [.paste("text")], [.cancel],
      [.toggleHelp], [.toggleSegueMenu], [.rotate],
    ]
    return choices.randomElement(using: &random) ?? [.tap]
  }

  // The files of the folder `references` are reached through `references.json`.
  @Test(arguments: goodSceneFiles().filter { !$0.contains("/references/") })
  func `each input of a random walk has an effect or an explanation`(file: String) throws {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let bundle = try StoryboardBundle(name: file, json: Array(Project.bytes(of: file))) {
      try? Array(Project.bytes(of: folder + $0))
    }
    var random = SeededRandom(seed: 22)
    for _ in 0..<2 {
      let simulator = Simulator(storyboards: bundle, columns: 60, rows: 20)
      var commands: [Command] = []
      for _ in 0..<60 {
        _ = simulator.takeEvents()
        let before = Self.picture(of: simulator)
        let entry = simulator.textEntry
        let now = Self.command(&random, simulator)
        commands += now
        for command in now { simulator.perform(command) }
        let explanation = simulator.whyNot()
        let events = simulator.takeEvents().filter { $0.kind != .inputIgnored }
        if events.isEmpty, explanation.isEmpty, simulator.textEntry == entry,
          Self.picture(of: simulator) == before, !simulator.isAnimating
        {
          Issue.record("no effect and no explanation of \(now) after \(commands.suffix(8))")
        }
        // Often the next input comes during the transition.
        if Bool.random(using: &random) {
          while let due = simulator.nextDueTick { simulator.advance(to: due) }
        } else {
          simulator.advance(to: simulator.tick + Int.random(in: 0...30, using: &random))
        }
      }
    }
  }
}
