import Foundation
import NavigationKit
import Sessions
import TerminalTestSupport

/// A recorded session in a terminal. The recording shows when a transition has ended.
///
/// The screen does not: a transition looks finished shortly before its end, and until then keys are
/// ignored.
final class RecordedSession {
  let terminal: TestTerminal
  private let folder: TemporaryFolder
  private var stops = 0

  /// - Parameters:
  ///   - file: The scenes; nil for the tutorial.
  ///   - options: Besides the one that records.
  init(_ file: String? = nil, columns: Int = 80, rows: Int = 24, options: [String] = []) throws {
    folder = try TemporaryFolder()
    terminal = try TestTerminal(
      segue: ["run", "--record", folder.path("log")] + options + (file.map { [$0] } ?? []),
      columns: columns, rows: rows)
    try waitForRest { _ in }
  }

  /// The log so far.
  var log: [UInt8] { (try? folder.bytes(of: "log")) ?? [] }

  var logPath: String { folder.path("log") }

  /// Sends a key and waits until its effects have ended.
  ///
  /// - Parameter looking: Sees every picture on the way that stands still for a moment.
  func press(_ key: String, looking: (TestTerminal) -> Void = { _ in }) throws {
    terminal.send(key)
    try waitForRest(looking)
  }

  /// Waits until the running transition has ended.
  func waitForRest(_ looking: (TestTerminal) -> Void = { _ in }) throws {
    try terminal.watch(for: "rest", until: hasComeToRest, looking: looking)
  }

  /// Waits for a scene: its colour, the beginning of the status line and texts at their rows.
  ///
  /// The last frame may come a moment after the recording says that it was the last.
  func expectScene(_ color: UInt32, status: String, _ texts: [Int: String]) throws {
    let what = "\(status), \(texts) on \(String(color, radix: 16))"
    try terminal.wait(for: what) {
      terminal.isFilled(with: color) && terminal.statusLine.hasPrefix(status)
        && texts.allSatisfy { terminal.words($0) == $1 }
    }
  }

  /// Returns the number of recorded events of a kind.
  func count(of kind: Event.Kind) -> Int {
    ((try? SessionLog(log))?.events ?? []).count { $0.kind == kind }
  }

  /// The complete records without the header.
  private var lines: [ArraySlice<UInt8>] {
    log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst().dropLast()
  }

  /// A checkpoint is written whenever nothing moves any more, and each second that something moves.
  private func hasComeToRest() -> Bool {
    let checkpoint = #"{"record":"checkpoint""#.utf8
    let moving = Array(#""moving":true"#.utf8)
    let isRest = { (line: ArraySlice<UInt8>) in
      line.starts(with: checkpoint) && !line.contains(moving)
    }
    let count = lines.count(where: isRest)
    guard count > stops, lines.last.map(isRest) == true else { return false }
    stops = count
    return true
  }
}
