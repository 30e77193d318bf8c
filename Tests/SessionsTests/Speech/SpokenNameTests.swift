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
      for choice in screen.choices { #expect(Self.isNamed(choice.phrase), "\(choice.phrase)") }
    }
    let walks = Self.walks(of: document)
    #expect(walks.reduce(0) { $0 + $1.stops } > 100)
    #expect(walks.flatMap(\.unnamed) == [])
  }

  /// Fifty storyboards of the folder, evenly chosen.
  static let storyboards: [StoryboardCorpus.File] = {
    let files = StoryboardCorpus.atHand?.runnable ?? []
    let step = max(1, files.count / 50)
    return stride(from: 0, to: files.count, by: step).prefix(50).map { files[$0] }
  }()

  @Test(.storyboardsAtHand, arguments: storyboards)
  func `every control of a real storyboard has a name`(file: StoryboardCorpus.File) throws {
    let source = InterfaceBuilderSource(path: file.name, xml: file.bytes)
    let imported = try? StoryboardImport(source, named: "Main.storyboard") { _ in nil }
    guard let document = imported?.bundle().main.document else { return }
    let problems = Self.walks(of: document).flatMap(\.unnamed)
    #expect(problems.isEmpty, "\(file.name): \(problems.joined(separator: " · "))")
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

  /// The stops of the focus in a scene.
  struct Walk {
    /// The number of stops.
    var stops = 0
    /// The sentences of the stops and choices without a name.
    var unnamed: [String] = []
  }

  /// Moves the focus through each scene of a file, opened as the initial scene.
  static func walks(of document: SceneDocument) -> [Walk] {
    document.scenes.map { scene in
      var document = document
      document.initialScene = scene.id
      let simulator = Simulator(document: document, columns: 80, rows: 24)
      var walk = Walk()
      var seen: [View] = []
      func add(_ phrase: Sentence, _ view: View?) {
        guard !isNamed(phrase) else { return }
        let line = StringTable.english.text(.spoken(phrase), isPlain: true)
        walk.unnamed.append("\(scene.id): \(line) \(view?.accessibilityIdentifier ?? "-")")
      }
      for choice in simulator.spokenScreen().choices { add(choice.phrase, nil) }
      while let view = simulator.application.focusedView, !seen.contains(where: { $0 === view }) {
        seen.append(view)
        if let node = simulator.spokenScreen().focus { add(node.element.phrase(), node.view) }
        simulator.perform(.moveFocus(.next))
      }
      walk.stops = seen.count
      return walk
    }
  }

  /// Indicates whether more than the role and the value is read. The text of a text view is its name
  /// where it has no other. A row is no control: one without texts is read by its position.
  private static func isNamed(_ phrase: Sentence) -> Bool {
    var phrase = phrase
    while case .phrase(let inner) = phrase.arguments[.element] { phrase = inner }
    let role = phrase.arguments[.role]
    if role == .phrase(Sentence("role.row")) { return true }
    let isText = role == .phrase(Sentence("role.textView"))
    return phrase.key != "element.unnamed" && (isText || phrase.key != "element.unnamed.value")
  }
}
