import Foundation
import NavigationKit
import Sessions
import TerminalTestSupport
import Testing

@testable import TerminalApps

/// An app in code as a program: Bookshelf of the debug build.
@Suite struct AppProgramTests {
  private static let program = BuiltProgram.root.appending(path: ".build/debug/bookshelf").path

  private func run(_ arguments: [String]) throws -> PlainRun {
    try PlainRun(arguments, program: Self.program)
  }

  /// Runs Bookshelf in a terminal, opens a book and quits.
  private func record(in folder: TemporaryFolder) throws {
    let terminal = try TestTerminal(
      Self.program, ["--record", folder.path("log")], environment: ["COLORTERM": "truecolor"],
      columns: 60, rows: 20)
    try terminal.wait(for: "the list") { terminal.words(1).hasPrefix("Frankenstein") }
    terminal.send("\r")
    try terminal.wait(for: "the book") {
      (0..<20).contains { terminal.words($0).contains("Mary Shelley, 1818") }
    }
    // Keys during the transition have no effect.
    try terminal.wait(for: "rest") {
      let log = try? SessionLog(folder.bytes(of: "log"))
      return log?.events.contains { $0.kind == .transitionEnded } == true
    }
    terminal.send("q")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `a recorded session replays identically and names the app with its version`() throws {
    let folder = try TemporaryFolder()
    try record(in: folder)
    let log = try SessionLog(folder.bytes(of: "log"))
    #expect(log.header.program == "bookshelf 0.2.0")
    #expect(log.isComplete)
    let replay = try run(["replay", "--verify", folder.path("log")])
    #expect(replay.status == 0, "\(replay.errors)")
    #expect(replay.output.hasPrefix("identical ("))
    // The order of the option is free.
    #expect(try run(["replay", folder.path("log"), "--verify"]).status == 0)
  }

  @Test func `a replay in the terminal shows the session and ends`() throws {
    let folder = try TemporaryFolder()
    try record(in: folder)
    let terminal = try TestTerminal(
      Self.program, ["replay", folder.path("log")], environment: ["COLORTERM": "truecolor"],
      columns: 60, rows: 20)
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func `another app's log, another version and a changed log are reported`() throws {
    let folder = try TemporaryFolder()
    try record(in: folder)
    let text = String(decoding: try folder.bytes(of: "log"), as: UTF8.self)
    let other = text.replacingOccurrences(of: "bookshelf 0.2.0", with: "chat 1.0")
    let refused = try run(["replay", "--verify", try folder.write(other, to: "other")])
    #expect(refused.status == 65)
    #expect(
      refused.errors
        == "bookshelf: \(folder.path("other")):1: the log is of another app, chat 1.0, "
        + "and this is bookshelf 0.2.0; replay it with the app that recorded it\n")
    let older = text.replacingOccurrences(of: "bookshelf 0.2.0", with: "bookshelf 0.1.0")
    let remarked = try run(["replay", "--verify", try folder.write(older, to: "older")])
    #expect(remarked.status == 0)
    #expect(
      remarked.errors
        == "\(folder.path("older")):1: recorded by bookshelf 0.1.0; this is bookshelf 0.2.0\n")
    let changed = text.replacingOccurrences(of: "\"viewDidAppear\"", with: "\"viewDidLoad\"")
    let found = try run(["replay", "--verify", try folder.write(changed, to: "changed")])
    #expect(found.status == 1)
    let segue = try PlainRun(["replay", "--verify", folder.path("log")])
    #expect(segue.status == 65)
    #expect(segue.errors.contains("the log is of an app in code, bookshelf 0.2.0"))
  }

  @Test func `a log of scene files names segue`() throws {
    let folder = try TemporaryFolder()
    let json =
      #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
    let header = SessionHeader(
      program: "segue 0.1.0", ticksPerSecond: 120, columns: 40, rows: 12, storyboardName: "a.json",
      storyboard: json)
    let replay = try run(["replay", "--verify", try folder.write(header.line, to: "log")])
    #expect(replay.status == 65)
    #expect(replay.errors.contains("the log is of the scene file a.json; replay it with segue"))
  }

  @Test func `a recording never overwrites a log, and a missing terminal is reported`() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("{\"record\":\"header\",", to: "log")
    let kept = try run(["--record", log])
    #expect(kept.status == 64)
    #expect(kept.errors == "bookshelf: the app needs a terminal\n")
    let terminal = try TestTerminal(Self.program, ["--record", log])
    #expect(try terminal.waitForEnd() == .exited(73))
    #expect(try folder.bytes(of: "log").count == 19)
  }

  @Test(arguments: [
    ([], AppArguments.run(record: nil, overwrites: false)),
    (["--record", "a"], .run(record: "a", overwrites: false)),
    (["--overwrite", "--record=a"], .run(record: "a", overwrites: true)),
    (["replay", "a"], .replay("a")), (["replay", "--verify", "a"], .verify("a")),
    (["--help"], .help), (["replay", "-h"], .help), (["--version"], .version),
  ])
  func `arguments name what the program does`(arguments: [String], meaning: AppArguments) throws {
    let read = try AppArguments(arguments)
    #expect(read == meaning)
  }

  @Test(arguments: [
    (["--record"], "--record needs a file"), (["play"], "unknown word play"),
    (["replay"], "replay takes one log"), (["replay", "a", "b"], "replay takes one log"),
    (["replay", "a", "--record", "b"], "replay cannot record"),
    (["--verify"], "--verify belongs to replay"),
    (["--overwrite"], "--overwrite belongs to --record"), (["-x"], "unknown option -x"),
  ])
  func `wrong arguments are refused with a sentence`(arguments: [String], reason: String) {
    let failure = #expect(throws: AppFailure.self) { try AppArguments(arguments) }
    #expect(failure?.message == "\(reason); --help lists what the program takes")
    #expect(failure?.kind == .usage)
  }
}
