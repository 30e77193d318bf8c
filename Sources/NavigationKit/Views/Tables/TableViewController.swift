/// A view controller whose view is a table. It is the table's data source and delegate.
///
/// Override the data source's methods. A selected row is deselected when the table appears again.
///
/// ```swift
/// final class Menu: TableViewController {
///   override func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
///   override func tableView(_ table: TableView, didSelectRowAt path: IndexPath) {
///     title = "Row \(path.row)"
///   }
/// }
/// let (application, menu) = (Application(), Menu(style: .plain))
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// application.turn {
///   window.rootViewController = menu
///   window.makeKeyAndVisible()
/// }
/// application.send(.arrow(.down))
/// application.tap()
/// precondition(menu.title == "Row 1")
/// ```
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style

  /// A Boolean value that indicates whether the selection is cleared each time the table appears;
  /// true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has a style.
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

  /// The controller's view as a table, which is loaded if necessary.
  ///
  /// It is nil if an override of `loadView()` sets another kind of view.
  public var tableView: TableView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? TableView
    }
    set { view = newValue }
  }

  open override func loadView() {
    let table = takeStoryboardView() as? TableView ?? TableView(style: style)
    table.dataSource = self
    table.delegate = self
    setDefaultView(table)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: - Data source

  /// Returns the number of sections: 1 unless overridden, as in UIKit.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns the number of rows of a section: 0 unless overridden.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row: an empty cell unless overridden.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  /// Returns the title above a section: nil, for no header, unless overridden.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns the text below a section: nil, for no footer, unless overridden.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Asks whether the user can delete a row: false unless overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when the user has confirmed the deletion of a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  // MARK: - Delegate

  /// Called after each change of the content offset. Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when an animated scroll has arrived. Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns the height of a row in rows of the screen. Leaves the heights to the table unless
  /// overridden.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    tableView.uniformRowHeight()
  }

  /// Returns the row to select in place of `indexPath`; the same row unless overridden, nil for
  /// none.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called when the user has selected a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the row to deselect in place of `indexPath`; the same row unless overridden, nil for
  /// none.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }

  /// Called when the user has deselected a row. Does nothing unless overridden.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when the user has pressed the ⓘ of a row. Does nothing unless overridden.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the title of a row's Delete button; nil, for Delete, unless overridden.
  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
}
