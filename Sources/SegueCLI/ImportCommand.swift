internal import ArgumentParser
internal import Glibc
import InterfaceBuilder
internal import NavigationKit
import TextFormats

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes an Xcode storyboard as a scene file.",
    discussion: """
      What could not be carried over, or had to be decided, is listed on standard error with file, \
      line and element. Storyboards that it refers to are written beside the file.
      """)

  @Argument(help: "The storyboard.", completion: .file(extensions: ["storyboard"]))
  var file: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The scene file to write; without it or with - standard output, for one without others.",
      valueName: "scenes.json"), completion: .file(extensions: ["json"]))
  var output: String?

  @Flag(help: "Overwrite scene files that exist.")
  var overwrite = false

  @OptionGroup var storyboard: StoryboardOptions

  func validate() throws {
    if overwrite, outputPath == nil {
      throw ValidationError("--overwrite needs --output: standard output overwrites nothing")
    }
  }

  private var outputPath: String? { output == "-" ? nil : output }

  func run() throws {
    try reportingFailures {
      let name =
        outputPath.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "scenes.json"
      let bytes = try InputFile.read(file)
      guard InterfaceBuilderSource.isXML(bytes) else {
        throw Failure(
          kind: .badData,
          message: "\(file.harmless(upTo: longestPath)): expected an Xcode storyboard, which is XML"
        )
      }
      let source = storyboard.file(file)
      let result = try source.imported(bytes, named: name)
      for remark in result.remarks { writeToStandardError("\(remark)\n") }
      try write(result, readFrom: source.files.paths)
    }
  }

  /// - Parameter inputs: The files that `result` was made of; none of them is overwritten.
  private func write(_ result: StoryboardImport, readFrom inputs: [String]) throws {
    guard let outputPath else {
      guard result.files.count == 1 else {
        throw Failure(
          kind: .usage, message: "the storyboard leads to others; name a file with --output")
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
    // All or none: half of an app is of no use.
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

/// How a storyboard is read.
struct StoryboardOptions: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      """
      What the storyboard cannot say: gestures, transitions, data. Without it the file that ends \
      in .segue.json beside it.
      """, valueName: "file"), completion: .file(extensions: ["json"]))
  var sideFile: String?

  @Option(help: ArgumentHelp("Show the texts of a language, such as fr.", valueName: "code"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      """
      Use light or dark colours, whatever a scene file says; without it what the file says, and \
      light for a storyboard.
      """, valueName: "name"))
  var appearance: Appearance?

  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
  }

  /// nil for what the files say.
  var style: UserInterfaceStyle? {
    switch appearance {
    case .light: .light
    case .dark: .dark
    case nil: nil
    }
  }

  func file(_ path: String) -> StoryboardFile {
    StoryboardFile(
      path: path, sidePath: sideFile, language: language,
      appearance: style ?? .light)
  }
}
