import Foundation
import PackagePlugin

/// Writes the examples of each library's docstrings and articles as functions that the tests run.
///
/// The libraries are those of the package that have examples; `ExampleExtractor` says which blocks are
/// examples and what they can use.
@main
struct DocumentationExamples: BuildToolPlugin {
  private static let libraries = [
    "CellGraphics", "Motion", "NavigationKit", "FoundationNames", "UIKitNames", "TextFormats",
    "Porting", "Storyboards", "InterfaceBuilder", "Flows", "FlowMaps", "Simulation", "Settings",
    "Inspection", "Sessions", "NavigationKitTesting", "PilotTesting", "TerminalUI",
    "TerminalApps",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let extractor = try context.tool(named: "ExampleExtractor").url
    let sources = context.package.directoryURL.appending(path: "Sources")
    return try Self.libraries.map { library in
      let inputs = try files(below: sources.appending(path: library))
      let output = context.pluginWorkDirectoryURL.appending(path: "\(library)Examples.swift")
      return .buildCommand(
        displayName: "Extracting the examples of \(library)", executable: extractor,
        arguments: [library, output.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    }
  }

  /// Swift files and Markdown pages, sorted, so that the examples keep their order.
  private func files(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
      .sorted().map { folder.appending(path: $0) }
  }
}
