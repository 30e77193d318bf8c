import Foundation

/// `ExampleExtractor LIBRARY OUTPUT FILE…` writes the examples of the files as one Swift file.
///
/// The file declares `LIBRARYExamples`, an array of ``DocumentationExample``. Each example is a function of
/// its own on the main actor, and its compiler errors name the place in the file it comes from.
@main
enum ExampleExtractor {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2 else { fatalError("usage: ExampleExtractor LIBRARY OUTPUT FILE…") }
    let library = arguments[arguments.startIndex]
    let output = arguments[arguments.startIndex + 1]
    let examples = try arguments.dropFirst(2).flatMap { path -> [Example] in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return blocks(of: text, at: path).map { Example(path: path, block: $0) }
    }
    try source(of: examples, library: library)
      .write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func blocks(of text: String, at path: String) -> [ExampleBlock] {
    if path.hasSuffix(".md") { return ExampleBlock.onPage(text) }
    if path.contains(".docc/Resources/") { return ExampleBlock.ofTutorial(text) }
    return ExampleBlock.inDocstrings(of: text)
  }

  private struct Example {
    var path: String
    var block: ExampleBlock

    var name: String {
      "\(URL(fileURLWithPath: path).lastPathComponent):\(block.line)"
    }
  }

  /// Returns a library and those below it that its examples can use without an import of their own.
  private static func imports(of library: String) -> [String] {
    let graphics = ["CellGraphics", "Motion", "NavigationKit"]
    let scenes = graphics + ["TextFormats", "Storyboards", "InterfaceBuilder"]
    return switch library {
    case "CellGraphics": ["CellGraphics"]
    case "Motion": ["CellGraphics", "Motion"]
    case "NavigationKit": graphics
    case "FoundationNames", "UIKitNames": ["UIKitNames"]
    case "TextFormats": ["TextFormats"]
    case "Porting": ["Porting"]
    case "TerminalApps": ["UIKitNames", "TerminalApps"]
    case "PilotTesting": graphics + ["NavigationKitTesting", "PilotTesting"]
    case "TerminalUI": graphics + ["Simulation", "TerminalUI"]
    case "Storyboards", "InterfaceBuilder": scenes
    case "Flows": scenes + ["Flows"]
    case "FlowMaps": scenes + ["Flows", "FlowMaps"]
    case "Simulation": scenes + ["Narration", "Simulation"]
    case "Inspection": scenes + ["Narration", "Simulation", "Inspection"]
    default: scenes + ["Simulation", library]
    }
  }

  private static func source(of examples: [Example], library: String) -> String {
    var lines = imports(of: library).map { "import \($0)" }
    lines += ["", "@_Concurrency.MainActor let \(library)Examples: [DocumentationExample] = ["]
    for (index, example) in examples.enumerated() where example.block.runs {
      lines.append("  DocumentationExample(\"\(library)/\(example.name)\", run: example\(index)),")
    }
    lines += ["]", ""]
    for (index, example) in examples.enumerated() {
      lines += ["@_Concurrency.MainActor private func example\(index)() async throws {"]
      lines += ["#sourceLocation(file: \"\(example.path)\", line: \(example.block.line))"]
      lines += example.block.code
      lines += ["#sourceLocation()", "}", ""]
    }
    return lines.joined(separator: "\n")
  }
}
