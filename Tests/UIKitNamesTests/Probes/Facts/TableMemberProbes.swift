import Testing
import UIKitNames

/// Probes of table views, their cells and diffable data sources.
@Suite struct TableMemberProbes {
  final class Source: UIResponder, UITableViewDataSource, UITableViewDelegate {
    var rows = [4, 3]
    var titles: [String?] = [nil, nil]
    var headerHeight: Double?
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var select: (UITableView, IndexPath) -> Void = { _, _ in }
    let log = ProbeLog()
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      configure(cell, indexPath)
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? (titles[section] == nil ? 0 : 1)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("select \(indexPath.section).\(indexPath.row)")
      select(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("deselect \(indexPath.section).\(indexPath.row)")
    }
  }

  final class Stage {
    let root = UIViewController()
    let screen: Screen
    let table: UITableView
    let source: Source
    init(_ source: Source = Source(), style: UITableView.Style = .plain) {
      self.source = source
      screen = Screen(root: root)
      screen.settle()
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 14), style: style)
      table.rowHeight = 1
      table.dataSource = source
      table.delegate = source
      turn { self.root.view.addSubview(self.table) }
    }
    func turn(_ body: @escaping () -> Void) {
      screen.turn { body() }
      screen.settle()
    }
    func click(_ view: UIView) {
      let place = view.convert(view.bounds, to: nil)
      screen.click(Int(place.midX), Int(place.midY))
      screen.settle()
    }
    func click(_ text: String) {
      guard let row = screen.row(of: text) else {
        Issue.record("The screen does not show \(text)")
        return
      }
      screen.click(2, row)
      screen.settle()
    }
  }

  /// UITableView `tableHeaderView`: nil removes the view, and the rows move up.
  @Test func `a removed table header gives its room back`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 3))
    stage.turn { stage.table.tableHeaderView = header }
    let path = IndexPath(row: 0, section: 0)
    #expect(stage.table.rectForRow(at: path).minY == 3)
    let height = stage.table.contentSize.height
    stage.turn { stage.table.tableHeaderView = nil }
    #expect(stage.table.rectForRow(at: path).minY == 0 && header.superview == nil)
    #expect(stage.table.contentSize.height == height - 3)
  }

  /// UITableViewDelegate `tableView(_:heightForHeaderInSection:)`: in a plain table a height of zero
  /// leaves the header out, although there is a title.
  @Test func `a header without height does not show its title`() {
    let source = Source()
    source.titles = ["First", "Second"]
    source.headerHeight = 0
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.screen.row(of: "First") == nil && stage.screen.row(of: "Second") == nil)
    #expect(stage.table.rectForHeader(inSection: 1).height == 0)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 4)
  }

  /// UITableViewCell `accessoryView`: a control there handles its touches, and the row is not selected.
  @Test func `a switch in a row changes without selecting the row`() {
    let source = Source()
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    let log = source.log
    toggle.addAction(UIAction { _ in log.add("switch") }, for: .valueChanged)
    source.configure = { cell, path in
      if path == IndexPath(row: 1, section: 0) { cell.accessoryView = toggle }
    }
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    stage.click(toggle)
    #expect(log.take() == ["switch"] && toggle.isOn)
    #expect(stage.table.indexPathForSelectedRow == nil)
    stage.click("Row 0.1")
    #expect(log.take() == ["select 0.1"])
  }

  /// UIView `isUserInteractionEnabled` of a cell: the usual way to keep one row from being tapped.
  @Test func `a cell without interaction is not selected by a tap`() {
    let source = Source()
    source.configure = { cell, path in cell.isUserInteractionEnabled = path.row != 2 }
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    stage.click("Row 0.2")
    #expect(source.log.take() == [] && stage.table.indexPathForSelectedRow == nil)
    stage.click("Row 0.3")
    #expect(source.log.take() == ["select 0.3"])
  }

  /// The usual `deselectRow(at:animated:)` in `tableView(_:didSelectRowAt:)`: no row stays selected,
  /// the delegate does not hear of the deselection, and the row can be tapped again.
  @Test func `a row deselected in its selection can be selected again`() {
    let source = Source()
    source.select = { table, path in table.deselectRow(at: path, animated: true) }
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    stage.click("Row 0.1")
    stage.click("Row 0.1")
    stage.click("Row 1.0")
    #expect(source.log.take() == ["select 0.1", "select 0.1", "select 1.0"])
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  final class Swiping: UIResponder, UITableViewDataSource, UITableViewDelegate {
    let log = ProbeLog()
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let log = self.log
      let action = UIContextualAction(style: .normal, title: "Archive") { action, _, done in
        log.add("\(action.title ?? "nil") \(indexPath.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { log.add("commit") }
  }

  /// UITableViewDelegate `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`: Use this method to
  /// return a set of actions to display when the user swipes the row, instead of the delete button.
  @Test func `a trailing action is shown and performed for its row`() {
    let swiping = Swiping()
    let root = UIViewController()
    let screen = Screen(root: root)
    defer { withExtendedLifetime((screen, swiping, root)) {} }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 10), style: .plain)
    table.rowHeight = 1
    table.dataSource = swiping
    table.delegate = swiping
    screen.turn { root.view.addSubview(table) }
    screen.settle()
    #expect(screen.row(of: "Archive") == nil)
    screen.turn { screen.application.moveFocus(.next) }
    screen.simulator.perform(.key(.arrow(.left)))
    screen.settle()
    #expect(screen.row(of: "Archive") != nil && screen.row(of: "Delete") == nil)
    screen.tap()
    screen.settle()
    #expect(swiping.log.take() == ["Archive 0"] && screen.row(of: "Archive") == nil)
  }

  final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { sectionIdentifier(for: section) }
  }

  /// UITableViewDiffableDataSource: a subclass overrides the data source's methods, such as titles.
  @Test func `a subclass of a diffable data source gives the titles`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 12), style: .plain)
    table.rowHeight = 1
    table.sectionHeaderHeight = 1
    let source = Titled(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Item \(item)"
      return cell
    }
    defer { withExtendedLifetime((screen, source, root)) {} }
    screen.turn {
      root.view.addSubview(table)
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["Fruit", "Roots"])
      snapshot.appendItems([1, 2], toSection: "Fruit")
      snapshot.appendItems([3], toSection: "Roots")
      source.apply(snapshot, animatingDifferences: false)
    }
    screen.settle()
    #expect(table.dataSource === source)
    guard let fruit = screen.row(of: "Fruit"), let roots = screen.row(of: "Roots"),
      let item = screen.row(of: "Item 3")
    else {
      Issue.record("The table does not show its titles")
      return
    }
    #expect(fruit < roots && roots < item)
  }

  /// UITableViewDiffableDataSource `applySnapshotUsingReloadData(_:completion:)` resets the table without
  /// computing a difference: all cells are asked for again.
  @Test func `a snapshot applied by reloading asks for all cells`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 12), style: .plain)
    table.rowHeight = 1
    let log = ProbeLog()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, item in
      log.add(item)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    defer { withExtendedLifetime((screen, source, root)) {} }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    let (first, second) = (snapshot, snapshot)
    screen.turn {
      root.view.addSubview(table)
      source.apply(first, animatingDifferences: false)
    }
    screen.settle()
    _ = log.take()
    screen.turn { source.apply(second, animatingDifferences: false) }
    screen.settle()
    #expect(log.take() == [])
    screen.turn { source.applySnapshotUsingReloadData(second) { log.add("done") } }
    screen.settle()
    #expect(log.take().sorted() == ["a", "b", "done"])
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
  }

  /// UITableView `deleteRows(at:with:)`: a section without rows any more is still a section with its
  /// title.
  @Test func `a section whose last row is deleted keeps its title`() {
    let source = Source()
    source.rows = [1, 2]
    source.titles = ["First", "Second"]
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    stage.turn {
      source.rows[0] = 0
      stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(stage.table.numberOfSections == 2 && stage.table.numberOfRows(inSection: 0) == 0)
    #expect(stage.screen.row(of: "First") != nil && stage.screen.row(of: "Row 0.0") == nil)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 2)
  }

  /// UITableViewCell `defaultContentConfiguration()` returns a new value without content; it shows when
  /// it is set, and later changes of the copy do not show.
  @Test func `a content configuration shows when it is set`() {
    let source = Source()
    source.rows = [1]
    source.titles = [nil]
    source.configure = { cell, _ in
      cell.textLabel?.text = nil
      var content = cell.defaultContentConfiguration()
      content.text = "Content"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
      content.text = "Later"
    }
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    #expect(stage.screen.row(of: "Content") != nil && stage.screen.row(of: "Later") == nil)
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == "Content")
    #expect(cell?.defaultContentConfiguration().text == nil)
  }

  /// UITableViewCell `configurationUpdateHandler`: the cell calls it with its state, also when it becomes
  /// selected and deselected (WWDC 2021, session 10252 and the handler's documentation).
  @Test func `a cell updates its configuration when it is selected`() {
    let source = Source()
    source.rows = [2]
    source.titles = [nil]
    var states: [Bool] = []
    source.configure = { cell, path in
      guard path.row == 0 else { return }
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    let path = IndexPath(row: 0, section: 0)
    #expect(states.last == false)
    stage.turn { stage.table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(states.last == true)
    stage.turn { stage.table.deselectRow(at: path, animated: false) }
    #expect(states.last == false)
  }

  struct Named: UIContentConfiguration {
    var name: String
    let log: ProbeLog
    func makeContentView() -> any UIView & UIContentView {
      log.add("make \(name)")
      return NamedView(self)
    }
    func updated(for state: any UIConfigurationState) -> Named { self }
  }

  final class NamedView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet {
        guard let named = configuration as? Named else { return }
        named.log.add("set \(named.name)")
      }
    }
    init(_ configuration: Named) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is Named }
  }

  /// UIContentView `configuration`: a cell that gets another configuration of the same type keeps the
  /// content view and sets its configuration (WWDC 2020, Modern cell configuration).
  @Test func `another configuration of the same type keeps the content view`() {
    let log = ProbeLog()
    let source = Source()
    source.rows = [1]
    source.titles = [nil]
    source.configure = { cell, _ in cell.contentConfiguration = Named(name: "one", log: log) }
    let stage = Stage(source)
    defer { withExtendedLifetime(stage) {} }
    #expect(log.take().filter { $0.hasPrefix("make") } == ["make one"])
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    stage.turn { cell?.contentConfiguration = Named(name: "two", log: log) }
    let calls = log.take()
    #expect(calls.contains("set two") && !calls.contains { $0.hasPrefix("make") })
  }
}
