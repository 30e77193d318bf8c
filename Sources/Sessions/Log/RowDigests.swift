public import Simulation

/// Fingerprints of the rows of a screen, 16 bits each: which rows differ, where the screens do.
public struct RowDigests: Hashable, Sendable {
  public var rows: [UInt16]

  public init(_ frame: Frame) { self.init(frame.rowDigests) }

  init(_ digests: [StableDigest]) { rows = digests.map { UInt16(truncatingIfNeeded: $0.value) } }

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
    String(unsafeUninitializedCapacity: 4 * rows.count) { digits in
      for (row, number) in rows.enumerated() {
        for index in 0..<4 {
          let digit = UInt8(truncatingIfNeeded: number >> UInt16(12 - 4 * index)) & 15
          digits[4 * row + index] =
            digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
        }
      }
      return 4 * rows.count
    }
  }

  /// The rows that differ, from 0; where one screen has more rows, those too.
  public func differences(from other: RowDigests) -> [Int] {
    (0..<max(rows.count, other.rows.count)).filter { row in
      guard row < rows.count, row < other.rows.count else { return true }
      return rows[row] != other.rows[row]
    }
  }
}
