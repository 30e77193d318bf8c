import Foundation
import TerminalTestSupport
import Testing

/// Scene files that are missing, broken or meant to do harm.
@Suite struct SceneFileTests {
  // MARK: - Appearance

  @Test func `--appearance sets the appearance of a scene file, and --resume keeps the appearance`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "a",
        "scenes": [{ "id": "a", "title": "A" }] }
      """
    let file = try folder.write(text, to: "app.json")
    let log = folder.path("dark.log")
    let session = try TestTerminal(
      segue: ["run", "--appearance", "dark", "--record", log, file])
    try session.wait(for: "the scene") { session.statusLine.contains("q quit") }
    #expect(session.background(column: 0, row: 5) == .rgb(0x000000))
    #expect(try session.quit() == .exited(0))
    let header = try folder.bytes(of: "dark.log").prefix { $0 != UInt8(ascii: "\n") }
    #expect(String(decoding: header, as: UTF8.self).contains(#""appearance":"dark""#))
    #expect(try PlainRun(["replay", "--verify", log]).status == 0)
    let again = try TestTerminal(segue: ["run", "--resume", log])
    try again.wait(for: "the scene") { again.statusLine.contains("q quit") }
    #expect(again.background(column: 0, row: 5) == .rgb(0x000000))
    #expect(try again.quit() == .exited(0))
    #expect(try PlainRun(["run", "--resume", log, "--appearance", "light"]).status == 64)
  }

  // MARK: - Broken

  @Test func `a missing file or a folder exits with 66 and names the path`() throws {
    let folder = try TemporaryFolder()
    for (path, reason) in [
      (folder.path("none.json"), "No such file or directory"), (folder.url.path, "Is a directory"),
      ("scenes.json/x", "Not a directory"), ("", "No such file or directory"),
    ] {
      let run = try PlainRun(["run", path])
      #expect(run.status == 66)
      #expect(run.errors == "segue: cannot read \(path): \(reason)\n")
    }
  }

  @Test func `run reports all errors of a file with their positions and exits with 65`() throws {
    let text = """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "home",
        "scenes": [
          { "id": "home", "title": 7,
            "segues": [{ "id": "go", "kind": "custom", "to": "detial", "transition": "none" }] },
          { "id": "detail", "background": "cantalope" },
          { "id": "home" }
        ]
      }
      """
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "broken.json")
    let run = try PlainRun(["run", file])
    #expect(run.status == 65)
    #expect(
      run.errors == """
        segue: \(file):3:30: scenes[0].title: expected a string, found 7
        \(file):4:56: scenes[0].segues[0].to: no scene 'detial'; did you mean 'detail'?
        \(file):5:37: scenes[1].background: no colour 'cantalope'; did you mean 'cantaloupe'?
        \(file):6:13: scenes[2].id: a second scene 'home'; the first is at 3:13

        """)
  }

  @Test(arguments: [
    ("", ":1:1: the text is empty"), ("[]", ":1:1: "), ("{", ":1:2: "),
    ("{\"version\": 2}", ":1:13: version: expected version 1 of the format, found 2"),
    ("\u{0}\u{1B}[2J", ":1:1: "),
  ])
  func `an invalid scene file is reported with the position of the error`(
    text: String, place: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["run", folder.write(text, to: "bad.json")])
    #expect(run.status == 65)
    #expect(run.errors.contains("bad.json\(place)"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  @Test(arguments: ["[", "{\"a\":", "\"", "9", " "])
  func `10 MB of one repeated text is reported as an error within seconds`(piece: String) throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: piece, count: 10_000_000 / piece.utf8.count)
    let run = try PlainRun(["run", folder.write(text, to: "large.json")])
    #expect(run.status == 65)
    #expect(run.errors.utf8.count < 1_000)
    #expect(run.duration < .seconds(10))
  }

  @Test func `errors show control characters as symbols`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, "initialScene": "\u001b]0;x\u0007\u009b2J", "scenes": []}"#,
      to: "\u{1B}[31m.json")
    let run = try PlainRun(["run", file])
    #expect(run.status == 65)
    #expect(run.errors.contains("␛[31m.json:1:"))
    #expect(run.errors.contains("␛]0;x␇"))
    let harmful = run.errors.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(harmful.allSatisfy { $0 == "\n" })
  }

  // MARK: - Hostile

  /// Returns a file of scenes that hold a label each, its text at row 11, and lead to the next by a
  /// swipe left.
  private func scenes(
    _ labels: [String], titles: [String], transition: String = #""none""#, more: String = ""
  ) -> String {
    let scenes = labels.indices.map { index in
      let next = index + 1
      let segue =
        next < labels.count
        ? """
        { "id": "next", "kind": "custom", "to": "\(next)", "transition": \(transition),
          "trigger": { "swipe": "left" } }
        """ : ""
      return """
        { "id": "\(index)", "title": "\(titles[index])", "background": "#003366",
          "views": [{ "id": "text", "kind": "label", "text": "\(labels[index])", "color": "white",
            "frame": { "x": 0, "y": 400, "width": 400, "height": 1 } }],
          "segues": [\(segue)] }
        """
    }
    return """
      { "version": 1, "canvas": { "width": 400, "height": 800 }, "initialScene": "0",
        "scenes": [\(scenes.joined(separator: ",\n"))]\(more) }
      """
  }

  @Test func `control characters in texts are drawn as symbols`() throws {
    let text =
      #"a\u001b]0;owned\u0007b\u001b[2J\u001b[?25hc\u009b31md\u0000\u007fe\tg\u001bc\nf\rh"#
    let folder = try TemporaryFolder()
    let file = try folder.write(scenes([text], titles: [text]), to: "hostile.json")
    let terminal = try TestTerminal(segue: ["run", file])
    try terminal.wait(for: "the scene") { terminal.statusLine.contains("q quit") }
    // A label of one line is cut at the first line's end.
    #expect(terminal.words(11) == "a␛]0;owned␇b␛[2J␛[?25hc\u{FFFD}31md␀␡e␉g␛c…")
    #expect(terminal.statusLine.hasPrefix(" a␛]0;owned␇b␛[2J␛[?25hc"))
    #expect(terminal.isFilled(with: 0x003366))
    #expect(terminal.liberties.isEmpty)
    #expect(!terminal.isCursorVisible)
    #expect(terminal.isAlternateScreen)
    #expect(try terminal.quit() == .exited(0))
  }

  @Test
  func `wide and combining characters keep their columns, and bidirectional controls are removed`()
    throws
  {
    let text = #"漢字|e\u0301|한|👩‍👩‍👧|\u202eabc\u202c|\u200b|é"#
    let folder = try TemporaryFolder()
    let file = try folder.write(scenes([text], titles: ["x"]), to: "wide.json")
    let terminal = try TestTerminal(segue: ["run", file])
    try terminal.wait(for: "the scene") { terminal.statusLine.contains("q quit") }
    let cells = (0..<80).map { terminal.cell(column: $0, row: 11) }
    let start = try #require(cells.firstIndex { $0.text == "漢" })
    #expect(cells[start].columns == 2)
    #expect(cells[start + 2].text == "字")
    #expect(cells[start + 4].text == "|")
    #expect(cells[start + 5].text == "e\u{301}")
    #expect(cells[start + 6].text == "|")
    #expect(cells[start + 7].text == "한")
    #expect(cells[start + 9].text == "|")
    let words = terminal.words(11)
    #expect(words.hasSuffix("|é"))
    #expect(words.contains("abc"))
    #expect(!words.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{200B}" })
    #expect(terminal.isFilled(with: 0x003366))
  }

  @Test func `q and Ctrl-C quit at once during a transition of a minute`() throws {
    let folder = try TemporaryFolder()
    let transition = """
      , "transitions": { "slow": { "front": "source", "source": [{ "time": 0 },
        { "time": 60, "x": -1 }], "destination": [{ "time": 0, "x": 1 }, { "time": 60 }] } }
      """
    let file = try folder.write(
      scenes(["one", "two"], titles: ["one", "two"], transition: #""slow""#, more: transition),
      to: "slow.json")
    for leave in ["q", "\u{3}"] {
      let terminal = try TestTerminal(segue: ["run", file])
      try terminal.wait(for: "the scene") { terminal.statusLine.contains("q quit") }
      terminal.send(Keys.left)
      terminal.send(Keys.left)
      try terminal.wait(for: "the notice") { terminal.statusLine.contains("Ignored: swipe left") }
      terminal.send(leave)
      #expect(try terminal.waitForEnd() == .exited(0))
    }
  }

  @Test func `200 scenes, each presented by the one before`() throws {
    let names = (0..<200).map { "scene \($0)" }
    let folder = try TemporaryFolder()
    let file = try folder.write(scenes(names, titles: names), to: "many.json")
    let session = try RecordedSession(file)
    for _ in names.dropFirst() { try session.press(Keys.left) }
    let terminal = session.terminal
    try terminal.wait(for: "the last scene") { terminal.words(11) == names.last }
    #expect(terminal.statusLine.hasPrefix(" scene 0 … ▴ scene "))
    #expect(try terminal.quit() == .exited(0))
    #expect(try PlainRun(["replay", "--verify", session.logPath]).status == 0)
  }

  // MARK: - Without a file

  @Test func `segue in an empty folder opens the built-in tutorial`() throws {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(segue: [], in: folder.url.path)
    try terminal.wait(for: "the tutorial") { terminal.words(2) == "View Controller #1" }
    #expect(try terminal.quit() == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `segue run without a file opens the scenes.json of the current folder`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(scenes(["my own"], titles: ["Mine"]), to: "scenes.json")
    for arguments in [[], ["run"]] {
      let terminal = try TestTerminal(segue: arguments, in: folder.url.path)
      try terminal.wait(for: "the scene") { terminal.words(11) == "my own" }
      #expect(try terminal.quit() == .exited(0))
    }
    _ = try folder.write("[", to: "scenes.json")
    let run = try PlainRun([], in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("segue: scenes.json:1:"))
  }
}
