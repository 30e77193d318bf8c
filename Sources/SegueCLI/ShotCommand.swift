internal import ArgumentParser
internal import Sharing
import TextFormats

/// `segue shot`: writes one screen of a recorded session.
struct ShotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot",
    abstract: "Writes one screen of a recorded session as a picture or as text.",
    discussion: helpText(
      """
      The ending of the file chooses the format: .svg, .png, .txt, or .ans for text with the colours \
      of a terminal. Without a file, the text is printed.
      """,
      examples: [
        "segue shot session.log --at 412 -o detail.svg": "Draws the screen at tick 412.",
        "segue shot session.log --at 1.5s": "Prints the screen after a second and a half.",
      ]))

  @Argument(help: "The log of a session, or a file that carries one.", completion: .file())
  var log: String

  @Option(
    help: ArgumentHelp(
      "The moment: a tick, a time such as 3.5s, 'event 12' or 'navigation 3'. Default: the end.",
      valueName: "moment"),
    transform: SharedMoment.argument)
  var at: SharedMoment?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var arguments: SharingArguments

  @OptionGroup var picture: PictureArguments

  func validate() throws {
    try arguments.validate(forEndings: [try stillFormat.rawValue])
  }

  /// The format of the ending; text without a file.
  private var stillFormat: StillFormat {
    get throws { try output.map { $0 == "-" ? .txt : try Self.format(of: $0) } ?? .txt }
  }

  private static func format(of path: String) throws -> StillFormat {
    guard let format = StillFormat(rawValue: OutputFile.ending(of: path) ?? "") else {
      throw ValidationError(
        "\(path.harmless(upTo: longestPath)): unknown format; the name must end in .svg, .png, .txt "
          + "or .ans")
    }
    return format
  }

  func run() throws {
    try reportingFailures {
      let reading = try LogReading(log)
      var options = arguments.options
      options.to = at
      let session = try reading.sharedSession(options).lastScreen
      let format = try stillFormat
      let still = session.still(
        at: session.frames[0].tick, format, scale: picture.scale,
        font: format == .png ? PictureFont(for: session) : .builtIn)
      try OutputFile.write(still, to: output, from: [log])
    }
  }
}
