public import CellGraphics

/// The bar of a navigation controller, or a bar of its own: back button, left items, title and
/// right items.
///
/// A prompt takes a row of its own above them, a large title (``prefersLargeTitles``) a row below
/// them. The bar has no row for its separator: the blanks of
/// its row are underlined, which is visible without colours too. Change the contents of a
/// controller's bar through ``ViewController/navigationItem``, those of another bar through
/// ``items``.
open class NavigationBar: View {
  /// The item of the controller on top; nil for an empty stack.
  @exclusivity(unchecked) public private(set) var topItem: NavigationItem?
  /// The item of the controller below the top, to which the back button leads; nil at the root.
  public private(set) var backItem: NavigationItem?

  /// The object that allows and observes the changes of a bar without a navigation controller. The
  /// reference is weak.
  open weak var delegate: (any NavigationBarDelegate)?
  /// The items of a bar without a navigation controller, the top one last; nil before they are set.
  var ownItems: [NavigationItem]?

  let backButton = BarButton()
  /// Called when the back button is pressed.
  var goBack: (() -> Void)?

  /// Indicates whether titles are large where the items allow it; false by default.
  ///
  /// A large title is in bold at the left, in a row of its own below the items.
  @exclusivity(unchecked) open var prefersLargeTitles = false { didSet { looksDidChange() } }
  /// The colour of the bar's background; nil, the default, is the system's.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// The style of the bar: dark text on a light background, or the reverse.
  open var barStyle: BarStyle = .default { didSet { looksDidChange() } }
  /// The colour of the title; nil, the default, is the system's.
  public var titleColor: Color? { didSet { looksDidChange() } }
  /// The colour of a large title; nil, the default, is the colour of a title.
  public var largeTitleColor: Color? { didSet { looksDidChange() } }

  private let titleLabel = Label()
  private let promptLabel = Label()
  private let largeTitleLabel = Label()

  /// The rows that the bar needs, at any width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: fittingRows)
  }

  /// Returns the given width and the rows that the bar needs.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: fittingRows)
  }

  /// Creates a bar without items. A navigation controller creates its own.
  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = Theme.current { $0.barBackground }
    titleLabel.isBold = true
    titleLabel.textColor = Theme.current { $0.label }
    titleLabel.textAlignment = .center
    largeTitleLabel.isBold = true
    promptLabel.textAlignment = .center
    promptLabel.textColor = Theme.current { $0.secondaryLabel }
    backButton.accessibilityIdentifier = "back"
    backButton.name = "Back"
    backButton.addAction { button in
      guard let bar = button.superview as? NavigationBar else { return }
      if let goBack = bar.goBack { goBack() } else { bar.userPressedBack() }
    }
    takeLooksOfModel()
  }

  /// Returns nil: a bar belongs to its navigation controller.
  public required init?(coder: Coder) { nil }

  override var yieldsDefaultFocus: Bool { true }

  /// The number of rows that the bar needs: 1, and one each for a prompt and for a large title.
  var fittingRows: Double {
    (topItem?.prompt == nil ? 1 : 2) + (showsLargeTitle ? 1 : 0)
      + (searchBar?.intrinsicContentSize.height ?? 0)
  }

  /// The bar of the top item's search; nil for none.
  private var searchBar: View? { topItem?.accessoryBar }

  /// Indicates whether the title of the top item is large.
  private var showsLargeTitle: Bool {
    guard prefersLargeTitles, let topItem else { return false }
    return topItem.isTitleLarge && topItem.title?.isEmpty == false
  }

  /// The rows of the search bar, unless there is no room for it.
  private var searchRows: Double {
    let rows = searchBar?.intrinsicContentSize.height ?? 0
    return bounds.height > rows ? rows : 0
  }

  /// The number of rows of a large title below the items: one, unless there is no room for it.
  private var rowsBelow: Double {
    showsLargeTitle && bounds.height - searchRows >= 2 ? 1 : 0
  }

  var showsBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return leftItems.isEmpty || topItem.leftItemsSupplementBackButton
  }

  /// Shows the item of the controller on top.
  ///
  /// - Parameters:
  ///   - item: The item of the controller on top; nil for an empty stack.
  ///   - previous: The item of the controller below; nil at the root.
  func show(_ item: NavigationItem?, previous: NavigationItem?) {
    // The focus moves to the content of the next controller and not to the next back button.
    if item !== topItem, let application = window?.application,
      application.focus.view === backButton
    {
      application.focus.forget(backButton)
    }
    topItem = item
    backItem = previous
    titleLabel.text = item?.title
    promptLabel.text = item?.prompt
    largeTitleLabel.text = item?.title
    showSubviews()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let below = rowsBelow
    let row = max(0, bounds.height - 1 - below - searchRows)
    searchBar?.isHidden = searchRows == 0
    searchBar?.place(
      in: Rect(x: 0, y: row + 1 + below, width: bounds.width, height: searchRows))
    largeTitleLabel.place(
      in: Rect(x: 1, y: row + 1, width: max(0, bounds.width - 2), height: below))
    titleLabel.alpha = below > 0 ? 0 : 1
    promptLabel.isHidden = row < 1
    promptLabel.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(row, 1))
    if showsBackButton { fitBackButton() }
    let left = placeLeading(row: row)
    let right = placeTrailing(row: row, from: left)
    let room = right - left
    let columns = min(middleColumns ?? room, room)
    let centered = ((bounds.width - columns) / 2).rounded(.down)
    let column = max(left, min(centered, right - columns))
    middleView.place(in: Rect(x: column, y: row, width: columns, height: 1))
  }

  open override func draw(on canvas: inout Canvas) {
    guard bounds.height >= 1 else { return }
    let row = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let blanks = Array(repeating: Glyph.blank, count: max(0, canvas.cells(of: row).columns))
    canvas.draw(
      TextLine(glyphs: blanks), in: row, alignment: .leading, color: themed { $0.barSeparator },
      attributes: .underline)
  }
}

