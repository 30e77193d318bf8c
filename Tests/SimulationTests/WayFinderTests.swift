import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

/// Ways from scene to scene, found and then walked.
@Suite struct WayFinderTests {
  private func bundle(_ path: String) throws -> StoryboardBundle {
    let root = Tutorial.file.deletingLastPathComponent()
    let file = root.appending(path: path)
    return try StoryboardBundle(name: path, json: Array(Data(contentsOf: file))) { other in
      (try? Data(contentsOf: file.deletingLastPathComponent().appending(path: other)))
        .map(Array.init)
    }
  }

  /// Presses the keys as a user would, and tells which scenes are in front then.
  private func front(_ steps: [WayFinder.Step], in bundle: StoryboardBundle) -> [String] {
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    for key in steps.flatMap(\.keys) {
      if let command = KeyBindings.command(for: key, isEditing: simulator.isEditingText) {
        simulator.perform(command)
      }
      if case .shift = key { continue }
      while let due = simulator.nextDueTick { simulator.advance(to: due) }
    }
    return simulator.frontScenes
  }

  @Test func `in the tutorial up leads to #2, and from there down and Enter to #3`() throws {
    let bundle = try bundle("scenes.json")
    let finder = WayFinder(bundle) { _ in 0 }
    let there = try #require(finder.steps(to: "second"))
    #expect(there.map(\.keys) == [[.up]])
    #expect(there.map(\.segue) == ["idFirstSegue"])
    let on = try #require(finder.steps(to: "third", after: there))
    #expect(on.map(\.keys) == [[.down], [.enter]])
    #expect(on.map(\.segue) == ["idFirstSegueUnwind", "idSecondSegue"])
    #expect(front(there + on, in: bundle) == ["third"])
  }

  @Test(arguments: [
    ("docs/storyboards/push.json", "town"), ("docs/storyboards/tabs.json", "tree"),
    ("docs/storyboards/tabs.json", "pantry"), ("docs/storyboards/unwind.json", "stack"),
    ("Sources/SegueCLI/Resources/new.json", "detail"),
  ])
  func `whatever is found leads there when the keys are pressed`(path: String, scene: String) throws
  {
    let bundle = try bundle(path)
    guard bundle.main.document.scenes.contains(where: { $0.id == scene }) else { return }
    let steps = try #require(WayFinder(bundle) { _ in 0 }.steps(to: scene))
    #expect(front(steps, in: bundle).contains(scene))
    for step in steps { #expect(step.from != step.to) }
  }

  @Test func `where there is no way there is no answer`() throws {
    let bundle = try bundle("scenes.json")
    #expect(WayFinder(bundle, limit: 20) { _ in 0 }.steps(to: "nowhere") == nil)
  }
}
