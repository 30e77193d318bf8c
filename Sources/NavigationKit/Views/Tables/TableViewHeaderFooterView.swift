public import CellGraphics

/// A reusable view above or below the rows of a section.
///
/// It looks like the table's own headers: a bold text on a bar in a plain table, a grey text in
/// grouped ones. Add views of your own to ``contentView``.
open class TableViewHeaderFooterView: View, ConfiguredContent {
  /// The identifier under which the table keeps the view for reuse; nil for no reuse.
  public internal(set) var reuseIdentifier: String?
  /// The view for the content, as large as the whole view. The view of a ``contentConfiguration``
  /// replaces it.
  public internal(set) var contentView = View()
  /// The text, of one row.
  public let textLabel: Label? = Label()
  /// A second text, below the first.
  public let detailTextLabel: Label? = Label()
  /// The view behind the content; nil by default.
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The content as a value; nil, the default, for the labels or views of your own.
  ///
  /// The view that the configuration makes replaces ``contentView``. Setting nil replaces it by a new
  /// view with the labels.
  public var contentConfiguration: (any ContentConfiguration)? {
    didSet {
      show(contentConfiguration)
      if contentConfiguration == nil, oldValue != nil { addLabels() }
    }
  }

  /// The style of the table, which the table sets.
  var style = TableView.Style.plain { didSet { setNeedsDisplay() } }

  /// Creates a header or footer; nil for no reuse.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    prepareContent()
  }

  /// Creates a header or footer without reuse. Nothing is decoded.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    prepareContent()
  }

  /// Creates the view of a class that is registered with a table.
  ///
  /// A subclass that overrides `init(reuseIdentifier:)` inherits this initialiser, which calls it.
  public required convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  private func prepareContent() {
    addSubview(contentView)
    textLabel?.isBold = true
    textLabel?.textColor = Theme.current { $0.rowLabel }
    detailTextLabel?.textColor = Theme.current { $0.secondaryLabel }
    addLabels()
  }

  private func addLabels() {
    for label in [textLabel, detailTextLabel].compactMap(\.self) { contentView.addSubview(label) }
  }

  /// Called before the view is used for another section. An override calls `super`.
  open func prepareForReuse() {}

  /// Returns the configuration of a header in a table of this style.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    style == .grouped ? .groupedHeader() : .plainHeader()
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    if let configuredView { return configuredView.measuredSize(in: size) }
    if contentView.hasConstrainedSubview {
      return contentView.systemLayoutSizeFitting(
        Size(width: size.width, height: 0), withHorizontalFittingPriority: .defaultHigh,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return Size(width: size.width, height: detailTextLabel?.text == nil ? 1 : 2)
  }

  open override func layoutSubviews() {
    backgroundView?.place(in: bounds)
    contentView.place(in: bounds)
    let margin = (style == .insetGrouped ? 2 : 0) + TableAppearance.margin
    let width = max(0, bounds.width - 2 * margin)
    let rows = detailTextLabel?.text == nil ? 1.0 : 2
    let y = max(0, ((bounds.height - rows) / 2).rounded(.down))
    textLabel?.place(in: Rect(x: margin, y: y, width: width, height: 1))
    detailTextLabel?.place(in: Rect(x: margin, y: y + 1, width: width, height: rows - 1))
  }

  open override func draw(on canvas: inout Canvas) {
    guard style == .plain, backgroundView == nil, backgroundColor == nil else { return }
    canvas.fill(bounds, with: themed { $0.headerBackground })
  }
}
