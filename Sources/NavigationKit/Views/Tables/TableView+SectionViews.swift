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
    return titles[section].headerView as? TableViewHeaderFooterView
  }

  /// Returns the view of a section's footer; nil if it is not shown or is a text.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    guard titles.indices.contains(section) else { return nil }
    return titles[section].footerView as? TableViewHeaderFooterView
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

  /// Returns the texts and views of all headers and footers. The views are kept during an update
  /// that changes no sections.
  func sectionTitles(count: Int) -> [SectionTitles] {
    let old = titles
    if !keepsSectionViews { for title in old { recycleViews(of: title) } }
    return (0..<count).map { section in
      var title = titles(ofSection: section)
      guard let tableDelegate else { return title }
      if keepsSectionViews, old.indices.contains(section) {
        (title.headerView, title.footerView) = (old[section].headerView, old[section].footerView)
      } else {
        title.headerView = tableDelegate.tableView(self, viewForHeaderInSection: section)
        title.footerView = tableDelegate.tableView(self, viewForFooterInSection: section)
        for view in [title.headerView, title.footerView] { prepareSectionView(view) }
      }
      setHeights(&title, section, tableDelegate)
      return title
    }
  }

  /// The delegate's height wins. Without one, a section with a view has the table's height for
  /// headers or footers, and otherwise the height of the view.
  private func setHeights(
    _ title: inout SectionTitles, _ section: Int, _ delegate: any TableViewDelegate
  ) {
    let header = delegate.tableView(self, heightForHeaderInSection: section)
    let footer = delegate.tableView(self, heightForFooterInSection: section)
    if header != Self.automaticDimension {
      title.setHeaderHeight = max(0, header.rounded())
    } else if title.headerView != nil, sectionHeaderHeight != Self.automaticDimension {
      title.setHeaderHeight = sectionHeaderHeight
    }
    if footer != Self.automaticDimension {
      title.setFooterHeight = max(0, footer.rounded())
    } else if title.footerView != nil, sectionFooterHeight != Self.automaticDimension {
      title.setFooterHeight = sectionFooterHeight
    }
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

  /// Removes the views of a section and keeps those with a reuse identifier for other sections.
  private func recycleViews(of title: SectionTitles) {
    for view in [title.headerView, title.footerView] {
      view?.removeFromSuperview()
      guard let view = view as? TableViewHeaderFooterView, let name = view.reuseIdentifier else {
        continue
      }
      headerFooters.free[name, default: []].append(view)
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
      titles.contains { $0.headerView === view || $0.footerView === view }
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
    let visible = metrics.sections(from: bounds.minY, to: bounds.maxY)
    for index in metrics.sections.indices {
      let section = metrics.sections[index]
      if let view = titles[index].headerView {
        let y = style == .plain ? stickyTop(of: section) : section.headerTop
        let rect = sectionRect(y: y, height: section.header)
        show(view, in: rect, visible.contains(index), index, isHeader: true)
      }
      if let view = titles[index].footerView {
        let rect = sectionRect(y: section.footerTop, height: section.footer)
        show(view, in: rect, visible.contains(index), index, isHeader: false)
      }
    }
  }

  /// Returns the top of a plain table's header, which stays at the upper edge while its section is
  /// visible. The end of the section pushes it out.
  private func stickyTop(of section: TableMetrics.Section) -> Double {
    max(
      section.headerTop, min(bounds.minY + contentInset.top, section.end - section.header))
  }

  /// Places a header or footer that is visible, and removes one that is not. The delegate is
  /// notified of each change.
  private func show(
    _ view: View, in rect: Rect, _ isVisible: Bool, _ section: Int, isHeader: Bool
  ) {
    if isVisible, view.superview !== self {
      if isHeader {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      View.performWithoutAnimation {
        view.place(in: rect)
        addSubview(view)
      }
    } else if isVisible {
      view.place(in: rect)
    } else if view.superview === self {
      view.removeFromSuperview()
      if isHeader {
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}
