internal import CellGraphics

/// Lists the controllers that have no tab in the bar. Choosing one selects it.
final class MoreListController: ViewController {
  private var controllers: [ViewController] = []
  private var choose: ((ViewController) -> Void)?

  init() {
    super.init()
    title = "More"
    baseName = "More"
    storedTabBarItem = TabBarItem(title: "More", image: "•••")
  }

  override func loadView() {
    let view = MoreListView()
    view.backgroundColor = Theme.current { $0.background }
    setDefaultView(view)
    fill(view)
  }

  /// Sets the controllers to list.
  ///
  /// - Parameters:
  ///   - controllers: The controllers without a tab.
  ///   - choose: Called with the chosen controller.
  func list(_ controllers: [ViewController], choose: @escaping (ViewController) -> Void) {
    self.controllers = controllers
    self.choose = choose
    if let view = viewIfLoaded { fill(view) }
  }

  private func fill(_ view: View) {
    for row in view.subviews { row.removeFromSuperview() }
    for controller in controllers {
      let row = MoreListRow(item: controller.tabBarItem)
      row.addAction { [weak self, unowned controller] _ in self?.choose?(controller) }
      view.addSubview(row)
    }
  }
}

/// The More list: a heading, and a row for each controller whose tab does not fit in the tab bar.
private final class MoreListView: View {
  private let heading = TextLine("More")

  override func layoutSubviews() {
    let first = bounds.height >= Double(subviews.count + 2) ? 2.0 : 0
    for (index, row) in subviews.enumerated() {
      let y = first + Double(index)
      row.isHidden = y >= bounds.height
      row.place(in: Rect(x: 0, y: y, width: bounds.width, height: 1))
    }
  }

  override func draw(on canvas: inout Canvas) {
    guard bounds.height >= Double(subviews.count + 2) else { return }
    let row = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    canvas.fill(row, with: themed { $0.barBackground })
    canvas.draw(
      heading, in: row, alignment: .center, color: themed { $0.label }, attributes: .bold)
  }
}

/// One row: sign and title, badge, and an arrow at the end.
private final class MoreListRow: Control {
  private let item: TabBarItem

  init(item: TabBarItem) {
    self.item = item
    super.init(frame: .zero)
    accessibilityIdentifier = item.title
    isEnabled = item.isEnabled
  }

  required init?(coder: Coder) { nil }

  override var actionTitle: String? { item.title }

  override func draw(on canvas: inout Canvas) {
    let attributes: TextAttributes = isFocused ? .reverse : isEnabled ? [] : .dim
    let columns = canvas.cells(of: bounds).columns
    let blanks = Array(repeating: Glyph.blank, count: max(0, columns))
    canvas.draw(
      TextLine(glyphs: blanks), in: bounds, alignment: .leading, color: themed { $0.label },
      attributes: attributes)
    let name = [item.shownSign(isSelected: false) ?? " ", item.title ?? ""].joined(separator: "  ")
    let end = [item.badgeValue, "›"].compactMap(\.self).joined(separator: "  ")
    let inner = bounds.insetBy(dx: 2, dy: 0)
    let endColumns = Double(TextLine(end).columns + 1)
    let start = Rect(x: inner.minX, y: 0, width: inner.width - endColumns, height: 1)
    if start.width > 0 {
      canvas.draw(
        TextLine(name), in: start, alignment: .leading, color: themed { $0.label },
        attributes: attributes)
      canvas.draw(
        TextLine(end), in: inner, alignment: .trailing,
        color: isFocused ? themed { $0.label } : themed { $0.secondaryLabel },
        attributes: attributes)
    }
  }
}
