internal import ArgumentParser
internal import FlowMaps
internal import Flows
internal import Storyboards
import TextFormats

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the scenes of files and the ways between them.",
    discussion: """
      Several files are one map. A scene is meant by its id or its name; with files before it where \
      there are several, as in main.json#home. REVISION:FILE names a file of a revision in Git.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case dot, mermaid, json, svg
  }

  @Argument(
    help: "Scene files and Xcode's storyboards; without any ./scenes.json.",
    completion: .file(extensions: ["json", "storyboard"]))
  var files: [String] = []

  @Option(
    help: """
      dot for Graphviz, mermaid, json, or svg for a picture; default what the output's name ends in, \
      or svg.
      """)
  var format: Format?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; without it standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Draw what can be reached from there.", valueName: "scene"))
  var from: String?

  @Option(help: "Draw what can be reached in so many steps from there, or from the start.")
  var depth: Int?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "In place of a drawing, tell the keys that lead from one scene to another.",
      valueName: "from> <to"))
  var path: [String] = []

  @OptionGroup var storyboard: StoryboardOptions

  func validate() throws {
    if !path.isEmpty, path.count < 2 { throw ValidationError("--path takes two scenes") }
    if !path.isEmpty, format != nil {
      throw ValidationError("--format is for a drawing; --path tells keys, as text")
    }
    if storyboard.sideFile != nil, allFiles.count > 1 {
      throw ValidationError("--with is the side file of one storyboard; name one file")
    }
    if path.isEmpty, storyboard.language != nil || storyboard.appearance != nil {
      throw ValidationError("--language and --appearance are for --path; a drawing has neither")
    }
    if path.isEmpty, format == nil, let ending = Self.unknownEnding(of: output) {
      throw ValidationError(
        "there is no .\(ending.harmless()) of a flow; name a .svg, .dot, .mmd or .json, or --format"
      )
    }
    if let depth, depth < 0 { throw ValidationError("--depth takes a number from 0") }
  }

  func run() throws {
    try reportingFailures {
      let inputs = ReadFiles()
      let reading = try FlowFiles.read(
        allFiles.isEmpty ? ["scenes.json"] : allFiles, sidePath: storyboard.sideFile,
        noting: inputs)
      for failure in reading.failures { writeToStandardError("\(failure.description)\n") }
      let flow = reading.flow
      if !path.isEmpty { return try tellWay(in: flow, readFrom: inputs) }
      let map = FlowMap(flow, showing: try selection(in: flow))
      try OutputFile.write(
        Self.text(of: map, format ?? Self.format(of: output)), to: output,
        from: inputs.paths)
    }
  }

  /// The files of the command, those behind the two scenes of `--path` too.
  var allFiles: [String] { files + path.dropFirst(2) }

  private func selection(in flow: Flow) throws -> [Bool]? {
    if let from { return flow.scenes(from: try Self.scene(from, in: flow), depth: depth) }
    guard let depth else { return nil }
    let parts = flow.entries.map { flow.scenes(from: $0, depth: depth) }
    return flow.scenes.indices.map { scene in parts.contains { $0[scene] } }
  }

  /// The scene that `name` means.
  static func scene(_ name: String, in flow: Flow) throws -> Int {
    let found = flow.scenes(called: name)
    if found.count == 1 { return found[0] }
    let shown = name.harmless()
    guard found.isEmpty else {
      let map = FlowMap(flow)
      let keys = found.prefix(4).map { "'\(map.nodes[$0].key.harmless())'" }.joined(separator: ", ")
      throw Failure(
        kind: .usage,
        message: "\(found.count) scenes are called '\(shown)'; name one of them as \(keys)"
          + (found.count > 4 ? ", …" : ""))
    }
    throw Failure(
      kind: .usage, message: "no scene is called '\(shown)'; \(suggestion(for: name, in: flow))")
  }

  /// The scene that was probably meant, or else the first scenes there are.
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

  /// What the end of a file's name asks for; a picture where it says nothing.
  static func format(of output: String?) -> Format {
    let end = output?.split(separator: ".").last.map(String.init)
    return end == "gv" ? .dot : end == "mmd" ? .mermaid : end.flatMap(Format.init) ?? .svg
  }

  /// What the name ends in where that is no format of a drawing; nil where it has no ending.
  private static func unknownEnding(of output: String?) -> String? {
    guard let end = OutputFile.ending(of: output) else { return nil }
    return ["gv", "mmd"].contains(end) || Format(rawValue: end) != nil ? nil : end
  }

  static func text(of map: FlowMap, _ format: Format) -> String {
    switch format {
    case .dot: map.dot
    case .mermaid: map.mermaid
    case .json: map.json
    case .svg: map.svg
    }
  }
}
