public import CellGraphics

/// A cell for the list layout: a row with a background, a separator and accessories.
open class CollectionViewListCell: CollectionViewCell {
  /// The signs at the ends of the row; none by default.
  public var accessories: [CellAccessory] = [] { didSet { setNeedsLayout() } }
  /// The number of indentation steps of the content; 0 by default.
  public var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The columns of an indentation step; 2 by default.
  public var indentationWidth = 2.0 { didSet { setNeedsLayout() } }
  /// Indicates whether the row is the last of its section, which has no separator.
  var isLastInSection = false

  /// Returns the configuration of a row with one text.
  open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  override var contentRect: Rect {
    let indent = Double(indentationLevel) * indentationWidth
    let leading = indent + leadingColumns
    let trailing = trailingColumns
    return Rect(
      x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, rect) in accessoryViews { view.place(in: rect) }
  }

  override func fittingContentSize(in size: Size) -> Size? {
    let content = Size(width: contentRect.width, height: size.height)
    let height = super.fittingContentSize(in: content)?.height ?? size.height
    return Size(width: size.width, height: max(1, height))
  }

  open override func draw(on canvas: inout Canvas) {
    let isMarked = isSelected || isHighlighted
    let background =
      isMarked
      ? themed { $0.selectedBackground }
      : backgroundConfiguration?.backgroundColor ?? backgroundColor ?? listBackground
    canvas.fill(bounds, with: background)
    if hasSeparator { drawSeparator(on: &canvas) }
    drawAccessories(on: &canvas)
    guard isMarked else { return }
    // A mark in addition to the colour, for terminals without colours.
    for line in 0..<max(0, Int(cells: bounds.height.rounded())) {
      let place = Rect(x: 0, y: Double(line), width: 1, height: 1)
      canvas.draw(
        TextLine("▌"), in: place, alignment: .leading, color: themed { $0.tint })
    }
  }

  private var list: CollectionLayoutListConfiguration? {
    (collectionView?.collectionViewLayout as? CollectionViewCompositionalLayout)?.list
  }

  private var listBackground: Color {
    themed { list?.isGrouped == true ? $0.groupedRowBackground : $0.background }
  }

  private var hasSeparator: Bool {
    guard list?.showsSeparators == true, !isLastInSection else { return false }
    return !hasItemFocus || collectionView?.showsFocus != true
  }

  /// Underlines the row from its text to its accessories. The texts are drawn later, over the
  /// underline.
  private func drawSeparator(on canvas: inout Canvas) {
    let content = contentRect
    let line = Rect(
      x: content.minX + TableAppearance.margin, y: bounds.height - 1,
      width: max(0, content.width - 2 * TableAppearance.margin), height: 1)
    let blanks = Array(repeating: Glyph.blank, count: max(0, canvas.cells(of: line).columns))
    canvas.draw(
      TextLine(glyphs: blanks), in: line, alignment: .leading, color: themed { $0.separator },
      attributes: .underline)
  }
}
