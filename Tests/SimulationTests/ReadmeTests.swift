import Foundation
import NavigationKit
import ProjectFiles
import Simulation
import Storyboards
import Testing

/// The picture and the scene file in README.md.
@Suite struct ReadmeTests {
  @Test func `the README shows the frame of the tutorial halfway through its slide`() throws {
    let simulator = try Tutorial.simulator(columns: 56, rows: 12)
    simulator.perform(.swipe(.up))
    // The slide takes 0.4 s, which is 48 ticks.
    simulator.advance(to: 22)
    #expect(simulator.isTransitioning)
    let picture = "\n```text\n\(simulator.frame().text)\n```\n\n"
    #expect(try MarkedPage("README.md").problem(with: "picture", expecting: picture) == nil)
  }

  @Test func `the scene file slides to its second screen and back`() throws {
    let text = try Project.text(of: "README.md")
    let json = try #require(text.components(separatedBy: "```json\n").last)
      .components(separatedBy: "```")[0]
    let simulator = Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: 80, rows: 24)
    #expect(simulator.seenScenes == ["home"])
    for (swipe, scene) in [(Command.swipe(.up), "detail"), (.swipe(.down), "home")] {
      simulator.perform(swipe)
      simulator.advance(to: simulator.tick + 240)
      #expect(simulator.seenScenes == [scene])
    }
  }

  @Test func `the README has at most 150 lines`() throws {
    let lines = try Project.text(of: "README.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)
  }
}
