internal import CellGraphics
internal import Glibc

/// Cells compared as memory, but for the bytes between them, which may hold anything.
enum CellMemory {
  /// Whether a glyph, then both colours, then the attributes are all there is to a cell.
  private static let isPacked =
    MemoryLayout<Cell>.offset(of: \.glyph) == 0 && MemoryLayout<Cell>.offset(of: \.foreground) == 8
    && MemoryLayout<Cell>.offset(of: \.background) == 12
    && MemoryLayout<Cell>.offset(of: \.attributes) == 16
    && MemoryLayout<Cell>.size == 17 && MemoryLayout<Cell>.stride == 24

  /// Whether two runs of `count` cells are the same.
  static func areEqual(
    _ a: UnsafePointer<Cell>, _ b: UnsafePointer<Cell>, count: Int
  ) -> Bool {
    if memcmp(a, b, count * MemoryLayout<Cell>.stride) == 0 { return true }
    guard isPacked else { return (0..<count).allSatisfy { a[$0] == b[$0] } }
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    for offset in stride(from: 0, to: count * 24, by: 24) where !isSame(a + offset, b + offset) {
      return false
    }
    return true
  }

  /// Whether two cells are the same.
  @inline(__always)
  static func areEqual(_ a: UnsafePointer<Cell>, _ b: UnsafePointer<Cell>) -> Bool {
    isPacked ? isSame(UnsafeRawPointer(a), UnsafeRawPointer(b)) : a.pointee == b.pointee
  }

  @inline(__always)
  private static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.load(as: UInt64.self) == b.load(as: UInt64.self)
      && a.load(fromByteOffset: 8, as: UInt64.self) == b.load(fromByteOffset: 8, as: UInt64.self)
      && a.load(fromByteOffset: 16, as: UInt8.self) == b.load(fromByteOffset: 16, as: UInt8.self)
  }
}
