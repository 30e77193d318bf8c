import CellGraphics
import NavigationKit
import TestSupport
import Testing

@Suite struct CollectionViewTests {
  private func letters(_ text: String = "abcdefghi") -> (Boxes, CollectionView, Stage) {
    let boxes = Boxes([text])
    let view = boxes.view(flow { $0.minimumLineSpacing = 0 })
    return (boxes, view, Stage(view: view, columns: 14, rows: 3))
  }

  @Test func `only the cells of visible items are requested`() {
    let (boxes, view, stage) = letters(String(repeating: "x", count: 3000))
    #expect(boxes.cellsAskedFor == 9)
    stage.turn { view.contentOffset.y = 1 }
    #expect(boxes.cellsAskedFor == 12)
    #expect(view.indexPathsForVisibleItems == (3..<12).map { item($0) })
    #expect(view.contentSize.height == 1000)
  }

  @Test func `a cell that is used again is prepared for it`() throws {
    let (_, view, stage) = letters(String(repeating: "x", count: 30))
    let first = try #require(view.cellForItem(at: item(0)) as? BoxCell)
    stage.turn { view.contentOffset.y = 3 }
    #expect(first.reuses == 1)
    #expect(view.indexPath(for: first) != nil)
  }

  @Test func `reloading the data clears the selection`() {
    let (boxes, view, stage) = letters()
    stage.tap()
    stage.turn {
      boxes.sections = [["x", "y"]]
      view.reloadData()
    }
    #expect(view.indexPathsForSelectedItems == [])
    #expect(stage.lines == ["x    y", "", ""])
  }

  @Test func `inserted items appear and the focused item stays the same`() {
    let (boxes, view, stage) = letters()
    stage.turn {
      boxes.sections[0].insert("X", at: 0)
      view.insertItems(at: [item(0)])
    }
    #expect(view.indexPathForFocusedItem == item(1))
    stage.settle()
    #expect(stage.lines == ["X    a    b", "c    d    e", "f    g    h"])
  }

  @Test func `a batch deletes by old positions and inserts and moves by new ones`() {
    let (boxes, view, stage) = letters("abcd")
    var finished: Bool?
    stage.turn {
      view.performBatchUpdates {
        boxes.sections = [["d", "X", "b", "c"]]
        view.deleteItems(at: [item(0)])
        view.insertItems(at: [item(1)])
        view.moveItem(at: item(3), to: item(0))
      } completion: {
        finished = $0
      }
    }
    #expect(finished == nil)
    stage.settle()
    #expect(finished == true)
    #expect(stage.lines == ["d    X    b", "c", ""])
  }

  // Column 10 of line 0 to column 5: the way of c when a is deleted, half of it after 0.15 s.
  @Test func `cells move to their new places`() throws {
    let (boxes, view, stage) = letters("abc")
    let cell = try #require(view.cellForItem(at: item(2)))
    stage.turn {
      boxes.sections[0].removeFirst()
      view.deleteItems(at: [item(0)])
    }
    #expect(cell.frame.minX == 5)
    #expect(cell.presentationFrame.minX == 10)
    stage.advance(to: 18)
    #expect(cell.presentationFrame.minX == 7.5)
  }

  @Test func `sections can be inserted, moved and deleted`() {
    let boxes = Boxes(["a", "b", "c"])
    let view = boxes.view(flow { $0.itemSize = Size(width: 14, height: 1) })
    let stage = Stage(view: view, columns: 14, rows: 4)
    #expect(stage.lines == ["a", "b", "c", ""])
    stage.turn {
      view.performBatchUpdates {
        boxes.sections = [["c"], ["X"], ["b"]]
        view.deleteSections([0])
        view.insertSections([1])
        view.moveSection(2, toSection: 0)
      }
    }
    stage.settle()
    #expect(stage.lines == ["c", "X", "b", ""])
  }

  @Test func `reconfiguring keeps the cell`() throws {
    let (boxes, view, stage) = letters()
    let cell = try #require(view.cellForItem(at: item(1)) as? BoxCell)
    stage.turn {
      boxes.sections[0][1] = "B"
      view.reconfigureItems(at: [item(1)])
    }
    #expect(view.cellForItem(at: item(1)) === cell)
    #expect(cell.label.text == "B")
    #expect(cell.reuses == 0)
  }

  @Test func `reloading an item requests its cell only`() {
    let (boxes, view, stage) = letters()
    let asked = boxes.cellsAskedFor
    stage.turn {
      boxes.sections[0][1] = "B"
      view.reloadItems(at: [item(1)])
    }
    stage.settle()
    #expect(boxes.cellsAskedFor == asked + 1)
    #expect(stage.lines[0] == "a    B    c")
  }

  @Test func `a new layout places the same cells`() throws {
    let (_, view, stage) = letters("abc")
    let cell = try #require(view.cellForItem(at: item(1)))
    let rows = flow {
      $0.itemSize = Size(width: 14, height: 1)
      $0.minimumLineSpacing = 0
    }
    stage.turn { view.setCollectionViewLayout(rows, animated: true) }
    stage.settle()
    #expect(view.cellForItem(at: item(1)) === cell)
    #expect(stage.lines == ["a", "b", "c"])
  }

  @Test func `a registration makes and configures cells`() {
    final class Source: CollectionViewDataSource {
      let cells = CollectionView.CellRegistration<BoxCell, String> { cell, path, title in
        cell.label.text = "\(title)\(path.item)"
      }
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
        -> CollectionViewCell
      {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "n")
      }
    }
    let (source, view) = (Source(), CollectionView(frame: .zero, collectionViewLayout: flow()))
    view.dataSource = source
    #expect(Stage(view: view, columns: 14, rows: 1).lines == ["n0   n1"])
  }

  @Test func `the background of a selected cell shows only while it is selected`() {
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    let background = View()
    cell.selectedBackgroundView = background
    #expect(background.isHidden)
    cell.isSelected = true
    #expect(!background.isHidden)
    #expect(cell.subviews.first === background)
  }

  @Test func `the controller is the data source of its view`() {
    final class Grid: CollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      }
      override func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        (cell as? BoxCell)?.label.text = "\(indexPath.item)"
        return cell
      }
      override func collectionView(
        _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
      ) { title = "item \(indexPath.item)" }
    }
    let grid = Grid(collectionViewLayout: flow())
    let stage = Stage(root: grid, columns: 14, rows: 1)
    #expect(stage.lines == ["0    1    2"])
    stage.sendAll(.arrow(.right))
    stage.tap()
    #expect(grid.title == "item 1")
  }

  // A report in CatchChat/Yep has UIKit's sentence.
  @Test func `counts that do not match an update trap with UIKit's sentence`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let boxes = Boxes(["ab"])
      let view = boxes.view(flow())
      let stage = Stage(view: view, columns: 14, rows: 3)
      stage.turn {
        boxes.sections = [["a", "b", "c"]]
        view.insertItems(at: [item(2), item(3)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        """
        Invalid update: invalid number of items in section 0. The number of items contained in an \
        existing section after the update (3) must be equal to the number of items contained in \
        that section before the update (2), plus or minus the number of items inserted or deleted \
        from that section (2 inserted, 0 deleted) and plus or minus the number of items moved \
        into or out of that section (0 moved in, 0 moved out).
        """))
  }
}
