internal import ArgumentParser
internal import Glibc
import InterfaceBuilder
internal import NavigationKit
import TextFormats

/// `segue import`: converts a storyboard with `StoryboardImport` and writes the scene files.
///
/// All remarks go to standard error, so that standard output is only the scene file.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts an Xcode storyboard to a scene file.",
    discussion: helpText(
      """
      Parts that cannot be converted, and decisions that the conversion made, are listed on \
      standard error with file, line and element. Storyboards that this one refers to are converted \
      too and written beside the output.
      """,
      examples: [
        "segue import Main.storyboard -o main.json": "Converts a storyboard to main.json.",
        "segue import Main.storyboard --with hints.json":
          "Adds gestures and transitions from a side file; prints the scene file.",
        "segue import Main.storyboard -o main.json --overwrite":
          "Converts it again, over the file from before.",
      ]))

  @Argument(help: "The Xcode storyboard.", completion: .file(extensions: ["storyboard"]))
  var file: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The scene file to write. Default: standard output, as with -. A storyboard that refers to "
        + "other storyboards needs a file.",
      valueName: "scenes.json"), completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(help: "Overwrite existing scene files.")
  var overwrite = false

  @OptionGroup var storyboard: StoryboardOptions
  @OptionGroup var colors: AppearanceOption

  func validate() throws {
    if overwrite, outputPath == nil {
      throw ValidationError("--overwrite needs --output, whose file it overwrites")
    }
  }

  /// The path of `--output`; nil for standard output, which `-` stands for too.
  private var outputPath: String? { output == "-" ? nil : output }

  func run() throws {
    try reportingFailures {
      let name =
        outputPath.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "scenes.json"
      let bytes = try InputFile.read(file)
      guard InterfaceBuilderSource.isXML(bytes) else {
        throw Failure(
          kind: .badData,
          message: "\(file.harmless(upTo: longestPath)): expected an Xcode storyboard in XML; "
            + "a scene file needs no import"
        )
      }
      let source = storyboard.file(file, appearance: colors.style)
      let result = try source.imported(bytes, named: name)
      for remark in result.remarks { writeToStandardError("\(remark)\n") }
      try write(result, readFrom: source.files.paths)
    }
  }

  /// Writes the scene files of an import to the output path, or the only one to standard output.
  ///
  /// Without `--overwrite`, an error removes the files that were already written. With it, each
  /// file is replaced separately, so an error can leave old and new files together.
  ///
  /// - Parameter inputs: The files that `result` was made from. They are never overwritten.
  private func write(_ result: StoryboardImport, readFrom inputs: [String]) throws {
    guard let outputPath else {
      guard result.files.count == 1 else {
        throw Failure(
          kind: .usage,
          message: "the storyboard refers to others, so that several files are written; name the "
            + "first with --output")
      }
      return try writeToStandardOutput(result.files[0].text)
    }
    if result.files.count == 1, OutputFile.isDevice(outputPath) {
      return try OutputFile.replace(outputPath, Array(result.files[0].text.utf8))
    }
    let folder = outputPath.lastIndex(of: "/").map { String(outputPath[...$0]) } ?? ""
    let paths = result.files.map { folder + $0.name }
    if overwrite {
      for path in paths { try OutputFile.refuse(path, ifAmong: inputs) }
      for (path, file) in zip(paths, result.files) {
        try OutputFile.replace(path, Array(file.text.utf8))
      }
      return
    }
    // Either all files are written or none, because a part of an app cannot run.
    for path in paths where InputFile.exists(path) { throw OutputFile.needsOverwrite(path) }
    for (number, path) in paths.enumerated() {
      do {
        try OutputFile.create(path, Array(result.files[number].text.utf8))
      } catch {
        for written in paths[..<number] { unlink(written) }
        throw error
      }
    }
  }
}

/// The options for reading an Xcode storyboard.
///
/// They have no effect on a scene file, except the appearance.
struct StoryboardOptions: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      """
      The side file of the storyboard: gestures, transitions and data. Default: the file beside \
      the storyboard that ends in .segue.json.
      """, valueName: "file"), completion: .file(extensions: ["json"]))
  var sideFile: String?

  @Option(
    help: ArgumentHelp("Show a storyboard's texts in a language, such as fr.", valueName: "code"))
  var language: String?

  /// Returns the storyboard at a path, read with these options.
  ///
  /// - Parameter appearance: Light or dark colours; nil for light ones.
  func file(_ path: String, appearance: UserInterfaceStyle?) -> StoryboardFile {
    StoryboardFile(
      path: path, sidePath: sideFile, language: language, appearance: appearance ?? .light)
  }
}
