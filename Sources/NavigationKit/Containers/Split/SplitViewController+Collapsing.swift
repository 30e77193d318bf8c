extension SplitViewController {
  /// Collapses or expands for the width class when no transition runs and no request waits.
  ///
  /// Otherwise it waits, because a waiting request may refer to the present stacks.
  func adaptWhenIdle() {
    guard let application, application.isBusy || !application.waitingRequests.isEmpty else {
      return adapt()
    }
    guard !isAdaptationWaiting else { return }
    isAdaptationWaiting = true
    application.whenIdle { [weak self] in
      self?.isAdaptationWaiting = false
      self?.adapt()
    }
  }

  /// Collapses or expands for the width class.
  func adapt() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact != isCollapsed, contents.contains(where: { $0 != nil }) {
      switch (style, isCompact) {
      case (.unspecified, true): collapse()
      case (.unspecified, false): expand()
      case (_, true): collapseColumns()
      case (_, false): expandColumns()
      }
    }
    updateColumns()
  }

  // MARK: - Without columns

  /// Asks the delegate for the controller that remains, then for a place for the secondary (9.1.2).
  private func collapse() {
    let secondary = child(in: .secondary)
    guard
      let primary = delegate?.primaryViewController(forCollapsing: self) ?? child(in: .primary)
        ?? secondary
    else { return }
    if let secondary, secondary !== primary {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      display(displayed.filter { $0 === primary })
      if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
    }
    contents[Column.secondary.rawValue] = nil
    install(primary, in: .primary)
    if let secondary { release(secondary) }
    finishCollapse(to: primary)
  }

  /// Asks the delegate for the primary, then for the secondary (9.1.3).
  private func expand() {
    if let primary = delegate?.primaryViewController(forExpanding: self) ?? child(in: .primary) {
      let secondary =
        delegate?.splitViewController(self, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: self)
      install(primary, in: .primary)
      install(secondary, in: .secondary)
    }
    arrangement = .columns
    finishExpansion()
  }

  // MARK: - With columns

  /// The column to show when the columns are collapsed: the compact column, otherwise the innermost
  /// column.
  var proposedTopColumn: Column {
    [.compact, .secondary, .supplementary].first { child(in: $0) != nil } ?? .primary
  }

  /// The column of the top controller while the columns are collapsed.
  var topColumn: Column {
    guard case .single(let base) = arrangement else { return proposedTopColumn }
    if base === child(in: .compact) { return .compact }
    let joined = (base as? NavigationController)?.collapsedColumns.last?.controller
    return Column.allCases.last { child(in: $0) === joined } ?? .primary
  }

  private func collapseColumns() {
    let proposed = proposedTopColumn
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    join(topColumn: child(in: top) == nil ? proposed : top)
    if case .single(let child) = arrangement { finishCollapse(to: child) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expandColumns() {
    let preferred = preferredDisplayMode
    requestedMode = nil
    let proposed = wantedMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if mode != proposed, mode != preferred { requestedMode = mode }
    separate()
    finishExpansion()
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Makes one child represent all columns.
  ///
  /// This child is the compact column, or the outermost column with the other columns on its stack.
  func join(topColumn top: Column) {
    let columns = [Column.primary, .supplementary, .secondary].filter { child(in: $0) != nil }
    guard top != .compact, let outermost = columns.first, let base = child(in: outermost) else {
      if let child = child(in: top) { arrangement = .single(child) }
      return updateColumns()
    }
    let joined = columns.dropFirst().filter { $0.rawValue <= top.rawValue }.compactMap(child)
    if let navigation = base as? NavigationController {
      display(displayed.filter { $0 === base })
      navigation.join(joined, animated: false)
      arrangement = .single(base)
    } else {
      arrangement = .single(child(in: top) ?? base)
    }
    updateColumns()
  }

  /// Returns to each column its own controllers.
  func separate() {
    guard case .single(let base) = arrangement else { return }
    arrangement = .columns
    (base as? NavigationController)?.separateColumns()
    for content in contents {
      guard let child = content?.child, child.parent !== self else { continue }
      addChild(child)
      child.sendDidMove(toParent: self)
    }
  }

  // MARK: - Both

  private func finishCollapse(to child: ViewController) {
    arrangement = .single(child)
    updateColumns()
    isCollapsed = true
    record(.splitCollapsed, child)
  }

  private func finishExpansion() {
    updateColumns()
    isCollapsed = false
    record(.splitExpanded)
  }
}