extension NavigationBar {
  private var leftItems: [BarButtonItem] { topItem?.leftBarButtonItems ?? [] }
  private var rightItems: [BarButtonItem] { topItem?.rightBarButtonItems ?? [] }
  private var needsStandardViewsOnly: Bool {
    guard let topItem else { return true }
    return topItem.leftBarButtonItems == nil && topItem.rightBarButtonItems == nil
      && topItem.titleView == nil && topItem.accessoryBar == nil
  }
  /// Indicates whether the bar contains its standard views only.
  private var hasStandardViewsOnly: Bool {
    let views = subviews
    return views.count == (showsLargeTitle ? 4 : 3) && views[0] === promptLabel
      && views[1] === backButton && views[2] === titleLabel
      && (!showsLargeTitle || views[3] === largeTitleLabel)
  }
  private var middleView: View { topItem?.titleView ?? titleLabel }

  /// The width of the title or title view; nil for all columns between the items.
  private var middleColumns: Double? {
    guard let topItem, topItem.titleView != nil else {
      return Double(titleLabel.line.columns)
    }
    return topItem.titleViewColumns > 0 ? topItem.titleViewColumns : nil
  }

  /// Adds the visible views in reading order, which is the order of the focus.
  private func showSubviews() {
    backButton.isHidden = !showsBackButton
    if needsStandardViewsOnly, hasStandardViewsOnly { return }
    var shown: [View] = [promptLabel, backButton]
    shown += leftItems.compactMap(\.visibleView)
    shown.append(middleView)
    shown += rightItems.reversed().compactMap(\.visibleView)
    if showsLargeTitle { shown.append(largeTitleLabel) }
    if let searchBar { shown.append(searchBar) }
    for view in subviews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in shown.enumerated() {
      if index == subviews.count || subviews[index] !== view { insertSubview(view, at: index) }
    }
  }

  /// Chooses the longest back title that fits beside the whole title and takes at most half of the
  /// bar.
  private func fitBackButton() {
    let items = (leftItems + rightItems).reduce(0) { $0 + $1.columns }
    let room = min(bounds.width - items - (middleColumns ?? 0), (bounds.width / 2).rounded(.down))
    let titles = backItem?.backTitles ?? []
    backButton.title = titles.first { backButton.fittingColumns(of: $0) <= room } ?? "‹"
  }

  /// Places the back button and the left items.
  ///
  /// - Returns: The first free column.
  private func placeLeading(row: Double) -> Double {
    var column = 0.0
    if showsBackButton {
      let columns = min(backButton.fittingColumns, bounds.width)
      backButton.place(in: Rect(x: 0, y: row, width: columns, height: 1))
      column += columns
    }
    for item in leftItems {
      let columns = min(item.columns, bounds.width - column)
      item.visibleView?.place(column: column, row: row, columns: columns)
      column += columns
    }
    return column
  }

  /// Places the right items.
  ///
  /// - Returns: The column after the last free one.
  private func placeTrailing(row: Double, from left: Double) -> Double {
    var end = bounds.width
    for item in rightItems {
      let columns = min(item.columns, end - left)
      end -= columns
      item.visibleView?.place(column: end, row: row, columns: columns)
    }
    return end
  }
}

extension NavigationBar {
  /// Applies the colours, and the number of rows, after a change of them.
  private func looksDidChange() {
    let isDark = barStyle == .black
    backgroundColor = barTintColor ?? (isDark ? theme.barBackground.dark : Self.background)
    let text = titleColor ?? (isDark ? theme.label.dark : Theme.current { $0.label })
    titleLabel.textColor = text
    largeTitleLabel.textColor = largeTitleColor ?? text
    promptLabel.textColor = isDark ? theme.label.dark : Theme.current { $0.secondaryLabel }
    showSubviews()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    (controllerOfView as? NavigationController)?.updateBar()
  }

  private static var background: Color { Theme.current { $0.barBackground } }
}
