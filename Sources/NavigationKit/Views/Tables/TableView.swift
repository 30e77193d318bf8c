public import CellGraphics

/// A list of rows in sections, of which only the visible ones exist.
///
/// The table is one stop of the focus. While it has it, one row is lit: the arrows up and down move
/// it from row to row, the page keys by pages, Home and End to the ends. Enter selects it, an arrow
/// to the right presses its ⓘ, and one to the left asks whether to delete it where it can be
/// deleted: Enter then does, and everything else does not. An arrow that finds nothing to do is a
/// swipe.
///
/// The time that a key or a picture takes depends on the rows visible and not on the number of
/// rows.
open class TableView: ScrollView {
  /// How sections are told apart. The raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Headers in bars, which stay at the top while their section is visible.
    case plain
    /// Sections as bands on a ground of their own.
    case grouped
    /// Sections as cards that leave the ground visible at both sides.
    case insetGrouped
  }

  /// Whether a line parts neighbouring rows. The raw values are UIKit's.
  public enum SeparatorStyle: Int, Sendable {
    case none
    /// Drawn under the blanks of a row, so that it takes none of its own.
    case singleLine
  }

  /// Where a row that is scrolled to comes to stand. The raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it is nearest.
    case none
    case top
    case middle
    case bottom
  }

  /// How rows come and go. The raw values are UIKit's.
  ///
  /// All but `none` look alike: the other rows make way, and new ones fade in.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// As a height: whatever the table finds fitting. UIKit's value.
  public static let automaticDimension = -1.0

  public let style: Style
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

  /// Rows of the screen that each row takes where the delegate does not say.
  ///
  /// `automaticDimension`, the default, is what the cell of the first row wants: two with a
  /// subtitle, else one.
  public var rowHeight = TableView.automaticDimension { didSet { setNeedsMetrics() } }
  public var separatorStyle: SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
  /// False lets Enter pass.
  public var allowsSelection = true
  /// True lets Enter add a row to the selected ones and take it from them.
  public var allowsMultipleSelection = false

  /// The row that the keys act on; nil in a table without rows.
  public internal(set) var indexPathForFocusedRow: IndexPath?

  weak var tableDelegate: (any TableViewDelegate)?
  /// Where everything stands; nil until the data source has been asked.
  var metrics: TableMetrics?
  /// The width for which `metrics` holds.
  var metricsWidth = 0.0
  /// Whether the delegate leaves the heights of the rows to the table.
  var hasUniformRows = false
  var titles: [SectionTitles] = []
  /// The cells of the visible rows, and of those on the way to be, in order.
  var shownCells: [ShownCell] = []
  var reusableCells: [String: [TableViewCell]] = [:]
  var cellMakers: [String: () -> TableViewCell] = [:]
  /// In order.
  var selectedRows: [IndexPath] = []
  /// The row whose Delete waits for Enter.
  var rowToDelete: IndexPath?
  /// What has been asked for within `performBatchUpdates`; nil outside.
  var openUpdate: TableUpdate?
  /// What the finger is on.
  var pressed: TablePress?
  /// Shows Delete on a row that is dragged to the left.
  let deletePan = PanGestureRecognizer()
  /// Whether the table had the focus when it was drawn last, which its cells show.
  var showsFocus = false

  /// A table with no rows until it has a data source.
  public init(frame: Rect = .zero, style: Style = .plain) {
    self.style = style
    super.init(frame: frame)
    addDeletePan()
    backgroundColor =
      style == .plain
      ? TableAppearance.background.current : TableAppearance.groupedBackground.current
  }

  public required init?(coder: Coder) {
    style = .plain
    super.init(coder: coder)
    addDeletePan()
    backgroundColor = TableAppearance.background.current
  }

  override func delegateDidChange() {
    tableDelegate = delegate as? any TableViewDelegate
    setNeedsMetrics()
  }

  open override func layoutSubviews() {
    updateMetrics()
    tile()
  }

  open override func draw(on canvas: inout Canvas) {
    showsFocus = isFocused
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    drawTitles(on: &canvas, bounds: bounds)
    // Its focus is shown by a row.
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

  /// One without rows has nothing to show the focus by, nor to do with keys.
  open override var canBecomeFocused: Bool { metrics.map { $0.first != nil } ?? true }

  override var subviewsInFocusOrder: [View] {
    shownCells.map(\.cell) + subviews.filter { !($0 is TableViewCell) }
  }

  open override func handle(_ input: KeyInput) -> Bool {
    if rowToDelete != nil {
      rowToDelete = nil
      updateRows()
      return true
    }
    // A control within a cell has the focus: it scrolls, and the lit row is not seen.
    guard isFocused else { return super.handle(input) }
    return moveFocusedRow(by: input)
  }

  override func keepsArrow(_ direction: Direction) -> Bool {
    isFocused && direction.isVertical || super.keepsArrow(direction)
  }

  open override func activate() -> Bool {
    if confirmDeletion() { return true }
    guard allowsSelection, let path = indexPathForFocusedRow else { return false }
    recordAction("select", path)
    userSelects(path)
    return true
  }

  open override func handleCancel() -> Bool {
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
    updateRows()
  }

  open override var keyHints: [KeyHint] { isFocused ? rowHints : super.keyHints }
}
