import Foundation
import NavigationKit
import Simulation
import TestSupport
import Testing
import TextFormats

@testable import InterfaceBuilder
@testable import Storyboards

/// Segues are performed by the keys that trigger them, not by their names.
@Suite struct KeyTriggerTests {
  @Test func `keys perform every segue of every scene in every fixture`() throws {
    // Counted by hand. The menu has what no key triggers: a tap and a long press on a view, and the
    // segue of a scene that code performs.
    #expect(try pressed(.fixtures) == Counts(segues: 32, keys: 29, menu: 3))
  }

  @Test(.storyboardsAtHand)
  func `keys perform every segue of every scene in every file at hand`() throws {
    let corpus = try #require(StoryboardCorpus.atHand)
    let counts = try pressed(corpus)
    report(
      "\(corpus.runnable.count) files with \(counts.segues) segues: \(counts.keys) performed by "
        + "keys, \(counts.menu) by the menu")
  }

  private func pressed(_ corpus: StoryboardCorpus) throws -> Counts {
    var counts = Counts()
    var segues = 0
    for file in corpus.runnable {
      try expectKeys(file.name, &counts) { initial in
        try corpus.imported(initial.map { Self.starting(file, at: $0) } ?? file).bundle()
      }
      segues += RawStoryboard(file.text).things.count { thing in
        let words = thing.split(separator: " ")
        // Those without a kind are the preview of another one.
        return words[0] == "segue" && !["relationship", "embed", "-"].contains(words[2])
      }
    }
    #expect(counts.segues == segues)
    return counts
  }

  @Test func `keys perform every segue of the tutorial with its side file`() throws {
    let name = "docs/storyboards/xcode/Swipes"
    let side = String(decoding: try Fixture.bytes("\(name).segue.json"), as: UTF8.self)
    let result = try Fixture.imported(try Fixture.bytes("\(name).storyboard"), side: side)
    var counts = Counts()
    try expectKeys(name, &counts) { _ in result.bundle() }
    #expect(counts == Counts(segues: 4, keys: 4, menu: 0))
  }

  private struct Counts: Equatable {
    var segues = 0
    var keys = 0
    var menu = 0
  }

  /// - Parameter load: Imports the storyboard; asked for a scene to start with where segues do not lead.
  private func expectKeys(
    _ name: String, _ counts: inout Counts, _ load: (_ initial: String?) throws -> StoryboardBundle
  ) throws {
    let bundle = try load(nil)
    var walk = SceneWalk(bundle)
    walk.run()
    for scene in bundle.main.document.scenes where scene.segues.contains(where: \.isPerformed) {
      var walk = walk
      if Self.scene(scene.id, walk.simulator(at: scene.id)) == nil {
        walk = SceneWalk(try load(scene.id))
      }
      let shown = try #require(
        Self.scene(scene.id, walk.simulator(at: scene.id)), "\(name): \(scene.id) is not shown")
      for segue in shown.scene.segues where segue.isPerformed {
        let simulator = walk.simulator(at: scene.id)
        let controller = try #require(Self.scene(scene.id, simulator))
        let presser = KeyPresser(simulator: simulator, walk: walk)
        #expect(presser.asks(for: segue, of: controller), "\(name): \(segue.id) of \(scene.id)")
        counts.segues += 1
        if shown.manualSegues.contains(segue) { counts.menu += 1 } else { counts.keys += 1 }
      }
    }
  }

  private static func scene(_ id: String, _ simulator: Simulator) -> (any SceneController)? {
    simulator.visibleScenes.first { $0.scene.id == id }
  }

  /// Returns the storyboard as if it began with one of its scenes: on a stack, where that is no
  /// stack itself.
  private static func starting(_ file: StoryboardCorpus.File, at scene: String)
    -> StoryboardCorpus.File
  {
    guard let document = try? InterfaceBuilderDocument(xml: file.bytes),
      let id = ObjectNames(document).scenes.first(where: { $0.value == scene })?.key,
      let controller = document.scenes.lazy.compactMap(\.controller).first(where: { $0["id"] == id }
      ),
      let end = file.text.range(of: "</scenes>", options: .backwards)
    else { return file }
    let standsAlone = ["navigationController", "splitViewController"].contains(controller.name)
    let initial = standsAlone ? id : "stack"
    var text = file.text
    text.insert(
      contentsOf: """
        <scene sceneID="stack-scene"><objects><navigationController id="stack" \
        sceneMemberID="viewController"><connections><segue destination="\(id)" \
        kind="relationship" relationship="rootViewController" id="stack-root"/></connections>\
        </navigationController></objects></scene>
        """, at: end.lowerBound)
    text = text.replacing(/\sinitialViewController="[^"]*"/, with: "")
    text = text.replacing(
      "<document ", with: "<document initialViewController=\"\(initial)\" ", maxReplacements: 1)
    return StoryboardCorpus.File(name: file.name, bytes: Array(text.utf8))
  }
}

extension SceneDocument.Segue {
  /// Indicates whether a trigger performs the segue. An embed segue is performed when its view
  /// loads.
  var isPerformed: Bool { if case .embed = kind { false } else { true } }
}
