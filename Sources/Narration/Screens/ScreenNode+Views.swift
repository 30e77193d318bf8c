internal import CellGraphics
public import NavigationKit

extension ScreenNode {
  /// Returns the nodes of a view in reading order: from top to bottom, then from left to right.
  ///
  /// - Parameter view: The view, which is laid out, such as that of a controller.
  public static func nodes(of view: View) -> [ScreenNode] {
    guard view.isRead else { return [] }
    switch view {
    case _ where view.isAccessibilityElement && !(view is TableViewCell):
      return [ScreenNode(ScreenElement(reading: view), view)]
    case let table as TableView: return [list(table)]
    case let list as CollectionView: return [self.list(list)]
    case let bar as TabBar: return tabs(bar)
    case _: break
    }
    if let element = ScreenElement(view) {
      return element.isRead ? [ScreenNode(element, view)] : []
    }
    let children = view.subviewsInReadingOrder.flatMap { nodes(of: $0) }
    guard view is ScrollView, view.canBecomeFocused else { return children }
    let name = view.accessibilityLabel ?? view.readableIdentifier ?? ""
    return [ScreenNode(ScreenElement(name, .scrollArea), view, children: children)]
  }

  // MARK: - Lists

  private static func list(_ table: TableView) -> ScreenNode {
    let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    let total = counts.reduce(0, +)
    var children = table.tableHeaderView.map { nodes(of: $0) } ?? []
    var section = -1
    for cell in table.visibleCells where cell.isRead {
      guard let path = table.indexPath(for: cell) else { continue }
      while section < path.section {
        section += 1
        children += heading(ofSection: section, in: table)
      }
      let index = counts[..<path.section].reduce(0, +) + path.row + 1
      children.append(row(cell, path, (index, total)))
    }
    children += table.tableFooterView.map { nodes(of: $0) } ?? []
    let count = Sentence.Value.phrase(Sentence("state.rows", [.count: .number(total)]))
    return ScreenNode(ScreenElement(list: table, count), table, children: children)
  }

  private static func heading(ofSection section: Int, in table: TableView) -> [ScreenNode] {
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) ?? ""
    return title.isEmpty ? [] : [ScreenNode(ScreenElement(title, .heading), table)]
  }

  private static func row(_ cell: TableViewCell, _ path: IndexPath, _ position: (Int, Int))
    -> ScreenNode
  {
    let parts = cell.subviewsInReadingOrder.flatMap { nodes(of: $0) }
    var element = ScreenElement(cell: cell, .row, parts)
    if cell.isSelected || cell.accessoryType == .checkmark { element.traits.insert(.selected) }
    return ScreenNode(
      element, cell, path: path, position: position, children: parts.filter(\.isControl))
  }

  private static func list(_ list: CollectionView) -> ScreenNode {
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let total = counts.reduce(0, +)
    let children = list.subviewsInReadingOrder.flatMap { view -> [ScreenNode] in
      guard let cell = view as? CollectionViewCell, let path = list.indexPath(for: cell) else {
        return nodes(of: view)
      }
      guard cell.isRead else { return [] }
      let parts = cell.subviewsInReadingOrder.flatMap { nodes(of: $0) }
      var element = ScreenElement(cell: cell, .item, parts)
      if cell.isSelected { element.traits.insert(.selected) }
      let index = counts[..<path.section].reduce(0, +) + path.item + 1
      return [
        ScreenNode(
          element, cell, path: path, position: (index, total), children: parts.filter(\.isControl))
      ]
    }
    let count = Sentence.Value.phrase(Sentence("state.items", [.count: .number(total)]))
    return ScreenNode(ScreenElement(list: list, count), list, children: children)
  }

  // MARK: - Bars

  private static func tabs(_ bar: TabBar) -> [ScreenNode] {
    let (items, tabs) = (bar.items ?? [], bar.subviews.compactMap { $0 as? Control })
    return zip(items, tabs).enumerated().map { index, tab in
      let (item, view) = tab
      var element = ScreenElement(view.accessibilityLabel ?? item.title ?? "", .tab)
      element.value = item.badgeValue.map { .name($0) }
      if item === bar.selectedItem { element.traits.insert(.selected) }
      if !item.isEnabled { element.traits.insert(.disabled) }
      return ScreenNode(element, view, position: (index + 1, items.count))
    }
  }

  /// Indicates whether the element is more than a text of its row.
  private var isControl: Bool {
    switch element.role {
    case .text, .heading, .title, .image: false
    case _: true
    }
  }
}

extension View {
  /// Indicates whether the view is read at all.
  var isRead: Bool {
    !isHidden && alpha >= 0.01 && !accessibilityElementsHidden && !isCoveredInContainer
  }

  /// The subviews from top to bottom, then from left to right. Views that begin in the same row are
  /// in one line.
  var subviewsInReadingOrder: [View] {
    subviews.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame.origin, other.element.frame.origin)
      return (a.y.rounded(), a.x, one.offset) < (b.y.rounded(), b.x, other.offset)
    }.map(\.element)
  }
}
