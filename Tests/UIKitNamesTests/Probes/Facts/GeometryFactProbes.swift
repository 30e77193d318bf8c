import Testing
import UIKitNames

/// Probes of rectangles with negative sizes. "CGGeometry Reference": functions "implicitly standardize
/// those rectangles before calculating their results".
@Suite struct GeometryFactProbes {
  private let rect = CGRect(x: 10, y: 8, width: -4, height: -2)

  /// CGRect `width` and `height`: "regardless of whether the width is stored as a positive or negative
  /// number, the function returns a positive value". The size keeps the sign.
  @Test func `the width and height of a rectangle are positive`() {
    #expect(rect.width == 4 && rect.height == 2)
    #expect(rect.size == CGSize(width: -4, height: -2) && rect.origin == CGPoint(x: 10, y: 8))
  }

  /// CGRect `minX` to `maxY`: the smallest and largest coordinates.
  @Test func `edges of a rectangle with a negative size are in order`() {
    #expect(rect.minX == 6 && rect.midX == 8 && rect.maxX == 10)
    #expect(rect.minY == 6 && rect.midY == 7 && rect.maxY == 8)
    #expect(rect.standardized == CGRect(x: 6, y: 6, width: 4, height: 2))
  }

  /// CGRect `contains(_:)`, `intersects(_:)`, `intersection(_:)` and `union(_:)`: both are
  /// standardised first.
  @Test func `areas of rectangles with negative sizes are those of the standardised ones`() {
    #expect(rect.contains(CGPoint(x: 6, y: 6)) && !rect.contains(CGPoint(x: 10, y: 8)))
    #expect(rect.contains(CGRect(x: 7, y: 6, width: 1, height: 1)))
    let other = CGRect(x: 0, y: 0, width: 7, height: 7)
    #expect(rect.intersects(other) && other.intersects(rect))
    #expect(rect.intersection(other) == CGRect(x: 6, y: 6, width: 1, height: 1))
    #expect(rect.union(other) == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  /// CGRect `isEmpty`: "an empty rectangle is either a null rectangle or a valid rectangle with zero
  /// height or width".
  @Test func `a negative size is not empty, a length of zero is`() {
    #expect(!rect.isEmpty)
    #expect(CGRect(x: 1, y: 1, width: 0, height: 5).isEmpty && CGRect.null.isEmpty)
  }

  /// CGRect `offsetBy(dx:dy:)` and `insetBy(dx:dy:)`: "the rectangle is standardized and then the inset
  /// parameters are applied. If the resulting rectangle would have a negative height or width, a null
  /// rectangle is returned."
  @Test func `offsets and insets standardise, and an inset without room is null`() {
    #expect(rect.offsetBy(dx: 1, dy: 2) == CGRect(x: 7, y: 8, width: 4, height: 2))
    #expect(rect.insetBy(dx: 1, dy: 0.5) == CGRect(x: 7, y: 6.5, width: 2, height: 1))
    #expect(rect.insetBy(dx: 2, dy: 1) == CGRect(x: 8, y: 7, width: 0, height: 0))
    #expect(rect.insetBy(dx: 3, dy: 0).isNull)
    #expect(CGRect.null.insetBy(dx: -1, dy: -1).isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
  }
}
