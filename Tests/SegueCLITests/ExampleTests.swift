import ProjectFiles
import Testing

/// The examples in the help of the commands and on the pages: each line runs.
@Suite struct ExampleTests {
  @Test func `every command has two to four examples with a sentence each`() throws {
    for command in try CommandHelp.root().all {
      let examples = command.examples
      #expect((2...4).contains(examples.count), "\(command.path)")
      for example in examples {
        #expect(example.line.hasPrefix(command.path), "\(example.line)")
        #expect(example.meaning.hasSuffix("."), "\(example.line)")
        #expect(example.line.count <= 76 && example.meaning.count <= 72, "\(example.line)")
      }
    }
  }

  @Test func `the help of a command ends with its examples`() throws {
    for arguments in [["check", "--help"], ["help", "check"], ["baseline", "write", "-h"]] {
      let help = try PlainRun(arguments).output
      let lines = help.split(separator: "\n")
      let heading = try #require(lines.firstIndex(of: "EXAMPLES:"))
      let options = try #require(lines.firstIndex(of: "OPTIONS:"))
      #expect(options < heading)
      #expect(lines[(heading + 1)...].allSatisfy { $0.hasPrefix("  ") })
      #expect(lines.count { $0 == "EXAMPLES:" } == 1)
    }
  }

  @Test func `every example in a help text runs`() throws {
    for line in Set(try CommandHelp.root().all.flatMap(\.examples).map(\.line)).sorted() {
      let run = try ExampleFolder().run(line)
      #expect(Self.isSuccess(run), "\(line): \(run.status) \(run.errors)")
    }
  }

  @Test(arguments: ["README.md", "docs/commands.md"])
  func `every command line on the page runs`(path: String) throws {
    let lines = try Self.lines(of: path)
    #expect(!lines.isEmpty)
    for line in lines {
      let run = try ExampleFolder().run(line)
      #expect(Self.isSuccess(run), "\(path): \(line): \(run.status) \(run.errors)")
    }
  }

  @Test(arguments: [
    "CONTRIBUTING.md", "docs/check.md", "docs/graph.md", "docs/keys.md", "docs/performance.md",
    "docs/porting.md", "docs/scenes-format.md", "docs/session-log-format.md",
    "docs/storyboards/README.md", "docs/terminal.md", "docs/testing-flows.md", "docs/testing.md",
    "docs/xcode.md",
  ])
  func `every command line on the page is valid usage`(path: String) throws {
    for line in try Self.lines(of: path) {
      let run = try ExampleFolder().run(line)
      #expect(
        run.status != 64 || Self.needsTerminal(run.errors), "\(path): \(line): \(run.errors)")
    }
  }

  /// Returns the command lines in the blocks of a page for a shell, each once.
  private static func lines(of path: String) throws -> [String] {
    var language: Substring?
    var lines: [String] = []
    for line in try Project.text(of: path).split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
      } else if language == "sh", line.contains(/^(\.build\/release\/)?segue( |$)/) {
        if !lines.contains(String(line)) { lines.append(String(line)) }
      }
    }
    return lines
  }

  /// Success, findings, or a terminal that is missing here; all files have been read by then.
  private static func isSuccess(_ run: (status: Int32, errors: String)) -> Bool {
    run.status == 0 || run.status == 1 || (run.status == 64 && needsTerminal(run.errors))
  }

  private static func needsTerminal(_ errors: String) -> Bool {
    errors.contains(/^segue: (run|replay) needs a terminal/.anchorsMatchLineEndings())
  }
}
