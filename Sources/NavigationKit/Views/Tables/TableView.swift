public import CellGraphics

/// A scrolling list of rows in sections, with cells for the visible rows only.
///
/// The data source provides the counts and cells, the delegate reacts to selections. Set
/// ``dataSource`` and ``ScrollView/delegate``; a delegate that conforms to ``TableViewDelegate``
/// receives the table's calls too.
///
/// The whole table is one stop for Tab. One row is the focused row. Up and Down move it, Page Up
/// and Page Down move it by pages, Home and End to the ends. Enter selects it, Right presses its ⓘ,
/// Left shows its Delete button if it can be deleted. Enter then deletes it, and any other key
/// hides the button. An arrow without effect becomes a swipe.
///
/// The cost of a key or a frame depends on the number of visible rows, not of all rows.
///
/// ```swift
/// final class Cities: TableViewDataSource {
///   let names = ["Berlin", "Lima", "Oslo"]
///   func tableView(_ table: TableView, numberOfRowsInSection section: Int) -> Int { names.count }
///   func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
///     let cell = table.dequeueReusableCell(withIdentifier: "city", for: path)
///     cell.textLabel?.text = names[path.row]
///     return cell
///   }
/// }
/// let (cities, table) = (Cities(), TableView(frame: Rect(x: 0, y: 0, width: 30, height: 10)))
/// table.register(TableViewCell.self, forCellReuseIdentifier: "city")
/// table.dataSource = cities
/// table.layoutIfNeeded()
/// precondition(table.visibleCells.map { $0.textLabel?.text } == ["Berlin", "Lima", "Oslo"])
/// ```
open class TableView: ScrollView {
  /// The height that stands for the table's own choice: -1, UIKit's value.
  public static let automaticDimension = -1.0

  /// The appearance of the sections, set when the table is made.
  public let style: Style
  /// The object that provides the rows; the table does not keep it alive. Setting it reloads the
  /// table.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The object that prepares the data of rows before they are visible; nil for none.
  public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether ``prefetchDataSource`` is called; true by default.
  public var isPrefetchingEnabled = true
  var prefetching = Prefetching()

  /// The height of each row in rows of the screen, if the delegate does not determine it.
  ///
  /// ``automaticDimension``, the default, takes the height that the first row's cell asks for: two
  /// with a subtitle, otherwise one.
  public var rowHeight = TableView.automaticDimension { didSet { setNeedsMetrics() } }
  /// The separators between rows; lines by default.
  public var separatorStyle: SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether Enter and clicks select rows; true by default.
  public var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected; false by default.
  ///
  /// If true, Enter adds the focused row to the selection or removes it.
  public var allowsMultipleSelection = false

  /// A Boolean value that indicates whether rows can be selected in editing mode; false by default.
  public var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected in editing mode; false by
  /// default.
  public var allowsMultipleSelectionDuringEditing = false
  /// The height that rows are assumed to have before they are measured; automatic by default.
  ///
  /// If it is set and ``rowHeight`` is automatic, each row has the height that its own cell asks
  /// for. Otherwise the first row's cell decides for all rows.
  public var estimatedRowHeight = TableView.automaticDimension { didSet { setNeedsMetrics() } }
  /// The height of headers that are views; automatic, the view's own height, by default.
  public var sectionHeaderHeight = TableView.automaticDimension { didSet { setNeedsMetrics() } }
  /// The height of footers that are views; automatic, the view's own height, by default.
  public var sectionFooterHeight = TableView.automaticDimension { didSet { setNeedsMetrics() } }
  /// An estimate of the height of headers. It has no effect.
  public var estimatedSectionHeaderHeight = TableView.automaticDimension
  /// An estimate of the height of footers. It has no effect.
  public var estimatedSectionFooterHeight = TableView.automaticDimension
  /// The rows above the header of a section of a plain table. It has no effect.
  public var sectionHeaderTopPadding = TableView.automaticDimension
  /// The view above all sections, which scrolls with them; nil by default.
  ///
  /// It has the table's width and keeps its height. Set it again after a change of its height.
  public var tableHeaderView: View? {
    didSet { replaceEndView(oldValue, by: tableHeaderView) }
  }
  /// The view below all sections, which scrolls with them; nil by default.
  public var tableFooterView: View? {
    didSet { replaceEndView(oldValue, by: tableFooterView) }
  }
  /// The view behind the rows, as large as the table; nil by default.
  public var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The row that the keys act on; nil in a table without rows.
  public internal(set) var indexPathForFocusedRow: IndexPath?

