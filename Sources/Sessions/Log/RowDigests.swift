public import Simulation

/// Fingerprints of the rows of a screen, 16 bits each: which rows differ, where the screens do.
public struct RowDigests: Hashable, Sendable {
  public var rows: [UInt16]

  public init(_ frame: Frame) { rows = frame.rowDigests }

  /// Reads four hexadecimal digits a row; nil where there is anything else.
  init?(_ text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 4) else { return nil }
    rows = stride(from: 0, to: digits.count, by: 4).map { start in
      digits[start..<start + 4].reduce(0) { $0 << 4 | UInt16($1) }
    }
  }

  /// Four hexadecimal digits a row.
  var text: String {
    var bytes: [UInt8] = []
    for row in rows {
      for shift in stride(from: 12, through: 0, by: -4) {
        bytes.append(Array("0123456789abcdef".utf8)[Int(row >> UInt16(shift) & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The rows that differ, from 0; where one screen has more rows, those too.
  public func differences(from other: RowDigests) -> [Int] {
    (0..<max(rows.count, other.rows.count)).filter { row in
      guard row < rows.count, row < other.rows.count else { return true }
      return rows[row] != other.rows[row]
    }
  }
}
