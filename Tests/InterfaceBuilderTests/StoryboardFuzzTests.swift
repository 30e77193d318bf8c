import Foundation
import Storyboards
import TestSupport
import Testing
import WalkSupport

@testable import InterfaceBuilder

@Suite struct StoryboardFuzzTests {
  /// The number of files that each test damages. A larger number makes the search longer.
  private let rounds =
    ProcessInfo.processInfo.environment["SEGUE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 60

  /// Small changes of good files: bytes, words, pieces moved and doubled.
  @Test(arguments: 1...8) func `a damaged storyboard is imported or refused, and never traps`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let fixtures = [
      try Fixture.bytes("docs/storyboards/xcode/Swipes.storyboard"),
      Fixture.storyboard(
        Fixture.scene(
          "a",
          views: Fixture.button("b", "Open", segue: Fixture.segue("s", "push", to: "c"))
            + Fixture.table),
        Fixture.scene(
          "c",
          connections: Fixture.segue("u", "unwind", to: "exit-c", "unwindAction=\"back:\""))),
    ]
    var (imported, refused) = (0, 0)
    for _ in 0..<rounds {
      var xml = fixtures[Int(random.next() % 2)]
      for _ in 0..<(1 + random.next() % 4) { mutate(&xml, &random) }
      do {
        let bundle = try Fixture.imported(xml).bundle()
        imported += 1
        #expect(bundle.storyboards.contains { !$0.document.scenes.isEmpty })
      } catch {
        refused += 1
        expectPlain("\(error)")
      }
    }
    // Some damage is fatal and some is not, or the changes are of no use.
    #expect(imported > 0 && refused > 0)
  }

  @Test func `a damaged fixture is imported or refused, and never traps`() {
    damage(.fixtures)
  }

  @Test(.storyboardsAtHand)
  func `a damaged local storyboard is imported or refused, and never traps`() throws {
    damage(try #require(StoryboardCorpus.atHand))
  }

  private func damage(_ corpus: StoryboardCorpus) {
    var random = SeededRandom(seed: 2_026)
    let files = corpus.runnable.filter { $0.bytes.count < 60_000 }
    var (imported, refused) = (0, 0)
    for _ in 0..<rounds {
      var xml = files[Int(random.next() % UInt64(files.count))].bytes
      for _ in 0..<(1 + random.next() % 8) { mutate(&xml, &random) }
      do {
        _ = try Fixture.imported(xml).bundle()
        imported += 1
      } catch {
        refused += 1
        expectPlain("\(error)")
      }
    }
    #expect(imported > 0 && refused > 0)
  }

  @Test func `a damaged dictionary of plurals or colour catalogue is read or ignored`() throws {
    var random = SeededRandom(seed: 11)
    let plurals = """
      <plist><dict><key>go.normalTitle</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@a@ and %#@b@</string><key>a</key><dict><key>other</key><string>x</string></dict>
      </dict></dict></plist>
      """
    let colors = #"""
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x40", "green": "80", "blue": "0.25", "alpha": "1.0" } } }] }
      """#
    let xml = Fixture.storyboard(
      Fixture.scene("a", views: Fixture.button("go", "Go")),
      rest: """
        <resources><namedColor name="Brand"><color white="1" alpha="1"/></namedColor></resources>
        """)
    for _ in 0..<rounds {
      var source = InterfaceBuilderSource(path: "Main.storyboard", xml: xml)
      var (texts, set) = (Array(plurals.utf8), Array(colors.utf8))
      mutate(&texts, &random)
      mutate(&set, &random)
      source.stringsDictionary = texts
      source.colorSet = { [set] _ in set }
      let result = try StoryboardImport(source, named: "Main.storyboard") { _ in nil }
      #expect(result.bundle().main.document.scenes.count == 1)
    }
  }

  @Test func `a damaged side file is applied or refused, and never traps`() throws {
    var random = SeededRandom(seed: 7)
    let xml = try Fixture.bytes("docs/storyboards/xcode/Swipes.storyboard")
    let good = try Fixture.bytes("docs/storyboards/xcode/Swipes.segue.json")
    var (applied, refused) = (0, 0)
    for _ in 0..<(rounds * 5 / 2) {
      var side = good
      for _ in 0..<(1 + random.next() % 3) { mutate(&side, &random) }
      var source = InterfaceBuilderSource(path: "Main.storyboard", xml: xml)
      source.sideFile = .init(path: "Main.segue.json", json: side)
      do {
        let result = try StoryboardImport(source, named: "Main.storyboard") { _ in nil }
        applied += 1
        // What a side file says leaves the scenes that there are.
        #expect(result.bundle().storyboards[0].document.scenes.count == 3)
      } catch {
        refused += 1
        expectPlain("\(error)")
      }
    }
    #expect(applied > 0 && refused > 0)
  }

  /// An error says something, and nothing that a terminal would obey.
  private func expectPlain(_ message: String) {
    #expect(!message.isEmpty)
    #expect(message.isPlain, "\(message.debugDescription)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    bytes.damage(words: Self.words, &random)
  }

  private static let words = [
    "show", "push", "embed", "tableView", "viewControllerPlaceholder", "navigationController",
    "custom", "relationship",
  ]
}

extension Fixture {
  static let table = """
    <tableView style="grouped" dataMode="static" id="t"><rect key="frame" x="0" y="200" width="400" \
    height="300"/><sections><tableViewSection headerTitle="One" id="q"><cells>
    <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="disclosureIndicator" \
    textLabel="x1" detailTextLabel="x2" id="cell"><tableViewCellContentView key="contentView">
    <subviews><label text="Row" id="x1"/><label text="Detail" id="x2"/></subviews>
    </tableViewCellContentView><connections>\(segue("row", "show", to: "c"))</connections>
    </tableViewCell></cells></tableViewSection></sections></tableView>
    """
}
