extension SplitViewController {
  /// The width in columns from which two sidebars are beside the secondary by default.
  static let threeColumns = 100.0

  /// The display mode for the available width and the requests.
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

  /// Shows `column` in the display mode nearest to the current one.
  ///
  /// While collapsed it moves the column to the top of the stack. An empty column is ignored.
  ///
  /// - Parameter column: The column.
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

  /// Hides `column` and the columns to its left. The secondary cannot be hidden.
  ///
  /// While collapsed it pops to the controller below the column.
  ///
  /// - Parameter column: The column.
  public func hide(_ column: Column) {
    guard isInColumns else { return popCollapsedColumn(column) }
    guard let place = sidebars.firstIndex(of: column) else { return }
    request(sidebars: min(displayMode.sidebars, sidebars.count - place - 1))
  }

  func showNextColumn() { request(sidebars: displayMode.sidebars + 1) }

  /// Hides the columns over the secondary.
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
