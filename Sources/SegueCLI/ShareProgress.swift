internal import Glibc
import TextFormats

/// The line on standard error with the part of a log that has been simulated, four times a second.
struct ShareProgress {
  private let name: String
  private let isVisible = isatty(STDERR_FILENO) == 1
  private var last = ExploreProgress.now
  private var isShown = false

  /// - Parameter name: The name of the log. Without a terminal nothing is shown.
  init(_ name: String) { self.name = name.harmless(upTo: 60) }

  /// Writes the line if a quarter of a second has passed.
  mutating func show(tick: Int, of end: Int) {
    guard isVisible else { return }
    let now = ExploreProgress.now
    guard now - last >= 0.25 else { return }
    (last, isShown) = (now, true)
    writeToStandardError("\r\(name): \(tick * 100 / max(1, end)) %")
  }

  /// Removes the line.
  func end() {
    guard isShown else { return }
    // The percentage has at most three digits. A byte more than a column does no harm.
    let blanks = String(repeating: " ", count: "\(name): 100 %".utf8.count)
    writeToStandardError("\r\(blanks)\r")
  }
}
