import NavigationKit
import Simulation
import Storyboards
import Testing

/// The effect of keys while a text has the focus.
@Suite struct TextEntryTests {
  private func simulator(_ views: String, segues: String = "", columns: Int = 100) throws
    -> Simulator
  {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "tabs", "scenes": [
        {"id": "tabs", "kind": "tabBarController", "tabs": [{"scene": "form"}, {"scene": "b"}]},
        {"id": "form", "views": [\(views)], "segues": [\(segues)]}, {"id": "b"}]}
      """
    return Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: columns, rows: 24)
  }

  private static let field = """
    {"id": "field", "kind": "textField", "frame": {"x": 0, "y": 100, "width": 400, "height": 40}}
    """
  private static let text = """
    {"id": "text", "kind": "textView", "frame": {"x": 0, "y": 100, "width": 400, "height": 200}}
    """
  private static let button = """
    {"id": "button", "kind": "button", "title": "Go",
      "frame": {"x": 0, "y": 400, "width": 400, "height": 40}}
    """
  private static let segue = #"{"id": "on", "kind": "presentModally", "to": "b"}"#

  private func press(_ keys: Key..., on simulator: Simulator) {
    for key in keys {
      let isEditing = simulator.textEntry.takes(key)
      if let command = KeyBindings.command(for: key, isEditing: isEditing) {
        simulator.perform(command)
      }
    }
  }

  private func content(of simulator: Simulator) -> String? {
    switch simulator.application.focusedView {
    case let field as TextField: field.text
    case let text as TextView: text.text
    default: nil
    }
  }

  private func statusLine(of simulator: Simulator) -> String {
    simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)[simulator.rows - 1]
  }

  @Test(arguments: [field, text])
  func `a focused text is not edited before input begins`(view: String) throws {
    let simulator = try simulator(view)
    #expect(!simulator.isEditingText)
    #expect(simulator.application.awaitsText)
    #expect(content(of: simulator) == "")
  }

  @Test(arguments: [field, text])
  func `keys of the hints are commands while a text has the focus`(view: String) throws {
    let simulator = try simulator(view, segues: Self.segue)
    for hint in ["⏎ or type to edit", "1–2 tabs", "m segue", "? help", "q quit"] {
      #expect(statusLine(of: simulator).contains(hint), "\(hint)")
    }
    press(.character("?"), on: simulator)
    #expect(simulator.isHelpVisible)
    press(.escape, .character("m"), on: simulator)
    #expect(simulator.frame().panels.contains { $0.id == "segues" })
    press(.escape, .character("1"), on: simulator)
    #expect(content(of: simulator) == "")
    press(.character("2"), on: simulator)
    #expect(simulator.takeEvents().contains { $0.kind == .tabDidSelect && $0.object == "b" })
    press(.character("1"), .character("q"), on: simulator)
    #expect(simulator.isFinished)
  }

  @Test(arguments: [field, text], ["m", "s", "r", "f", "3", "0", "é", "Q"] as [Character])
  func `a character that is no command begins the input and is inserted`(
    view: String, character: Character
  ) throws {
    let simulator = try simulator(view)
    press(.character(character), on: simulator)
    #expect(content(of: simulator) == String(character))
    #expect(simulator.isEditingText)
    // From then on all of them are text.
    press(.character("q"), .character("?"), .character("1"), .character(" "), on: simulator)
    #expect(content(of: simulator) == "\(character)q?1 ")
    #expect(!simulator.isFinished && !simulator.isHelpVisible)
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func `Enter and Space begin the input and insert nothing`(key: Key) throws {
    for view in [Self.field, Self.text] {
      let simulator = try simulator(view)
      press(key, on: simulator)
      #expect(simulator.isEditingText)
      #expect(content(of: simulator) == "")
    }
  }

  @Test(arguments: [field, text])
  func `a paste begins the input`(view: String) throws {
    let simulator = try simulator(view)
    simulator.perform(.paste("pasted"))
    #expect(content(of: simulator) == "pasted")
    #expect(simulator.isEditingText)
  }

  @Test(arguments: [field, text])
  func `Esc ends the input and keeps the focus and the text`(view: String) throws {
    let simulator = try simulator(view)
    press(.character("a"), .escape, on: simulator)
    #expect(!simulator.isEditingText)
    #expect(content(of: simulator) == "a")
    press(.character("b"), on: simulator)
    #expect(content(of: simulator) == "ab")
  }

  @Test(arguments: [field, text])
  func `Tab ends the input, and Shift-Tab back to the field begins no new input`(view: String)
    throws
  {
    let simulator = try simulator("\(view), \(Self.button)")
    press(.character("a"), .tab, on: simulator)
    #expect(simulator.application.focusedView is Button)
    press(.backTab, on: simulator)
    #expect(content(of: simulator) == "a")
    #expect(!simulator.isEditingText)
  }

  @Test func `Enter ends the input in a text field and inserts a newline in a text view`() throws {
    let field = try simulator(Self.field)
    press(.character("a"), .enter, on: field)
    #expect(!field.isEditingText)
    let text = try simulator(Self.text)
    press(.character("a"), .enter, on: text)
    #expect(content(of: text) == "a\n")
    #expect(text.isEditingText)
  }

  @Test func `the hints during input name the keys that end the input, and no letters`() throws {
    let simulator = try simulator("\(Self.field), \(Self.button)", segues: Self.segue)
    press(.enter, on: simulator)
    let line = statusLine(of: simulator)
    for hint in ["⏎ done", "Esc leave", "Tab next", "F1 help", "Ctrl-C quit"] {
      #expect(line.contains(hint), "\(hint)")
    }
    for hint in ["m segue", "? help", "q quit", "1–2"] { #expect(!line.contains(hint), "\(hint)") }
  }

  @Test func `F1 shows the help during input, and Esc returns to the input`() throws {
    let simulator = try simulator(Self.field)
    press(.character("a"), .f1, on: simulator)
    #expect(simulator.isHelpVisible)
    press(.escape, on: simulator)
    #expect(!simulator.isHelpVisible)
    #expect(content(of: simulator) == "a")
    #expect(simulator.isEditingText)
  }

  @Test func `left and right are swipes only while no input is active`() throws {
    let swipe = """
      {"id": "on", "kind": "presentModally", "to": "b", "trigger": {"swipe": "left"}}
      """
    let simulator = try simulator(Self.field, segues: swipe)
    press(.enter, .left, on: simulator)
    #expect(!simulator.takeEvents().contains { $0.kind == .performSegue })
    press(.escape, .left, on: simulator)
    #expect(simulator.takeEvents().contains { $0.kind == .performSegue })
  }

  @Test
  func `the text field of an alert begins input immediately, and Esc chooses the cancel action`()
    throws
  {
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    let simulator = try simulator("")
    simulator.application.turn {
      simulator.application.window?.rootViewController?.present(alert, animated: false)
    }
    press(.character("q"), .tab, .character("?"), on: simulator)
    #expect(alert.textFields?.map(\.text) == ["q", "?"])
    #expect(statusLine(of: simulator).contains("Esc Cancel"))
    #expect(!statusLine(of: simulator).contains("Esc leave"))
    _ = simulator.takeEvents()
    press(.escape, on: simulator)
    #expect(simulator.takeEvents().contains { $0.kind == .alertActionChosen })
  }
}
