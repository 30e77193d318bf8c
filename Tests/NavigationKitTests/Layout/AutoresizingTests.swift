import CellGraphics
import NavigationKit
import Testing

@Suite struct AutoresizingTests {
  /// A view at column 10, 20 wide, in a superview that grows from 40 columns to `width`.
  private func columns(_ mask: AutoresizingMask, width: Double = 80) -> [Double] {
    let outer = View(frame: Rect(x: 0, y: 0, width: 40, height: 10))
    let inner = View(frame: Rect(x: 10, y: 2, width: 20, height: 2))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size.width = width
    return [inner.frame.minX, inner.frame.width]
  }

  @Test func `a view without a mask keeps its frame`() {
    #expect(columns([]) == [10, 20])
    #expect(columns(.flexibleRightMargin) == [10, 20])
  }

  @Test func `a single flexible part takes all of the growth`() {
    #expect(columns(.flexibleWidth) == [10, 60])
    #expect(columns(.flexibleLeftMargin) == [50, 20])
  }

  @Test func `flexible parts share the growth in proportion to their lengths`() {
    // Margins of 10 and 10: half of 40 each.
    #expect(columns([.flexibleLeftMargin, .flexibleRightMargin]) == [30, 20])
    // 10 and 20 share 40.
    let shared = columns([.flexibleLeftMargin, .flexibleWidth])
    #expect(abs(shared[0] - (10 + 40.0 / 3)) < 1e-9)
    #expect(abs(shared[1] - (20 + 80.0 / 3)) < 1e-9)
    // All three: everything doubles.
    #expect(columns([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == [20, 40])
  }

  @Test func `heights share the growth like widths`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = View(frame: Rect(x: 0, y: 2, width: 1, height: 4))
    inner.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    outer.addSubview(inner)
    // Margins of 2 and 4 share 6 as 2 and 4.
    outer.frame.size.height = 16
    #expect(inner.frame.picture == "0 4 1 4")
  }

  @Test func `a margin of negative width does not grow`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 10, height: 1))
    let inner = View(frame: Rect(x: -2, y: 0, width: 4, height: 1))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(inner)
    outer.frame.size.width = 18
    #expect(inner.frame.picture == "-2 0 4 1")
  }
}
