/// A controller whose view is a table, and who is its data source and delegate.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style

  /// Whether a selected row is deselected when the table comes onto the screen, as on the way back
  /// from what it led to.
  open var clearsSelectionOnViewWillAppear = true

  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init?<Archive>(coder: Archive) {
    style = .plain
    super.init(coder: coder)
  }

  /// The view as a table, which an override of `loadView()` has to make one.
  public var tableView: TableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? TableView
    }
    set { view = newValue }
  }

  open override func loadView() {
    let table = TableView(style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: - Data source

  /// 1 unless overridden; UIKit says 1 too.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// 0 unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// A cell without text unless overridden.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  // MARK: - Delegate

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Leaves the heights to the table unless overridden.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.uniformRowHeight()
  }

  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