  weak var tableDelegate: (any TableViewDelegate)?
  /// The positions of all parts; nil until they are computed from the data source.
  var metrics: TableMetrics?
  /// The width for which `metrics` was computed.
  var metricsWidth = 0.0
  /// Indicates whether the delegate leaves the row heights to the table.
  var hasUniformRows = false
  var titles: [SectionTitles] = []
  /// The cells of the visible rows, and of rows that an animation shows, in order.
  var shownCells: [ShownCell] = []
  var reusableCells: [String: [TableViewCell]] = [:]
  var cellMakers: [String: () -> TableViewCell] = [:]
  /// The selected rows, in order.
  var selectedRows: [IndexPath] = []
  /// The row whose Delete button is shown.
  var rowToDelete: IndexPath? {
    didSet {
      guard let oldValue, oldValue != rowToDelete, !isEditing else { return }
      tableDelegate?.tableView(self, didEndEditingRowAt: oldValue)
    }
  }
  /// Indicates whether the last answer about editing was the default of the data source's protocol.
  var hasNoAnswerAboutEditing = false
  /// The changes requested in `performBatchUpdates`; nil outside of such a call.
  var openUpdate: ListUpdate?
  /// The number of calls of `beginUpdates` that are not ended.
  var updateDepth = 0
  /// Indicates whether the next metrics keep the views of headers and footers.
  var keepsSectionViews = false
  var headerFooters = HeaderFooterPool()
  /// The visible cell that `dequeueReusableCell` returns while its row is reconfigured; nil at other
  /// times.
  var cellToReconfigure: TableViewCell?
  /// The actions that are shown beside a row; nil while there are none.
  var openSwipe: OpenSwipe?
  /// The answers about the focused row for its hints; nil until they are needed.
  var focusedRowAnswers: RowAnswers?
  /// The row that the arrows move in editing mode.
  var rowInHand: IndexPath?
  var storedIsEditing = false
  /// The action of the present touch.
  var pressed: TablePress?
  /// Shows the actions or the Delete button of a row that is dragged aside.
  let deletePan = PanGestureRecognizer()
  /// Indicates whether the table had the focus when it was last drawn. The cells read this value.
  var showsFocus = false

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview, in cells.
  ///   - style: The appearance of the sections.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    addDeletePan()
    backgroundColor =
      style == .plain
      ? Theme.current { $0.background } : Theme.current { $0.groupedBackground }
  }

  /// Creates a plain table without rows. A subclass that overrides the other initialisers inherits
  /// this one.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Creates a plain table without rows.
  public required init?(coder: Coder) {
    style = .plain
    super.init(coder: coder)
    addDeletePan()
    backgroundColor = Theme.current { $0.background }
  }

  override func delegateDidChange() {
    tableDelegate = delegate as? any TableViewDelegate
    setNeedsMetrics()
  }

  open override func layoutSubviews() {
    backgroundView?.place(in: bounds)
    updateMetrics()
    tile()
    prefetchRows()
  }

  /// A Boolean value that indicates whether the table is in editing mode; false by default.
  ///
  /// Rows that can be deleted then show `⊖`, and rows that can be moved `≡`. Enter acts on the
  /// focused row's `⊖`. Right takes a row that can be moved in hand, and the arrows then move it.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing mode on or off. `animated` is ignored.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  open override func draw(on canvas: inout Canvas) {
    showsFocus = isFocused
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    drawTitles(on: &canvas, bounds: bounds)
    // The focused row shows the focus, so there are no focus marks.
    drawIndicator(on: &canvas, bounds: bounds)
  }

  // MARK: - Touches

  open override func touchBegan(_ touch: Touch) { press(touch) }

  open override func touchMoved(_ touch: Touch) { followPress(touch) }

  open override func touchEnded(_ touch: Touch) { endPress(touch) }

  open override func touchCancelled(_ touch: Touch) { releasePress() }

  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    recognizer === deletePan
      ? canDragToDelete : super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: - Keys

  /// False for a table without rows, in which keys have no effect.
  open override var canBecomeFocused: Bool { metrics.map { $0.first != nil } ?? true }

  package override var focusPoint: Point {
    indexPathForFocusedRow.map { rectForRow(at: $0).origin } ?? super.focusPoint
  }

  override var subviewsInFocusOrder: [View] {
    let header = tableHeaderView.map { [$0] } ?? []
    return header + shownCells.map(\.cell)
      + subviews.filter { !($0 is TableViewCell) && $0 !== tableHeaderView }
  }

  open override func handle(_ input: KeyInput) -> Bool {
    if openSwipe != nil { return chooseSwipe(by: input) }
    if isFocused, rowInHand != nil, moveRowInHand(by: input) { return true }
    if rowToDelete != nil {
      rowToDelete = nil
      updateRows()
      return true
    }
    // If a control in a cell has the focus instead of the table, keys scroll and the focused row is
    // not shown.
    guard isFocused else { return super.handle(input) }
    return moveFocusedRow(by: input)
  }

  override func keepsArrow(_ direction: Direction) -> Bool {
    isFocused && direction.isVertical || super.keepsArrow(direction)
  }

  open override func activate() -> Bool {
    if performSwipe() || confirmDeletion() || dropRow() { return true }
    guard let path = indexPathForFocusedRow else { return false }
    if isEditing, !allowsMultipleSelectionDuringEditing, editRow(path) { return true }
    guard canSelect else {
      window?.application?.refuse(.noSelection(part))
      return false
    }
    guard mayHighlight(path) else { return true }
    recordAction("select", path) { userSelects(path) }
    return true
  }

  open override func handleCancel() -> Bool {
    if closeSwipe() || dropRow() { return true }
    guard rowToDelete != nil else { return false }
    rowToDelete = nil
    updateRows()
    return true
  }

  override var chosenPart: View {
    indexPathForSelectedRow.flatMap { cellForRow(at: $0) } ?? self
  }

  override func didLoseFocus() {
    rowToDelete = nil
    rowInHand = nil
    let swipe = takeSwipe()
    updateRows()
    didEndEditing(swipe)
  }

  open override var keyHints: [KeyHint] { isFocused ? rowHints : super.keyHints }
}
