import FlowTesting
internal import Glibc
internal import Simulation
import TextFormats

/// The recorded screens beside flows, in `snapshots/FLOW/NAME.screen`.
///
/// A screen that differs is written beside the recorded one, as `NAME.screen.new`, unless the
/// variable `CI` is set. `segue review` accepts it.
struct SnapshotFiles {
  /// Records all screens instead of comparing them.
  let updates: Bool
  /// Collects the paths of the recorded screens.
  var files = ReadFiles()

  static let ending = ".screen"
  static let newEnding = ".screen.new"

  /// Compares a screen with its file; nil if they are equal.
  func compare(_ snapshot: FlowRunner.Snapshot, _ flow: FlowTest, _ variant: FlowVariant)
    -> PilotSnapshotMismatch?
  {
    let path = Self.path(of: snapshot.name, flow, variant)
    files.add(path)
    let text = ScreenComparison.text(of: snapshot.frame)
    do {
      if updates, !Self.isChecking {
        try Self.write(text, to: path)
        files.noteStates(of: [path])
        unlink(path + ".new")
        return nil
      }
      guard InputFile.exists(path) else {
        return missing(path, text)
      }
      let recorded = String(decoding: try InputFile.read(path, onlyRegular: true), as: UTF8.self)
      guard recorded != text else {
        unlink(path + ".new")
        return nil
      }
      let comparison = try ScreenComparison(recorded: recorded, found: text)
      guard !comparison.cells.isEmpty else { return nil }
      if !Self.isChecking { try Self.write(text, to: path + ".new") }
      return PilotSnapshotMismatch(
        found: comparison.summary(), advice: Self.advice(path), marks: comparison.marks)
    } catch let failure as Failure {
      return PilotSnapshotMismatch(found: failure.message, advice: "")
    } catch {
      return PilotSnapshotMismatch(
        found: "\(path.harmless(upTo: longestPath)): \(error)", advice: "Record it again.")
    }
  }

  private func missing(_ path: String, _ text: String) -> PilotSnapshotMismatch {
    if !Self.isChecking { try? Self.write(text, to: path + ".new") }
    return PilotSnapshotMismatch(
      found: "there is no file \(path.harmless(upTo: longestPath))", advice: Self.advice(path))
  }

  private static func advice(_ path: String) -> String {
    isChecking
      ? "CI is set, so nothing is recorded. Run segue review without it."
      : "Accept it with: segue review"
  }

  /// Indicates whether nothing may be written, because the variable `CI` is set.
  static var isChecking: Bool {
    guard let value = getenv("CI") else { return false }
    return !["", "0", "false"].contains(String(cString: value))
  }

  private static func path(of name: String, _ flow: FlowTest, _ variant: FlowVariant) -> String {
    let folder = flow.path.lastIndex(of: "/").map { String(flow.path[...$0]) } ?? ""
    let file = flow.path.split(separator: "/").last.map(String.init) ?? flow.path
    let stem = file.hasSuffix(".flow") ? String(file.dropLast(5)) : file
    let hasVariants = FlowVariant.all(of: flow.settings).count > 1
    let words = hasVariants ? "@" + variant.fileName : ""
    return "\(folder)snapshots/\(stem)/\(name)\(words)\(ending)"
  }

  private static func write(_ text: String, to path: String) throws {
    try FailedLogs.makeFolder(of: path)
    try OutputFile.replace(path, Array(text.utf8))
  }
}
