/// The place of a snapshot in its flow, from the path of the recorded screen.
///
/// ```swift
/// let place = SnapshotPlace(screen: "flows/snapshots/books/list@40x12.screen")
/// precondition(place?.flow == "flows/books.flow" && place?.name == "list")
/// let file = FlowFile(path: "flows/books.flow", bytes: Array("press up\nsnapshot list".utf8))
/// precondition(place?.line(in: file) == 2)
/// ```
public struct SnapshotPlace: Hashable, Sendable {
  /// The path of the flow file.
  public var flow: String
  /// The name of the snapshot in the flow.
  public var name: String

  /// Reads a path such as `snapshots/FLOW/NAME@VARIANT.screen`; nil for another one.
  public init?(screen path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts[parts.count - 3] == "snapshots", path.hasSuffix(".screen")
    else { return nil }
    let folder = parts.dropLast(3).map { $0 + "/" }.joined()
    flow = folder + parts[parts.count - 2] + ".flow"
    let stem = parts[parts.count - 1].dropLast(".screen".count)
    name = stem.split(separator: "@").first.map(String.init) ?? String(stem)
  }

  /// Returns the line of the snapshot in a flow file, from 1; nil if no line has it.
  public func line(in file: FlowFile) -> Int? {
    file.flows.lazy.compactMap { line(in: $0.lines) }.first
  }

  private func line(in lines: [FlowLine]) -> Int? {
    for line in lines {
      switch line.action {
      case .snapshot(name): return line.line
      case .repeating(_, let inner): if let found = self.line(in: inner) { return found }
      default: continue
      }
    }
    return nil
  }
}
