import CellGraphics
import NavigationKit
import Testing

/// The places of items in lines. Collection View Programming Guide for iOS, "Using the Flow
/// Layout": a line takes items until no whole item fits, then the spacing between them is increased
/// until they fit the line's boundaries evenly; items are centred in their line.
@Suite struct CollectionViewFlowLayoutTests {
  private func lines(
    _ boxes: Boxes, _ layout: CollectionViewLayout, columns: Int, rows: Int
  ) -> [String] {
    Stage(view: boxes.view(layout), columns: columns, rows: rows).lines
  }

  // 3 · 4 + 2 · 1 = 14 columns.
  @Test func `a line takes as many items as fit with the least spacing`() {
    let boxes = Boxes(["abcdefgh"])
    #expect(
      lines(boxes, flow(), columns: 14, rows: 5) == [
        "a    b    c", "", "d    e    f", "", "g    h",
      ])
  }

  // 16 − 12 = 4 columns remain for two spaces.
  @Test func `spaces between items grow until the line is as wide as the view`() {
    let boxes = Boxes(["abcdefgh"])
    #expect(
      lines(boxes, flow { $0.minimumLineSpacing = 0 }, columns: 16, rows: 3) == [
        "a     b     c", "d     e     f", "g     h",
      ])
  }

  // openradar 20825965: the last line is left-aligned if the sizes differ. An item alone in another
  // line is centred (stackoverflow 13017257): (14 − 9) / 2 = 2.5, on whole cells 2.
  @Test func `a last line of different items is aligned left and a lone item is centred`() {
    let boxes = SizedBoxes(["abcd"])
    boxes.sizes = [9, 8, 3, 4].map { Size(width: $0, height: 1) }
    #expect(
      lines(boxes, flow { $0.minimumLineSpacing = 0 }, columns: 14, rows: 3) == [
        "  a", "b          c", "d",
      ])
  }

  @Test func `items are centred in the height of their line`() {
    let boxes = SizedBoxes(["ab"])
    boxes.sizes = [Size(width: 4, height: 3), Size(width: 4, height: 1)]
    #expect(lines(boxes, flow(), columns: 9, rows: 3) == ["a", "     b", ""])
  }

  @Test func `sections have headers, insets and footers`() {
    let boxes = Boxes(["ab", "c"])
    let layout = flow {
      $0.headerReferenceSize = Size(width: 0, height: 1)
      $0.footerReferenceSize = Size(width: 0, height: 1)
      $0.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
    }
    #expect(
      lines(boxes, layout, columns: 12, rows: 8) == [
        "head 0", "", "  a     b", "foot 0", "head 1", "", "  c", "foot 1",
      ])
  }

  @Test func `a pinned header stays at the top until its section leaves`() {
    let boxes = Boxes(["abcde", "f"])
    let view = boxes.view(
      flow {
        $0.itemSize = Size(width: 8, height: 1)
        $0.minimumLineSpacing = 0
        $0.headerReferenceSize = Size(width: 0, height: 1)
        $0.sectionHeadersPinToVisibleBounds = true
      })
    let stage = Stage(view: view, columns: 8, rows: 3)
    stage.turn { view.contentOffset.y = 2 }
    #expect(stage.lines == ["head 0", "c", "d"])
    stage.turn { view.contentOffset.y = 5 }
    #expect(stage.lines == ["head 0", "head 1", "f"])
  }

  // Two rows with one row between fill the height of 3; columns are 4 wide with one between.
  @Test func `a horizontal layout fills columns`() {
    let boxes = Boxes(["abcde"])
    let view = boxes.view(flow { $0.scrollDirection = .horizontal })
    let stage = Stage(view: view, columns: 9, rows: 3)
    #expect(stage.lines == ["a    c", "", "b    d"])
    #expect(view.contentSize == Size(width: 14, height: 3))
  }

  @Test func `a layout that the delegate leaves alone uses its own sizes`() {
    final class Plain: Boxes, CollectionViewDelegateFlowLayout {}
    #expect(
      lines(Plain(["abcd"]), flow { $0.minimumLineSpacing = 0 }, columns: 16, rows: 2) == [
        "a     b     c", "d",
      ])
  }

  @Test func `a new width places the items again`() {
    let boxes = Boxes(["abcd"])
    let stage = Stage(
      view: boxes.view(flow { $0.minimumLineSpacing = 0 }), columns: 9, rows: 2)
    #expect(stage.lines == ["a    b", "c    d"])
    stage.resize(columns: 19, rows: 2)
    #expect(stage.lines == ["a    b    c    d", ""])
  }

  @Test func `a layout of the app's own places the items`() {
    final class Stairs: CollectionViewLayout {
      override var collectionViewContentSize: Size { Size(width: 9, height: 3) }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> CollectionViewLayoutAttributes?
      {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        let step = Double(indexPath.item)
        attributes.frame = Rect(x: 2 * step, y: step, width: 4, height: 1)
        return attributes
      }
      override func layoutAttributesForElements(in rect: Rect)
        -> [CollectionViewLayoutAttributes]?
      { (0..<3).compactMap { layoutAttributesForItem(at: item($0)) } }
    }
    #expect(lines(Boxes(["abc"]), Stairs(), columns: 9, rows: 3) == ["a", "  b", "    c"])
  }

  // A common pattern: a subclass copies the attributes of the flow layout and changes them.
  @Test func `a subclass can move the items of the flow layout`() {
    final class Indented: CollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: Rect)
        -> [CollectionViewLayoutAttributes]?
      {
        super.layoutAttributesForElements(in: rect)?.map { old in
          guard let copy = old.copy() as? CollectionViewLayoutAttributes else { return old }
          copy.frame.origin.x += Double(copy.indexPath.item)
          return copy
        }
      }
    }
    let layout = Indented()
    layout.itemSize = Size(width: 8, height: 1)
    layout.minimumLineSpacing = 0
    #expect(lines(Boxes(["abc"]), layout, columns: 12, rows: 3) == ["  a", "   b", "    c"])
  }
}
