internal import CellGraphics

extension SplitViewController {
  /// Shows the columns that the display mode asks for.
  func updateColumns() {
    if case .columns = arrangement {
      let mode = wantedMode
      if mode != displayMode, !displayed.isEmpty {
        record(.splitWillChangeDisplayMode, detail: "\(mode)")
        delegate?.splitViewController(self, willChangeTo: mode)
        reportColumns(from: displayMode, to: mode)
      }
      displayMode = mode
    }
    overrideTraits()
    display(wantedChildren)
    updateGestures()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells the delegate which columns a new display mode shows and hides.
  private func reportColumns(from old: DisplayMode, to new: DisplayMode) {
    let shown = sidebars.suffix(new.sidebars)
    let hidden = sidebars.suffix(old.sidebars).filter { !shown.contains($0) }
    for column in hidden { delegate?.splitViewController(self, willHide: column) }
    for column in shown.dropLast(min(old.sidebars, shown.count)) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  /// Adapts to a new size during layout.
  func followSize() {
    if case .columns = arrangement, appearanceState == .appeared, wantedMode != displayMode {
      adaptWhenIdle()
    }
    arrangeColumns()
  }

  /// Replaces the visible children by `wanted`. Removed children receive their callbacks before
  /// added children.
  ///
  /// While the controller is not on the screen, the method only removes children. New children are
  /// added when the controller appears.
  func display(_ wanted: [ViewController]) {
    let old = displayed
    let going = old.filter { child in !wanted.contains { $0 === child } }
    let coming = wanted.filter { child in !old.contains { $0 === child } }
    let isOnScreen = appearanceState == .appeared
    if appearanceState == .disappeared {
      displayed = old.filter { child in !going.contains { $0 === child } }
      for child in going { child.removeViewFromScreen() }
      return
    }
    guard isOnScreen || isPreparingChildren, !going.isEmpty || !coming.isEmpty else { return }
    if isOnScreen {
      for child in going { child.beginAppearance(false, animated: false) }
      for child in coming { child.beginAppearance(true, animated: false) }
    }
    displayed = wanted
    for child in coming { view.addSubview(child.view) }
    arrangeColumns()
    if isOnScreen { for child in coming { child.deliverIsAppearing() } }
    for child in going {
      // A presentation inside the child leaves with its "did" callback.
      if isOnScreen {
        child.viewIfLoaded?.removeFromSuperview()
      } else {
        child.removeViewFromScreen()
      }
    }
    if isOnScreen { for child in going + coming { child.endAppearance() } }
  }

  /// Sets the frames of the columns, beside or over the secondary, with a separator at each.
  func arrangeColumns() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let beside = displayedSidebars
    var column = 0.0
    for (child, line) in zip(beside, separators) {
      let width = sidebarWidth(of: child, from: column, in: size)
      child.placeView(in: Rect(x: column, y: 0, width: width, height: size.height))
      if line.superview !== view { view.addSubview(line) }
      let lineWidth = min(1, size.width - column - width)
      line.place(in: Rect(x: column + width, y: 0, width: lineWidth, height: size.height))
      column += width + lineWidth
    }
    for line in separators[beside.count...] { line.removeFromSuperview() }
    if let content = displayed.last, beside.last !== content {
      let start = isInColumns && displayMode.isOver ? 0 : column
      content.placeView(
        in: Rect(x: start, y: 0, width: size.width - start, height: size.height))
    }
    stack(in: view)
  }

  /// The visible children that are sidebars, from left to right.
  private var displayedSidebars: [ViewController] {
    isInColumns ? displayed.filter { sidebar(of: $0) != nil } : []
  }

  /// Returns the width of a sidebar that starts at `column`. Its separator and the secondary keep a
  /// column each.
  private func sidebarWidth(of child: ViewController, from column: Double, in size: Size) -> Double
  {
    let wanted = sidebar(of: child).map { width(of: $0, in: size.width) } ?? 0
    return min(wanted, max(0, size.width - column - 2))
  }

  /// Returns the size of a child in a view of the given size, in the current display mode.
  func columnSize(of container: any ContentContainer, in size: Size) -> Size {
    var column = 0.0
    for child in displayedSidebars {
      let width = sidebarWidth(of: child, from: column, in: size)
      if child === container { return Size(width: width, height: size.height) }
      column += width + min(1, size.width - column - width)
    }
    let isBeside = isInColumns && !displayMode.isOver && container === displayed.last
    return Size(width: isBeside ? size.width - column : size.width, height: size.height)
  }

  var isInColumns: Bool {
    if case .columns = arrangement { true } else { false }
  }

  /// Orders the views: the secondary at the back, the overlay in front, a shade between them.
  private func stack(in view: View) {
    guard isInColumns, displayMode.isOver, displayed.count > 1 else {
      return shade.removeFromSuperview()
    }
    shade.place(in: view.bounds)
    if shade.superview !== view { view.addSubview(shade) }
    view.bringSubviewToFront(shade)
    for child in displayed.dropLast() {
      view.bringSubviewToFront(child.view)
      if let presentedContainerView = child.presentedContainerView {
        view.bringSubviewToFront(presentedContainerView)
      }
    }
    for line in separators where line.superview === view { view.bringSubviewToFront(line) }
  }

  private func sidebar(of child: ViewController) -> Column? {
    sidebars.first { self.child(in: $0) === child }
  }

  /// Returns the width of a sidebar: the preferred width or share of the whole, otherwise 30 % of
  /// the whole, from 20 to 36 columns.
  private func width(of sidebar: Column, in whole: Double) -> Double {
    let preferred =
      sidebar == .primary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    if preferred >= 0 { return preferred.rounded() }
    if sidebar == .primary, preferredPrimaryColumnWidthFraction >= 0 {
      return (whole * min(preferredPrimaryColumnWidthFraction, 1)).rounded()
    }
    return min(max((whole * 0.3).rounded(), 20), 36)
  }

  private var wantedChildren: [ViewController] {
    switch arrangement {
    case .single(let child): [child]
    case .columns:
      (sidebars.suffix(displayMode.sidebars) + [.secondary]).compactMap(child)
    }
  }

  /// The width of the view; before layout, the width of the window.
  var roomWidth: Double {
    let width = viewIfLoaded?.bounds.width ?? 0
    return width > 0 ? width : application?.window?.bounds.width ?? 0
  }

  private func overrideTraits() {
    for column in [Column.primary, .supplementary] {
      guard let child = child(in: column), child.parent === self else { continue }
      let traits = isInColumns ? TraitCollection(horizontalSizeClass: .compact) : nil
      setOverrideTraitCollection(traits, forChild: child)
    }
  }
}
