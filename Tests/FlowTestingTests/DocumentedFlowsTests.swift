import FlowTesting
import NavigationKit
import ProjectFiles
import Storyboards
import Testing

/// The flows of `docs/flows`, which are run with their apps.
@Suite struct DocumentedFlowsTests {
  private static func run(_ name: String) throws -> [FlowResult] {
    let folder = "docs/flows/"
    let file = FlowFile(path: folder + name, bytes: try Project.bytes(of: folder + name))
    try #require(file.defects == [])
    let runner = FlowRunner { (flow, variant) throws(FlowRunner.FileError) in
      let path = folder + (flow.settings.app ?? "")
      do {
        let bundle = try StoryboardBundle(
          name: path, json: Project.bytes(of: path), appearance: variant.appearance
        ) { _ in nil }
        return FlowRunner.App(bundle: bundle, name: path)
      } catch {
        throw FlowRunner.FileError("\(error)")
      }
    }
    return file.flows.flatMap { flow in
      FlowVariant.all(of: flow.settings).map { runner.run(flow, $0) }
    }
  }

  @Test(arguments: ["tutorial.flow", "gallery.flow"])
  func `the flows of the project pass`(name: String) throws {
    for result in try Self.run(name) {
      #expect(result.outcome == .passed, "\(result.name)\n\(result.text)")
    }
  }
}
