/// A text in UTF-8 that converts byte offsets to lines and columns.
///
/// Lines end in CR LF, LF or CR, as in an editor. Making one takes linear time, finding a position
/// logarithmic time.
///
/// ```swift
/// let text = SourceText(Array("a\nüb".utf8))
/// precondition(text.position(at: 0) == SourcePosition(line: 1, column: 1))
/// precondition(text.position(at: 4) == SourcePosition(line: 2, column: 2))  // ü has two bytes
/// ```
public struct SourceText: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line, ascending.
  private let lineStarts: [Int]
  /// The number of characters that begin before each multiple of `stride`.
  private let counts: [Int]

  /// The distance in bytes between two entries of `counts`.
  private static let stride = 256

  /// Finds the lines of a text. A byte order mark at the start is not part of the first line.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    (lineStarts, counts) = bytes.withUnsafeBufferPointer { bytes in
      (Self.lineStarts(bytes), Self.counts(bytes))
    }
  }

  /// Returns the offset of the first byte of each line.
  private static func lineStarts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    var next = 0
    while next < bytes.count {
      if let word = bytes.word(at: next), !word.hasByteUpToCarriageReturn {
        next += 8
        continue
      }
      let index = next
      next += 1
      switch bytes[index] {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if !isPair { starts.append(index + 1) }
      default: break
      }
    }
    return starts
  }

  /// Returns the number of characters before each multiple of `stride`.
  private static func counts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / stride + 1)
    var count = 0
    for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
      counts.append(count)
      let end = min(start + stride, bytes.count)
      var index = start
      while index < end {
        if index + 8 <= end, let word = bytes.word(at: index) {
          count &+= 8 - word.continuations
          index += 8
        } else {
          count &+= bytes[index] & 0xC0 == 0x80 ? 0 : 1
          index += 1
        }
      }
    }
    return counts
  }

  /// Returns the line and the column of the byte at `offset`.
  ///
  /// It takes time proportional to the logarithm of the number of lines, regardless of their length. A
  /// byte in the middle of a character has the position of the character.
  ///
  /// - Parameter offset: A byte offset, clamped to the text. The end of the text is one column
  ///   after the last character.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = min(lineStarts[low], offset)
    var column = 1 + characters(before: offset) - characters(before: start)
    if offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { column -= 1 }
    return SourcePosition(line: low + 1, column: max(1, column))
  }

  /// Returns the number of characters that begin before the byte at `offset`.
  private func characters(before offset: Int) -> Int {
    guard !counts.isEmpty else { return 0 }
    let block = min(offset / Self.stride, counts.count - 1)
    var count = counts[block]
    for index in block * Self.stride..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

// Eight bytes at a time, as in Henry S. Warren, "Hacker's Delight", 2nd edition, 2013, chapter 6. Most
// bytes are neither the end of a line nor part of a character of several bytes.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the eight bytes from `index` on; nil if there are fewer.
  fileprivate func word(at index: Int) -> UInt64? {
    guard index + 8 <= count else { return nil }
    return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}

extension UInt64 {
  /// Indicates whether one of the eight bytes can be a line feed or a carriage return.
  fileprivate var hasByteUpToCarriageReturn: Bool {
    (self &- 0x0E0E_0E0E_0E0E_0E0E) & ~self & 0x8080_8080_8080_8080 != 0
  }

  /// The number of the eight bytes that continue a character in UTF-8.
  fileprivate var continuations: Int {
    ((self >> 7) & (~self >> 6) & 0x0101_0101_0101_0101).nonzeroBitCount
  }
}

/// A position in a text file, counted from 1 as in an editor.
///
/// ```swift
/// let text = SourceText(Array("one\r\ntwo".utf8))
/// // CR LF is one end of a line.
/// precondition(text.position(at: 5) == SourcePosition(line: 2, column: 1))
/// // An offset after the end is at the end.
/// precondition(text.position(at: 99) == SourcePosition(line: 2, column: 4))
/// ```
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in characters (Unicode scalars). A tab is one character.
  public var column: Int

  /// Creates a position from a line and a column, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
