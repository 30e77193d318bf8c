import CellGraphics
import Testing

@testable import NavigationKit

@Suite struct ItemSearchTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private func nearest(_ frames: [Rect], mayLeaveLine: Bool = true) -> Int? {
    ItemSearch(from: rect(10, 0, 4, 1), direction: .down, mayLeaveLine: mayLeaveLine)
      .nearest(frames)
  }

  @Test func `the nearest item below is chosen`() {
    #expect(nearest([rect(10, 4, 4, 1), rect(10, 2, 4, 1), rect(0, 2, 4, 1)]) == 1)
  }

  @Test func `an item in a shorter line between is chosen`() {
    #expect(nearest([rect(10, 4, 4, 1), rect(0, 2, 4, 1), rect(5, 2, 4, 1)]) == 2)
  }

  @Test func `a taller neighbour does not take the place of the item below`() {
    #expect(nearest([rect(5, 2, 4, 5), rect(10, 3, 4, 1)]) == 1)
  }

  @Test func `across the scrolling only items in line are chosen`() {
    #expect(nearest([rect(0, 2, 4, 1)], mayLeaveLine: false) == nil)
  }

  @Test func `items above are not chosen`() {
    #expect(nearest([rect(10, -2, 4, 1)]) == nil)
  }
}
