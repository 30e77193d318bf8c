public import CellGraphics

/// The bar of a tab bar controller, or a bar of its own: a row of equal tabs, one of which is
/// selected.
///
/// The bar shortens all tabs in the same way: sign and title, title only, or sign only.
open class TabBar: View {
  /// The largest number of tabs in a bar. With more controllers the last tab is "More".
  public static let mostItems = 5

  /// The object that hears which tab the user selects. The reference is weak.
  ///
  /// The delegate of a tab bar controller's bar is the controller.
  open weak var delegate: (any TabBarDelegate)?

  /// The items of the tabs, from left to right; nil before they are set.
  ///
  /// Setting them is ``setItems(_:animated:)`` without animation.
  public var items: [TabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item of the selected tab; nil for none.
  ///
  /// Setting it does not call the delegate. The bar of a tab bar controller traps, as UIKit raises
  /// an exception.
  public var selectedItem: TabBarItem? {
    get { shownSelection }
    set {
      checkIsOwn()
      shownSelection = newValue
      update()
    }
  }

  private var shownItems: [TabBarItem]?
  private var shownSelection: TabBarItem?
  /// Called with the index of the tapped tab.
  var tapped: ((Int) -> Void)?

  private var tabs: [TabBarButton] { subviews.compactMap { $0 as? TabBarButton } }

  /// The colour of the bar's background; nil, the default, is the system's.
  open var barTintColor: Color? { didSet { looksDidChange() } }
  /// The style of the bar: dark text on a light background, or the reverse.
  open var barStyle: BarStyle = .default { didSet { looksDidChange() } }
  /// The colour of the tabs that are not selected; nil, the default, is the system's.
  open var unselectedItemTintColor: Color? { didSet { setNeedsDisplay() } }

  /// Creates a bar without items. A tab bar controller creates its own.
  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = Theme.current { $0.barBackground }
    takeLooksOfModel()
  }

  /// One row at any width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: 1) }

  /// Returns the given width and one row.
  open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  /// Returns nil: a bar belongs to its tab bar controller.
  public required init?(coder: Coder) { nil }

  override var yieldsDefaultFocus: Bool { true }

  /// The tabs from the selected tab to the last tab, then the tabs before the selected tab.
  override var subviewsInFocusOrder: [View] {
    let first = subviews.firstIndex { ($0 as? TabBarButton)?.isTabSelected == true } ?? 0
    return Array(subviews[first...] + subviews[..<first])
  }

  /// Replaces the items. The selected item stays selected if it is among the new ones.
  ///
  /// The bar of a tab bar controller traps, as UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - items: The items from left to right; nil for none.
  ///   - animated: It has no effect.
  public func setItems(_ items: [TabBarItem]?, animated: Bool) {
    checkIsOwn()
    for item in shownItems ?? [] where item.tabBar === self { item.tabBar = nil }
    let new = items ?? []
    show(new, selected: new.firstIndex { $0 === shownSelection })
    if items == nil { shownItems = nil }
  }

  private func checkIsOwn() {
    precondition(
      (superview?.controller as? TabBarController)?.tabBar !== self,
      "the tab bar of a tab bar controller is changed through the controllers of its tabs")
  }

  /// Selects the tab at an index for the user.
  private func userTapped(_ place: Int) {
    if let tapped { return tapped(place) }
    guard let items = shownItems, items.indices.contains(place) else { return }
    selectedItem = items[place]
    delegate?.tabBar(self, didSelect: items[place])
  }

  /// Shows `items`.
  ///
  /// - Parameters:
  ///   - items: The items of the tabs.
  ///   - selected: The index of the selected item; nil for none.
  func show(_ items: [TabBarItem], selected: Int?) {
    shownItems = items
    shownSelection = selected.map { items[$0] }
    for item in items { item.tabBar = self }
    while tabs.count > items.count { tabs[tabs.count - 1].removeFromSuperview() }
    while tabs.count < items.count { addTab(at: tabs.count) }
    update()
  }

