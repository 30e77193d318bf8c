internal import ArgumentParser

/// The command line: `segue` alone runs the scenes in this folder, or the tutorial.
struct Segue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Runs an app's navigation in the terminal, as UIKit does it.",
    discussion: """
      Without a command, segue opens ./scenes.json if there is one, else its built-in tutorial. \
      Arrow keys swipe, Enter taps, ? shows all keys.

      Exit codes: 0 good, 1 a replay that diverges or a check with errors, 64 wrong usage, 65 a \
      file that cannot be understood, 66 a file that cannot be opened, 70 a defect of segue, 73 a \
      file that cannot be made, 74 one that cannot be written; 128 + n when signal n ended it.
      """,
    version: programVersion,
    subcommands: [
      RunCommand.self, CheckCommand.self, GraphCommand.self, DiffCommand.self,
      BaselineCommand.self, ReplayCommand.self, LogCommand.self, NewCommand.self,
      FormatCommand.self, SchemaCommand.self, ImportCommand.self, StripCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
