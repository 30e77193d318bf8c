public import CellGraphics

/// The views of headers and footers that no section needs any longer, and the classes of new ones.
struct HeaderFooterPool {
  var free: [String: [TableViewHeaderFooterView]] = [:]
  var types: [String: TableViewHeaderFooterView.Type] = [:]
}

extension TableView {
  /// Registers a class of headers and footers, made by `init(reuseIdentifier:)`; nil removes the
  /// registration.
  public func register(
    _ aClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerFooters.types[identifier] = aClass }

  /// Returns a header or footer that no section needs any longer, or a new one of the registered
  /// class; nil if there is none and nothing is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> TableViewHeaderFooterView?
  {
    if let view = headerFooters.free[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerFooters.types[identifier].map { $0.init(registeredAs: identifier) }
  }

  /// Returns the view of a section's header; nil if it is not shown or is a text.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard titles.indices.contains(section) else { return nil }
    return shownView(titles[section].headerView)
  }

  /// Returns the view of a section's footer; nil if it is not shown or is a text.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard titles.indices.contains(section) else { return nil }
    return shownView(titles[section].footerView)
  }

  private func shownView(_ part: SectionView) -> TableViewHeaderFooterView? {
    part.view?.superview === self ? part.view as? TableViewHeaderFooterView : nil
  }

  /// Returns the rectangle of a section's header in the content, in cells.
  public func rectForHeader(inSection section: Int) -> Rect {
    let part = currentMetrics.sections[section]
    return sectionRect(y: part.headerTop, height: part.header)
  }

  /// Returns the rectangle of a section's footer in the content, in cells.
  public func rectForFooter(inSection section: Int) -> Rect {
    let part = currentMetrics.sections[section]
    return sectionRect(y: part.footerTop, height: part.footer)
  }

  /// Returns the rectangle of a whole section in the content, in cells.
  public func rect(forSection section: Int) -> Rect {
    let part = currentMetrics.sections[section]
    return sectionRect(y: part.headerTop, height: part.end - part.headerTop)
  }

  private func sectionRect(y: Double, height: Double) -> Rect {
    Rect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// Returns the texts of all headers and footers, and the views that are needed now. The views are
  /// kept during an update that changes no sections.
  func sectionTitles(count: Int) -> [SectionTitles] {
    let old = titles
    if !keepsSectionViews {
      for (section, title) in old.enumerated() {
        remove(title.headerView.view, section, isHeader: true)
        remove(title.footerView.view, section, isHeader: false)
      }
    }
    return (0..<count).map { section in
      var title = titles(ofSection: section)
      guard let tableDelegate else { return title }
      if keepsSectionViews, old.indices.contains(section) {
        (title.headerView, title.footerView) = (old[section].headerView, old[section].footerView)
      }
      setHeight(
        of: &title.headerView, section, isHeader: true, default: sectionHeaderHeight,
        delegates: tableDelegate.tableView(self, heightForHeaderInSection: section))
      setHeight(
        of: &title.footerView, section, isHeader: false, default: sectionFooterHeight,
        delegates: tableDelegate.tableView(self, heightForFooterInSection: section))
      return title
    }
  }

  /// The delegate's height wins, and then the view is made when its place is on the screen. Without
  /// one, a section with a view has the table's height for headers or footers, and otherwise the
  /// height of the view.
  private func setHeight(
    of part: inout SectionView, _ section: Int, isHeader: Bool, default tablesHeight: Double,
    delegates height: Double
  ) {
    guard height == Self.automaticDimension else {
      part.height = max(0, height.rounded())
      return
    }
    if part.height == nil { askForView(of: &part, section, isHeader: isHeader) }
    guard let view = part.view else { return }
    part.height = tablesHeight == Self.automaticDimension ? view.bounds.height : tablesHeight
  }

  /// Asks the delegate for the view above or below a section, once.
  private func askForView(of part: inout SectionView, _ section: Int, isHeader: Bool) {
    guard !part.isAsked, let tableDelegate else { return }
    part.isAsked = true
    part.view =
      isHeader
      ? tableDelegate.tableView(self, viewForHeaderInSection: section)
      : tableDelegate.tableView(self, viewForFooterInSection: section)
    View.performWithoutAnimation { prepareSectionView(part.view) }
  }

  /// Gives a view without a height the height that its content asks for.
  private func prepareSectionView(_ view: View?) {
    guard let view else { return }
    if let view = view as? TableViewHeaderFooterView { view.style = style }
    guard view is TableViewHeaderFooterView || view.bounds.height <= 0 else { return }
    view.bounds.size.width = bounds.width
    let size =
      view.hasConstrainedSubview
      ? view.systemLayoutSizeFitting(
        Size(width: bounds.width, height: 0), withHorizontalFittingPriority: .defaultHigh,
        verticalFittingPriority: .fittingSizeLevel)
      : view.measuredSize(in: Size(width: bounds.width, height: 0))
    view.bounds.size.height = max(1, size.height)
  }

  /// Removes the view of a section and keeps one with a reuse identifier for other sections. The
  /// delegate is notified of a view that was shown.
  private func remove(_ view: View?, _ section: Int, isHeader: Bool) {
    guard let view else { return }
    let wasShown = view.superview === self
    view.removeFromSuperview()
    if let view = view as? TableViewHeaderFooterView, let name = view.reuseIdentifier {
      headerFooters.free[name, default: []].append(view)
    }
    guard wasShown else { return }
    if isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// Replaces the view above all rows or below all rows.
  func replaceEndView(_ old: View?, by new: View?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsMetrics()
  }

  /// Adds a cell behind the headers and footers.
  func addCell(_ cell: TableViewCell) {
    let front = subviews.firstIndex { view in
      titles.contains { $0.headerView.view === view || $0.footerView.view === view }
    }
    insertSubview(cell, at: front ?? subviews.count)
  }

  /// Places the views of the table's ends and of the visible headers and footers.
  func tileSectionViews() {
    guard let metrics else { return }
    if let view = tableHeaderView {
      view.place(in: sectionRect(y: 0, height: view.bounds.height))
    }
    if let view = tableFooterView {
      view.place(
        in: sectionRect(y: metrics.height - view.bounds.height, height: view.bounds.height))
    }
    let seen = presentationBounds(at: window?.application?.tick ?? 0)
    let (top, end) = (min(bounds.minY, seen.minY), max(bounds.maxY, seen.maxY))
    func isVisible(_ rect: Rect) -> Bool {
      rect.height > 0 && rect.minY < end && rect.maxY > top
    }
    // Views that scroll away are then free for those that come on the screen.
    for (index, title) in titles.enumerated() where index < metrics.sections.count {
      let places = places(of: metrics.sections[index])
      if title.headerView.view != nil, !isVisible(places.header) { hide(index, isHeader: true) }
      if title.footerView.view != nil, !isVisible(places.footer) { hide(index, isHeader: false) }
    }
    for index in metrics.sections(from: top, to: end) {
      let places = places(of: metrics.sections[index])
      if isVisible(places.header) { show(index, isHeader: true, in: places.header) }
      if isVisible(places.footer) { show(index, isHeader: false, in: places.footer) }
    }
  }

  private func places(of section: TableMetrics.Section) -> (header: Rect, footer: Rect) {
    let y = style == .plain ? stickyTop(of: section, in: bounds) : section.headerTop
    return (
      sectionRect(y: y, height: section.header),
      sectionRect(y: section.footerTop, height: section.footer)
    )
  }

  /// Removes the view of a header or footer that is no longer visible.
  private func hide(_ section: Int, isHeader: Bool) {
    guard titles.indices.contains(section) else { return }
    let part = titles[section][isHeader: isHeader]
    guard let view = part.view, view.superview === self else { return }
    titles[section][isHeader: isHeader] = SectionView(height: part.height)
    remove(view, section, isHeader: isHeader)
  }

  /// Returns the top of a plain table's header, which stays at the upper edge while its section is
  /// visible. The end of the section pushes it out.
  ///
  /// - Parameter bounds: The visible part, which an animation can move.
  func stickyTop(of section: TableMetrics.Section, in bounds: Rect) -> Double {
    max(
      section.headerTop,
      min(bounds.minY + adjustedContentInset.top, section.end - section.header))
  }

  /// Asks for the view of a header or footer that has become visible, and places it.
  private func show(_ section: Int, isHeader: Bool, in rect: Rect) {
    guard titles.indices.contains(section) else { return }
    var part = titles[section][isHeader: isHeader]
    if !part.isAsked {
      askForView(of: &part, section, isHeader: isHeader)
      guard titles.indices.contains(section) else { return }
      titles[section][isHeader: isHeader] = part
    }
    guard let view = part.view else { return }
    if view.superview !== self {
      if isHeader {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      View.performWithoutAnimation {
        view.place(in: rect)
        addSubview(view)
      }
    } else {
      view.place(in: rect)
    }
  }
}
