internal import ArgumentParser
internal import NavigationKit
internal import Storyboards

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
      "The scene file to write; without it standard output, for a storyboard without others.",
      valueName: "scenes.json"), completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var storyboard: StoryboardOptions

  func run() throws {
    try reportingFailures {
      let name =
        output.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? "scenes.json"
      let bytes = try InputFile.read(file)
      guard StoryboardFile.isXML(bytes) else {
        throw Failure(
          kind: .badData,
          message: "\(file.harmless(upTo: longestPath)): expected an Xcode storyboard, which is XML"
        )
      }
      let result = try storyboard.file(file).imported(bytes, named: name)
      for remark in result.remarks { writeToStandardError("\(remark)\n") }
      try write(result)
    }
  }

  private func write(_ result: StoryboardImport) throws {
    guard let output else {
      guard result.files.count == 1 else {
        throw Failure(
          kind: .usage, message: "the storyboard leads to others; name a file with --output")
      }
      return writeToStandardOutput(result.files[0].text)
    }
    let folder = output.lastIndex(of: "/").map { String(output[...$0]) } ?? ""
    for file in result.files {
      try OutputFile.create(folder + file.name, Array(file.text.utf8))
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
      "The appearance that colours with two values are for: light or dark.", valueName: "name"))
  var appearance: Appearance = .light

  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
  }

  func file(_ path: String) -> StoryboardFile {
    StoryboardFile(
      path: path, sidePath: sideFile, language: language,
      appearance: appearance == .dark ? .dark : .light)
  }
}
