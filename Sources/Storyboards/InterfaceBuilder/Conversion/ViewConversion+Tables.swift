internal import CellGraphics

extension ViewConversion {
  mutating func addTable(_ view: XMLElement, _ place: Place) {
    if TableConversion.isForm(view) { return addForm(view, place) }
    var conversion = TableConversion(names: names, text: text, colors: colors)
    var frame = place.frame
    for isHeader in [true, false] {
      let key: StaticString = isHeader ? "tableHeaderView" : "tableFooterView"
      guard let extra = view.property(key), let size = ViewFrames.written(extra)?.size,
        extra.child("subviews") != nil
      else { continue }
      let height = min(size.height, frame.height)
      let top = isHeader ? frame.minY : frame.maxY - height
      convert(
        extra,
        at: Place(
          frame: Rect(x: frame.minX, y: top, width: frame.width, height: height), tint: place.tint))
      if isHeader { frame.origin.y += height }
      frame.size.height -= height
    }
    let members = conversion.members(of: view)
    rows.merge(conversion.rows)
    append(view, members, Place(frame: frame, tint: place.tint))
    for subview in view.subviews { add(subview, in: place) }
  }

  /// A table of cells that hold several controls each: the cells where they are, with all they hold.
  mutating func addForm(_ table: XMLElement, _ place: Place) {
    let isGrouped = (table["style"] ?? "").lowercased().contains("group")
    if isGrouped {
      addBox(background(table) ?? colors.system("systemGroupedBackgroundColor"), place, of: table)
    }
    var top = place.frame.minY + (isGrouped ? 18 : 0)
    for section in table.child("sections")?.children ?? [] where section.name == "tableViewSection"
    {
      if let header = text.text(of: section, "headerTitle"), !header.isEmpty {
        addTitle(header, y: top + 14, place)
        top += 38
      }
      for cell in section.child("cells")?.children ?? [] where cell.name == "tableViewCell" {
        top += addFormCell(cell, y: top, isGrouped: isGrouped, place)
      }
      if let footer = text.text(of: section, "footerTitle"), !footer.isEmpty {
        addTitle(footer, y: top, place)
        top += 28
      }
      top += isGrouped ? 18 : 0
    }
    // Each once, since the same control twice would be two controls with one name.
    for cell in TableConversion.prototypes(of: table) {
      top += addFormCell(cell, y: top, isGrouped: isGrouped, place)
    }
  }

  /// - Returns: Its height.
  private mutating func addFormCell(
    _ cell: XMLElement, y: Double, isGrouped: Bool, _ place: Place
  ) -> Double {
    let written = ViewFrames.written(cell)
    let height = written?.height ?? cell.number("rowHeight") ?? 44
    let frame = Rect(x: place.frame.minX, y: y, width: place.frame.width, height: height)
    if isGrouped, background(cell) == nil {
      let ground = colors.system("secondarySystemGroupedBackgroundColor")
      addBox(ground, Place(frame: frame), of: cell)
    }
    addCell(cell, Place(frame: frame, tint: place.tint, ground: place.ground))
    return height
  }

  mutating func addTitle(_ title: String, y: Double, _ place: Place) {
    made += 1
    let frame = Rect(x: place.frame.minX + 16, y: y, width: place.frame.width - 32, height: 20)
    views.append(
      ImportedView(
        json: .object([
          "id": JSONNode("title \(made)"), "kind": JSONNode("label"), "text": JSONNode(title),
          "color": JSONNode(quietInk.hexadecimal),
        ]), frame: frame, isContent: true))
  }

  mutating func addCell(_ cell: XMLElement, _ place: Place) {
    addBackground(cell, place)
    guard let content = cell.property("contentView") else { return }
    var inner = place
    if let frame = ViewFrames.written(content) {
      inner.frame = Rect(origin: place.frame.origin + frame.origin, size: frame.size)
    }
    convertSubviews(of: content, at: inner)
    guard let id = cell["id"], cell.child("connections")?.child("segue") != nil else { return }
    tappable.insert(id)
    append(
      cell, ["kind": JSONNode("button"), "title": JSONNode("›")],
      Place(
        frame: Rect(
          x: place.frame.maxX - 30, y: place.frame.midY - 10, width: 20, height: 20)))
  }
}
