import Foundation
import TerminalTestSupport
import Testing

/// `segue run --watch`, with the program in a terminal and its file changed as editors do.
@Suite struct WatchTests {
  private func scenes(_ home: String, detail: String = "The detail") -> String {
    func label(_ text: String) -> String {
      """
      "views": [{ "id": "text", "kind": "label", "text": "\(text)",
        "frame": { "x": 0, "y": 400, "width": 400, "height": 1 } }]
      """
    }
    return """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "home",
        "scenes": [
          { "id": "home", "title": "Home", \(label(home)),
            "segues": [{ "id": "go", "kind": "show", "to": "detail", "animated": false,
              "trigger": { "swipe": "left" } }] },
          { "id": "detail", "title": "Detail", \(label(detail)) }
        ] }
      """
  }

  @Test
  func `a changed file is reloaded in place, and its errors are shown until they are fixed`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(scenes("Home"), to: "app.json")
    let terminal = try TestTerminal(segue: ["run", "--watch", path])
    try terminal.wait(for: "the scene") { terminal.words(11) == "Home" }
    terminal.send(Keys.left)
    try terminal.wait(for: "the detail") { terminal.words(11) == "The detail" }
    _ = try folder.write(scenes("Home", detail: "Another text"), to: "app.json")
    try terminal.wait(for: "the new text") { terminal.words(11) == "Another text" }
    #expect(terminal.statusLine.hasPrefix(" Home ▴ Detail"))
    // Like an editor that writes another file and renames it.
    _ = try folder.write(scenes("Home", detail: "Broken").dropLast(20) + "", to: "other")
    _ = rename(folder.path("other"), path)
    try terminal.wait(for: "the errors") { terminal.text.contains("Reload failed") }
    try terminal.wait(for: "the app under them") {
      terminal.text.contains("app.json:") && terminal.words(11) == "Another text"
    }
    _ = try folder.write(scenes("Home", detail: "Mended"), to: "other")
    _ = rename(folder.path("other"), path)
    try terminal.wait(for: "the mended file") { terminal.words(11) == "Mended" }
    #expect(!terminal.text.contains("Reload failed"))
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `a missing default file is reloaded when it reappears`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(scenes("Home"), to: "scenes.json")
    let terminal = try TestTerminal(segue: ["run", "--watch"], in: folder.url.path)
    try terminal.wait(for: "the scene") { terminal.words(11) == "Home" }
    try FileManager.default.moveItem(atPath: path, toPath: folder.path("aside"))
    try terminal.wait(for: "the message") {
      terminal.text.contains("Waiting for the file to reappear.")
    }
    #expect(terminal.words(11) == "Home")
    _ = try folder.write(scenes("Home again"), to: "other")
    _ = rename(folder.path("other"), path)
    try terminal.wait(for: "the new file") { terminal.words(11) == "Home again" }
    #expect(!terminal.text.contains("Waiting"))
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `time travel reaches back to the last change of the file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(scenes("Home"), to: "app.json")
    let terminal = try TestTerminal(segue: ["run", "--watch", path])
    try terminal.wait(for: "the scene") { terminal.words(11) == "Home" }
    terminal.send(Keys.left)
    try terminal.wait(for: "the detail") { terminal.words(11) == "The detail" }
    terminal.send("[[")
    try terminal.wait(for: "the past") {
      terminal.words(11) == "Home" && terminal.statusLine.hasPrefix(" PAST ")
    }
    terminal.send("\u{1B}[F")
    try terminal.wait(for: "the present") { terminal.words(11) == "The detail" }
    _ = try folder.write(scenes("Home", detail: "Another text"), to: "app.json")
    try terminal.wait(for: "the new text") { terminal.words(11) == "Another text" }
    terminal.send("?")
    try terminal.wait(for: "the help") { terminal.text.contains("this help") }
    terminal.send("\u{1B}[F")
    try terminal.wait(for: "the app") { !terminal.text.contains("this help") }
    terminal.send("[[[[")
    // The start of the reloaded session.
    try terminal.wait(for: "the past") {
      terminal.words(11) == "Another text" && terminal.statusLine.hasPrefix(" PAST ")
    }
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `a file replaced by a pipe shows an error and does not block`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(scenes("Home"), to: "app.json")
    let terminal = try TestTerminal(segue: ["run", "--watch", "app.json"], in: folder.url.path)
    try terminal.wait(for: "the scene") { terminal.words(11) == "Home" }
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(rename(folder.path("pipe"), path) == 0)
    try terminal.wait(for: "the error") { terminal.text.contains("it is a pipe") }
    _ = try folder.write(scenes("Home", detail: "Another text"), to: "other")
    #expect(rename(folder.path("other"), path) == 0)
    try terminal.wait(for: "the file") { !terminal.text.contains("it is a pipe") }
    terminal.send(Keys.left)
    try terminal.wait(for: "the detail") { terminal.words(11) == "Another text" }
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `a pipe as a referenced or watched file is an error`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    let path = try folder.write(
      """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "home",
        "scenes": [{ "id": "home" },
          { "id": "other", "kind": "storyboardReference", "file": "pipe.json" }] }
      """, to: "app.json")
    for arguments in [
      ["run", path], ["check", path], ["run", "--watch", folder.path("pipe.json")],
    ] {
      let run = try PlainRun(arguments)
      #expect(run.status == 65 || run.status == 66 || run.status == 1, "\(arguments)")
      #expect(run.errors.contains("pipe.json") || run.output.contains("pipe.json"))
      #expect(run.duration < .seconds(30))
    }
  }

  @Test func `flows that were saved while others run are run again`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scenes("Home"), to: "scenes.json")
    let long = "flow \"Long\"\nrepeat 400 times: resize to 60x20; resize to 80x24\n"
    func flows(_ name: String, _ scene: String) -> String {
      "flow \"\(name)\"\nexpect on \(scene)\n\n" + long
    }
    _ = try folder.write(flows("First", "Home"), to: "a.flow")
    let terminal = try TestTerminal(segue: ["test", "--watch", "a.flow"], in: folder.url.path)
    // The second flow runs now.
    try terminal.wait(for: "the first flow") { terminal.text.contains("✓ a.flow: First") }
    _ = try folder.write(flows("Second", "Detail"), to: "a.flow")
    try terminal.wait(for: "the changed flow") { terminal.text.contains("✗ a.flow: Second") }
    _ = try folder.write(flows("Third", "Home"), to: "a.flow")
    try terminal.wait(for: "the mended flow") { terminal.text.contains("✓ a.flow: Third") }
  }

  @Test func `--watch cannot be combined with recording`() throws {
    let run = try PlainRun(["run", "--watch", "--record", "log"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--watch cannot be combined with --record"))
    let folder = try TemporaryFolder()
    let path = try folder.write(scenes("Home"), to: "app.json")
    let terminal = try TestTerminal(segue: ["run", "--watch", path], columns: 160)
    try terminal.wait(for: "the scene") { terminal.words(11) == "Home" }
    terminal.send("r")
    try terminal.wait(for: "the refusal") {
      terminal.statusLine.contains("not recording: not available with --watch")
    }
    #expect(try terminal.quit() == .exited(0))
  }
}
