import CellGraphics
import Testing

@Suite struct PathTests {
  private func isNear(_ point: Point?, _ x: Double, _ y: Double) -> Bool {
    guard let point else { return false }
    return abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test func `a rectangle's path contains its left and top edge only`() {
    let path = Path(rect: Rect(x: 1, y: 1, width: 4, height: 2))
    #expect(path.boundingBox == Rect(x: 1, y: 1, width: 4, height: 2))
    #expect(path.contains(Point(x: 1, y: 1)) && !path.contains(Point(x: 5, y: 2)))
  }

  @Test func `a clockwise arc turns downwards from the right`() {
    var path = Path()
    path.addArc(
      center: Point(x: 0, y: 0), radius: 10, start: 0, end: .pi / 2, clockwise: true)
    #expect(isNear(path.currentPoint, 0, 10))
    let box = path.boundingBox
    #expect(abs(box.minX) < 1e-6 && abs(box.minY) < 1e-6 && abs(box.width - 10) < 1e-6)
  }

  @Test func `a counterclockwise arc takes the long way to a larger angle`() {
    var path = Path()
    path.addArc(
      center: Point(x: 0, y: 0), radius: 10, start: 0, end: .pi / 2, clockwise: false)
    #expect(isNear(path.currentPoint, 0, 10))
    #expect(abs(path.boundingBox.minX + 10) < 1e-6 && abs(path.boundingBox.minY + 10) < 1e-6)
  }

  @Test func `an arc of two π is a whole circle`() {
    var path = Path()
    path.addArc(
      center: Point(x: 5, y: 5), radius: 5, start: -.pi / 2, end: 1.5 * .pi, clockwise: true)
    #expect(isNear(path.currentPoint, 5, 0))
    #expect(path.contains(Point(x: 1, y: 5)) && path.contains(Point(x: 9, y: 5)))
  }

  @Test func `an oval does not contain the corners of its rectangle`() {
    let path = Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 10))
    // (x - 10)² / 100 + (y - 5)² / 25 is 0.98 at (3, 1.5), and 1.28 at (2, 1).
    #expect(path.contains(Point(x: 3.1, y: 1.5)) && !path.contains(Point(x: 2, y: 1)))
  }

  @Test func `the even-odd rule makes a hole of an inner rectangle, the winding rule does not`() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    path.append(Path(rect: Rect(x: 3, y: 3, width: 3, height: 3)))
    #expect(path.contains(Point(x: 4, y: 4)))
    #expect(!path.contains(Point(x: 4, y: 4), using: .evenOdd))
    #expect(path.contains(Point(x: 1, y: 4), using: .evenOdd))
  }

  @Test func `a line after the end of a part starts at the part's start`() {
    var path = Path()
    path.move(to: Point(x: 2, y: 2))
    path.addLine(to: Point(x: 4, y: 2))
    path.close()
    #expect(path.currentPoint == Point(x: 2, y: 2))
    path.addLine(to: Point(x: 0, y: 0))
    #expect(path.elements.suffix(2) == [.move(Point(x: 2, y: 2)), .line(Point(x: 0, y: 0))])
  }

  @Test func `a quarter turn maps the x axis to the y axis`() {
    let turned = Point(x: 1, y: 0).applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(turned, 0, 1))
  }
}
