import FlowMaps
import FlowTesting
internal import Flows

extension GraphCommand {
  /// Returns the marks of what has been used: used parts count as gained, others as lost.
  ///
  /// - Parameters:
  ///   - paths: Flow tests, folders of them, logs of sessions, or graphs of searches.
  ///   - flow: The flow that is drawn.
  func coverageChanges(of paths: [String], in flow: Flow) throws -> FlowChanges {
    let files = FlowApps(defaultApp: allFiles.first)
    var coverage = AppCoverage(files)
    for path in paths {
      guard FlowSelection.isFlow(path) else {
        try coverage.addFile(path)
        continue
      }
      let runner = FlowRunner(file: files.file, app: files.app)
      let items = FlowChoice().items(of: try FlowSelection([path], files).flows)
      coverage.add(items.map { runner.run($0.flow, $0.variant) })
    }
    var scenes: Set<String> = []
    var segues: Set<[String]> = []
    for item in coverage.apps.flatMap(\.coverage.items) where item.count > 0 {
      scenes.insert(item.scene)
      if item.kind == .segue || item.kind == .unwind { segues.insert([item.scene, item.name]) }
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
