internal import ArgumentParser
internal import FlowMaps
internal import Flows
internal import Storyboards
import TextFormats

/// `segue graph`: draws the flow of files, or prints the keys between two scenes.
///
/// `FlowMap` makes the drawing. Scenes of files that cannot be read are missing in it, and a
/// message on standard error names the files.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws scenes and segues as a graph, or prints the keys between two scenes.",
    discussion: helpText(
      """
      Several files make one graph. Name a scene by its id or name; add the file if several scenes \
      have it, as in main.json#home. REVISION:FILE names a file in a Git revision.
      """,
      examples: [
        "segue graph app.json -o app.svg": "Draws a scene file as a picture.",
        "segue graph Main.storyboard --format mermaid":
          "Prints the graph of a storyboard for a Markdown page.",
        "segue graph scenes.json --path second third":
          "Prints the keys that lead from one scene to another.",
      ]))

  /// The values of `--format`. Each is also an ending of an output's name, besides `gv` for `dot`
  /// and `mmd` for `mermaid`.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case dot, mermaid, json, svg
  }

  @Argument(
    help: "Scene files and Xcode storyboards. Default: ./scenes.json.",
    completion: .file(extensions: ["json", "storyboard"]))
  var files: [String] = []

  @Option(
    help: """
      The format: svg for a picture, dot for Graphviz, mermaid for a Markdown page, json for a \
      program. Default: the ending of the output's name, or svg.
      """)
  var format: Format?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Draw only scenes that can be reached from this one.", valueName: "scene"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "Draw only scenes within this number of steps of --from, or of the start.",
      valueName: "steps"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      """
      Draw in green what flow tests, a session's log or a graph of segue explore have used, and the \
      rest in red; repeat for more.
      """, valueName: "file or folder"), completion: .file())
  var coverage: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Print the keys that lead from one scene to another, instead of a drawing.",
      valueName: "from> <to"))
  var path: [String] = []

  @Flag(help: ArgumentHelp(plainHelp.abstract + " Only with --path."))
  var plain = false

  @OptionGroup var storyboard: StoryboardOptions
  @OptionGroup var colors: AppearanceOption

  func validate() throws {
    if !path.isEmpty, path.count < 2 {
      throw ValidationError("--path expects two scenes: --path FROM TO")
    }
    if !path.isEmpty, format != nil {
      throw ValidationError("--format applies to a drawing; --path prints keys as text")
    }
    if storyboard.sideFile != nil, allFiles.count > 1 {
      throw ValidationError("--with is the side file of one storyboard; draw one file with it")
    }
    if path.isEmpty, storyboard.language != nil || colors.appearance != nil {
      throw ValidationError(
        "--language and --appearance need --path; they have no effect on a drawing")
    }
    if path.isEmpty, format == nil, let ending = Self.unknownEnding(of: output) {
      throw ValidationError(
        "unknown format '.\(ending.harmless())'; end the name in .svg, .dot, .mmd or .json, or add "
          + "--format"
      )
    }
    if plain, path.isEmpty { throw ValidationError("--plain needs --path") }
    if let depth, depth < 0 {
      throw ValidationError("--depth expects a number from 0 on, found \(depth)")
    }
  }

  func run() throws {
    try reportingFailures {
      let inputs = ReadFiles()
      let reading = try FlowFiles.read(
        allFiles.isEmpty ? ["scenes.json"] : allFiles, sidePath: storyboard.sideFile,
        collecting: inputs)
      for failure in reading.failures { writeToStandardError("\(failure.description)\n") }
      let flow = reading.flow
      if !path.isEmpty { return try printPath(in: flow, readFrom: inputs) }
      var map = FlowMap(
        flow, showing: try selection(in: flow),
        changes: coverage.isEmpty ? nil : try coverageChanges(of: coverage, in: flow))
      if !coverage.isEmpty { map.changeNames = [.gained: "used", .lost: "never used"] }
      try OutputFile.write(
        Self.text(of: map, format ?? Self.format(of: output)), to: output,
        from: inputs.paths)
    }
  }

  /// The files of the command, including those after the two scenes of `--path`.
  var allFiles: [String] { files + path.dropFirst(2) }

  /// Returns which scenes are drawn; nil for all of them.
  ///
  /// Without `--from`, `--depth` counts the steps from each initial scene. A scene within that
  /// distance of one of them is drawn.
  private func selection(in flow: Flow) throws -> [Bool]? {
    if let from { return flow.scenes(from: try Self.scene(from, in: flow), depth: depth) }
    guard let depth else { return nil }
    let parts = flow.entries.map { flow.scenes(from: $0, depth: depth) }
    return flow.scenes.indices.map { scene in parts.contains { $0[scene] } }
  }

  /// Returns the scene whose id or name is `name`.
  ///
  /// - Returns: The index of the scene in the flow.
  /// - Throws: ``Failure`` if no scene or several scenes have the name. The message suggests other
  ///   names.
  static func scene(_ name: String, in flow: Flow) throws -> Int {
    let found = flow.scenes(called: name)
    if found.count == 1 { return found[0] }
    let shown = name.harmless()
    guard found.isEmpty else {
      let map = FlowMap(flow)
      let keys = found.prefix(4).map { "'\(map.nodes[$0].key.harmless())'" }.joined(separator: ", ")
      throw Failure(
        kind: .usage,
        message: "\(found.count) scenes are called '\(shown)'; write the file too: \(keys)"
          + (found.count > 4 ? ", …" : ""))
    }
    throw Failure(
      kind: .usage, message: "no scene is called '\(shown)'; \(suggestion(for: name, in: flow))")
  }

  /// Returns a question about the scene with the nearest name, or the names of the first scenes.
  private static func suggestion(for name: String, in flow: Flow) -> String {
    let known = flow.scenes.map(\.name)
    var names = NearestName()
    if let nearest = names.find(name, in: known + flow.scenes.map(\.id)) {
      return "did you mean '\(nearest.harmless())'?"
    }
    guard !known.isEmpty else { return "the files have no scenes" }
    let listed = known.prefix(8).map { "'\($0.harmless())'" }.joined(separator: ", ")
    return "the scenes are \(listed)" + (known.count > 8 ? " and \(known.count - 8) more" : "")
  }

  /// Returns the format for the ending of a file's name; svg for a name without an ending.
  static func format(of output: String?) -> Format {
    let end = output?.split(separator: ".").last.map(String.init)
    return end == "gv" ? .dot : end == "mmd" ? .mermaid : end.flatMap(Format.init) ?? .svg
  }

  /// Returns the ending of a file's name if it belongs to no format; nil for a name without an
  /// ending.
  private static func unknownEnding(of output: String?) -> String? {
    guard let end = OutputFile.ending(of: output) else { return nil }
    return ["gv", "mmd"].contains(end) || Format(rawValue: end) != nil ? nil : end
  }

  /// Returns the contents of the output file: the map in a format.
  static func text(of map: FlowMap, _ format: Format) -> String {
    switch format {
    case .dot: map.dot
    case .mermaid: map.mermaid
    case .json: map.json
    case .svg: map.svg
    }
  }
}
