import Foundation
import TerminalTestSupport
import Testing

/// The user's settings, from the configuration file to the screen.
@Suite struct SettingsTests {
  /// Writes a configuration file and returns the variables of a user who has it.
  private func environment(
    _ json: String, in folder: TemporaryFolder, _ others: [String: String] = [:]
  ) throws -> [String: String] {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "segue"), withIntermediateDirectories: true)
    _ = try folder.write(json, to: "segue/config.json")
    return ["XDG_CONFIG_HOME": folder.url.path].merging(others) { $1 }
  }

  /// Returns the columns of a line of `segue config`.
  private func row(_ name: String, of output: String) -> [String] {
    let line = output.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
    return (line ?? "").split(separator: " ", maxSplits: 2).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `each setting is printed with its source`() throws {
    let folder = try TemporaryFolder()
    let environment = try environment(
      #"{"appearance": "dark", "reducedMotion": true}"#, in: folder, ["SEGUE_DEVICE": "ipad"])
    let run = try PlainRun(["config", "--smooth", "cells"], environment: environment)
    #expect(run.status == 0)
    #expect(row("appearance", of: run.output) == ["appearance", "dark", "file"])
    #expect(row("device", of: run.output) == ["device", "ipad", "environment SEGUE_DEVICE"])
    #expect(row("reducedMotion", of: run.output) == ["reducedMotion", "true", "file"])
    #expect(row("smoothness", of: run.output) == ["smoothness", "cells", "option --smooth"])
    #expect(row("language", of: run.output) == ["language", "en", "default"])
  }

  @Test func `the path follows the XDG Base Directory Specification`() throws {
    let home = ["HOME": "/u/me"]
    #expect(
      try PlainRun(["config", "--path"], environment: home).output
        == "/u/me/.config/segue/config.json\n")
    let relative = home.merging(["XDG_CONFIG_HOME": "here"]) { $1 }
    #expect(
      try PlainRun(["config", "--path"], environment: relative).output
        == "/u/me/.config/segue/config.json\n")
    #expect(
      try PlainRun(["config", "--path"], environment: ["XDG_CONFIG_HOME": "/x"]).output
        == "/x/segue/config.json\n")
    #expect(try PlainRun(["config", "--path"]).status == 66)
  }

  @Test func `a mistake in the file ends the program before the terminal is opened`() throws {
    let folder = try TemporaryFolder()
    let environment = try environment("{\n \"apearance\": \"dark\"}", in: folder)
    for command in [[], ["run"], ["config"]] {
      let run = try PlainRun(command, environment: environment)
      #expect(run.status == 65)
      #expect(
        run.errors == "segue: \(folder.path("segue/config.json")):2:2: apearance: "
          + "unknown key 'apearance'; did you mean 'appearance'?\n")
    }
  }

  @Test func `a wrong variable is an error of usage`() throws {
    let run = try PlainRun(["config"], environment: ["SEGUE_REDUCED_MOTION": "maybe"])
    #expect(run.status == 64)
    #expect(run.errors == "segue: SEGUE_REDUCED_MOTION is 'maybe'; expected true or false\n")
  }

  @Test func `a device in the file frames the app, and an option removes the frame`() throws {
    let folder = try TemporaryFolder()
    let environment = try environment(#"{"device": "iphone"}"#, in: folder)
    let framed = try TestTerminal(segue: ["run"], environment: environment)
    try framed.wait(for: "the frame") { framed.line(0).contains("iPhone 39 × 43: 39 × 21 shown") }
    #expect(try framed.quit() == .exited(0))
    let whole = try TestTerminal(segue: ["run", "--device", "none"], environment: environment)
    try whole.wait(for: "the whole screen") {
      whole.statusLine.contains("q quit") && whole.isFilled(with: Crayon.cantaloupe)
    }
    #expect(try whole.quit() == .exited(0))
  }

  // MARK: - The background of the terminal

  private static let question = "\u{1B}]11;?\u{1B}\\"
  /// The background of the help in the light and in the dark appearance.
  private static let help: (light: UInt32, dark: UInt32) = (0xFFFFFF, 0x2C2C2E)

  /// Starts segue in a terminal that answers the question about its background.
  ///
  /// - Parameter answer: The bytes of the answer; nil for none.
  private func terminal(
    answering answer: String?, arguments: [String] = ["--appearance", "terminal"],
    environment: [String: String] = [:]
  ) throws -> TestTerminal {
    let terminal = try TestTerminal(segue: ["run"] + arguments, environment: environment)
    // The answer comes before the question, so that it is in time on a busy machine too.
    if let answer { terminal.send(answer) }
    try terminal.wait(for: "the status line") { terminal.statusLine.contains("q quit") }
    #expect(answer == nil || terminal.text(from: 0).contains(Self.question))
    return terminal
  }

  /// Opens the help and returns its background.
  private func helpColor(of terminal: TestTerminal) throws -> UInt32? {
    terminal.send("?")
    try terminal.wait(for: "the help") { terminal.text.contains("Everywhere") }
    try terminal.waitForRest()
    return terminal.directBackground(column: terminal.columns / 2, row: terminal.rows / 2)
  }

  @Test func `the appearance of the terminal is that of its background`() throws {
    for (color, expected) in [
      ("rgb:1e1e/1e1e/1e1e", Self.help.dark), ("rgb:ffff/ffff/ffff", Self.help.light),
    ] {
      let terminal = try terminal(answering: "\u{1B}]11;\(color)\u{1B}\\")
      #expect(try helpColor(of: terminal) == expected)
      #expect(try terminal.quit() == .exited(0))
      #expect(!terminal.hasUnreadInput)
    }
  }

  @Test func `COLORFGBG counts for a terminal that does not answer`() throws {
    let dark = try terminal(answering: nil, environment: ["COLORFGBG": "15;0"])
    #expect(try helpColor(of: dark) == Self.help.dark)
    let light = try terminal(answering: nil)
    #expect(try helpColor(of: light) == Self.help.light)
  }

  @Test func `keys around the answer are inputs of the session`() throws {
    let terminal = try terminal(
      answering: "?\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
    try terminal.wait(for: "the help") { terminal.text.contains("Everywhere") }
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `a late answer is no input`() throws {
    let terminal = try terminal(answering: nil)
    terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
    try terminal.waitForRest()
    #expect(try helpColor(of: terminal) == Self.help.light)
    #expect(terminal.statusLine.contains("q quit"))
    #expect(try terminal.quit() == .exited(0))
  }

  @Test func `the terminal is asked only for its appearance`() throws {
    let terminal = try terminal(answering: nil, arguments: ["--appearance", "dark"])
    #expect(try helpColor(of: terminal) == Self.help.dark)
    #expect(!terminal.text(from: 0).contains(Self.question))
  }

  @Test func `a scene file that cannot be read restores the terminal`() throws {
    let terminal = try TestTerminal(
      segue: ["run", "missing.json", "--appearance", "terminal"])
    #expect(try terminal.waitForEnd() == .exited(66))
    #expect(terminal.settings == terminal.initialSettings)
    #expect(terminal.text.contains("cannot read missing.json"))
  }

  // MARK: - Logs

  @Test func `a recorded session replays whatever the settings are by then`() throws {
    let folder = try TemporaryFolder()
    let log = folder.path("a.log")
    let terminal = try TestTerminal(
      segue: [
        "run", "--record", log, "--device", "iphone", "--reduced-motion", "--appearance", "dark",
      ])
    try terminal.wait(for: "the status line") { terminal.statusLine.contains("o rotate") }
    terminal.send("o")
    terminal.send(Keys.up)
    try terminal.waitForRest()
    #expect(try terminal.quit() == .exited(0))
    let header = try String(contentsOfFile: log, encoding: .utf8).prefix { $0 != "\n" }
    for setting in [#""device":"iphone""#, #""motion":"reduced""#, #""appearance":"dark""#] {
      #expect(header.contains(setting))
    }
    let environment = try environment(
      #"{"device": "ipad", "reducedMotion": false, "appearance": "light"}"#, in: folder)
    #expect(try PlainRun(["replay", "--verify", log], environment: environment).status == 0)
  }
}
