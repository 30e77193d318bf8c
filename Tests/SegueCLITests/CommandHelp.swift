import Foundation

/// A command's own description of itself, from `segue --experimental-dump-help`.
struct CommandHelp: Decodable {
  var commandName: String
  var abstract: String?
  var discussion: String?
  var shouldDisplay: Bool
  var superCommands: [String]?
  var arguments: [Argument]?
  var subcommands: [CommandHelp]?

  struct Argument: Decodable {
    var abstract: String?
    var kind: Kind
    var names: [Name]?
    var valueName: String?
    var isRepeating: Bool
    var shouldDisplay: Bool
    var allValues: [String]?
    var defaultValue: String?

    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      var kind: String
      var name: String
    }
  }

  /// An example of the help: a line for a shell, and the sentence that says what it does.
  struct Example: Hashable {
    var line: String
    var meaning: String
  }

  /// Returns the description of the root command, with all subcommands.
  static func root() throws -> CommandHelp {
    struct Dump: Decodable { var command: CommandHelp }
    let run = try PlainRun(["--experimental-dump-help"])
    return try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8)).command
  }

  /// The command and all commands below it, in order; without `help`.
  var all: [CommandHelp] {
    [self] + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap(\.all)
  }

  /// The words that call the command, such as `segue baseline write`.
  var path: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

  private static let heading = "EXAMPLES:"

  /// The discussion without its examples.
  var paragraphs: [String] {
    (discussion ?? "").components(separatedBy: "\n\n").filter {
      !$0.isEmpty && !$0.hasPrefix(Self.heading)
    }
  }

  /// The examples in the discussion.
  var examples: [Example] {
    guard let block = discussion?.components(separatedBy: "\n\n").last,
      block.hasPrefix(Self.heading)
    else { return [] }
    var examples: [Example] = []
    for line in block.split(separator: "\n").dropFirst() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("      ") {
        examples[examples.count - 1].meaning += text
      } else {
        examples.append(Example(line: text, meaning: ""))
      }
    }
    return examples
  }
}
