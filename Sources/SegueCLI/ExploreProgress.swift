internal import Exploration
internal import FlowTesting
internal import Glibc

/// Notes Ctrl-C, after which a search prints what it has proved.
struct ExploreInterruption {
  // A signal handler may only write to memory of this kind; no other code writes to it.
  private nonisolated(unsafe) static var flag: sig_atomic_t = 0

  /// Handles Ctrl-C from now on. A second Ctrl-C ends the program.
  init() {
    signal(SIGINT) { _ in
      ExploreInterruption.flag = 1
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Indicates whether Ctrl-C was pressed.
  var isRequested: Bool { Self.flag != 0 }
}

/// The line on standard error with the state of a search, four times a second.
struct ExploreProgress {
  private let isVisible: Bool
  private let start = Self.now
  private var last = Self.now
  private var lastCount = 0
  private var isShown = false
  private var width = 0

  /// The coverage of the app without uses.
  private let coverage: FlowCoverage

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - isVisible: False shows nothing. Without a terminal nothing is shown either.
  ///   - coverage: The coverage of the app without uses.
  init(isVisible: Bool, of coverage: FlowCoverage) {
    self.isVisible = isVisible && isatty(STDERR_FILENO) == 1
    self.coverage = coverage
  }

  /// The seconds since an arbitrary start.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds since the search began.
  var seconds: Double { Self.now - start }

  /// Writes the line if a quarter of a second has passed.
  mutating func show(_ exploration: Exploration) {
    let now = Self.now
    guard isVisible, now - last >= 0.25 else { return }
    let rate = Int(Double(exploration.stateCount - lastCount) / (now - last))
    (last, lastCount, isShown) = (now, exploration.stateCount, true)
    var coverage = coverage
    coverage.add(Array(exploration.uses))
    write(
      "\(exploration.stateCount) states, \(rate) new a second, "
        + "\(exploration.queueCount) waiting, depth \(exploration.currentDepth), "
        + "\(exploration.stepCount) steps, \(coverage.percent) % covered")
  }

  /// Removes the line.
  mutating func end() {
    guard isShown else { return }
    write("")
    writeToStandardError("\r")
  }

  /// Replaces the line by another text of ASCII characters.
  private mutating func write(_ text: String) {
    let blanks = String(repeating: " ", count: max(0, width - text.utf8.count))
    width = text.utf8.count
    writeToStandardError("\r\(text)\(blanks)")
  }
}
