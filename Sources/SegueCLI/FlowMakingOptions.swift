internal import ArgumentParser
import FlowTesting
internal import Sessions
internal import Simulation
import TextFormats

/// The options that write flows instead of running them.
struct FlowMakingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write a flow of a recorded session.", valueName: "log"),
    completion: .file())
  var from: String?

  @Flag(help: "With --from, write a snapshot after each change of the scene.")
  var withSnapshots = false

  @Flag(help: "Write flows for the scenes that no flow has shown, by the fewest keys.")
  var suggest = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file of --from or --suggest. Default: standard output.", valueName: "file"),
    completion: .file(extensions: ["flow"]))
  var output: String?

  func validate() throws {
    if output != nil, from == nil, !suggest {
      throw ValidationError("-o needs --from or --suggest; reports are written by --report")
    }
    if from != nil, suggest { throw ValidationError("--from cannot be combined with --suggest") }
  }

  /// Writes the flow of a log.
  func writeFlow(of log: String, app: String?) throws {
    let reading = try LogReading(log)
    let name = log.split(separator: "/").last.map(String.init) ?? log
    do {
      let text = try FlowMaker.flow(
        of: reading.log, app: (app ?? Self.app(of: reading.log)).map(fromOutput),
        name: "Repeats \(name.harmless())", withSnapshots: withSnapshots)
      try OutputFile.write(text, to: output, from: [log])
    } catch let error as FlowRunner.FileError {
      throw Failure(kind: .badData, message: "\(log.harmless(upTo: longestPath)): \(error.message)")
    }
  }

  /// Returns the file that the log names, if it is there.
  private static func app(of log: SessionLog) -> String? {
    let name = log.header.storyboardName
    return InputFile.exists(name) ? name : nil
  }

  /// Writes flows for what the flows of some files have not used.
  func suggestFlows(app: String?, flows paths: [String]) throws {
    let source = try SceneSource(
      path: app, appearance: nil, StoryboardOptions.parse([]))
    let files = FlowApps(defaultApp: app)
    var results: [FlowResult] = []
    if let selection = try? FlowSelection(paths, files) {
      let runner = FlowRunner(file: files.file, app: files.app)
      results = FlowChoice().items(of: selection.flows).map { runner.run($0.flow, $0.variant) }
    }
    var coverage = FlowCoverage(of: source.storyboards)
    for result in results { coverage.add(result.uses) }
    let text = FlowSuggestion.flows(
      for: coverage, of: source.storyboards,
      app: (app ?? (source.isBuiltIn ? nil : source.name)).map(fromOutput))
    try OutputFile.write(text, to: output)
  }

  /// Returns a path as a flow in the written file names it.
  private func fromOutput(_ path: String) -> String {
    output.map { Self.path(path, from: $0) } ?? path
  }

  /// Returns the path of an app as a flow in a file names it: from the file's folder.
  static func path(_ path: String, from file: String) -> String {
    guard let slash = file.lastIndex(of: "/"), !path.hasPrefix("/") else { return path }
    var folders = file[..<slash].split(separator: "/").filter { $0 != "." }
    if file.hasPrefix("/") || folders.contains("..") { return InputFile.resolved(path) ?? path }
    var parts = path.split(separator: "/").filter { $0 != "." }
    while parts.count > 1, let folder = folders.first, folder == parts[0] {
      folders.removeFirst()
      parts.removeFirst()
    }
    return String(repeating: "../", count: folders.count) + parts.joined(separator: "/")
  }
}
