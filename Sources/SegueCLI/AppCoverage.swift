internal import ArgumentParser
import FlowTesting
internal import NavigationKit
internal import Sessions
import TextFormats

/// The coverage of each app by flows, logs of sessions, and graphs of searches.
struct AppCoverage {
  /// The apps in the order of their first use.
  private(set) var apps: [(name: String, coverage: FlowCoverage)] = []
  private let files: FlowApps

  init(_ files: FlowApps) { self.files = files }

  /// Adds the uses of flows.
  mutating func add(_ results: [FlowResult]) {
    for result in results where result.outcome != .error {
      guard let app = try? files.app(result.flow, result.variant) else { continue }
      apps[index(of: app.name) { FlowCoverage(of: app.bundle) }].coverage.add(result.uses)
    }
  }

  /// Adds the uses of a log, or of a graph that `segue explore` has written.
  ///
  /// - Throws: ``Failure`` for another file.
  mutating func addFile(_ path: String) throws {
    let bytes = try InputFile.read(path)
    if let explored = ExploredUses(json: bytes) {
      let index = try index(of: explored.app) {
        let source = try SceneSource(
          path: explored.app, appearance: nil, StoryboardOptions.parse([]))
        return FlowCoverage(of: source.storyboards)
      }
      return apps[index].coverage.add(explored.uses)
    }
    let reading: LogReading
    do {
      reading = try LogReading(path)
    } catch let failure as Failure {
      throw Failure(
        kind: failure.kind,
        message: "\(failure.message); coverage is read from logs and from graphs of segue explore "
          + "--graph FILE.json")
    }
    let log = reading.log
    let index = try index(of: log.header.storyboardName) {
      FlowCoverage(of: try reading.replay().log.header.bundle())
    }
    apps[index].coverage.add(
      log.records.flatMap { record -> [Event] in
        if case .events(let batch) = record { batch.events } else { [] }
      })
  }

  /// Returns the index of an app, which is added if it is new.
  private mutating func index(of name: String, _ make: () throws -> FlowCoverage) rethrows -> Int {
    let plain = FlowFiles.plain(name)
    if let index = apps.firstIndex(where: { FlowFiles.plain($0.name) == plain }) { return index }
    apps.append((name, try make()))
    return apps.count - 1
  }
}
