import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing
import WalkSupport

@Suite struct SceneFuzzTests {
  /// Small changes of good files, to their bytes and to their values: each is refused with a message,
  /// or runs whatever the user does.
  ///
  /// SEGUE_FUZZ_ROUNDS asks for more than the few of every test run.
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
        let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.allSatisfy { $0 == "\n" })
      }
    }
    #expect(run > 0 && refused > 0)
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededRandom) throws -> [UInt8] {
    if random.isOne(in: 3) {
      // Other numbers and letters: most of these run, somehow.
      var bytes = bytes
      for _ in 0..<(1 + random.next() % 8) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch bytes[place] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          bytes[place] = UInt8(ascii: "1") + UInt8(random.next() % 9)
        case UInt8(ascii: " "): bytes.insert(UInt8(ascii: "\n"), at: place)
        default: break
        }
      }
      return bytes
    }
    if random.isOne(in: 2) {
      var bytes = bytes
      for _ in 0..<(1 + random.next() % 3) { change(&bytes, &random) }
      return bytes
    }
    var root = try JSONNode(json: bytes)
    for _ in 0..<(1 + random.next() % 2) {
      root.damage(at: 1 + Int(random.next() % UInt64(root.nodeCount - 1)), &random)
    }
    return Array(root.indented.utf8)
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let place = Int(random.next() % UInt64(bytes.count - 30))
    switch random.next() % 4 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.removeSubrange(place..<(place + Int(random.next() % 20)))
    case 2:
      let piece = bytes[place..<(place + 20)]
      bytes.insert(contentsOf: piece, at: Int(random.next() % UInt64(bytes.count)))
    default:
      // A text takes the place of another.
      let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
      guard quotes.count > 4 else { return }
      let (a, b) = (Int(random.next() & 0xFFFF), Int(random.next() & 0xFFFF))
      let (from, to) = (a % (quotes.count / 2) * 2, b % (quotes.count / 2) * 2)
      let value = Array(bytes[(quotes[from] + 1)..<quotes[from + 1]])
      bytes.replaceSubrange((quotes[to] + 1)..<quotes[to + 1], with: value)
    }
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
