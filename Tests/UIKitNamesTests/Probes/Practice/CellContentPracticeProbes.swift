import Testing
import UIKitNames

/// Probes of registrations, content configurations, configuration states and list cells.
@Suite struct CellContentPracticeProbes {
  /// A configuration with a view of its own, as apps write it.
  struct Badge: UIContentConfiguration {
    var text = ""
    var isChosen = false
    func makeContentView() -> UIView & UIContentView { BadgeView(self) }
    func updated(for state: UIConfigurationState) -> Badge {
      var copy = self
      if let state = state as? UICellConfigurationState { copy.isChosen = state.isSelected }
      return copy
    }
  }

  final class BadgeView: UIView, UIContentView {
    var applied: [String] = []
    var configuration: UIContentConfiguration {
      didSet { apply() }
    }
    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      apply()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    private func apply() {
      guard let badge = configuration as? Badge else { return }
      applied.append("\(badge.text) \(badge.isChosen)")
    }
  }

  final class StateCell: UICollectionViewListCell {
    var states: [UICellConfigurationState] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  final class Header: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  final class Items<ItemCell: UICollectionViewCell>: UICollectionViewDataSource {
    let registration: UICollectionView.CellRegistration<ItemCell, String>
    var headers: UICollectionView.SupplementaryRegistration<Header>?
    var items: [String]
    init(_ items: [String], _ registration: UICollectionView.CellRegistration<ItemCell, String>) {
      self.items = items
      self.registration = registration
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      items.count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: items[indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let headers else { return UICollectionReusableView(frame: .zero) }
      return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private static func view(_ source: UICollectionViewDataSource, header: CGFloat = 0)
    -> (ViewStage, UICollectionView)
  {
    let stage = ViewStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 2)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 40, height: header)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 24), collectionViewLayout: layout)
    view.dataSource = source
    stage.add(view)
    return (stage, view)
  }

  /// UICollectionView.CellRegistration: its handler configures each cell with its item; no identifier is
  /// registered by the app.
  @Test func `a registration configures cells with their items`() {
    let log = ProbeLog()
    let source = Items<UICollectionViewListCell>(
      ["a", "b"],
      .init { cell, path, item in
        log.add("\(path.item) \(item)")
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(item)"
        cell.contentConfiguration = content
      })
    let (stage, view) = Self.view(source)
    #expect(log.take() == ["0 a", "1 b"])
    #expect(view.cellForItem(at: Self.path(1)) is UICollectionViewListCell)
    #expect(stage.screen.row(of: "Item b") != nil)
    source.items[1] = "c"
    stage.turn { view.reconfigureItems(at: [Self.path(1)]) }
    #expect(log.take() == ["1 c"] && stage.screen.row(of: "Item c") != nil)
    #expect(stage.screen.row(of: "Item b") == nil)
  }

  /// UICollectionView.SupplementaryRegistration: its handler gets the view, the kind and the index path.
  @Test func `a registration configures headers`() {
    let log = ProbeLog()
    let kind = UICollectionView.elementKindSectionHeader
    let source = Items<UICollectionViewListCell>(["a"], .init { _, _, _ in })
    source.headers = .init(elementKind: kind) { view, kind, path in
      view.tag = 7
      log.add("\(kind == UICollectionView.elementKindSectionHeader) \(path.section)")
    }
    let (stage, view) = Self.view(source, header: 2)
    #expect(log.take() == ["true 0"])
    let header = view.supplementaryView(forElementKind: kind, at: Self.path(0))
    #expect(header?.tag == 7 && header?.frame == CGRect(x: 0, y: 0, width: 40, height: 2))
    _ = stage
  }

  private static func badge(of cell: UICollectionViewCell?) -> BadgeView? {
    cell?.contentView as? BadgeView
  }

  /// UICollectionViewCell `contentConfiguration`: makes one content view; the next configuration of the kind
  /// is given to the same view. It replaces `contentView`.
  @Test func `a content view is kept for configurations of its kind`() {
    let source = Items<UICollectionViewListCell>(
      ["a"], .init { cell, _, item in cell.contentConfiguration = Badge(text: item) })
    let (stage, view) = Self.view(source)
    let cell = view.cellForItem(at: Self.path(0))
    let badge = Self.badge(of: cell)
    #expect(badge?.applied.last == "a false")
    stage.turn { cell?.contentConfiguration = Badge(text: "b") }
    #expect(Self.badge(of: cell) === badge && badge?.applied.last == "b false")
  }

