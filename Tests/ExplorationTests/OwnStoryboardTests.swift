import Exploration
import FlowTesting
import Foundation
import ProjectFiles
import Simulation
import Storyboards
import Testing

/// The project's own scene files, in which the search finds nothing false.
@Suite struct OwnStoryboardTests {
  static let names = [
    "scenes.json", "docs/storyboards/adaptive.json", "docs/storyboards/embed.json",
    "docs/storyboards/fade.json", "docs/storyboards/gallery.json", "docs/storyboards/grow.json",
    "docs/storyboards/items.json", "docs/storyboards/presentations.json",
    "docs/storyboards/push.json", "docs/storyboards/references.json",
    "docs/storyboards/tabs.json", "docs/storyboards/unwind.json", "docs/storyboards/vertical.json",
  ]

  static func exploration(
    _ name: String, _ configuration: Exploration.Configuration = .init()
  ) throws -> Exploration {
    let root = Project.root
    let file = root.appending(path: name)
    let bundle = try StoryboardBundle(name: name, json: Array(Data(contentsOf: file))) { other in
      (try? Data(contentsOf: file.deletingLastPathComponent().appending(path: other)))
        .map(Array.init)
    }
    return Exploration(configuration) { Simulator(storyboards: bundle, columns: 80, rows: 24) }
  }

  @Test(arguments: names) func `nothing is false in the project's own scene files`(name: String)
    throws
  {
    var configuration = Exploration.Configuration()
    // The gallery has hundreds of states.
    configuration.depth = name.hasSuffix("gallery.json") ? 2 : 4
    let exploration = try Self.exploration(name, configuration)
    while exploration.advance() {}
    let result = exploration.finish()
    #expect(result.violations == [], "\(result.text())")
  }

  @Test(arguments: names) func `apps that are used again lead to the same graph as new ones`(
    name: String
  ) throws {
    let searches = try [true, false].map { reusesApps in
      var configuration = Exploration.Configuration()
      configuration.depth = name.hasSuffix("gallery.json") ? 3 : 4
      configuration.reusesApps = reusesApps
      let exploration = try Self.exploration(name, configuration)
      while exploration.advance() {}
      return exploration
    }
    let difference = Exploration.difference(old: searches[0], new: searches[1])
    #expect(difference == nil, "\(difference?.text ?? "")")
    #expect(searches[0].saved(key: name) == searches[1].saved(key: name))
  }

  @Test func `the tutorial has three screens, also when its transitions are interrupted`() throws {
    var configuration = Exploration.Configuration()
    configuration.interrupts = true
    let exploration = try Self.exploration("scenes.json", configuration)
    while exploration.advance() {}
    let result = exploration.finish()
    // #1, #2 and #3, each with one control or none.
    #expect(result.stateCount == 3)
    #expect(result.unexpandedCount == 0)
    #expect(result.violations == [])
    #expect(result.proved.contains(.sameAfterInterruption))
  }

  @Test func `each row of a storyboard is tapped, and a deleted row is part of no state`() throws {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "menu", "scenes": [
        {"id": "menu", "kind": "tableViewController", "title": "Menu", "sections": [{"rows": [
          {"id": "r1", "title": "One", "deletable": true}, {"id": "r2", "title": "Two"},
          {"id": "r3", "title": "Three", "accessory": "detailButton"}, {"id": "r4", "title": "Four"},
          {"id": "r5", "title": "Five"}]}],
         "segues": [
          {"id": "a", "kind": "presentModally", "to": "two", "trigger": {"tap": "r2"}},
          {"id": "b", "kind": "presentModally", "to": "three", "trigger": {"accessory": "r3"}},
          {"id": "c", "kind": "presentModally", "to": "four", "trigger": {"tap": "r4"}}]},
        {"id": "two"}, {"id": "three"}, {"id": "four"}]}
      """
    let document = try SceneDocument(json: Array(json.utf8))
    let exploration = Exploration { Simulator(document: document, columns: 80, rows: 24) }
    while exploration.advance() {}
    let appeared = exploration.uses.filter { $0.kind == .appearance }.map(\.scene)
    #expect(appeared.sorted() == ["four", "menu", "three", "two"])
    #expect(exploration.uses.contains { $0.kind == .deletion })
    // Nothing leads back from the three screens.
    let expected: Set<Invariant> = [.homeReachable, .noDeadEnds]
    #expect(exploration.finish().violations.allSatisfy { expected.contains($0.invariant) })
  }

  @Test func `a restored search has the states of the one that was kept`() throws {
    let name = "docs/storyboards/tabs.json"
    let whole = try Self.exploration(name)
    while whole.advance() {}
    let first = try Self.exploration(name)
    for _ in 0..<5 { _ = first.advance() }
    let second = try Self.exploration(name)
    #expect(second.restore(first.saved(key: "a"), key: "b") == false)
    #expect(second.restore(first.saved(key: "a"), key: "a"))
    while second.advance() {}
    #expect(second.finish().text() == whole.finish().text())
  }

  @Test func `results that were sent as bytes are equal to those of the same process`() throws {
    let name = "docs/storyboards/push.json"
    let (one, two) = (try Self.exploration(name), try Self.exploration(name))
    while let task = one.nextTask() {
      let sent = one.expand(task)
      let bytes = one.bytes(of: sent)
      one.merge(sent, of: task)
      let other = try #require(two.nextTask())
      let read = try #require(two.expansion(from: bytes[...]))
      two.merge(read, of: other)
    }
    #expect(one.finish().text() == two.finish().text())
  }

  @Test(arguments: ["docs/storyboards/tabs.json", "scenes.json"])
  func `copies that expand states at the same time find the same states`(name: String) throws {
    let (original, whole) = (try Self.exploration(name), try Self.exploration(name))
    while whole.advance() {}
    var copies = try (0..<2).map { _ in (try Self.exploration(name), original.extent) }
    while let first = original.nextTask() {
      let tasks = [first, original.nextTask()].compactMap(\.self)
      var results: [[UInt8]] = []
      for (index, task) in tasks.enumerated() {
        let (copy, extent) = copies[index]
        copy.add(additions: original.additions(since: extent)[...])
        copies[index].1 = original.extent
        results.append(copy.bytes(of: copy.expand(Exploration.Task(number: task.number))))
      }
      for (task, bytes) in zip(tasks, results) {
        original.merge(try #require(original.expansion(from: bytes[...])), of: task)
      }
    }
    #expect(original.finish().text() == whole.finish().text())
    #expect(original.saved(key: "") == whole.saved(key: ""))
  }

  @Test func `a search with reduced motion has the same states`() throws {
    let one = try Self.exploration("scenes.json")
    let two = try Self.exploration("scenes.json")
    while one.advance() {}
    while two.advance() {}
    one.compare(withReducedMotion: two)
    #expect(one.finish().proved.contains(.sameWithReducedMotion))
  }
}
