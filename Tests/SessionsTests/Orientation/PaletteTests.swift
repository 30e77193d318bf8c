import CellGraphics
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// The palette of commands and scenes in a session.
@Suite struct PaletteTests {
  /// Home leads to a list, the list to a detail, and code alone to the last scene.
  private static let storyboard = #"""
    {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "stack", "scenes": [
      {"id": "stack", "kind": "navigationController", "root": "home"},
      {"id": "home", "title": "Home", "unwindActions": {"home": []}, "segues": [
        {"id": "toList", "kind": "show", "to": "list", "trigger": {"swipe": "up"}}]},
      {"id": "list", "title": "List", "segues": [
        {"id": "toDetail", "kind": "presentModally", "to": "detail", "trigger": {"swipe": "up"}}]},
      {"id": "detail", "title": "Detail", "segues": [
        {"id": "goHome", "kind": "unwind", "action": "home", "trigger": {"swipe": "down"}}]},
      {"id": "alone", "title": "Alone", "isShownByCode": true}]}
    """#

  private final class Session {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: 120, columns: 80, rows: 24,
      storyboardName: "app.json", storyboard: PaletteTests.storyboard)
    private(set) var log: [UInt8] = []
    private(set) var session: LiveSession!

    init() throws {
      let bundle = try header.bundle()
      session = LiveSession(
        recorder: SessionRecorder(header: header) { [unowned self] in
          log += $0
          return true
        }
      ) { Simulator(storyboards: bundle, columns: 80, rows: 24) }
    }

    func type(_ text: String) { for character in text { session.receive(.character(character)) } }

    /// Opens the palette, types a text and runs the best match.
    func run(_ text: String) {
      type(":" + text)
      session.receive(.enter)
      session.advance(by: .seconds(2))
    }

    var screen: String { session.nextFrame()?.text ?? "" }

    var commands: [Command] { session.inputs.map(\.command) }
  }

  @Test func `in the past, the palette goes to a scene on a new branch, and says how`() throws {
    let session = try Session()
    session.session.receive(.up)
    session.session.advance(by: .seconds(2))
    session.type("[[")
    #expect(session.session.isTimeTravelling)
    session.type(":")
    #expect(session.session.isOrienting && session.session.isTimeTravelling)
    #expect(session.screen.contains("Commands and scenes"))
    session.session.receive(.escape)
    #expect(session.session.isTimeTravelling)
    session.run("go to detail")
    #expect(!session.session.isTimeTravelling)
    #expect(
      session.commands == [.swipe(.up), .performSegue("toDetail", scene: "list")])
    #expect(session.screen.contains("Detail presented over List"))
  }

  @Test func `the palette opens, lists commands with their keys, and closes without a command`()
    throws
  {
    let session = try Session()
    session.type(":")
    #expect(session.session.isOrienting)
    let screen = session.screen
    #expect(screen.contains("Commands and scenes"))
    #expect(screen.contains("turn slow animations on or off"))
    session.session.receive(.escape)
    #expect(!session.session.isOrienting)
    #expect(session.commands.isEmpty)
    #expect(!session.screen.contains("Commands and scenes"))
  }

  @Test func `typed letters select an entry, and Enter runs it as its key does`() throws {
    let session = try Session()
    session.run("slow")
    #expect(session.commands == [.toggleSlowAnimations])
    #expect(session.session.inputs.first?.key == "s")
    session.run("quit")
    #expect(session.session.isFinished)
  }

  @Test func `q is a letter in the palette, and Ctrl-C quits`() throws {
    let session = try Session()
    session.type(":q")
    #expect(!session.session.isFinished)
    session.session.receive(.control("c"))
    #expect(session.session.isFinished)
  }

  @Test func `Backspace deletes a letter, and without letters it closes the palette`() throws {
    let session = try Session()
    session.type(":zz")
    #expect(session.screen.contains("Nothing has this name"))
    session.session.receive(.backspace)
    session.session.receive(.backspace)
    #expect(session.session.isOrienting)
    session.session.receive(.backspace)
    #expect(!session.session.isOrienting)
  }

  @Test func `a pasted text is typed`() throws {
    let session = try Session()
    session.type(":")
    session.session.receive(pasted: "slow\n")
    session.session.receive(.enter)
    #expect(session.commands == [.toggleSlowAnimations])
  }

  @Test func `a scene is reached by the segues that lead there, which the log has as commands`()
    throws
  {
    let session = try Session()
    session.run("detail")
    #expect(session.session.simulator.seenScenes.contains("detail"))
    #expect(
      session.commands == [
        .performSegue("toList", scene: "home"), .performSegue("toDetail", scene: "list"),
      ])
  }

  @Test func `Ctrl-O goes to a scene from the start, as --open does, and Enter from here`() throws {
    let session = try Session()
    session.session.receive(.up)
    session.session.advance(by: .seconds(2))
    session.type(":go to detail")
    #expect(session.screen.contains("Ctrl-O from the start"))
    session.session.receive(.control("o"))
    session.session.advance(by: .seconds(2))
    #expect(session.session.simulator.seenScenes.first == "detail")
    // Back to Home, then the segues that `--open Detail` performs.
    #expect(session.commands.count == 4)
    #expect(
      session.commands.suffix(2) == [
        .performSegue("toList", scene: "home"), .performSegue("toDetail", scene: "list"),
      ])
    session.run("go to list")
    #expect(session.session.simulator.seenScenes.first == "list")
    let count = session.commands.count
    session.run("go to detail")
    #expect(session.commands.count == count + 1)
    #expect(session.commands.last == .performSegue("toDetail", scene: "list"))
  }

  @Test func `a command has no second way, and Ctrl-O runs it`() throws {
    let session = try Session()
    session.type(":slow")
    #expect(!session.screen.contains("from the start"))
    session.session.receive(.control("o"))
    #expect(session.commands == [.toggleSlowAnimations])
  }

  @Test func `o in the map goes to the selected scene from the start`() throws {
    let session = try Session()
    session.session.receive(.up)
    session.session.advance(by: .seconds(2))
    session.type("M")
    #expect(session.screen.contains("o from the start"))
    session.session.receive(.right)
    session.type("o")
    session.session.advance(by: .seconds(2))
    #expect(!session.session.isOrienting)
    #expect(session.commands.count == 4)
    #expect(session.commands.last == .performSegue("toDetail", scene: "list"))
  }

  @Test func `a scene behind the present one is reached by going back`() throws {
    let session = try Session()
    session.run("detail")
    session.run("list")
    #expect(session.session.simulator.seenScenes.first == "list")
    session.run("home")
    #expect(session.session.simulator.seenScenes.first == "home")
    // The list and the detail have gone, and no scene was shown a second time.
    #expect(session.session.simulator.application.window?.rootViewController?.children.count == 1)
  }

  @Test func `a scene that only code shows is reached as the menu of segues shows it`() throws {
    let session = try Session()
    session.run("alone")
    #expect(session.session.simulator.seenScenes.contains("alone"))
    #expect(session.commands == [.showScene("alone", storyboard: nil)])
  }

  @Test func `going to the scene on the screen performs nothing`() throws {
    let session = try Session()
    session.run("go to home")
    #expect(session.commands.isEmpty)
  }

  @Test func `a session with jumps replays identically`() throws {
    let session = try Session()
    session.run("detail")
    session.run("home")
    session.run("alone")
    session.session.end()
    #expect(try Replay(SessionLog(session.log)).run() == nil)
  }

  @Test func `a click runs the entry under it, and a click beside the palette closes it`() throws {
    let session = try Session()
    session.type(":slow")
    // The box begins in the second row: title, text, then the first entry.
    session.session.receive(PointerInput(.press, column: 20, row: 3))
    #expect(session.commands == [.toggleSlowAnimations])
    session.type(":")
    session.session.receive(PointerInput(.press, column: 0, row: 23))
    #expect(!session.session.isOrienting)
    #expect(session.commands == [.toggleSlowAnimations])
  }

  @Test(arguments: [(1, 1), (3, 2), (8, 3), (20, 5), (200, 60)])
  func `the palette and the map draw on a terminal of any size`(columns: Int, rows: Int) throws {
    let bundle = try SessionHeader(
      program: "", ticksPerSecond: 120, columns: columns, rows: rows, storyboardName: "app.json",
      storyboard: Self.storyboard
    ).bundle()
    let session = LiveSession(recorder: nil) {
      Simulator(storyboards: bundle, columns: columns, rows: rows)
    }
    for key in [Key.character(":"), .down, .end, .escape, .character("M"), .right, .down] {
      session.receive(key)
      let frame = session.nextFrame()
      #expect(frame?.surface.columns == columns && frame?.surface.rows == rows)
    }
  }

  @Test(arguments: [30, 40, 60, 80])
  func `the borders of the palette and the map keep the way out at any width`(columns: Int) throws {
    let session = try Session()
    session.session.resize(columns: columns, rows: 20)
    for (key, action) in [(":go", "run"), ("M", "go there")] {
      session.type(key)
      let border = session.screen.split(separator: "\n").last { $0.contains("╰─") } ?? ""
      #expect(border.contains("Esc close"))
      #expect(border.contains("⏎ \(action)") || columns < 40)
      #expect(border.contains("from the start") == (columns >= (key == "M" ? 80 : 60)))
      session.session.receive(.escape)
    }
  }

  // MARK: - Map

  @Test func `the map shows the scenes, the present one and its segues`() throws {
    let session = try Session()
    session.type("M")
    let screen = session.screen
    for text in ["● Home", "List", "Detail", "Alone", "● here"] { #expect(screen.contains(text)) }
  }

  @Test func `Enter on the map goes to the selected scene`() throws {
    let session = try Session()
    session.type("M")
    session.session.receive(.right)
    session.session.receive(.right)
    session.session.receive(.enter)
    #expect(session.session.simulator.seenScenes.contains("detail"))
    #expect(session.commands.count == 2)
  }

  @Test func `the map marks visited scenes`() throws {
    let session = try Session()
    session.run("list")
    session.run("home")
    session.type("M")
    let screen = session.screen
    #expect(screen.contains("• List") && !screen.contains("• Detail"))
  }
}
