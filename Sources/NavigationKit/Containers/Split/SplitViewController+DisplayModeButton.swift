extension SplitViewController {
  /// A bar item that hides the sidebars if one is visible, and otherwise shows one.
  ///
  /// The first access creates the item; later ones return the same item. It does nothing while the
  /// split view controller is collapsed.
  public var displayModeButtonItem: BarButtonItem {
    let none = BarButtonItem?.none
    if let item = kept[default: none] { return item }
    let item = BarButtonItem(title: "▥") { [weak self] _ in self?.toggleSidebars() }
    item.accessibilityIdentifier = "sidebar"
    kept[default: none] = item
    return item
  }

  private func toggleSidebars() {
    guard !isCollapsed else { return }
    if displayMode.sidebars == 0 {
      showNextColumn()
    } else {
      hide(sidebarNearestToSecondary)
    }
  }

  /// The column beside the secondary. Hiding it hides the columns to its left too.
  private var sidebarNearestToSecondary: Column { sidebars.last ?? .primary }
}
