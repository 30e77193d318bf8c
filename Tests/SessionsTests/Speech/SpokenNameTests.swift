import Foundation
import InterfaceBuilder
import Narration
import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing

/// Every control that keys reach has a name that is read.
@Suite struct SpokenNameTests {
  @Test func `every control of the gallery has a name`() throws {
    let file = Recording.storyboard("gallery")
    let document = try SceneDocument(json: Array(Data(contentsOf: file)))
    let screens = Self.screens(of: document)
    #expect(screens.count > 40)
    #expect(screens.reduce(0) { $0 + $1.choices.count } > 200)
    for screen in screens {
      for choice in screen.choices { #expect(Self.isNamed(choice), "\(choice.phrase)") }
    }
  }

  /// Fifty storyboards of the folder, evenly chosen.
  static let storyboards: [StoryboardCorpus.File] = {
    let files = StoryboardCorpus.atHand?.runnable ?? []
    let step = max(1, files.count / 50)
    return stride(from: 0, to: files.count, by: step).prefix(50).map { files[$0] }
  }()

  @Test(.storyboardsAtHand, arguments: storyboards)
  func `every control of a real storyboard has a name or a role`(file: StoryboardCorpus.File)
    throws
  {
    let source = InterfaceBuilderSource(path: file.name, xml: file.bytes)
    let imported = try? StoryboardImport(source, named: "Main.storyboard") { _ in nil }
    guard let bundle = imported?.bundle() else { return }
    for screen in Self.screens(of: bundle.main.document) {
      for choice in screen.choices {
        let line = StringTable.english.text(.spoken(choice.phrase), isPlain: true)
        #expect(line.count > 1 && !line.contains("["), "\(file.name): \(line)")
      }
    }
  }

  /// Returns the screen of each scene of a file, opened as the initial scene.
  private static func screens(of document: SceneDocument) -> [SpokenScreen] {
    document.scenes.map { scene in
      var document = document
      document.initialScene = scene.id
      let simulator = Simulator(document: document, columns: 80, rows: 24)
      return simulator.spokenScreen()
    }
  }

  private static func isNamed(_ choice: SpokenChoice) -> Bool {
    var phrase = choice.phrase
    while case .phrase(let inner) = phrase.arguments[.element] { phrase = inner }
    return !phrase.key.hasPrefix("element.unnamed")
  }
}
