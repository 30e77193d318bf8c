import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

/// A storyboard that takes the place of the one that runs.
@Suite struct ReloadingTests {
  private static let board = #""version": 1, "canvas": {"width": 400, "height": 800}"#

  private static func label(_ id: String, _ text: String) -> String {
    """
    {"id": "\(id)", "kind": "label", "text": "\(text)",
     "frame": {"x": 0, "y": 400, "width": 400, "height": 20}}
    """
  }

  private static func field(_ id: String) -> String {
    """
    {"id": "\(id)", "kind": "textField", "border": "none",
     "frame": {"x": 0, "y": 100, "width": 400, "height": 20}}
    """
  }

  private static func home(_ text: String, to: String = "detail") -> String {
    let prepare = to == "sheet" ? "" : #", "prepare": {"greeting": "Hello, {name}!"}"#
    return """
      {"id": "home", "title": "Home", "views": [\(field("name")), \(label("text", text))],
       "segues": [{"id": "open", "kind": "show", "to": "\(to)", "trigger": {"swipe": "up"}
         \(prepare)}]}
      """
  }

  private static func detail(_ id: String = "detail", title: String = "Detail") -> String {
    """
    {"id": "\(id)", "title": "\(title)", "views": [\(label("greeting", "Hello?"))],
     "segues": [{"id": "sheet", "kind": "presentModally", "to": "sheet",
       "trigger": {"swipe": "left"}, "modalPresentationStyle": "formSheet"}]}
    """
  }

  private static let sheet = """
    {"id": "sheet", "title": "Sheet", "views": [\(label("note", "A sheet"))]}
    """

  private static func bundle(_ scenes: String...) throws -> StoryboardBundle {
    let json = """
      {\(board), "initialScene": "stack", "scenes": [
        {"id": "stack", "kind": "navigationController", "root": "home"},
        \(scenes.joined(separator: ",\n"))]}
      """
    return try StoryboardBundle(name: "app.json", json: Array(json.utf8)) { _ in nil }
  }

  private static func perform(_ commands: [Command], on simulator: Simulator) {
    for command in commands {
      simulator.perform(command)
      while let due = simulator.nextDueTick { simulator.advance(to: due) }
    }
  }

  /// Returns the app, two scenes deep under a sheet, with a name typed.
  private static func deep() throws -> (Simulator, StoryboardBundle) {
    let bundle = try bundle(home("Old"), detail(), sheet)
    let simulator = Simulator(storyboards: bundle, columns: 120, rows: 20)
    perform([.moveFocus(.next), .paste("Ada"), .swipe(.up)], on: simulator)
    return (simulator, bundle)
  }

  private static func path(_ simulator: Simulator) -> String {
    let line = simulator.frame().text.split(separator: "\n").last ?? ""
    return line.components(separatedBy: "  ")[0].trimmingCharacters(in: .whitespaces)
  }

  @Test func `a reload keeps slow motion on or off`() throws {
    let (home, detail) = (Self.home("Old"), Self.detail())
    let old = try Self.bundle(home, detail, Self.sheet)
    let simulator = Simulator(storyboards: old, columns: 40, rows: 20)
    simulator.perform(.toggleSlowAnimations)
    #expect(simulator.reloaded(from: old, with: old).isSlow)
    simulator.perform(.toggleSlowAnimations)
    #expect(!simulator.reloaded(from: old, with: old).isSlow)
  }

  @Test func `a reload keeps the path of the app and the texts passed by segues`() throws {
    let (simulator, old) = try Self.deep()
    #expect(Self.path(simulator) == "Home › Detail")
    #expect(simulator.frame().text.contains("Hello, Ada!"))
    Self.perform([.swipe(.left)], on: simulator)
    #expect(Self.path(simulator) == "Home › Detail ▴ Sheet")
    let new = try Self.bundle(
      Self.home("New"), Self.detail(title: "Details"), Self.sheet)
    let reloaded = simulator.reloaded(from: old, with: new)
    #expect(Self.path(reloaded) == "Home › Details ▴ Sheet")
    #expect(reloaded.frame().text.contains("Reloaded"))
    // What is below has its texts too.
    #expect(reloaded.frame().text.contains("\nHello, A"))
  }

