extension SplitViewController {
  /// With fewer columns than this, two others do not stand beside the secondary by themselves.
  static let threeColumns = 100.0

  /// The mode that suits the room, unless something is asked for.
  var wantedMode: DisplayMode {
    let mode = requestedMode ?? preferredDisplayMode
    let width = roomWidth
    let count =
      switch mode {
      case .automatic where width < TraitCollection.regularColumns: 0
      case .automatic: width < Self.threeColumns ? 1 : 2
      default: mode.sidebars
      }
    return DisplayMode(sidebars: min(count, sidebars.count), isOver: mode.isOver)
  }

  /// Brings `column` onto the screen, in the display mode nearest to the one there is.
  public func show(_ column: Column) {
    guard isInColumns else { return showCollapsedColumn(column) }
    switch column {
    case .secondary where displayMode.isOver: request(sidebars: 0)
    case .secondary, .compact: break
    case .primary, .supplementary:
      guard let place = sidebars.firstIndex(of: column) else { return }
      request(sidebars: max(displayMode.sidebars, sidebars.count - place))
    }
  }

  /// Takes `column` off the screen, with those left of it; the secondary stays.
  public func hide(_ column: Column) {
    guard isInColumns else { return popCollapsedColumn(column) }
    guard let place = sidebars.firstIndex(of: column) else { return }
    request(sidebars: min(displayMode.sidebars, sidebars.count - place - 1))
  }

  func showNextColumn() { request(sidebars: displayMode.sidebars + 1) }

  /// Takes away what lies over the secondary.
  func hideOverlay() {
    requestedMode = nil
    if wantedMode.isOver { requestedMode = .secondaryOnly }
    updateColumns()
  }

  private func request(sidebars count: Int) {
    let fits = roomWidth >= (count > 1 ? Self.threeColumns : TraitCollection.regularColumns)
    let isOver = displayMode.sidebars > 0 && displayMode.isOver || !fits
    requestedMode = DisplayMode(sidebars: min(count, sidebars.count), isOver: isOver)
    updateColumns()
  }

  func updateGestures() {
    let isOpen = presentsWithGesture && isInColumns
    showGesture.isEnabled = isOpen && displayMode.sidebars < sidebars.count
    hideGesture.isEnabled = isOpen && displayMode.isOver
  }
}
