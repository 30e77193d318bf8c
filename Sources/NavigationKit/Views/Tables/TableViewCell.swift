public import CellGraphics

/// What a table shows in one of its rows.
open class TableViewCell: View {
  /// How the texts stand. The raw values are UIKit's.
  public enum CellStyle: Int, Sendable, CaseIterable {
    /// One text at the left.
    case `default`
    /// A text at the left and a detail at the right.
    case value1
    /// A name that ends where the value at its right begins.
    case value2
    /// A text over a detail; beside it where the cell has only one row.
    case subtitle
  }

  /// What stands at the right end. The raw values are UIKit's.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    case none
    /// `›`: the row leads on.
    case disclosureIndicator
    /// `ⓘ ›`: it leads on, and there is more to know about it.
    case detailDisclosureButton
    /// `✓`
    case checkmark
    /// `ⓘ`
    case detailButton
  }

  /// How a selected cell looks. The raw values are UIKit's; all but `none` look alike, as since iOS
  /// 7.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What is done to a row. The raw values are UIKit's.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  public let style: CellStyle
  /// The name under which a table keeps the cell to use it again; nil is used once.
  public internal(set) var reuseIdentifier: String?

  /// Holds what the cell shows but for its accessory.
  public let contentView = View()
  /// The text. nil in no style of ours; an optional as in UIKit.
  public let textLabel: Label?
  /// The second text; nil in the default style.
  public let detailTextLabel: Label?
  /// A sign in the place of an image, as the text of a label: a terminal's images are its glyphs.
  public let imageView: Label?

  public var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view at the right end in place of the accessory, of its own width.
  public var accessoryView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  public var selectionStyle: SelectionStyle = .default { didSet { setNeedsDisplay() } }

  public var isSelected = false { didSet { setNeedsDisplay() } }
  /// Looks as selected does; the keyboard never sets it.
  public var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// What the row of the cell is like, as its table says.
  struct Row: Equatable {
    var style: TableView.Style = .plain
    var isFirst = false
    var isLast = false
    var hasSeparator = false
    /// Whether the keys act on it.
    var isFocused = false
    /// What the button says that waits for Enter; nil for no button.
    var deleteTitle: String?
  }

  var row = Row() { didSet { if row != oldValue { setNeedsDisplay() } } }

  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    let (image, text) = (CellLabel(), CellLabel())
    let detail = style == .default ? nil : CellLabel()
    (imageView, textLabel, detailTextLabel) = (image, text, detail)
    super.init(frame: .zero)
    prepareLabels()
  }

  /// A cell that a table makes of a class registered with it. A subclass that overrides
  /// `init(style:reuseIdentifier:)` has this one too, which calls that.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public required init?(coder: Coder) {
    style = .default
    (imageView, textLabel, detailTextLabel) = (CellLabel(), CellLabel(), nil)
    super.init(coder: coder)
    prepareLabels()
  }

  private func prepareLabels() {
    let (image, text, detail) = (imageView, textLabel, detailTextLabel)
    text?.textColor = style == .value2 ? TableAppearance.tint.current : TableAppearance.text.current
    text?.textAlignment = style == .value2 ? .trailing : .leading
    detail?.textColor =
      style == .value2 ? TableAppearance.text.current : TableAppearance.secondaryText.current
    detail?.textAlignment = style == .value1 ? .trailing : .leading
    image?.textColor = TableAppearance.tint.current
    addSubview(contentView)
    for label in [image, text, detail].compactMap(\.self) {
      (label as? CellLabel)?.cell = self
      contentView.addSubview(label)
    }
  }

  /// Called before the cell shows another row. An override calls super.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    self.isHighlighted = isHighlighted
  }

  /// Rows of the screen that the cell wants: two for a subtitle, else one.
  open var fittingHeight: Double { style == .subtitle ? 2 : 1 }

  open override func layoutSubviews() {
    arrange()
  }

  open override func draw(on canvas: inout Canvas) {
    drawBackground(on: &canvas)
    drawAccessory(on: &canvas)
  }

  override func drawOverSubviews(on canvas: inout Canvas, bounds: Rect) {
    drawFocusHighlight(on: &canvas, bounds: bounds)
    drawDeleteButton(on: &canvas, bounds: bounds)
  }
}

/// A label that stands anew when its text changes.
private final class CellLabel: Label {
  weak var cell: TableViewCell?

  override var text: String? {
    didSet { if text != oldValue { cell?.setNeedsLayout() } }
  }
}