  @Test func `a reload takes texts from the new file and keeps typed text`() throws {
    let old = try Self.bundle(Self.home("Old"), Self.detail(), Self.sheet)
    let simulator = Simulator(storyboards: old, columns: 60, rows: 20)
    Self.perform([.moveFocus(.next), .paste("Ada")], on: simulator)
    #expect(simulator.frame().text.contains("Ada"))
    let new = try Self.bundle(Self.home("New"), Self.detail(), Self.sheet)
    let text = simulator.reloaded(from: old, with: new).frame().text
    #expect(text.contains("New") && !text.contains("Old"))
    #expect(text.contains("Ada"))
  }

  @Test
  func `a reload that removes a shown scene goes back to the scene before and shows a notice`()
    throws
  {
    let (simulator, old) = try Self.deep()
    let new = try Self.bundle(
      Self.home("New", to: "other"), Self.detail("other", title: "Other"), Self.sheet)
    let reloaded = simulator.reloaded(from: old, with: new)
    #expect(Self.path(reloaded) == "Home")
    #expect(reloaded.frame().text.contains("Reloaded: scene 'detail' no longer exists"))
  }

  @Test func `a reload keeps a visible scene to which no segue leads any more`() throws {
    let (simulator, old) = try Self.deep()
    let new = try Self.bundle(Self.home("New", to: "sheet"), Self.detail(), Self.sheet)
    // Its text is passed by no segue, so it is kept as data.
    let reloaded = simulator.reloaded(from: old, with: new)
    #expect(Self.path(reloaded) == "Home › Detail")
  }

  @Test func `a reload with another initial scene restarts the app and shows a notice`() throws {
    let (simulator, old) = try Self.deep()
    let json = """
      {\(Self.board), "initialScene": "sheet", "scenes": [\(Self.sheet)]}
      """
    let new = try StoryboardBundle(name: "app.json", json: Array(json.utf8)) { _ in nil }
    let text = simulator.reloaded(from: old, with: new).frame().text
    #expect(text.contains("Reloaded: the app no longer starts at 'stack'"))
    #expect(text.contains("A sheet"))
  }

