import FlowMaps
import FlowTesting
internal import Flows

extension GraphCommand {
  /// Returns the marks of what flow tests have used: used parts count as gained, others as lost.
  ///
  /// - Parameters:
  ///   - path: A flow test or a folder of them.
  ///   - flow: The flow that is drawn.
  func coverageChanges(of path: String, in flow: Flow) throws -> FlowChanges {
    let files = FlowApps(defaultApp: allFiles.first)
    let runner = FlowRunner(file: files.file, app: files.app)
    let items = FlowChoice().items(of: try FlowSelection([path], files).flows)
    let results = items.map { runner.run($0.flow, $0.variant) }
    var scenes: Set<String> = []
    var segues: Set<[String]> = []
    for (_, coverage) in try files.coverage(of: results) {
      for item in coverage.items where item.count > 0 {
        scenes.insert(item.scene)
        segues.insert([item.scene, item.name])
      }
    }
    return FlowChanges(
      scenes: flow.scenes.map { scenes.contains($0.id) ? .gained : .lost },
      segues: flow.segues.map { segue in
        // An embedded scene and a segue of the app's code have no use of their own.
        if segue.kind == .embed { return .none }
        return segues.contains([flow.scenes[segue.source].id, segue.id]) ? .gained : .lost
      })
  }
}
