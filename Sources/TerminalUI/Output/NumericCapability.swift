internal import CNcurses

/// A capability of terminfo with one number.
///
/// Most of them are control sequences of ECMA-48. These are written without terminfo's `tparm`, and
/// shorter if the number can be left out.
enum NumericCapability {
  /// CSI, the number and the final byte. `base` is added to the number.
  case control(final: UInt8, base: Int)
  /// A string that terminfo expands.
  case template([CChar])

  /// Reads a capability; nil if the entry does not have it or if it needs a delay.
  init?(_ name: String, ending final: Character, countsFromOne: Bool = false) {
    guard let text = TerminalCapabilities.string(name) else { return nil }
    let number = countsFromOne ? "%i%p1%d" : "%p1%d"
    if text == Array("\u{1B}[\(number)\(final)".utf8) {
      self = .control(final: final.asciiValue ?? 0, base: countsFromOne ? 1 : 0)
    } else {
      self = .template(text.map { CChar(bitPattern: $0) } + [0])
    }
  }

  /// Indicates a control sequence of ECMA-48.
  var isControl: Bool {
    if case .control = self { true } else { false }
  }

  /// Returns the length of the sequence, in bytes.
  func byteCount(_ number: Int) -> Int {
    switch self {
    case .control(_, let base): number + base == 1 ? 3 : 3 + digits(number + base)
    case .template(let template): Self.expand(template, number, 0).count
    }
  }

  /// Appends the sequence.
  func append(_ number: Int, to bytes: inout [UInt8]) {
    switch self {
    case .control(let final, let base):
      bytes.append(0x1B)
      bytes.append(0x5B)
      if number + base != 1 { bytes.append(decimal: number + base) }
      bytes.append(final)
    case .template(let template): bytes += Self.expand(template, number, 0)
    }
  }

  /// Returns a string with its parameters expanded; empty if that fails.
  static func expand(_ template: [CChar], _ first: Int, _ second: Int) -> [UInt8] {
    // tparm(3) returns a text in the loaded entry, which sessions of all threads share.
    CursesLibrary.expanding {
      guard let text = cncurses_expand(template, Int32(first), Int32(second)) else { return [] }
      return Array(String(cString: text).utf8)
    }
  }
}

/// The capability that moves the cursor to a row and a column.
enum AddressCapability {
  /// The control sequence of ECMA-48.
  case control
  /// A string that terminfo expands.
  case template([CChar])

  /// Reads a capability; nil if the entry does not have it or if it needs a delay.
  init?(_ name: String) {
    guard let text = TerminalCapabilities.string(name) else { return nil }
    self =
      text == Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
      ? .control : .template(text.map { CChar(bitPattern: $0) } + [0])
  }

  /// Returns the length of the sequence, in bytes. Rows and columns count from 0.
  func byteCount(row: Int, column: Int) -> Int {
    switch self {
    case .control: 3 + (row > 0 ? digits(row + 1) : 0) + (column > 0 ? 1 + digits(column + 1) : 0)
    case .template(let template): NumericCapability.expand(template, row, column).count
    }
  }

  /// Appends the sequence. Rows and columns count from 0.
  func append(row: Int, column: Int, to bytes: inout [UInt8]) {
    switch self {
    case .control:
      bytes.append(0x1B)
      bytes.append(0x5B)
      if row > 0 { bytes.append(decimal: row + 1) }
      if column > 0 {
        bytes.append(0x3B)
        bytes.append(decimal: column + 1)
      }
      bytes.append(0x48)
    case .template(let template): bytes += NumericCapability.expand(template, row, column)
    }
  }
}

/// Returns the number of digits of a number from 0 to 99,999.
func digits(_ number: Int) -> Int {
  number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : number < 10_000 ? 4 : 5
}

extension [UInt8] {
  /// Appends a number of 0 or more in decimal.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(0x30 + UInt8(number % 10))
  }

  /// Appends a scalar in UTF-8.
  mutating func append(scalar: UInt32) {
    switch scalar {
    case ..<0x80: append(UInt8(scalar))
    case ..<0x800:
      append(0xC0 | UInt8(scalar >> 6))
      append(0x80 | UInt8(scalar & 0x3F))
    case ..<0x10000:
      append(0xE0 | UInt8(scalar >> 12))
      append(0x80 | UInt8(scalar >> 6 & 0x3F))
      append(0x80 | UInt8(scalar & 0x3F))
    default:
      append(0xF0 | UInt8(scalar >> 18 & 7))
      append(0x80 | UInt8(scalar >> 12 & 0x3F))
      append(0x80 | UInt8(scalar >> 6 & 0x3F))
      append(0x80 | UInt8(scalar & 0x3F))
    }
  }
}
