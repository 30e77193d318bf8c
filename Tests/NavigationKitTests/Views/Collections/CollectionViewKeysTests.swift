import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// What keys, touches and the wheel do with a grid of three columns.
@Suite struct CollectionViewKeysTests {
  /// a b c / d e f / g h in a window of 14 × 3.
  private func grid(_ boxes: Boxes = Boxes(["abcdefgh"]), rows: Int = 3) -> (
    Boxes, CollectionView, Stage
  ) {
    let view = boxes.view(flow { $0.minimumLineSpacing = 0 })
    return (boxes, view, Stage(view: view, columns: 14, rows: rows))
  }

  private func walk(_ stage: Stage, _ view: CollectionView, _ keys: KeyInput...) -> [Int] {
    keys.map { key in
      stage.application.send(key)
      return view.indexPathForFocusedItem?.item ?? -1
    }
  }

  @Test func `arrows move to the nearest item in their direction`() {
    let (_, view, stage) = grid()
    #expect(
      walk(
        stage, view, .arrow(.right), .arrow(.right), .arrow(.down), .arrow(.left), .arrow(.up),
        .arrow(.left)) == [1, 2, 5, 4, 1, 0])
  }

  @Test func `down from the last column moves to the end of a shorter line`() {
    let (_, view, stage) = grid()
    #expect(
      walk(stage, view, .arrow(.right), .arrow(.right), .arrow(.down), .arrow(.down)) == [
        1, 2, 5, 7,
      ])
  }

  @Test func `an arrow without an item in its direction is not used`() {
    let (_, _, stage) = grid()
    #expect(stage.sendAll(.arrow(.left), .arrow(.up), .arrow(.right)) == [false, false, true])
  }

  @Test func `Home and End move to the first and the last item`() {
    let (_, view, stage) = grid()
    #expect(walk(stage, view, .end, .home) == [7, 0])
  }

  @Test func `the focused item is scrolled into view`() {
    let (_, view, stage) = grid(rows: 2)
    _ = walk(stage, view, .arrow(.down), .arrow(.down))
    #expect(stage.lines == ["d    e    f", "g    h"])
    _ = walk(stage, view, .home)
    #expect(stage.lines == ["a    b    c", "d    e    f"])
  }

  @Test func `Page Down moves by a page less one row`() {
    let boxes = Boxes([String(repeating: "x", count: 60)])
    let (_, view, stage) = grid(boxes, rows: 5)
    #expect(walk(stage, view, .pageDown, .pageDown, .pageUp) == [12, 24, 12])
  }

  @Test func `the focused item is drawn reversed`() {
    let (_, _, stage) = grid()
    stage.sendAll(.arrow(.right))
    let surface = stage.surface
    let reversed = (0..<14).filter { surface[column: $0, row: 0].attributes.contains(.reverse) }
    #expect(reversed == [5, 6, 7, 8])
  }

  // UICollectionView.h, UICollectionViewDelegate: "The sequence of calls leading to selection from
  // a user touch is: shouldHighlight, didHighlight, shouldSelect or shouldDeselect, didSelect or
  // didDeselect, didUnhighlight".
  @Test func `Enter calls the delegate in the order of UIKit's header`() {
    let (boxes, view, stage) = grid()
    stage.tap()
    #expect(
      boxes.takeLog() == [
        "shouldHighlight [0, 0]", "didHighlight [0, 0]", "shouldSelect [0, 0]",
        "didSelect [0, 0]", "didUnhighlight [0, 0]",
      ])
    #expect(view.indexPathsForSelectedItems == [item(0)])
    #expect(stage.actions == ["select [0, 0]"])
  }

  @Test func `a selection replaces the earlier one`() {
    let (boxes, view, stage) = grid()
    stage.tap()
    stage.sendAll(.arrow(.right))
    _ = boxes.takeLog()
    stage.tap()
    #expect(
      boxes.takeLog() == [
        "shouldHighlight [0, 1]", "didHighlight [0, 1]", "shouldSelect [0, 1]",
        "didDeselect [0, 0]", "didSelect [0, 1]", "didUnhighlight [0, 1]",
      ])
    #expect(view.cellForItem(at: item(0))?.isSelected == false)
    #expect(view.cellForItem(at: item(1))?.isSelected == true)
  }

  @Test func `Enter on a selected item of a multiple selection deselects it`() {
    let (boxes, view, stage) = grid()
    view.allowsMultipleSelection = true
    stage.tap()
    stage.sendAll(.arrow(.right))
    stage.tap()
    #expect(view.indexPathsForSelectedItems == [item(0), item(1)])
    _ = boxes.takeLog()
    stage.tap()
    #expect(
      boxes.takeLog() == [
        "shouldHighlight [0, 1]", "didHighlight [0, 1]", "shouldDeselect [0, 1]",
        "didDeselect [0, 1]", "didUnhighlight [0, 1]",
      ])
    #expect(view.indexPathsForSelectedItems == [item(0)])
  }

  // "collectionView(_:shouldHighlightItemAt:)": returning false prevents the selection too.
  @Test func `an item that may not be highlighted is not selected`() {
    let (boxes, view, stage) = grid()
    boxes.mayHighlight = false
    stage.tap()
    #expect(boxes.takeLog() == ["shouldHighlight [0, 0]"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `a touch highlights an item and selects it when it ends`() {
    let (boxes, view, stage) = grid()
    stage.application.touch(.down, 6, 1)
    #expect(boxes.takeLog() == ["shouldHighlight [0, 4]", "didHighlight [0, 4]"])
    #expect(view.cellForItem(at: item(4))?.isHighlighted == true)
    #expect(view.indexPathForFocusedItem == item(4))
    stage.application.touch(.up, 6, 1)
    #expect(
      boxes.takeLog() == ["shouldSelect [0, 4]", "didSelect [0, 4]", "didUnhighlight [0, 4]"])
    #expect(view.cellForItem(at: item(4))?.isHighlighted == false)
  }

  @Test func `a touch between items does nothing`() {
    let (boxes, _, stage) = grid()
    stage.application.touch(.down, 4, 0)
    stage.application.touch(.up, 4, 0)
    #expect(boxes.takeLog() == [])
  }

  @Test func `the wheel scrolls by three rows`() {
    let boxes = Boxes([String(repeating: "x", count: 60)])
    let (_, view, stage) = grid(boxes, rows: 5)
    stage.application.turnWheel(.down, 5, 2)
    #expect(view.contentOffset.y == 3)
  }

  @Test func `selecting in code calls no delegate and moves the focus`() {
    let (boxes, view, stage) = grid(rows: 1)
    stage.turn { view.selectItem(at: item(7), animated: false, scrollPosition: .bottom) }
    #expect(boxes.takeLog() == [])
    #expect(view.indexPathForFocusedItem == item(7))
    #expect(stage.lines == ["g    h"])
    stage.turn { view.selectItem(at: nil, animated: false, scrollPosition: []) }
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `scrolling to an item puts it where it is asked to`() {
    let boxes = Boxes([String(repeating: "x", count: 60)])
    let (_, view, stage) = grid(boxes, rows: 5)
    func offset(_ position: CollectionView.ScrollPosition) -> Double {
      stage.turn { view.scrollToItem(at: item(30), at: position, animated: false) }
      return view.contentOffset.y
    }
    // The item is in row 10 of 20.
    #expect([offset(.top), offset(.centeredVertically), offset(.bottom)] == [10, 8, 6])
    stage.turn { view.contentOffset.y = 0 }
    #expect(offset([]) == 6)
  }
}
