import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing

@testable import InterfaceBuilder

/// A storyboard that runs and the scene file that the import writes of it do the same.
@Suite struct SameRecordTests {
  /// Keys that a user may press anywhere, in no special order.
  private let commands: [Command] = [
    .tap, .moveFocus(.next), .tap, .swipe(.left), .moveFocus(.next), .moveFocus(.next), .tap,
    .swipe(.up), .toggleSegueMenu, .tap, .toggleSegueMenu, .selectTab(2), .tap,
    .swipe(.down), .swipe(.right), .resize(columns: 50, rows: 20), .tap, .swipe(.right),
  ]

  /// Returns the bundle that `segue run scenes.json` reads after `segue import -o scenes.json`.
  private func written(_ result: StoryboardImport) throws -> StoryboardBundle {
    let files = result.files.map { ($0.name, Array($0.text.utf8)) }
    return try StoryboardBundle(name: "folder/scenes.json", json: files[0].1) { name in
      files.first { $0.0 == name }?.1
    }
  }

  private func record(_ bundle: StoryboardBundle) -> [Event] {
    let simulator = Simulator(storyboards: bundle, columns: 100, rows: 30)
    for command in commands {
      simulator.perform(command)
      simulator.advance(to: simulator.tick + 240)
    }
    return simulator.takeEvents()
  }

  private func expectSame(_ result: StoryboardImport, _ name: String) throws -> Int {
    let (run, imported) = (result.bundle(), try written(result))
    let (found, expected) = (record(imported), record(run))
    #expect(found == expected, "\(name)")
    var (first, second) = (
      SceneWalk(run, keepsRecord: true), SceneWalk(imported, keepsRecord: true)
    )
    first.run()
    second.run()
    #expect(first.record == second.record, "\(name)")
    let (pressed, pressedToo) = (keyRecord(first), keyRecord(second))
    #expect(pressed == pressedToo, "\(name)")
    return expected.count + first.record.count + pressed.count
  }

  /// Returns all that happens when each segue of each scene is performed by its keys, in the order
  /// of the file.
  private func keyRecord(_ walk: SceneWalk) -> [Event] {
    var events: [Event] = []
    for scene in walk.bundle.main.document.scenes where walk.visited.contains(scene.id) {
      for segue in scene.segues where segue.isPerformed {
        let simulator = walk.simulator(at: scene.id)
        guard let shown = simulator.visibleScenes.first(where: { $0.scene.id == scene.id }) else {
          continue
        }
        events += KeyPresser(simulator: simulator, walk: walk)
          .events(askingFor: segue, of: shown)
      }
    }
    return events
  }

  @Test
  func `the project's storyboards give the same events directly and from the imported scene file`()
    throws
  {
    let xml = try Fixture.bytes("docs/storyboards/xcode/Swipes.storyboard")
    let side = String(
      decoding: try Fixture.bytes("docs/storyboards/xcode/Swipes.segue.json"), as: UTF8.self)
    #expect(try expectSame(Fixture.imported(xml), "without a side file") > 100)
    #expect(try expectSame(Fixture.imported(xml, side: side), "with one") > 100)
    #expect(try expectSame(Fixture.imported(xml, appearance: .dark), "dark") > 100)
  }

  @Test func `every fixture gives the same events directly and from the imported scene file`()
    throws
  {
    let corpus = StoryboardCorpus.fixtures
    for file in corpus.runnable {
      // Each app at least loads its first scene and shows it, on each of the ways.
      #expect(try expectSame(try corpus.imported(file), file.name) >= 12, "\(file)")
    }
    #expect(corpus.runnable.count == 16)
  }

  @Test(.storyboardsAtHand)
  func `every local storyboard gives the same events directly and from the imported scene file`()
    throws
  {
    let corpus = try #require(StoryboardCorpus.atHand)
    var (files, events) = (0, 0)
    for file in corpus.runnable {
      events += try expectSame(try corpus.imported(file), file.name)
      files += 1
    }
    report("\(files) files gave \(events) events, the same by import and by run")
  }
}