  /// UICollectionViewCell `automaticallyUpdatesContentConfiguration`: true by default; `updated(for:)` gives
  /// the configuration for the new state, when the cell is selected.
  @Test func `a selected cell updates its content`() {
    let source = Items<UICollectionViewListCell>(
      ["a"], .init { cell, _, item in cell.contentConfiguration = Badge(text: item) })
    let (stage, view) = Self.view(source)
    let cell = view.cellForItem(at: Self.path(0))
    let badge = Self.badge(of: cell)
    #expect(cell?.automaticallyUpdatesContentConfiguration == true)
    stage.turn { view.selectItem(at: Self.path(0), animated: false, scrollPosition: []) }
    #expect(cell?.configurationState.isSelected == true && badge?.applied.last == "a true")
    stage.turn { view.deselectItem(at: Self.path(0), animated: false) }
    #expect(badge?.applied.last == "a false")
  }

  /// UICollectionViewCell `updateConfiguration(using:)`: called for the first display and for changes of the
  /// state; several requests in a turn are one call.
  @Test func `a cell is asked to update for each state`() {
    let source = Items<StateCell>(["a"], .init { _, _, _ in })
    let (stage, view) = Self.view(source)
    let cell = view.cellForItem(at: Self.path(0)) as? StateCell
    #expect(cell?.states.isEmpty == false && cell?.states.last?.isSelected == false)
    cell?.states = []
    stage.turn { view.selectItem(at: Self.path(0), animated: false, scrollPosition: []) }
    #expect(cell?.states.last?.isSelected == true)
    cell?.states = []
    stage.turn {
      cell?.setNeedsUpdateConfiguration()
      cell?.setNeedsUpdateConfiguration()
    }
    #expect(cell?.states.count == 1)
  }

  /// UITableViewCell `configurationUpdateHandler`: called with the cell and its state; the usual way to show
  /// a check mark for the chosen row.
  @Test func `a handler updates a cell of a table`() {
    final class Rows: UITableViewDataSource {
      let log = ProbeLog()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = Cell(style: .default, reuseIdentifier: nil)
        let log = log
        cell.configurationUpdateHandler = { cell, state in
          log.add("\(indexPath.row) \(state.isSelected)")
          var content = cell.defaultContentConfiguration().updated(for: state)
          content.text = state.isSelected ? "Chosen" : "Row \(indexPath.row)"
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let (stage, rows) = (ViewStage(), Rows())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    table.rowHeight = 2
    table.dataSource = rows
    stage.add(table)
    #expect(Set(rows.log.take()) == ["0 false", "1 false"] && stage.screen.row(of: "Row 1") != nil)
    stage.turn { table.selectRow(at: Self.path(1), animated: false, scrollPosition: .none) }
    #expect(rows.log.take().last == "1 true" && stage.screen.row(of: "Chosen") != nil)
    stage.turn { table.deselectRow(at: Self.path(1), animated: false) }
    #expect(rows.log.take().last == "1 false" && stage.screen.row(of: "Chosen") == nil)
  }

  /// UIListContentConfiguration: a value; cell, subtitle and value cells differ in the place of the second
  /// text; the content view shows the new configuration.
  @Test func `a list content is a value with two texts`() {
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content.text == nil && content.secondaryText == nil && content.image == nil)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    content.text = "Title"
    var copy = content
    copy.secondaryText = "Detail"
    #expect(content.secondaryText == nil && content != copy)
    let stage = ViewStage()
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 3)
    stage.add(view)
    #expect(stage.screen.row(of: "Title") != nil && stage.screen.row(of: "Detail") == nil)
    stage.turn { view.configuration = copy }
    #expect((stage.screen.row(of: "Detail") ?? 0) > (stage.screen.row(of: "Title") ?? 9))
    #expect((view.configuration as? UIListContentConfiguration)?.secondaryText == "Detail")
  }

  /// UITableViewHeaderFooterView and UITableViewCell: a configuration replaces the content, and nil takes it
  /// away again.
  @Test func `a configuration of a table cell is replaced and removed`() {
    let cell = Cell(style: .default, reuseIdentifier: "x")
    #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
    var content = cell.defaultContentConfiguration()
    #expect(content.text == nil)
    content.text = "One"
    cell.contentConfiguration = content
    content.text = "Two"
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "One")
    cell.contentConfiguration = content
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
    cell.contentConfiguration = nil
    #expect(cell.contentConfiguration == nil)
    #expect(!cell.configurationState.isSelected && !cell.configurationState.isEditing)
  }
}
