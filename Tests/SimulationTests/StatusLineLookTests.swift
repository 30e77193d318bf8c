import CellGraphics
import Foundation
import NavigationKit
import Simulation
import Storyboards
import Testing

/// The second and third look of the status line and the help.
@Suite struct StatusLineLookTests {
  private func statusLine(of simulator: Simulator) -> String {
    let lines = simulator.frame().text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[simulator.rows - 1])
  }

  private func simulator(_ scenes: String, columns: Int = 80, rows: Int = 24) throws -> Simulator {
    let json = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a",
       "scenes": [\(scenes)]}
      """
    return Simulator(
      document: try SceneDocument(json: Array(json.utf8)), columns: columns, rows: rows)
  }

  /// A field and nothing else that can have the focus.
  private static let field = """
    {"id": "a", "views": [{"id": "field", "kind": "textField",
      "frame": {"x": 0, "y": 100, "width": 400, "height": 40}}]}
    """

  @Test func `a notice about one tab is singular, and the first look keeps its words`() throws {
    let scenes = """
      {"id": "a", "kind": "tabBarController", "tabs": [{"scene": "b"}]}, {"id": "b", "title": "B"}
      """
    let new = try simulator(scenes)
    new.perform(.selectTab(3))
    #expect(statusLine(of: new).contains("there is 1 tab"))
    #expect(!statusLine(of: new).contains("1 tabs"))
    let old = try simulator(scenes)
    old.chrome = .first
    old.perform(.selectTab(3))
    #expect(statusLine(of: old).contains("there are 1 tabs"))
  }

  @Test func `hints name segues by their effects, and the focused control is first`() throws {
    let simulator = try Tutorial.simulator()
    #expect(
      statusLine(of: simulator)
        == " #1   ⏎ Tap Me!   ↑ to #2   : commands   ? help   q quit")
    simulator.perform(.swipe(.up))
    simulator.advance(to: 48)
    #expect(
      statusLine(of: simulator) == " #1 ▴ #2   ↓ back to #1   : commands   ? help   q quit")
  }

  /// Two buttons, of which the first has the focus.
  private static let buttons = """
    {"id": "a", "title": "A", "views": [
      {"id": "one", "kind": "button", "title": "One",
        "frame": {"x": 0, "y": 100, "width": 200, "height": 40}},
      {"id": "two", "kind": "button", "title": "Two",
        "frame": {"x": 0, "y": 300, "width": 200, "height": 40}}]}
    """

  @Test func `the third look names Tab where several controls can have the focus`() throws {
    let simulator = try simulator(Self.buttons)
    #expect(statusLine(of: simulator).contains("   Tab focus   "))
    simulator.chrome = .second
    #expect(!statusLine(of: simulator).contains("Tab"))
    #expect(!statusLine(of: try Tutorial.simulator()).contains("Tab"))
  }

  @Test func `a narrow line drops the palette, shortens meanings, and drops hints by importance`()
    throws
  {
    // " #1", "⏎ Tap Me!", "↑ to #2", ": commands", "? help" and "q quit" are 3, 9, 7, 10, 6 and 6
    // columns, with 3 between them: 56. Without the palette 43, with 2 between 39. Without q 34 and 31.
    // With "?" 26, and with meanings of 3 columns 20. The keys alone take 9.
    for (columns, line) in [
      (56, " #1   ⏎ Tap Me!   ↑ to #2   : commands   ? help   q quit"),
      (55, " #1   ⏎ Tap Me!   ↑ to #2   ? help   q quit"),
      (43, " #1   ⏎ Tap Me!   ↑ to #2   ? help   q quit"),
      (42, " #1  ⏎ Tap Me!  ↑ to #2  ? help  q quit"),
      (39, " #1  ⏎ Tap Me!  ↑ to #2  ? help  q quit"),
      (38, " #1   ⏎ Tap Me!   ↑ to #2   ? help"), (34, " #1   ⏎ Tap Me!   ↑ to #2   ? help"),
      (33, " #1  ⏎ Tap Me!  ↑ to #2  ? help"), (31, " #1  ⏎ Tap Me!  ↑ to #2  ? help"),
      (30, " #1  ⏎ Tap Me!  ↑ to #2  ?"), (26, " #1  ⏎ Tap Me!  ↑ to #2  ?"),
      (25, " #1  ⏎ Tap M…  ↑ to #2  ?"), (20, " #1  ⏎ Ta…  ↑ to…  ?"), (19, " #1 ⏎ ↑ ?"),
      (9, " #1 ⏎ ↑ ?"), (8, " #1 ⏎ ↑"), (5, " ⏎ ↑"), (3, " ⏎"),
    ] {
      #expect(statusLine(of: try Tutorial.simulator(columns: columns)) == line)
    }
  }

  @Test func `each key has one hint, and words of the program are never cut`() throws {
    for columns in 20...120 {
      let simulator = try Self.gallery(columns: columns)
      let line = statusLine(of: simulator)
      #expect(line.components(separatedBy: "⇧→").count <= 2, "\(columns): \(line)")
      for word in ["next pa…", "next p…", "page be…", "page b…", "tur…", "hel…", "qui…"] {
        #expect(!line.contains(word), "\(columns): \(line)")
      }
    }
    let line = statusLine(of: try Self.gallery(columns: 120))
    #expect(line.contains("← next page   → page before   ⇧→ drag back   ⇧← turn"))
    #expect(statusLine(of: try Self.gallery(columns: 80)).hasSuffix("q quit"))
  }

  /// The second page of the gallery's pages, in a size.
  private static func gallery(columns: Int) throws -> Simulator {
    let bundle = try StoryboardWalk("gallery.json").bundle
    let simulator = Simulator(storyboards: bundle, columns: columns, rows: 24)
    for _ in 0..<5 { simulator.perform(.swipe(.down)) }
    simulator.perform(.tap)
    simulator.advance(to: 240)
    simulator.perform(.swipe(.left))
    simulator.advance(to: 480)
    return simulator
  }

  @Test(arguments: 3...80)
  func `the way out is never dropped`(columns: Int) throws {
    let simulator = try Tutorial.simulator(columns: columns, rows: 12)
    simulator.perform(.swipe(.up))
    simulator.advance(to: 240)
    #expect(statusLine(of: simulator).contains("↓"))
  }

  @Test func `names become shorter before a hint is left out`() throws {
    let scenes = """
      {"id": "a", "title": "A rather long title", "segues": [
        {"id": "x", "kind": "show", "to": "b", "trigger": {"swipe": "up"}}]},
      {"id": "b", "title": "The other title"}
      """
    // The name has 1 + 19 columns, "↑ to The other title" 20, "? help" and "q quit" 6, and 3 are
    // between them: 61. With 12 columns of the name they have 54, and with 2 between 50. The name keeps
    // 6 columns, 44 in all, then the meaning 8: 35.
    for (columns, line) in [
      (61, " A rather long title   ↑ to The other title   ? help   q quit"),
      (60, " A rather long tit…   ↑ to The other title   ? help   q quit"),
      (54, " A rather lo…   ↑ to The other title   ? help   q quit"),
      (53, " A rather long…  ↑ to The other title  ? help  q quit"),
      (45, " A rat…  ↑ to The other title  ? help  q quit"),
      (44, " A rat…  ↑ to The other tit…  ? help  q quit"),
      (35, " A rat…  ↑ to The …  ? help  q quit"),
    ] {
      #expect(statusLine(of: try simulator(scenes, columns: columns)) == line)
    }
  }

  @Test func `a control that leads back is a hint with the keys to it`() throws {
    let scenes = """
      {"id": "a", "unwindActions": {"home": []}, "segues": [
        {"id": "x", "kind": "show", "to": "b", "trigger": {"swipe": "up"}}]},
      {"id": "b", "views": [
        {"id": "one", "kind": "button", "title": "One",
          "frame": {"x": 0, "y": 100, "width": 400, "height": 40}},
        {"id": "done", "kind": "button", "title": "Done",
          "frame": {"x": 0, "y": 200, "width": 400, "height": 40}},
        {"id": "two", "kind": "button", "title": "Two",
          "frame": {"x": 0, "y": 300, "width": 400, "height": 40}}],
       "segues": [{"id": "y", "kind": "unwind", "action": "home", "trigger": {"tap": "done"}}]}
      """
    let simulator = try simulator(scenes)
    simulator.perform(.swipe(.up))
    simulator.advance(to: 240)
    #expect(statusLine(of: simulator).contains("Tab ⏎ back"))
    for command in [Command.moveFocus(.next), .tap] { simulator.perform(command) }
    simulator.advance(to: 480)
    #expect(simulator.seenScenes == ["a"])
  }

  @Test func `an app in code shows the title of its navigation item instead of its class`() throws {
    final class BookController: ViewController {
      override func viewDidLoad() { navigationItem.title = "Books" }
    }
    final class Delegate: ApplicationDelegate {
      var window: Window?
      func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = Window(frame: application.screenBounds)
        window.rootViewController = NavigationController(rootViewController: BookController())
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    let simulator = Simulator(delegate: Delegate(), columns: 80, rows: 24)
    #expect(statusLine(of: simulator).hasPrefix(" Books   "))
    simulator.chrome = .first
    #expect(statusLine(of: simulator).hasPrefix(" BookController   "))
  }

  // MARK: - Menu

  @Test func `the menu has a hint for the next entry if that is a scene`() throws {
    let simulator = try simulator(
      """
      {"id": "a", "segues": [{"id": "x", "kind": "show", "to": "b"}]},
      {"id": "b", "isShownByCode": true}
      """)
    simulator.perform(.toggleSegueMenu)
    #expect(statusLine(of: simulator).contains("↓ choose"))
    simulator.chrome = .first
    #expect(!statusLine(of: simulator).contains("↓ choose"))
  }

  // MARK: - Help

  @Test func `the help begins with the keys of the screen`() throws {
    let simulator = try Tutorial.simulator(rows: 40)
    simulator.perform(.toggleHelp)
    let text = simulator.frame().text
    let places = ["Here", "Tap Me!", "to #2", "Everywhere", "back and forward in time"].map {
      text.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `keys that need something on the screen are not listed under Everywhere`() throws {
    let simulator = try Tutorial.simulator(rows: 60)
    simulator.perform(.toggleHelp)
    let text = simulator.frame().text
    let places = ["Everywhere", "back and forward in time", "On screens that use them", "1 … 9"]
      .map { text.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `the page keys scroll a long help of the second look and close that of the first`()
    throws
  {
    for (chrome, isOpen) in [(Chrome.first, false), (.second, true)] {
      let simulator = try Tutorial.simulator(columns: 40, rows: 12)
      simulator.chrome = chrome
      simulator.perform(.toggleHelp)
      simulator.perform(.key(.pageDown))
      #expect(simulator.isHelpVisible == isOpen)
    }
  }

  // MARK: - Text fields

  @Test func `the focus alone does not edit a text, and typing or Enter begins`() throws {
    for command in [Command.key(.text("a")), .tap] {
      let simulator = try simulator(Self.field)
      #expect(!simulator.isEditingText)
      simulator.perform(command)
      #expect(simulator.isEditingText)
    }
  }

  @Test func `Esc, Tab and Enter leave a text, also if nothing else can have the focus`() throws {
    for command in [Command.cancel, .moveFocus(.next), .moveFocus(.previous), .tap] {
      let simulator = try simulator(Self.field)
      simulator.perform(.key(.text("a")))
      #expect(statusLine(of: simulator).contains("Esc leave"))
      simulator.perform(command)
      #expect(!simulator.isEditingText, "\(command)")
    }
  }

  @Test func `a question mark is text only while a text is edited, and F1 shows the help`() throws {
    let simulator = try simulator(Self.field)
    #expect(!simulator.textEntry.takes("?") && !simulator.textEntry.takes(":"))
    simulator.perform(.key(.text("a")))
    #expect(simulator.textEntry.takes("?") && simulator.textEntry.takes(":"))
    #expect(KeyBindings.command(for: .f1, isEditing: true) == .toggleHelp)
    #expect(statusLine(of: simulator).contains("F1 help"))
    simulator.perform(.toggleHelp)
    #expect(simulator.isHelpVisible)
    simulator.perform(.cancel)
    #expect(!simulator.isHelpVisible && simulator.isEditingText)
  }
}
