import CellGraphics
import NavigationKit
import Testing

@Suite struct DiffableDataSourceTests {
  private typealias Source = CollectionViewDiffableDataSource<Int, String>

  private func collection() -> (Source, CollectionView, Stage) {
    let view = CollectionView(
      frame: .zero, collectionViewLayout: flow { $0.minimumLineSpacing = 0 })
    view.showsVerticalScrollIndicator = false
    let cells = CollectionView.CellRegistration<BoxCell, String> { cell, _, title in
      cell.label.text = title
    }
    let source = Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    return (source, view, Stage(view: view, columns: 14, rows: 2))
  }

  private func snapshot(_ titles: [String]) -> DiffableDataSourceSnapshot<Int, String> {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles)
    return snapshot
  }

  @Test func `a collection view shows the snapshot`() {
    let (source, view, stage) = collection()
    stage.turn { source.apply(snapshot(["a", "b"])) }
    #expect(stage.lines == ["a    b", ""])
    #expect(source.itemIdentifier(for: item(1)) == "b")
    #expect(source.indexPath(for: "b") == item(1))
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    #expect(view.numberOfSections == 1)
  }

  @Test func `applying another snapshot animates the cells that stay`() throws {
    let (source, view, stage) = collection()
    stage.turn { source.apply(snapshot(["a", "b", "c"])) }
    let cell = try #require(view.cellForItem(at: item(2)))
    var isDone = false
    stage.turn { source.apply(snapshot(["c", "a", "x"])) { isDone = true } }
    #expect(view.cellForItem(at: item(0)) === cell)
    #expect(cell.presentationFrame.minX == 10)
    #expect(!isDone)
    stage.settle()
    #expect(isDone)
    #expect(stage.lines == ["c    a    x", ""])
  }

  @Test func `without animation the new cells are there at once`() {
    let (source, _, stage) = collection()
    stage.turn { source.apply(snapshot(["a", "b", "c"])) }
    stage.turn { source.apply(snapshot(["c", "d"]), animatingDifferences: false) }
    #expect(stage.lines == ["c    d", ""])
  }

  @Test func `the selected item and the focused item stay the same items`() {
    let (source, view, stage) = collection()
    stage.turn { source.apply(snapshot(["a", "b", "c"])) }
    stage.sendAll(.arrow(.right))
    stage.tap()
    stage.turn { source.apply(snapshot(["x", "y", "b"])) }
    #expect(view.indexPathsForSelectedItems == [item(2)])
    #expect(view.indexPathForFocusedItem == item(2))
  }

  @Test func `a reconfigured item keeps its cell`() throws {
    let (source, view, stage) = collection()
    stage.turn { source.apply(snapshot(["a", "b"])) }
    let cell = try #require(view.cellForItem(at: item(0)) as? BoxCell)
    stage.turn {
      cell.label.text = "?"
      var next = source.snapshot()
      next.reconfigureItems(["a"])
      source.apply(next)
    }
    #expect(view.cellForItem(at: item(0)) === cell)
    #expect(cell.label.text == "a")
  }

  @Test func `a section snapshot shows the visible items of its hierarchy`() {
    let (source, _, stage) = collection()
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1"], to: "a")
    stage.turn { source.apply(outline, to: 0) }
    stage.settle()
    #expect(stage.lines == ["a    b", ""])
    outline.expand(["a"])
    stage.turn { source.apply(outline, to: 0) }
    stage.settle()
    #expect(stage.lines == ["a    a1   b", ""])
    #expect(source.snapshot(for: 0).items == ["a", "a1", "b"])
  }

  @Test func `a table shows snapshots with sections and their titles`() {
    final class Titled: TableViewDiffableDataSource<String, String> {
      override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int)
        -> String?
      { sectionIdentifier(for: section) }
    }
    let table = TableView()
    table.separatorStyle = .none
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let source = Titled(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = name
      return cell
    }
    let stage = Stage(view: table, rows: 5)
    var first = source.snapshot()
    first.appendSections(["Fruit", "Nuts"])
    first.appendItems(["Apple", "Pear"], toSection: "Fruit")
    first.appendItems(["Almond"], toSection: "Nuts")
    stage.turn { source.apply(first) }
    #expect(stage.lines == ["  Fruit", "  Apple", "  Pear", "  Nuts", "  Almond"])
    stage.turn {
      var next = source.snapshot()
      next.moveSection("Nuts", beforeSection: "Fruit")
      next.moveItem("Pear", beforeItem: "Almond")
      source.apply(next)
    }
    stage.settle()
    #expect(stage.lines == ["  Nuts", "  Pear", "  Almond", "  Fruit", "  Apple"])
    #expect(table.indexPathForFocusedRow == IndexPath(row: 0, section: 1))
  }
}
