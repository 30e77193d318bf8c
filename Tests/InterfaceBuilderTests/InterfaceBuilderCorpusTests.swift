import TestSupport
import Testing
import TextFormats

@testable import InterfaceBuilder

@Suite struct InterfaceBuilderCorpusTests {
  @Test func `every segue, exit, placeholder, recogniser and bar item of a fixture is imported`()
    throws
  {
    // Counted by hand: 33 segues with the embedded one, 12 relationships, 5 exits, 2 placeholders, 4
    // recognisers and 2 bar items.
    #expect(try expectThings(of: .fixtures) == 58)
  }

  @Test(.storyboardsAtHand)
  func `every segue, exit, placeholder, recogniser and bar item of a file at hand is imported`()
    throws
  {
    let corpus = try #require(StoryboardCorpus.atHand)
    let things = try expectThings(of: corpus)
    report(
      "\(corpus.files.count(where: \.isForIOS)) files for iOS with \(things) segues, exits, "
        + "placeholders, recognisers and bar items")
  }

  private func expectThings(of corpus: StoryboardCorpus) throws -> Int {
    var things = 0
    for file in corpus.files.filter(\.isForIOS) {
      let expected = RawStoryboard(file.text).things
      let document = try InterfaceBuilderDocument(xml: file.bytes)
      #expect(document.things == expected, "\(file)")
      things += expected.count
    }
    return things
  }

  @Test func `a fixture of another system is refused by the system's name`() {
    #expect(refusedCount(of: .fixtures) == 1)
  }

  @Test(.storyboardsAtHand)
  func `a file at hand of another system is refused by the system's name`() throws {
    let refused = refusedCount(of: try #require(StoryboardCorpus.atHand))
    report("\(refused) files of other systems refused")
  }

  private func refusedCount(of corpus: StoryboardCorpus) -> Int {
    let names = ["MacOSX.": "macOS", "AppleTV": "tvOS", "watchKit": "watchOS"]
    var refused = 0
    for file in corpus.files where !file.isForIOS {
      let name = names.first { file.text.contains("targetRuntime=\"\($0.key)") }?.value
      #expect(throws: InterfaceBuilderError.self) { try InterfaceBuilderDocument(xml: file.bytes) }
      do {
        _ = try InterfaceBuilderDocument(xml: file.bytes)
      } catch {
        if let name { #expect(error.reason == .otherSystem(name: name), "\(file)") }
        refused += 1
      }
    }
    return refused
  }
}

extension InterfaceBuilderDocument {
  /// The controllers and segues in the form of `RawStoryboard.things`.
  var things: [String] {
    var things: [String] = []
    for (index, scene) in scenes.enumerated() {
      let number = index + 1
      func place(_ owner: XMLElement) -> String {
        owner.name == "scene" ? "\(number) scene " : "\(number) \(owner.name) \(owner["id"] ?? "")"
      }
      for segue in scene.segues {
        let kind = segue.element["kind"] ?? "-"
        things.append(
          "segue \(segue.id) \(kind) in \(place(segue.owner)) to \(segue.destination ?? "-") on "
            + "\(segue.trigger ?? "-")")
      }
      for exit in scene.exits { things.append("exit \(exit["id"] ?? "") \(number)") }
      for item in scene.barItems {
        things.append("item \(item.element["id"] ?? "") in \(place(item.owner))")
      }
      for recognizer in scene.recognizers {
        things.append("recognizer \(recognizer.name) \(recognizer["id"] ?? "") \(number)")
      }
      if let controller = scene.controller, controller.name == "viewControllerPlaceholder" {
        things.append(
          "placeholder \(controller["id"] ?? "") \(controller["storyboardName"] ?? "-")")
      }
    }
    return things.sorted()
  }
}

/// Prints how much a test has covered, for a reader of the log.
func report(_ text: String) { print("corpus: \(text)") }
