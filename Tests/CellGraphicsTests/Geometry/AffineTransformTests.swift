import CellGraphics
import Testing

@Suite struct AffineTransformTests {
  private let move = AffineTransform(translationX: 10, y: 20)
  private let scale = AffineTransform(scaleX: 2, y: 3)
  /// A quarter turn: (x, y) goes to (−y, x).
  private let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func `a point maps by rows of the matrix`() {
    let general = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    // x′ = 1·7 + 3·8 + 5, y′ = 2·7 + 4·8 + 6.
    #expect(Point(x: 7, y: 8).applying(general) == Point(x: 36, y: 52))
    #expect(Point(x: 7, y: 8).applying(.identity) == Point(x: 7, y: 8))
    #expect(Point(x: 1, y: 2).applying(turn) == Point(x: -2, y: 1))
  }

  @Test func `concatenating applies the receiver first`() {
    let point = Point(x: 1, y: 1)
    // (1, 1) moves to (11, 21), then scales to (22, 63); the other way it is (12, 23).
    #expect(point.applying(move.concatenating(scale)) == Point(x: 22, y: 63))
    #expect(point.applying(scale.concatenating(move)) == Point(x: 12, y: 23))
    #expect(move.concatenating(turn) == AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: -20, ty: 10))
  }

  @Test func `scaling and moving happen before the receiver, as in Core Graphics`() {
    // CGAffineTransformTranslate: t' = [1 0 0 1 tx ty] * t; CGAffineTransformScale likewise.
    #expect(
      scale.translatedBy(x: 10, y: 20) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
    #expect(move.scaledBy(x: 2, y: 3) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
  }

  @Test func `the inverse reverses the transform`() {
    let map = AffineTransform(a: 2, b: 1, c: -1, d: 2, tx: 3, ty: -7)
    // Determinant 5: all parts are fifths, tx′ = (−1·−7 − 2·3) / 5, ty′ = (1·3 − 2·−7) / 5.
    #expect(map.inverted() == AffineTransform(a: 0.4, b: -0.2, c: 0.2, d: 0.4, tx: 0.2, ty: 3.4))
    #expect(move.inverted() == AffineTransform(translationX: -10, y: -20))
    let back = Point(x: 5, y: 6).applying(map).applying(map.inverted())
    #expect(abs(back.x - 5) < 1e-12 && abs(back.y - 6) < 1e-12)
  }

  @Test func `a transform without an inverse returns itself`() {
    let flat = AffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle maps to the box around its corners`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(move) == Rect(x: 11, y: 22, width: 3, height: 4))
    #expect(rect.applying(scale) == Rect(x: 2, y: 6, width: 6, height: 12))
    #expect(rect.applying(turn) == Rect(x: -6, y: 1, width: 4, height: 3))
    let mirror = AffineTransform(scaleX: -1, y: 1)
    #expect(rect.applying(mirror) == Rect(x: -4, y: 2, width: 3, height: 4))
  }

  @Test func `isIdentity is true only for the identity`() {
    #expect(AffineTransform.identity.isIdentity)
    #expect(!move.isIdentity)
    #expect(move.concatenating(move.inverted()).isIdentity)
  }
}
