public import CellGraphics

/// The view of one row of a table.
///
/// A cell has a text, an optional detail text and image, and an accessory at the right end. Add
/// views of your own to ``contentView``. The table sizes the cell and reuses it for other rows.
///
/// ```swift
/// let cell = TableViewCell(style: .value1, reuseIdentifier: "setting")
/// cell.textLabel?.text = "Language"
/// cell.detailTextLabel?.text = "English"
/// cell.accessoryType = .disclosureIndicator
/// precondition(cell.fittingHeight == 1)
/// precondition(TableViewCell(style: .subtitle).fittingHeight == 2)
/// ```
open class TableViewCell: View, ConfiguredContent {
  /// Arrangements of the labels. The raw values are UIKit's.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// One text at the left.
    case `default`
    /// A text at the left and a detail at the right.
    case value1
    /// A right-aligned name in the tint colour, and its value beside it.
    case value2
    /// A text above a detail. In a cell of one row, the detail is beside the text.
    case subtitle
  }

  /// Signs at the right end of a cell. The raw values are UIKit's.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    /// No accessory.
    case none
    /// `›`: selecting the row shows another screen.
    case disclosureIndicator
    /// `ⓘ ›`: a button for details, and an indicator.
    case detailDisclosureButton
    /// `✓`: the row is chosen.
    case checkmark
    /// `ⓘ`: a button for details.
    case detailButton
  }

  /// Appearances of a selected cell. The raw values are UIKit's; all but ``none`` look the same, as
  /// they do since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell looks like any other.
    case none
    /// Looks like `default`.
    case blue
    /// Looks like `default`.
    case gray
    /// A light background and a mark at the left edge.
    case `default`
  }

  /// Changes of a row by the user. The raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    /// No change.
    case none
    /// The user deletes the row.
    case delete
    /// The user inserts a row. No table sends it here.
    case insert
  }

  /// The arrangement of the labels, set when the cell is made.
  public let style: CellStyle
  /// The identifier under which the table keeps the cell for reuse; nil for a cell that is used
  /// once.
  public internal(set) var reuseIdentifier: String?

  /// The view for the cell's content, to the left of the accessory. The view of a
  /// ``contentConfiguration`` replaces it.
  public internal(set) var contentView = View()
  /// The main text. The type is optional as in UIKit; every style here has the label.
  public let textLabel: Label?
  /// The second text; nil in the default style.
  public let detailTextLabel: Label?
  /// The image at the left, as its sign of one or two cells.
  public let imageView: CellImageView?

  /// The sign at the right end out of editing mode; none by default. It is not drawn if there is an
  /// ``accessoryView``.
  public var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view at the right end instead of the accessory sign, with its own width; nil by default.
  public var accessoryView: View? { didSet { showAccessoryView(insteadOf: oldValue) } }
  /// The appearance of the cell while it is selected.
  public var selectionStyle: SelectionStyle = .default { didSet { setNeedsDisplay() } }

  /// A Boolean value that indicates whether the cell is drawn as selected. Setting it calls
  /// ``setSelected(_:animated:)``, which the table calls.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell is drawn as pressed. Only touches set it, not
  /// keys. Setting it calls ``setHighlighted(_:animated:)``, which the table calls.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether the cell's table is in editing mode. The table sets it.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The change that editing mode offers for the row.
  public var editingStyle: EditingStyle { row.editingStyle }
  /// A Boolean value that indicates whether the row's Delete button is shown.
  public var showingDeleteConfirmation: Bool { row.deleteTitle != nil }
  /// The sign at the right end in editing mode; none by default. It is not drawn if there is an
  /// ``editingAccessoryView``.
  public var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view at the right end in editing mode instead of the sign; nil by default.
  public var editingAccessoryView: View? { didSet { showAccessoryView(insteadOf: oldValue) } }
  /// A Boolean value that indicates whether the row shows `≡` in editing mode if it can be moved.
  /// The data source alone decides here.
  public var showsReorderControl = false
  /// The number of indentation steps of the texts; 0 by default.
  public var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The columns of an indentation step; 2 by default.
  public var indentationWidth = 2.0 { didSet { setNeedsLayout() } }
  /// The insets of the separator. They are kept, and the separator follows the text.
  public var separatorInset = EdgeInsets.zero
  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// The view behind the content of a selected or pressed cell; nil, the default, for the table's
  /// own mark.
  open var selectedBackgroundView: View? {
    didSet { replaceBackground(oldValue, by: selectedBackgroundView) }
  }
  /// The content as a value; nil, the default, for the labels or views of your own.
  ///
  /// The view that the configuration makes replaces ``contentView``. Setting nil replaces it by a new
  /// view with the labels.
  public var contentConfiguration: (any ContentConfiguration)? {
    didSet {
      show(contentConfiguration?.updated(for: configurationState))
      if contentConfiguration == nil, oldValue != nil { addLabels() }
    }
  }
  /// The background as a value; nil by default.
  public var backgroundConfiguration: BackgroundConfiguration? { didSet { setNeedsDisplay() } }
  /// Called when the state of the cell changes; nil by default.
  public var configurationUpdateHandler:
    ((_ cell: TableViewCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var storedIsSelected = false { didSet { stateDidChange() } }
  private var storedIsHighlighted = false { didSet { stateDidChange() } }
  var storedIsEditing = false
  /// Indicates whether ``updateConfiguration(using:)`` is to be called: true for a new cell.
  var needsConfigurationUpdate = true

  /// The state of the cell's row, which the table sets.
  struct Row: Equatable {
    var style: TableView.Style = .plain
    var isFirst = false
    var isLast = false
    var hasSeparator = false
    /// Indicates whether the keys act on the row.
    var isFocused = false
    /// The title of the row's Delete button; nil while there is no button.
    var deleteTitle: String?
    /// The sign of editing mode at the left.
    var editingStyle = EditingStyle.none
    /// Indicates whether editing mode shows the sign for moving at the right.
    var isMovable = false
    /// Indicates whether the arrows move the row.
    var isInHand = false
    /// The swipe actions that are open at one end of the row; nil while none are open.
    var swipe: OpenSwipe.Looks?
  }

  /// Called before the delegate when the user selects the cell's row or presses its accessory
  /// button, for the segues of a storyboard.
  package var storyboardAction: ((_ cell: TableViewCell, _ isAccessory: Bool) -> Void)?

  var row = Row() {
    didSet {
      guard row != oldValue else { return }
      setNeedsDisplay()
      if row.editingStyle != oldValue.editingStyle || row.isMovable != oldValue.isMovable {
        setNeedsLayout()
      }
    }
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the labels.
  ///   - reuseIdentifier: The name under which a table reuses the cell; nil for no reuse.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    let (image, text) = (CellImageView(), CellLabel())
    let detail = style == .default ? nil : CellLabel()
    (imageView, textLabel, detailTextLabel) = (image, text, detail)
    super.init(frame: .zero)
    prepareLabels()
  }

  /// Creates the cell of a class that is registered with a table, in the default style.
  ///
  /// A subclass that overrides `init(style:reuseIdentifier:)` inherits this initialiser, which
  /// calls it.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell in the default style without a reuse identifier.
  public required init?(coder: Coder) {
    style = coder.values["style"].flatMap(CellStyle.init) ?? .default
    let detail = style == .default ? nil : CellLabel()
    (imageView, textLabel, detailTextLabel) = (CellImageView(), CellLabel(), detail)
    super.init(coder: coder)
    prepareLabels()
  }

  private func prepareLabels() {
    let (image, text, detail) = (imageView, textLabel, detailTextLabel)
    text?.textColor = style == .value2 ? Theme.current { $0.tint } : Theme.current { $0.rowLabel }
    text?.textAlignment = style == .value2 ? .trailing : .leading
    detail?.textColor =
      style == .value2 ? Theme.current { $0.rowLabel } : Theme.current { $0.secondaryLabel }
    detail?.textAlignment = style == .value1 ? .trailing : .leading
    image?.tintColor = Theme.current { $0.tint }
    image?.cell = self
    for label in [text, detail] { (label as? CellLabel)?.cell = self }
    addSubview(contentView)
    addLabels()
  }

  private func addLabels() {
    for view in [imageView, textLabel, detailTextLabel] as [View?] {
      if let view { contentView.addSubview(view) }
    }
  }

  /// Called before the cell is used for another row. An override calls `super`.
  ///
  /// It clears the selection and the highlight. Reset other content when you configure the cell.
  open func prepareForReuse() {
    storedIsHighlighted = false
    storedIsSelected = false
  }

  /// Sets ``isSelected``. The table calls it; `animated` is ignored.
  open func setSelected(_ isSelected: Bool, animated: Bool) { storedIsSelected = isSelected }

  /// Sets ``isHighlighted``. The table calls it; `animated` is ignored.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    storedIsHighlighted = isHighlighted
  }

  /// Turns the signs of editing mode on or off. The table calls it; `animated` is ignored.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let old = shownAccessoryView
    storedIsEditing = editing
    showAccessoryView(insteadOf: old)
    setNeedsUpdateConfiguration()
  }

  /// Returns a configuration for this cell's style.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .default: .cell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Changes the configurations for the present state: before the cell is first shown, and after a
  /// change of the state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The height that the cell asks for at its width, in rows of the screen.
  ///
  /// It is the height of the content configuration, or of the constraints in ``contentView``, or of
  /// the texts: one row for each, more for a text of several rows.
  open var fittingHeight: Double { contentHeight }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    arrange()
  }

  open override func draw(on canvas: inout Canvas) {
    drawBackground(on: &canvas)
    drawAccessory(on: &canvas)
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    drawFocusHighlight(on: &canvas, bounds: bounds)
    drawDeleteButton(on: &canvas, bounds: bounds)
    drawSwipeActions(on: &canvas, bounds: bounds)
  }
}

/// A label that asks its cell for layout when its text changes.
private final class CellLabel: Label {
  weak var cell: TableViewCell?

  override var text: String? {
    didSet { if text != oldValue { cell?.setNeedsLayout() } }
  }
}
