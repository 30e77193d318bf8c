internal import ArgumentParser

/// The root command: `segue` alone runs `./scenes.json`, or the built-in tutorial.
struct Segue: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "segue",
    abstract: "Runs an app's navigation in the terminal, with UIKit's behaviour.",
    discussion: helpText(
      """
      Without a command, segue runs ./scenes.json, or the built-in tutorial if that file does not \
      exist. The arrow keys swipe, Enter activates the focused control, ? shows all keys, q quits.

      Exit codes: 0 success; 1 findings, such as a replay that differs from its log; 64 wrong \
      usage; 65 a file that cannot be understood; 66 a file that cannot be opened; 70 an internal \
      error; 73 a file that cannot be created; 74 a write that failed; 128 + n after signal n.
      """,
      examples: [
        "segue": "Runs ./scenes.json, or the built-in tutorial.",
        "segue new myapp": "Creates myapp/scenes.json, a scene file to start from.",
        "segue check scenes.json": "Checks the navigation of a scene file for errors.",
      ]),
    version: programVersion,
    subcommands: [
      RunCommand.self, CheckCommand.self, GraphCommand.self, DiffCommand.self,
      BaselineCommand.self, ExploreCommand.self, ReplayCommand.self, LogCommand.self,
      NewCommand.self, FormatCommand.self, SchemaCommand.self, ConfigCommand.self,
      ImportCommand.self, PortCommand.self, TestCommand.self, ReviewCommand.self,
      StripCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
