import InterfaceBuilder
import NavigationKit
import Simulation
import StoryboardApps
import TestSupport
import Testing
import TextFormats

/// Hidden views of other people's storyboards, under code that shows all of them.
@Suite struct HiddenViewsCorpusTests {
  @Test(.storyboardsAtHand) func `code can show every hidden view`() throws {
    let corpus = try #require(StoryboardCorpus.atHand)
    var shown = 0
    for file in corpus.runnable where file.text.contains("hidden=\"YES\"") {
      let source = InterfaceBuilderSource(path: "Main.storyboard", xml: file.bytes)
      let document = try InterfaceBuilderDocument(xml: file.bytes)
      for scene in document.scenes {
        guard let controller = scene.controller, controller.name == "viewController",
          let id = controller["id"], let simulator = try simulator(source, startingWith: id)
        else { continue }
        let root = try #require(simulator.application.window?.rootViewController?.view)
        _ = simulator.frame()
        let names = hiddenNames(in: scene, ObjectNames(document))
        let hidden = root.descendants.filter { names.contains($0.accessibilityIdentifier ?? "") }
        #expect(!hidden.contains { !$0.isHidden }, "\(file)")
        simulator.application.turn { for view in hidden { view.isHidden = false } }
        for size in [(80, 24), (40, 12), (10, 3)] {
          simulator.perform(.resize(columns: size.0, rows: size.1))
          _ = simulator.frame()
          // The layout hides a view that has no cell.
          #expect(
            hidden.allSatisfy { !$0.isHidden || $0.bounds.width < 1 || $0.bounds.height < 1 },
            "\(file), \(size)")
          #expect(simulator.application.focusedView.map { !$0.isHidden } ?? true)
        }
        shown += hidden.count
      }
    }
    print("corpus: code shows \(shown) hidden views")
    #expect(shown >= 20)
  }

  /// Returns the names of the scene's hidden views. A view that holds others has that of its box.
  private func hiddenNames(
    in scene: InterfaceBuilderDocument.Scene, _ names: ObjectNames
  ) -> Set<String> {
    let ids = scene.objects.filter { $1.bool("hidden") == true }.keys.map(names.object)
    let all = scene.objects.keys.map(names.object)
    return Set(ids + ids.map { "\($0) background" }.filter { !all.contains($0) })
  }

  /// Returns a simulator that starts with a controller of a storyboard; nil if the storyboard cannot
  /// be imported. Every class of a controller in it is in the app.
  private func simulator(
    _ source: InterfaceBuilderSource, startingWith id: String
  ) throws -> Simulator? {
    var text = String(decoding: source.xml, as: UTF8.self)
    text.replace(#/initialViewController="[^"]*"/#, with: "")
    let start = "<document initialViewController=\"\(id)\" "
    text.replace("<document ", with: start, maxReplacements: 1)
    let source = InterfaceBuilderSource(path: source.path, xml: Array(text.utf8))
    let classes = StoryboardClasses()
    for scene in try InterfaceBuilderDocument(xml: source.xml).scenes {
      if let name = scene.controller?["customClass"], scene.controller?.name == "viewController" {
        classes.add(name) { ViewController(coder: $0) }
      }
    }
    guard let app = try? StoryboardApp(main: "Main", sources: [source], classes: classes) else {
      return nil
    }
    return Simulator(delegate: app.makeDelegate(), columns: 80, rows: 24)
  }
}

extension View {
  fileprivate var descendants: [View] { subviews + subviews.flatMap(\.descendants) }
}
