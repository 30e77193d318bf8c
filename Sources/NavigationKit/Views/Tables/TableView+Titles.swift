internal import CellGraphics

extension TableView {
  /// Draws the visible headers and footers over the cells. The header of a plain table stays at the
  /// top while its section is visible.
  func drawTitles(on canvas: inout Canvas, bounds: Rect) {
    guard let metrics else { return }
    for index in metrics.sections(from: bounds.minY, to: bounds.maxY) {
      let section = metrics.sections[index]
      let title = titles[index]
      if let header = title.header, title.headerView.view == nil, section.header >= 1 {
        let y = style == .plain ? stickyTop(of: section, in: bounds) : section.headerTop
        draw(header: header, at: y, on: &canvas)
      }
      guard title.footerView.view == nil, section.footer >= 1 else { continue }
      for (line, text) in title.footer.enumerated() {
        let rect = titleRect(y: section.footerTop + Double(line))
        canvas.draw(
          text, in: rect, alignment: .leading, color: themed { $0.secondaryLabel })
      }
    }
  }

  private func draw(header: TextLine, at y: Double, on canvas: inout Canvas) {
    switch style {
    case .plain:
      let bar = Rect(x: 0, y: y, width: bounds.width, height: 1)
      canvas.fill(bar, with: themed { $0.headerBackground })
      canvas.draw(
        header, in: titleRect(y: y), alignment: .leading, color: themed { $0.rowLabel },
        attributes: .bold)
    case .grouped:
      canvas.draw(
        header, in: titleRect(y: y), alignment: .leading,
        color: themed { $0.secondaryLabel })
    case .insetGrouped:
      canvas.draw(
        header, in: titleRect(y: y), alignment: .leading, color: themed { $0.rowLabel },
        attributes: .bold)
    }
  }

  private func titleRect(y: Double) -> Rect {
    let margin = cellInset + TableAppearance.margin
    return Rect(x: margin, y: y, width: max(0, bounds.width - 2 * margin), height: 1)
  }
}
