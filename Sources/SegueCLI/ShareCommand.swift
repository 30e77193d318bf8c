internal import ArgumentParser
internal import Glibc
internal import Motion
internal import Sessions
internal import Sharing
internal import Storyboards
import TextFormats

/// `segue share`: writes a session as a page, a drawing, a picture, a cast or a text, with
/// `SharedSession`.
struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Writes a recorded session as a web page, a picture, a cast or a transcript.",
    discussion: helpText(
      """
      The ending of each file chooses the format: \(formats). Nothing is captured: the session is \
      simulated again from its log, so it can have another size or other colours. Each file but .txt \
      carries its log, and segue replay and segue log read it.

      A moment is a tick such as 412, a time such as 3.5s or 1:04, 'event 12' or 'navigation 3'.
      """,
      examples: [
        "segue share session.log -o page.html picture.svg": "Writes a page and a drawing.",
        "segue share session.log -o walk.gif walk.webp --scale 1":
          "Writes two animated pictures of half the usual size.",
        "segue share session.log -o part.cast --from 2s --idle 1":
          "Writes a part, with rests of at most a second.",
        "segue share --check docs":
          "Compares every shared session in a folder with the program of today.",
      ]))

  private static let formats = SharedFormat.allCases.map { ".\($0.rawValue)" }
    .joined(separator: ", ")

  @Argument(help: "The log of a session, or a file that carries one.", completion: .file())
  var log: String?

  @Option(
    name: .shortAndLong, parsing: .upToNextOption,
    help: ArgumentHelp("The files to write; - is standard output.", valueName: "files"),
    completion: .file())
  var output: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format of standard output: "
        + SharedFormat.allCases.map(\.rawValue).joined(separator: ", ")
        + ". Default: txt. With frames, --output is a folder for pictures of all frames.",
      valueName: "name"),
    transform: { name in
      if let format = SharedFormat(rawValue: name) { return .file(format) }
      guard name == "frames" else {
        throw ValidationError("unknown format '\(name.harmless())'")
      }
      return .frames
    })
  var format: OutputFormat?

  /// A choice for `--format`.
  enum OutputFormat: Hashable {
    case file(SharedFormat)
    /// A folder with a picture of each frame.
    case frames
  }

  @Option(
    help: ArgumentHelp("Begin at this moment.", valueName: "moment"),
    transform: SharedMoment.argument)
  var from: SharedMoment?

  @Option(
    help: ArgumentHelp("End at this moment.", valueName: "moment"),
    transform: SharedMoment.argument)
  var to: SharedMoment?

  @Option(help: ArgumentHelp("Shorten rests to this many seconds.", valueName: "seconds"))
  var idle: Double?

  @Option(
    name: .customLong("cast"),
    help: ArgumentHelp("The version of .cast files: 2 or 3.", valueName: "version"))
  var castVersion = 2

  @OptionGroup var picture: PictureArguments

  @Option(
    help: ArgumentHelp(
      "Show at most this many frames in a second in animated pictures: 1 to 60. GIF and WebP have at "
        + "most 50.",
      valueName: "number"))
  var fps: Int?

  @Flag(name: .customLong("no-log"), help: "Leave the log out. The files cannot be replayed then.")
  var leavesOutLog = false

  @OptionGroup var arguments: SharingArguments

  @Option(
    help: ArgumentHelp(
      "Simulate every shared session in this folder, or this one file, again, and report differences.",
      valueName: "folder"),
    completion: .directory)
  var check: String?

  @Flag(help: "With --check, write the files that differ again.")
  var update = false

  func validate() throws {
    if let idle, !(0...86_400).contains(idle) {
      throw ValidationError("--idle takes seconds from 0 to 86400")
    }
    guard castVersion == 2 || castVersion == 3 else {
      throw ValidationError("--cast takes 2 or 3")
    }
    if let fps, !(1...60).contains(fps) { throw ValidationError("--fps takes 1 to 60") }
    if check != nil {
      guard log == nil, output.isEmpty else {
        throw ValidationError("--check takes a folder, and neither a log nor --output")
      }
      return
    }
    if update { throw ValidationError("--update requires --check") }
    if log == nil { throw ValidationError("name the log of a session, or a folder with --check") }
    if output.isEmpty, format == nil { throw ValidationError("name a file with --output") }
    if format == .frames {
      guard output.count == 1, output[0] != "-" else {
        throw ValidationError("--format frames takes one folder with --output")
      }
      return
    }
    if output.count(where: { $0 == "-" }) > 1 { throw ValidationError("- can be given once") }
    let formats = try files.map { try self.format(of: $0) }
    try arguments.validate(forEndings: formats.map(\.rawValue))
  }

  /// The files to write; - is standard output.
  private var files: [String] { output.isEmpty ? ["-"] : output }

  private func format(of path: String) throws -> SharedFormat {
    if path == "-" { return standardFormat }
    guard let format = SharedFormat(rawValue: OutputFile.ending(of: path) ?? "") else {
      throw ValidationError(
        "\(path.harmless(upTo: longestPath)): unknown format; the name must end in \(Self.formats)")
    }
    return format
  }

  func run() throws {
    try reportingFailures {
      if let check { return try ShareCheck(of: check, updates: update).run() }
      guard let log else { return }
      var options = arguments.options
      (options.from, options.to, options.castVersion) = (from, to, castVersion)
      options.idle = idle.map { Int(($0 * Double(Tick.perSecond)).rounded()) }
      options.carriesLog = !leavesOutLog
      (options.scale, options.framesPerSecond) = (picture.scale, fps)
      let reading = try LogReading(log)
      if format == .frames {
        return try writeFrames(of: try reading.sharedSession(options), options)
      }
      var sessions: [Bool: SharedSession] = [:]
      var font: PictureFont?
      for path in files {
        let format = try self.format(of: path)
        let session =
          try sessions[format.showsEveryTick] ?? reading.sharedSession(options, for: format)
        sessions[format.showsEveryTick] = session
        if format.isPicture, font == nil { font = PictureFont(for: session) }
        try OutputFile.write(to: path, from: [log]) { write in
          try session.write(
            format, options, log: reading.bytes, font: font ?? .builtIn, to: write)
        }
      }
    }
  }

  /// The format of standard output.
  private var standardFormat: SharedFormat {
    if case .file(let format)? = format { format } else { .txt }
  }

  /// Writes a picture of each frame into the folder that `--output` names.
  ///
  /// - Throws: ``Failure`` if the folder cannot be made or is not empty.
  private func writeFrames(of session: SharedSession, _ options: SharingOptions) throws {
    let folder = output[0]
    let name = folder.harmless(upTo: longestPath)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw Failure(kind: .cannotCreate, message: "cannot make \(name): \(systemMessage())")
    }
    guard ProjectFolder.names(in: folder).allSatisfy({ $0.name.hasPrefix(".") }) else {
      throw Failure(kind: .cannotCreate, message: "\(name) is not empty; name another folder")
    }
    try session.writeFrames(options, font: PictureFont(for: session)) { name, bytes in
      try OutputFile.create(folder + (folder.hasSuffix("/") ? "" : "/") + name, bytes)
    }
  }
}

extension LogReading {
  /// Simulates the log again.
  ///
  /// - Throws: ``Failure`` if the log has invalid scenes, or the options name a moment that it does
  ///   not have.
  func sharedSession(
    _ options: SharingOptions, for format: SharedFormat? = nil,
    with scenes: StoryboardBundle? = nil
  ) throws -> SharedSession {
    guard log.header.ticksPerSecond == Tick.perSecond else {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the log has \(log.header.ticksPerSecond) ticks per second; "
          + "this program supports \(Tick.perSecond)")
    }
    var progress = ShareProgress(name)
    defer { progress.end() }
    do {
      return try SharedSession(
        log, options, with: scenes, takesEveryTick: format?.showsEveryTick ?? false,
        progress: { progress.show(tick: $0, of: $1) })
    } catch .invalidScenes(let errors) {
      throw Failure(
        kind: .badData,
        message: "\(name):1: the log contains an invalid storyboard\n"
          + errors.description(file: log.header.storyboardName.harmless(upTo: longestPath)))
    } catch {
      throw Failure(kind: .badData, message: "\(name): \(error)")
    }
  }
}
