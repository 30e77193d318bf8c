internal import ArgumentParser
internal import Settings
import TextFormats

/// `segue config`: prints the settings in effect, or the path or the schema of their file.
///
/// The command takes the options of `segue run` that override settings, to show the settings of
/// such a run. `--path` and `--schema` do not read the file, so they also work while it has errors.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Prints the user's settings with their values and where each comes from.",
    discussion: helpText(
      """
      A setting comes from the configuration file, an environment variable or an option; the later \
      one of these overrides the earlier ones. With options of segue run, the command shows the \
      settings of that run.
      """,
      examples: [
        "segue config": "Prints each setting, its value and its origin.",
        "segue config --device iphone": "Prints the settings of a run with that option.",
        "segue config --schema": "Prints the JSON Schema of the configuration file, for editors.",
      ]))

  @Flag(help: "Print the path of the configuration file, which may not exist.")
  var path = false

  @Flag(help: "Print the JSON Schema of the configuration file.")
  var schema = false

  @OptionGroup var options: SettingOptions
  @OptionGroup var edges: EdgeOption

  func validate() throws {
    if path, schema { throw ValidationError("--path and --schema cannot be combined") }
  }

  func run() throws {
    try reportingFailures {
      if schema { return try writeToStandardOutput(SettingsSchema.text) }
      if path { return try printPath() }
      let settings = try UserConfiguration.effective(
        options: edges.settings(over: options.settings))
      try writeToStandardOutput(Self.table(settings.rows))
    }
  }

  /// Prints the path of the configuration file, also if the file does not exist.
  ///
  /// - Throws: ``Failure`` if ``UserConfiguration/path`` is nil.
  private func printPath() throws {
    guard let path = UserConfiguration.path else {
      throw Failure(
        kind: .noInput, message: "no configuration file: set HOME or XDG_CONFIG_HOME to a folder")
    }
    try writeToStandardOutput("\(path.harmless(upTo: longestPath))\n")
  }

  /// Returns a line for each setting: its name, its value and its source, in columns.
  private static func table(_ rows: [EffectiveSettings.Row]) -> String {
    let names = rows.map(\.name.count).max() ?? 0
    let values = rows.map(\.value.count).max() ?? 0
    return rows.map { row in
      "\(padded(row.name, to: names))  \(padded(row.value, to: values))  \(row.source)\n"
    }.joined()
  }

  private static func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }
}
