/// The positions of all parts of a table, in rows from the top of its content.
struct TableMetrics {
  struct Section {
    /// The empty rows above the header.
    var gap = 0.0
    var header = 0.0
    var rows: RowHeights
    var footer = 0.0
    /// The position at which the gap begins.
    fileprivate(set) var top = 0.0

    init(gap: Double = 0, header: Double = 0, rows: RowHeights, footer: Double = 0) {
      self.gap = gap
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var headerTop: Double { top + gap }
    var rowsTop: Double { headerTop + header }
    var footerTop: Double { rowsTop + rows.total }
    var end: Double { footerTop + footer }
  }

  let sections: [Section]
  /// The height of the whole content.
  let height: Double

  /// Computes the positions of `sections`.
  ///
  /// - Parameters:
  ///   - top: The rows above the first section.
  ///   - bottomGap: The rows below the last section.
  init(sections: [Section] = [], top: Double = 0, bottomGap: Double = 0) {
    var top = top
    self.sections = sections.map { section in
      var section = section
      section.top = top
      top = section.end
      return section
    }
    height = top + bottomGap
  }
}

extension TableMetrics {
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  func top(of path: IndexPath) -> Double {
    let section = sections[path.section]
    return section.rowsTop + section.rows.top(of: path.row)
  }

  func end(of path: IndexPath) -> Double {
    let section = sections[path.section]
    return section.rowsTop + section.rows.top(of: path.row + 1)
  }

  /// Returns the sections that are at least partly between `top` and `end`.
  func sections(from top: Double, to end: Double) -> Range<Int> {
    let first = sections.partitioningIndex { $0.end > top }
    let after = sections.partitioningIndex { $0.top >= end }
    return first..<max(first, after)
  }

  /// Returns the rows that are at least partly between `top` and `end`, in order.
  func rows(from top: Double, to end: Double) -> [IndexPath] {
    sections(from: top, to: end).flatMap { index in
      let section = sections[index]
      guard section.rows.count > 0, top < section.footerTop, end > section.rowsTop else {
        return [IndexPath]()
      }
      let first = section.rows.row(at: top - section.rowsTop)
      var last = section.rows.row(at: end - section.rowsTop)
      if last > first, section.rowsTop + section.rows.top(of: last) >= end { last -= 1 }
      return (first...last).map { IndexPath(row: $0, section: index) }
    }
  }

  var first: IndexPath? { path(from: 0, row: 0) }
  var last: IndexPath? { path(upTo: sections.count - 1) }

  func path(after path: IndexPath) -> IndexPath? {
    let next = IndexPath(row: path.row + 1, section: path.section)
    return contains(next) ? next : self.path(from: path.section + 1, row: 0)
  }

  func path(before path: IndexPath) -> IndexPath? {
    guard path.row == 0 else { return IndexPath(row: path.row - 1, section: path.section) }
    return self.path(upTo: path.section - 1)
  }

  /// Returns the row at `y`. If no row is there, returns the next row above, or the first row.
  ///
  /// - Returns: nil if the table has no rows.
  func row(near y: Double) -> IndexPath? {
    let index = sections.partitioningIndex { $0.rowsTop > y } - 1
    guard index >= 0, sections[index].rows.count > 0 else { return path(upTo: index) ?? first }
    let section = sections[index]
    return IndexPath(row: section.rows.row(at: y - section.rowsTop), section: index)
  }

  /// Returns the row at `path`, or the nearest row if that row does not exist.
  func row(near path: IndexPath) -> IndexPath? {
    guard sections.indices.contains(path.section), sections[path.section].rows.count > 0 else {
      return self.path(from: path.section, row: 0) ?? last
    }
    let row = min(max(path.row, 0), sections[path.section].rows.count - 1)
    return IndexPath(row: row, section: path.section)
  }

  /// Returns the first row of the first section with rows, from `section` on.
  private func path(from section: Int, row: Int) -> IndexPath? {
    guard section < sections.count else { return nil }
    return (max(0, section)..<sections.count).first { sections[$0].rows.count > 0 }
      .map { IndexPath(row: row, section: $0) }
  }

  /// Returns the last row of the last section with rows, up to `section`.
  private func path(upTo section: Int) -> IndexPath? {
    guard section >= 0 else { return nil }
    return (0...section).last { sections[$0].rows.count > 0 }
      .map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
  }
}
