import CellGraphics
import DamageSupport
import Foundation
import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing
import TextFormats
import WalkSupport

@Suite struct SceneFuzzTests {
  /// Damages bytes and values of valid files. Each file must be refused with a message, or run with
  /// random input.
  ///
  /// The environment variable SEGUE_FUZZ_ROUNDS sets the number of rounds for a longer search.
  @Test(arguments: 1...6) func `a damaged scene file is refused or runs, and never traps`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let root = Tutorial.file.deletingLastPathComponent()
    let files = try goodSceneFiles().map { Array(try Data(contentsOf: root.appending(path: $0))) }
    let rounds = ProcessInfo.processInfo.environment["SEGUE_FUZZ_ROUNDS"].flatMap(Int.init) ?? 60
    var (run, refused) = (0, 0)
    for _ in 0..<rounds {
      let bytes = try damaged(files[Int(random.next() % UInt64(files.count))], &random)
      do {
        let bundle = try StoryboardBundle(name: "scenes.json", json: bytes) { _ in files[0] }
        try walk(bundle, &random)
        run += 1
      } catch let errors as StoryboardErrors {
        refused += 1
        #expect(!errors.errors.isEmpty)
        let text = errors.description(file: "scenes.json")
        #expect(text.isPlain)
      }
    }
    #expect(run > 0 && refused > 0)
  }

  private static let words = ["show", "custom", "unwind", "embed", "stackView", "frame", "null"]

  private func damaged(_ bytes: [UInt8], _ random: inout SeededRandom) throws -> [UInt8] {
    if random.isOne(in: 3) {
      // Other numbers and letters: most of these run, somehow.
      var bytes = bytes
      bytes.damageDigits(&random)
      return bytes
    }
    if random.isOne(in: 2) {
      var bytes = bytes
      for _ in 0..<(1 + random.next() % 3) { bytes.damage(words: Self.words, &random) }
      return bytes
    }
    var root = try JSONNode(json: bytes)
    for _ in 0..<(1 + random.next() % 2) {
      root.damage(at: 1 + Int(random.next() % UInt64(root.nodeCount - 1)), &random)
    }
    return Array(root.indented.utf8)
  }

  /// A dozen things that a user may do, and what comes of them.
  private func walk(_ bundle: StoryboardBundle, _ random: inout SeededRandom) throws {
    let simulator = Simulator(storyboards: bundle, columns: 60, rows: 20)
    let commands: [Command] = [
      .tap, .swipe(.up), .swipe(.down), .swipe(.left), .swipe(.right), .moveFocus(.next),
      .drag(.right), .cancel, .toggleSegueMenu, .selectTab(2), .resize(columns: 100, rows: 30),
      .tap, .moveFocus(.next), .tap,
    ]
    for _ in 0..<14 {
      simulator.perform(commands[Int(random.next() % UInt64(commands.count))])
      for _ in 0..<20 {
        guard let due = simulator.nextDueTick else { break }
        simulator.advance(to: due)
      }
    }
    #expect(simulator.frame().surface.rows > 0)
  }
}
