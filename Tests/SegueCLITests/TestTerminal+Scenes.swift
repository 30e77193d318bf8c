import Foundation
import TerminalTestSupport

/// Colours of the tutorial, as 0xRRGGBB.
enum Crayon {
  static let cantaloupe: UInt32 = 0xFFCC66
  static let honeydew: UInt32 = 0xCCFF66
  static let sky: UInt32 = 0x66CCFF
  static let black: UInt32 = 0x000000
}

/// What a key sends.
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

  /// The text of a row without the blanks around it.
  func words(_ row: Int) -> String { line(row).trimmingCharacters(in: .whitespaces) }

  var statusLine: String { line(rows - 1) }

  /// The direct background colour of a cell; nil for any other.
  func background(column: Int, row: Int) -> UInt32? {
    // libvterm gives the second column of a wide character no colour of its own.
    let isSecond = column > 0 && cell(column: column - 1, row: row).columns == 2
    let cell = cell(column: isSecond ? column - 1 : column, row: row)
    if case .rgb(let color) = cell.background { return color }
    return nil
  }

  /// The background colours of a column of the app, from the top.
  func backgrounds(column: Int) -> [UInt32?] {
    (0..<appRows).map { background(column: column, row: $0) }
  }

  /// Whether every cell of the app has `color` behind it.
  func isFilled(with color: UInt32) -> Bool {
    (0..<columns).allSatisfy { column in backgrounds(column: column).allSatisfy { $0 == color } }
  }

  func waitUntilFilled(with color: UInt32) throws {
    try wait(for: "the colour \(String(color, radix: 16))") { isFilled(with: color) }
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

  /// What a program has written last may arrive a moment after it has ended.
  func waitUntilGivenBack() throws {
    try wait(for: "the main screen and its cursor") { !isAlternateScreen && isCursorVisible }
  }

  /// Ends the program with a key, and tells how it ended.
  func quit() throws -> ProgramEnd {
    send("q")
    return try waitForEnd()
  }
}
