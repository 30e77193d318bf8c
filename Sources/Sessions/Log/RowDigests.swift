public import Simulation

/// Fingerprints of a screen's rows, 16 bits each.
///
/// They show which rows of two screens differ when the cells of one screen are unknown. Different
/// rows have the same fingerprint with a probability of 1 in 65,536.
public struct RowDigests: Hashable, Sendable {
  /// One fingerprint for each row, from the top.
  public var rows: [UInt16]

  /// Computes the fingerprints of a frame, in time proportional to its cells.
  public init(_ frame: Frame) { self.init(frame.rowDigests) }

  init(_ digests: [StableDigest]) { rows = digests.map { UInt16(truncatingIfNeeded: $0.value) } }

  /// Reads four hexadecimal digits for each row. Returns nil for any other text.
  init?(_ text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 4) else { return nil }
    rows = stride(from: 0, to: digits.count, by: 4).map { start in
      digits[start..<start + 4].reduce(0) { $0 << 4 | UInt16($1) }
    }
  }

  /// Four hexadecimal digits for each row.
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

  /// Returns the indexes of the rows that differ, from 0, in order.
  ///
  /// If the screens have different heights, the additional rows count as different.
  public func differences(from other: RowDigests) -> [Int] {
    (0..<max(rows.count, other.rows.count)).filter { row in
      guard row < rows.count, row < other.rows.count else { return true }
      return rows[row] != other.rows[row]
    }
  }
}