  private static func list(_ title: String, rows: Int = 60) -> String {
    let rows = (1...rows).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ", ")
    return """
      {"id": "home", "kind": "tableViewController", "title": "\(title)",
       "sections": [{"rows": [\(rows)]}],
       "segues": [{"id": "open", "kind": "show", "to": "detail", "trigger": {"swipe": "left"}}]}
      """
  }

  @Test
  func `a reload keeps the scroll position and the focused row of a list, also of a covered list`()
    throws
  {
    let old = try Self.bundle(Self.list("Old"), Self.detail(), Self.sheet)
    let simulator = Simulator(storyboards: old, columns: 60, rows: 20)
    Self.perform(Array(repeating: .key(.arrow(.down)), count: 29), on: simulator)
    let before = simulator.frame()
    #expect(before.text.contains("Row 30") && !before.text.contains("Row 10"))
    let new = try Self.bundle(Self.list("Odd"), Self.detail(), Self.sheet)
    let after = simulator.reloaded(from: old, with: new)
    #expect(
      after.frame().text.replacing("Odd", with: "Old").split(separator: "\n").dropLast()
        == before.text.split(separator: "\n").dropLast())
    // The next key continues from there.
    Self.perform([.key(.arrow(.down))], on: simulator)
    Self.perform([.key(.arrow(.down))], on: after)
    let lit = { (simulator: Simulator) in
      simulator.application.focusedView.flatMap { $0 as? TableView }?.indexPathForFocusedRow
    }
    #expect(lit(after) == .init(row: 30, section: 0) && lit(after) == lit(simulator))

    Self.perform([.swipe(.left)], on: simulator)
    #expect(Self.path(simulator).hasSuffix("Detail"))
    let beneath = simulator.reloaded(from: old, with: new)
    #expect(Self.path(beneath).hasSuffix("Detail"))
    // The way back in the bar has the focus, as there is nothing else.
    Self.perform([.tap], on: beneath)
    #expect(!Self.path(beneath).hasSuffix("Detail"))
    #expect(beneath.frame().text.contains("Row 31") && !beneath.frame().text.contains("Row 10"))
  }

  @Test func `a reload scrolls a list that became shorter to its end`() throws {
    let old = try Self.bundle(Self.list("Old"), Self.detail(), Self.sheet)
    let simulator = Simulator(storyboards: old, columns: 60, rows: 20)
    Self.perform([.key(.end)], on: simulator)
    let new = try Self.bundle(Self.list("New", rows: 25), Self.detail(), Self.sheet)
    let text = simulator.reloaded(from: old, with: new).frame().text
    #expect(text.contains("Row 25") && text.contains("Row 12") && !text.contains("Row 1 "))
  }

  @Test func `a reload keeps the focus if the focused view still exists`() throws {
    func scene(_ fields: String...) -> String {
      let views = fields.map { Self.field($0) }.joined(separator: ", ")
      return #"{"id": "home", "title": "Home", "views": [\#(views)]}"#
    }
    let old = try Self.bundle(scene("first", "second", "third"))
    let simulator = Simulator(storyboards: old, columns: 60, rows: 20)
    Self.perform([.moveFocus(.next), .moveFocus(.next), .paste("A")], on: simulator)
    let values = { (simulator: Simulator) -> [String] in
      let stack = simulator.application.window?.rootViewController as? NavigationController
      let scene = stack?.topViewController as? SceneViewController
      return scene?.shownValues.map { "\($0.label) \($0.text)" } ?? []
    }
    let typed = try #require(values(simulator).first { $0.hasSuffix("A") })
    let name = typed.split(separator: " ")[0]
    let moved = try Self.bundle(scene("third", "second", "first", "fourth"))
    let after = simulator.reloaded(from: old, with: moved)
    Self.perform([.paste("B")], on: after)
    #expect(values(after).filter { $0.count > 7 }.contains("\(name) AB"))
    // Where it is gone the focus is where it begins, and what was typed is lost with it.
    let without = try Self.bundle(scene(name == "first" ? "second" : "first"))
    let other = simulator.reloaded(from: old, with: without)
    Self.perform([.paste("B")], on: other)
    #expect(values(other).map { $0.split(separator: " ").last } == ["B"])
  }

  @Test(arguments: ["tabs.json", "push.json", "unwind.json", "embed.json", "gallery.json"])
  func `a reload of an unchanged file shows the same screen`(name: String) throws {
    let walk = try StoryboardWalk(name)
    walk.perform(.tap, .moveFocus(.next), .tap, .selectTab(2), .moveFocus(.next), .tap)
    let simulator = walk.simulator
    let before = simulator.frame().text.split(separator: "\n").dropLast()
    let after = simulator.reloaded(from: walk.bundle, with: walk.bundle).frame().text
      .split(separator: "\n").dropLast()
    #expect(after == before)
  }

  @Test func `the problem panel covers a running app until the errors are fixed`() throws {
    let bundle = try Self.bundle(Self.home("Old"), Self.detail(), Self.sheet)
    let simulator = Simulator(storyboards: bundle, columns: 120, rows: 20)
    let clean = simulator.frame().text
    _ = simulator.nextFrame()
    simulator.show(problems: [
      "app.json:3:4: scenes[0].title: expected a string, found 7",
      "app.json:9:1: scenes[1]: no scene 'detial'; did you mean 'detail'?",
    ])
    let text = try #require(simulator.nextFrame()).text
    #expect(text.contains("app.json:3:4: scenes[0].title: expected a string,"))
    #expect(text.contains("Reload failed"))
    Self.perform([.swipe(.up)], on: simulator)
    #expect(Self.path(simulator) == "Home › Detail")
    #expect(simulator.frame().text.contains("app.json:3:4"))
    simulator.show(problems: [])
    #expect(simulator.nextFrame() != nil)
    #expect(!simulator.frame().text.contains("app.json"))
    #expect(clean.contains("Old"))
  }
}
