import Foundation
import Testing
import UIKitNames

/// Probes of cells, headers, diffable data sources and index paths.
@Suite struct TableContentProbes {
  /// NSIndexPath UIKit Additions: `init(row:section:)`, `row`, `section`, `item`.
  @Test func `an index path has a section, and a row that is an item`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3 && path.count == 2)
    #expect(path == IndexPath(item: 3, section: 1) && path == [1, 3])
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  /// UITableViewCell: documented defaults.
  @Test func `a cell has the documented defaults`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "x")
    #expect(cell.reuseIdentifier == "x" && cell.accessoryType == .none)
    #expect(cell.selectionStyle == .default && !cell.isSelected && !cell.isHighlighted)
    #expect(!cell.isEditing && cell.indentationLevel == 0 && !cell.showsReorderControl)
    #expect(cell.editingStyle == .none && cell.accessoryView == nil)
    #expect(cell.detailTextLabel != nil && cell.contentView.superview === cell)
  }

  /// UITableViewCell: `detailTextLabel` is nil in the default style.
  @Test func `a default cell has no detail label`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.detailTextLabel == nil && cell.textLabel != nil && cell.reuseIdentifier == nil)
  }

  final class Source: UITableViewDataSource, UITableViewDelegate {
    var heights = true
    let log = ProbeLog()
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      log.add("cell \(indexPath.section).\(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(indexPath.row + 1)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 2 }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.add("display \(indexPath.section).\(indexPath.row)") }
  }

  private static func app() -> (Screen, UITableView, Source) {
    let screen = Screen(root: UIViewController())
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24), style: .plain)
    screen.turn {
      table.sectionFooterHeight = 0
      table.sectionHeaderTopPadding = 0
      table.dataSource = source
      table.delegate = source
      screen.root?.view.addSubview(table)
    }
    screen.settle()
    return (screen, table, source)
  }

  /// UITableViewDelegate: heights of rows and headers make the content's height.
  @Test func `heights of rows and headers add up`() {
    let (screen, table, source) = Self.app()
    withExtendedLifetime((screen, source)) {
      #expect(table.contentSize == CGSize(width: 40, height: 16))
      #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 8, width: 40, height: 2))
      #expect(table.rectForRow(at: [1, 1]) == CGRect(x: 0, y: 11, width: 40, height: 2))
      #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 40, height: 8))
    }
  }

  /// UITableViewDelegate: `willDisplay` after the data source made the cell.
  @Test func `a cell is made before it is displayed`() {
    let (screen, _, source) = Self.app()
    withExtendedLifetime(screen) {
      let calls = source.log.take().filter { $0.hasSuffix(" 0.1") }
      #expect(calls == ["cell 0.1", "display 0.1"])
    }
  }

  /// UITableViewDataSource: `titleForHeaderInSection`; `headerView(forSection:)`.
  @Test func `a section shows its title`() {
    let (screen, _, source) = Self.app()
    withExtendedLifetime(source) {}
    #expect(screen.text[0...1].joined().uppercased().contains("SECTION 0"))
  }

  /// UITableView: `tableHeaderView` is above the first section and shifts the rows.
  @Test func `a table header shifts the sections`() {
    let (screen, table, source) = Self.app()
    defer { withExtendedLifetime(source) {} }
    screen.turn {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 3))
      table.layoutIfNeeded()
      #expect(table.contentSize.height == 19)
      #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 5, width: 40, height: 1))
    }
  }

  /// UITableView: `rectForRow(at:)` is zero for an index path that is invalid.
  @Test func `a row that does not exist has no rectangle`() {
    let (screen, table, source) = Self.app()
    withExtendedLifetime((screen, source)) {
      #expect(table.rectForRow(at: [0, 9]) == .zero && table.rectForRow(at: [7, 0]) == .zero)
    }
  }

  /// UITableView: `dequeueReusableCell(withIdentifier:)` is nil for an identifier without a class.
  @Test func `an unknown identifier dequeues nothing`() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "some")
    #expect(table.dequeueReusableCell(withIdentifier: "some")?.reuseIdentifier == "some")
  }

  /// NSDiffableDataSourceSnapshot: order, counts and indexes.
  @Test func `a snapshot keeps the order of its sections and items`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x", "y"])
    snapshot.appendItems([1, 2, 3], toSection: "x")
    snapshot.appendItems([4])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 4)
    #expect(snapshot.itemIdentifiers(inSection: "y") == [4])
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfSection("y") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "y")
    #expect(snapshot.indexOfItem(9) == nil && snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  /// NSDiffableDataSourceSnapshot: `moveItem`, `insertItems`, `deleteItems`, `deleteSections`.
  @Test func `items of a snapshot are moved, inserted and deleted`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x", "y"])
    snapshot.appendItems([1, 2, 3], toSection: "x")
    snapshot.appendItems([4, 5], toSection: "y")
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 1, 5])
    snapshot.insertItems([9], beforeItem: 3)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers(inSection: "x") == [9, 3])
    snapshot.deleteSections(["x"])
    #expect(snapshot.itemIdentifiers == [4, 1, 5] && snapshot.sectionIdentifiers == ["y"])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  /// NSDiffableDataSourceSnapshot: `reloadItems(_:)`, `reconfigureItems(_:)` are remembered.
  @Test func `a snapshot remembers reloaded and reconfigured items`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x"])
    snapshot.appendItems([1, 2, 3])
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
  }

  /// UITableViewDiffableDataSource: `apply`, `itemIdentifier(for:)`, `indexPath(for:)`, `snapshot()`.
  @Test func `a diffable data source finds items and index paths`() {
    let screen = Screen(root: UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    var completions = 0
    screen.turn { screen.root?.view.addSubview(table) }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "item \(item)"
      return cell
    }
    screen.turn {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["x"])
      snapshot.appendItems([10, 20, 30])
      source.apply(snapshot, animatingDifferences: false) { completions += 1 }
    }
    screen.settle()
    #expect(completions == 1 && table.numberOfRows(inSection: 0) == 3)
    #expect(source.itemIdentifier(for: [0, 1]) == 20 && source.indexPath(for: 30) == [0, 2])
    #expect(source.itemIdentifier(for: [0, 7]) == nil && source.indexPath(for: 99) == nil)
    screen.turn {
      var snapshot = source.snapshot()
      snapshot.deleteItems([10])
      source.apply(snapshot, animatingDifferences: true)
    }
    screen.settle()
    #expect(table.cellForRow(at: [0, 0])?.textLabel?.text == "item 20")
    #expect(source.snapshot().itemIdentifiers == [20, 30])
  }

  /// UITableView: `deselectRow` by a diffable deletion: the selected row's item decides.
  @Test func `a selection follows its item through a snapshot`() {
    let screen = Screen(root: UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    screen.turn { screen.root?.view.addSubview(table) }
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["x"])
    snapshot.appendItems([10, 20, 30])
    screen.turn { source.apply(snapshot, animatingDifferences: false) }
    screen.settle()
    screen.turn {
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      snapshot.deleteItems([10])
      source.apply(snapshot, animatingDifferences: true)
    }
    screen.settle()
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  /// UIContextualAction, UISwipeActionsConfiguration: documented defaults.
  @Test func `swipe actions have the documented defaults`() {
    let action = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
      done(true)
    }
    #expect(action.style == .destructive && action.title == "Remove" && action.image == nil)
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(configuration.actions == [action])
  }
}