  /// Updates the tabs after a change of an item.
  func update() {
    for (tab, item) in zip(tabs, shownItems ?? []) {
      tab.item = item
      tab.isTabSelected = item === shownSelection
      tab.isEnabled = item.isEnabled
      tab.accessibilityIdentifier = item.title
      tab.setNeedsDisplay()
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    let count = Double(max(1, tabs.count))
    let narrowest = Int(cells: (bounds.width / count).rounded(.down))
    let style = TabBarButton.Style.allCases.first { style in
      tabs.allSatisfy { $0.columns(in: style) <= narrowest }
    }
    for tab in tabs { tab.style = style ?? .signOnly }
    for (index, tab) in tabs.enumerated() {
      // Whole columns whose sum is the width of the bar.
      let start = (bounds.width * Double(index) / count).rounded(.down)
      let end = (bounds.width * Double(index + 1) / count).rounded(.down)
      tab.isHidden = end - start < 1
      tab.place(in: Rect(x: start, y: 0, width: end - start, height: min(1, bounds.height)))
    }
  }

  private func looksDidChange() {
    backgroundColor =
      barTintColor
      ?? (barStyle == .black ? theme.barBackground.dark : Theme.current { $0.barBackground })
  }

  private func addTab(at place: Int) {
    let tab = TabBarButton()
    tab.addAction { [weak self] _ in self?.userTapped(place) }
    addSubview(tab)
  }
}

/// One tab, with its sign and title in the middle and its badge at the end.
///
/// The selected tab is bold and underlined, which is visible without colours. With the focus it is
/// drawn in reverse.
final class TabBarButton: Control {
  /// The text of a tab, the longest first. All tabs of a bar use the same style.
  enum Style: CaseIterable {
    case signAndTitle
    case titleOnly
    /// The sign, or the title of an item without a sign.
    case signOnly
  }

  var item: TabBarItem?
  var isTabSelected = false
  var style: Style = .signAndTitle

  override var actionTitle: String? { item?.title }

  /// Returns the number of columns that the tab needs, with one free column on each side.
  func columns(in style: Style) -> Int { label(in: style).columns + badge.columns + 2 }

  override func draw(on canvas: inout Canvas) {
    let room = canvas.cells(of: bounds).columns
    guard room > 0, bounds.height > 0 else { return }
    let badge = badge.columns + 3 <= room ? badge : .empty
    let free = room - badge.columns
    let label = label(in: style).cut(toColumns: free > 2 ? free - 2 : free)
    var attributes: TextAttributes = isTabSelected ? [.bold, .underline] : []
    if isFocused { attributes.insert(.reverse) }
    if !isEnabled { attributes.insert(.dim) }
    let unselected = (superview as? TabBar)?.unselectedItemTintColor
    let color: Color =
      isTabSelected ? tintColor : unselected ?? themed { $0.secondaryLabel }
    // The underline and the reversed background leave one column between neighbours.
    let edge = free > 2 ? 1 : 0
    let blanks = Array(repeating: Glyph.blank, count: max(0, free - 2 * edge))
    draw(TextLine(glyphs: blanks), at: edge, color, attributes, on: &canvas)
    let start = max(edge, (room - label.columns - badge.columns) / 2)
    draw(label, at: start, color, attributes, on: &canvas)
    draw(
      badge, at: free - edge, item?.badgeColor ?? themed { $0.badge }, [.bold, .reverse],
      on: &canvas)
  }

  private func label(in style: Style) -> TextLine {
    let sign = item?.shownSign(isSelected: isTabSelected) ?? ""
    let title = item?.title ?? ""
    return switch style {
    case .signAndTitle:
      TextLine([sign, title].filter { !$0.isEmpty }.joined(separator: " "))
    case .titleOnly: TextLine(title)
    case .signOnly: TextLine(sign.isEmpty ? title : sign)
    }
  }

  private var badge: TextLine { item?.badgeValue.map { TextLine(" \($0) ") } ?? .empty }

  private func draw(
    _ line: TextLine, at column: Int, _ color: Color, _ attributes: TextAttributes,
    on canvas: inout Canvas
  ) {
    guard line.columns > 0 else { return }
    let rect = Rect(
      x: bounds.minX + Double(column), y: bounds.minY, width: Double(line.columns), height: 1)
    canvas.draw(line, in: rect, alignment: .leading, color: color, attributes: attributes)
  }
}
