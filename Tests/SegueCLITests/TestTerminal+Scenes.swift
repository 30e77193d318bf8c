import Foundation
import TerminalTestSupport

/// Colours of the tutorial, as 0xRRGGBB.
enum Crayon {
  static let cantaloupe: UInt32 = 0xFFCC66
  static let honeydew: UInt32 = 0xCCFF66
  static let sky: UInt32 = 0x66CCFF
  static let black: UInt32 = 0x000000
}

/// The bytes that a key sends.
enum Keys {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let enter = "\r"
  static let tab = "\t"
  static let backTab = "\u{1B}[Z"
  static let escape = "\u{1B}"
}

extension TestTerminal {
  /// The rows above the status line, which terminals of one and two rows have not.
  var appRows: Int { rows < 3 ? rows : rows - 1 }

  /// Returns the text of a row without the blanks around it.
  func words(_ row: Int) -> String { line(row).trimmingCharacters(in: .whitespaces) }

  var statusLine: String { line(rows - 1) }

  /// Returns the direct background colour of a cell as 0xRRGGBB; nil for any other.
  func directBackground(column: Int, row: Int) -> UInt32? {
    if case .rgb(let color) = background(column: column, row: row) { color } else { nil }
  }

  /// Returns the background colours of a column of the app, from the top.
  func backgrounds(column: Int) -> [UInt32?] {
    (0..<appRows).map { directBackground(column: column, row: $0) }
  }

  /// Indicates whether every cell of the app has the background `color`.
  func isFilled(with color: UInt32) -> Bool {
    (0..<appRows).allSatisfy { row in
      (0..<columns).allSatisfy { background(column: $0, row: row) == .rgb(color) }
    }
  }

  /// Sends a key again and again until `condition` is true: it is ignored while a transition runs.
  func press(_ key: String, until what: String, _ condition: () -> Bool) throws {
    send(key)
    var waits = 0
    try wait(for: what) {
      if condition() { return true }
      waits += 1
      if waits.isMultiple(of: 20) { send(key) }
      return false
    }
  }

  /// Looks at every picture that stands still for a moment, until `condition` is true.
  ///
  /// A frame may arrive in several pieces; it is looked at once nothing more has come for 5 ms.
  func watch(
    for what: String, until condition: () -> Bool, looking: (TestTerminal) -> Void
  ) throws {
    try wait(for: what) {
      while readOutput(within: 5) {}
      looking(self)
      return condition()
    }
  }

  /// Waits until the terminal is restored. The last output of a program can arrive after its end.
  func waitUntilGivenBack() throws {
    try wait(for: "the main screen and its cursor") { !isAlternateScreen && isCursorVisible }
  }

  /// Ends the program with a key, and tells how it ended.
  func quit() throws -> ProgramEnd {
    send("q")
    return try waitForEnd()
  }
}
