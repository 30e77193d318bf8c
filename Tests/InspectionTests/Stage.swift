import CellGraphics
import Inspection
import Narration
import NavigationKit
import Simulation
import Storyboards
import TestSupport

/// An app of three scenes with its inspector: `home` on a stack, `detail` pushed, `sheet` presented.
final class Stage {
  let simulator: Simulator
  let inspector: Inspector
  let bundle: StoryboardBundle
  let journal = EventJournal()

  static let file = #"""
    {
      "version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "nav",
      "scenes": [
        {"id": "nav", "kind": "navigationController", "root": "home"},
        {"id": "home", "title": "Home", "background": "sky",
         "views": [
           {"id": "hello", "kind": "label", "text": "Hello",
            "frame": {"x": 0, "y": 0, "width": 200, "height": 80}},
           {"id": "go", "kind": "button", "title": "Go",
            "frame": {"x": 100, "y": 400, "width": 100, "height": 40}}],
         "segues": [
           {"id": "push", "kind": "show", "to": "detail", "trigger": {"tap": "go"}},
           {"id": "show", "kind": "presentModally", "to": "sheet", "trigger": {"swipe": "up"},
            "modalPresentationStyle": "fullScreen"}],
         "unwindActions": {"comeHome": []}},
        {"id": "detail", "title": "Detail"},
        {"id": "sheet", "title": "Sheet",
         "segues": [
           {"id": "back", "kind": "unwind", "action": "comeHome", "trigger": {"swipe": "down"}}]}
      ]
    }
    """#

  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  init(columns: Int = 200, rows: Int = 60) throws {
    bundle = try StoryboardBundle(name: "stage.json", json: Array(Self.file.utf8)) { _ in nil }
    inspector = Inspector(columns: columns, rows: rows)
    let app = inspector.layout.app
    simulator = Simulator(storyboards: bundle, columns: app.columns, rows: app.rows)
    update()
  }

  /// Performs a command and waits until the app is at rest.
  func perform(_ command: Command) {
    journal.record(.input(command.sentence), at: simulator.tick)
    simulator.perform(command)
    while let due = simulator.nextDueTick { simulator.advance(to: due) }
    update()
  }

  /// Sends keys to the inspector.
  @discardableResult
  func press(_ keys: Key...) -> [Inspector.Outcome] {
    keys.map { key in
      let outcome = inspector.receive(key)
      update()
      return outcome
    }
  }

  func update() {
    journal.record(simulator.takeEvents())
    inspector.update(
      Inspector.Source(simulator, journal, end: simulator.tick, storyboards: bundle))
  }

  /// The rows of the screen with the inspector.
  var screen: [String] {
    let frame = inspector.frame(around: inspector.framingSelection(in: simulator.frame()))
    let text = String(decoding: frame.plainText, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The value of a fact about the selected item.
  func fact(_ name: String) -> String? { inspector.facts.first { $0.name == name }?.value }
}
