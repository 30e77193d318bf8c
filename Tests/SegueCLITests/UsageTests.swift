import Foundation
import Sessions
import TerminalTestSupport
import Testing

/// Options, exit codes, and what happens without a terminal.
@Suite struct UsageTests {
  @Test(arguments: [[], ["run"], ["run", "docs/storyboards/fade.json"]])
  func `running without a terminal is an error that names replay --verify`(arguments: [String])
    throws
  {
    let run = try PlainRun(arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("segue: run needs a terminal"))
    #expect(run.errors.contains("replay --verify"))
    #expect(run.output.isEmpty)
  }

  @Test func `a replay without a terminal is an error that names --verify`() throws {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["replay", folder.write(Recordings.walk(seconds: 1), to: "log")])
    #expect(run.status == 64)
    #expect(run.errors == "segue: replay needs a terminal; without one, use --verify\n")
  }

  @Test func `a run that writes to a pipe is an error, and the pipe stays empty`() throws {
    let terminal = try TestTerminal(shell: "\"$@\" | wc -c", segue: [])
    #expect(try terminal.waitForEnd() == .exited(0))
    try terminal.wait(for: "the count") { terminal.text.contains("run needs a terminal") }
    try terminal.wait(for: "the count") {
      terminal.text.split(separator: "\n").contains { row in
        row.trimmingCharacters(in: .whitespaces) == "0"
      }
    }
  }

  @Test func `--version prints the version, and --help the commands and exit codes`() throws {
    let version = try PlainRun(["--version"])
    #expect((version.status, version.output) == (0, "0.2.0\n"))
    let help = try PlainRun(["--help"])
    #expect(help.status == 0)
    for word in ["run", "replay", "scenes.json", "64", "65", "66", "70", "73", "74"] {
      #expect(help.output.contains(word))
    }
    #expect(try PlainRun(["run", "--help"]).output.contains("--record"))
    #expect(try PlainRun(["replay", "--help"]).output.contains("--verify"))
  }

  @Test(arguments: [
    ["--frobnicate"], ["run", "--frobnicate"], ["replay"], ["run", "a", "b"], ["run", "--record"],
    ["replay", "--speed", "8"],
  ])
  func `wrong usage exits with 64 and prints the usage on standard error`(arguments: [String])
    throws
  {
    let run = try PlainRun(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Error: "))
    #expect(run.errors.contains("Usage: segue"))
  }

  // MARK: - Recording

  @Test func `recording does not overwrite an existing file`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("dear diary", to: "log")
    let terminal = try TestTerminal(segue: ["run", "--record", log], columns: 300)
    #expect(try terminal.waitForEnd() == .exited(73))
    try terminal.wait(for: "the error") { terminal.words(0).contains("it exists") }
    #expect(String(decoding: try folder.bytes(of: "log"), as: UTF8.self) == "dear diary")
    #expect(terminal.settings == terminal.initialSettings)
    try terminal.waitUntilGivenBack()
  }

  @Test(arguments: ["none/log", ".", "\u{1B}[31m/log"])
  func `a recording that cannot be created exits with 73`(name: String) throws {
    let folder = try TemporaryFolder()
    let terminal = try TestTerminal(
      segue: ["run", "--record", folder.path(name)], columns: 300)
    #expect(try terminal.waitForEnd() == .exited(73))
    try terminal.wait(for: "the error") {
      terminal.words(0).hasPrefix("segue: cannot record to \(folder.url.path)")
    }
    #expect(!terminal.output.contains(0x1B))
  }

  @Test func `with a full disk the app continues, shows a notice and exits with 74`() throws {
    let folder = try TemporaryFolder()
    // 16 blocks of 512 bytes: the header fits, and a little more.
    let terminal = try TestTerminal(
      shell: "ulimit -f 16; exec \"$@\"", segue: ["run", "--record", folder.path("log")])
    try terminal.wait(for: "the start") { terminal.statusLine.contains("q quit") }
    #expect(!terminal.statusLine.contains("not recording"))
    for _ in 0..<10 where !terminal.statusLine.contains("not recording") {
      terminal.send(Keys.enter)
      try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 ▴ #3") }
      terminal.send(Keys.up)
      try terminal.wait(for: "#1") { terminal.statusLine.hasPrefix(" #1   ") }
    }
    #expect(terminal.statusLine.contains("not recording"))
    terminal.send(Keys.enter)
    try terminal.wait(for: "#3") { terminal.statusLine.hasPrefix(" #1 ▴ #3") }
    #expect(try terminal.quit() == .exited(74))
    try terminal.waitUntilGivenBack()
    try terminal.wait(for: "the error") {
      terminal.text.replacing("\n", with: "").contains(
        "log is incomplete; its records up to the write error can be replayed: File too large")
    }
    let bytes = try folder.bytes(of: "log")
    #expect(bytes.last == UInt8(ascii: "\n"))
    #expect(try SessionLog(bytes).remarks.isEmpty)
    #expect(try PlainRun(["replay", "--verify", folder.path("log")]).status == 0)
  }
}
