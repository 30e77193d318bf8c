import CellGraphics
import Testing

@testable import Storyboards

@Suite struct RowsLayoutTests {
  private func line(_ x: Double, _ y: Double, _ width: Double) -> RowsLayout.Item {
    RowsLayout.Item(
      frame: Rect(x: x, y: y, width: width, height: 20),
      kind: .text(rows: 1, alignment: .leading), wantedColumns: 4)
  }

  private func layout(_ items: [RowsLayout.Item], rows: Double = 20) -> RowsLayout {
    var layout = RowsLayout(
      canvas: Size(width: 400, height: 800), cells: Size(width: 80, height: rows))
    for item in items { layout.add(item) }
    return layout
  }

  @Test func `a view alone in its row keeps its proportional position`() {
    var layout = layout([line(0, 30, 100), line(0, 390, 100)])
    #expect(layout.place() == 11)
    // Middles at 40 and 400 of 800 points: rows 1 and 10 of 20.
    #expect(layout.rect(of: 0) == Rect(x: 0, y: 1, width: 20, height: 1))
    #expect(layout.rect(of: 1) == Rect(x: 0, y: 10, width: 20, height: 1))
  }

  @Test func `lines that would overlap in a row are placed below each other in reading order`() {
    var layout = layout([line(0, 20, 100), line(0, 0, 100), line(0, 40, 100)])
    _ = layout.place()
    #expect([1, 0, 2].map { layout.rect(of: $0).minY } == [0, 1, 2])
  }

  @Test func `lines side by side share a row`() {
    var layout = layout([line(0, 100, 100), line(200, 100, 100)])
    _ = layout.place()
    #expect(layout.rect(of: 0).minY == layout.rect(of: 1).minY)
  }

  @Test func `a view that is too low moves up, and a view without space is below the screen`() {
    let items = (0..<6).map { line(0, 790 - Double(5 - $0) * 2, 100) }
    var roomy = layout(items)
    #expect(roomy.place() == 20)
    #expect((0..<6).map { roomy.rect(of: $0).minY } == [14, 15, 16, 17, 18, 19])
    var tight = layout(items, rows: 4)
    #expect(tight.place() == 6)
    #expect((0..<6).map { tight.rect(of: $0).minY } == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a block view gets fewer rows so that the lines of text below it fit on the screen`() {
    let block = RowsLayout.Item(
      frame: Rect(x: 0, y: 0, width: 400, height: 780), kind: .block(rows: 2))
    var layout = layout([block, line(0, 780, 100), line(0, 782, 100), line(0, 784, 100)])
    _ = layout.place()
    #expect(layout.rect(of: 0).height == 17)
    #expect((1...3).map { layout.rect(of: $0).minY } == [17, 18, 19])
  }

  @Test func `a container begins below a line that lies over its first row`() {
    let box = RowsLayout.Item(
      frame: Rect(x: 0, y: 0, width: 400, height: 800), kind: .container(rows: 2))
    var layout = layout([box, line(0, 30, 100), line(0, 770, 100), line(0, 390, 100)])
    _ = layout.place()
    // The lines stand in rows 1, 19 and 10 of 20; the one in the middle lies over the container.
    #expect(layout.rect(of: 0) == Rect(x: 0, y: 2, width: 80, height: 17))
  }
}
