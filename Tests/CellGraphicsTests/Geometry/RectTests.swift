import CellGraphics
import Testing

@Suite struct RectTests {
  @Test func `a rectangle calculates its edges and its centre`() {
    let rect = Rect(x: 2, y: 3, width: 10, height: 5)
    #expect(rect.maxX == 12)
    #expect(rect.maxY == 8)
    #expect(rect.center == Point(x: 7, y: 5.5))
    #expect(rect.insetBy(dx: 1, dy: 2) == Rect(x: 3, y: 5, width: 8, height: 1))
    #expect(rect.offsetBy(dx: -1, dy: 2) == Rect(x: 1, y: 5, width: 10, height: 5))
  }

  @Test func `a rectangle contains its left and top edges, but not its right and bottom edges`() {
    let rect = Rect(x: 2, y: 3, width: 1, height: 1)
    #expect(rect.contains(Point(x: 2, y: 3)))
    #expect(!rect.contains(Point(x: 3, y: 3)))
    #expect(!rect.contains(Point(x: 2, y: 4)))
  }

  @Test func `rectangles that only touch have an empty intersection`() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    #expect(rect.intersection(Rect(x: 4, y: 0, width: 4, height: 4)) == .zero)
    #expect(
      rect.intersection(Rect(x: 3, y: -1, width: 4, height: 2))
        == Rect(x: 3, y: 0, width: 1, height: 1))
  }

  @Test(arguments: [
    (0.49, 0), (0.5, 1), (1.49, 1), (-0.5, 0), (-0.51, -1), (-1.5, -1), (1e300, 1_000_000),
    (-.infinity, -1_000_000), (.nan, 0), (0.1 + 0.7 + 0.7, 2), (0.49999999999, 1),
  ])
  func `an edge snaps to the nearest cell boundary, and a half snaps right`(x: Double, column: Int)
  {
    #expect(Rect(x: x, y: x, width: 0, height: 0).snapped.column == column)
    #expect(Rect(x: x, y: x, width: 0, height: 0).snapped.row == column)
  }

  @Test func `rectangles that touch still touch after snapping`() {
    // Tenths are not exact in binary: x + width and the neighbour's x differ in the last bit.
    for tenth in 0..<400 {
      let x = Double(tenth) / 10
      for widthInTenths in 1..<40 {
        let width = Double(widthInTenths) / 10
        let left = Rect(x: x, y: 0, width: width, height: 1)
        let right = Rect(x: Double(tenth + widthInTenths) / 10, y: 0, width: 1, height: 1)
        #expect(left.snapped.endColumn == right.snapped.column)
      }
    }
  }
}
