internal import CellGraphics
import Storyboards
import TextFormats

extension ViewConversion {
  /// Adds a table view or a collection view.
  ///
  /// A form, whose cells have several controls each, is added as separate views. Any other table
  /// becomes a table of a scene file, with its header view above and its footer view below.
  mutating func addTable(_ view: XMLElement, _ place: Place) {
    if TableConversion.isForm(view) { return addForm(view, place) }
    var conversion = TableConversion(names: names, text: text, colors: colors)
    var frame = place.frame
    if let (header, height) = extra("tableHeaderView", of: view) {
      let height = min(height, frame.height)
      add(extra: header, y: frame.minY, height: height, place)
      frame.origin.y += height
      frame.size.height -= height
    }
    let footer = extra("tableFooterView", of: view)
    let footerHeight = min(footer?.height ?? 0, frame.height)
    frame.size.height -= footerHeight
    let table = SceneDocument.TableView(id: "", table: conversion.table(view), frame: .zero)
    rows.merge(conversion.rows)
    carried.formUnion(conversion.carried)
    append(
      view, .table(table),
      Place(frame: frame, tint: place.tint, alpha: place.alpha, isHidden: place.isHidden))
    // The footer is added last because the focus moves in this order.
    if let footer { add(extra: footer.view, y: frame.maxY, height: footerHeight, place) }
    for subview in view.subviews { add(subview, in: place) }
  }

  /// Returns the view above or below all rows, and its height; nil if no such view is visible.
  private func extra(
    _ key: String, of table: XMLElement
  ) -> (view: XMLElement, height: Double)? {
    guard let view = table.property(key), let height = ViewFrames.written(view)?.height,
      view.bool("hidden") != true
    else { return nil }
    return (view, height)
  }

  /// Adds a table's header or footer view over the full width of the table.
  private mutating func add(extra view: XMLElement, y: Double, height: Double, _ place: Place) {
    convert(
      view,
      at: Place(
        frame: Rect(x: place.frame.minX, y: y, width: place.frame.width, height: height),
        tint: tint(view) ?? place.tint, alpha: place.alpha))
  }

  /// Adds a table whose cells have several controls each: the cells at their positions with all
  /// their views.
  mutating func addForm(_ table: XMLElement, _ place: Place) {
    carried.insert(table.offset)
    let isGrouped = (table["style"] ?? "").lowercased().contains("group")
    if isGrouped {
      addBox(background(table) ?? colors.system("systemGroupedBackgroundColor"), place, of: table)
    }
    var top = place.frame.minY + (isGrouped ? 18 : 0)
    if let (header, height) = extra("tableHeaderView", of: table) {
      add(extra: header, y: top, height: height, place)
      top += height
    }
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
    // Each prototype is added once: two copies of a control would have the same name.
    for cell in TableConversion.prototypes(of: table) {
      if let identifier = InventedTitles.identifier(of: cell) {
        addTitle(identifier, y: top, place)
        top += 24
      }
      top += addFormCell(cell, y: top, isGrouped: isGrouped, place)
    }
    if let (footer, height) = extra("tableFooterView", of: table) {
      add(extra: footer, y: top, height: height, place)
    }
  }

  /// Adds the views of a cell at their places, for a table that is not imported as rows.
  ///
  /// - Returns: The height of the cell.
  private mutating func addFormCell(
    _ cell: XMLElement, y: Double, isGrouped: Bool, _ place: Place
  ) -> Double {
    let written = ViewFrames.written(cell)
    let height = written?.height ?? cell.number("rowHeight") ?? 44
    let frame = Rect(x: place.frame.minX, y: y, width: place.frame.width, height: height)
    if isGrouped, background(cell) == nil {
      let ground = colors.system("secondarySystemGroupedBackgroundColor")
      addBox(ground, Place(frame: frame, alpha: place.alpha), of: cell)
    }
    addCell(
      cell, Place(frame: frame, tint: place.tint, ground: place.ground, alpha: place.alpha))
    return height
  }

  /// Adds a label with the title of a section, 20 points high and 16 points from both sides.
  mutating func addTitle(_ title: String, y: Double, _ place: Place) {
    made += 1
    let frame = Rect(x: place.frame.minX + 16, y: y, width: place.frame.width - 32, height: 20)
    var label = label(title, color: quietInk)
    label.id = "title \(made)"
    views.append(ImportedView(view: .label(label), frame: frame, isContent: true))
  }

  /// Adds the texts of a cell's content configuration, one below the other.
  private mutating func addTexts(of content: XMLElement, _ place: Place) {
    let texts = CellContent.texts(of: content, text)
    let lines = [texts.title, texts.detail].compactMap(\.self)
    let height = place.frame.height / Double(max(1, lines.count))
    for (index, line) in lines.enumerated() {
      let frame = Rect(
        x: place.frame.minX + 16, y: place.frame.minY + Double(index) * height,
        width: max(0, place.frame.width - 32), height: height)
      append(
        content, .label(label(line, color: index > 0 ? quietInk : nil)),
        Place(frame: frame, alpha: place.alpha))
    }
  }

  /// Adds the background and the views of a cell at their places. A cell with a segue also gets a
  /// button `›` at its right edge, because only a control can be activated here.
  mutating func addCell(_ cell: XMLElement, _ place: Place) {
    addBackground(cell, place)
    carried.insert(cell.offset)
    if let content = cell.child("listContentConfiguration") { addTexts(of: content, place) }
    guard let content = cell.property("contentView") else { return }
    var inner = place
    if let frame = ViewFrames.written(content) {
      inner.frame = Rect(origin: place.frame.origin + frame.origin, size: frame.size)
    }
    convertSubviews(of: content, at: inner)
    guard let id = cell["id"], cell.child("connections")?.child("segue") != nil else { return }
    tappable.insert(id)
    append(
      cell, .button(button("›")),
      Place(
        frame: Rect(
          x: place.frame.maxX - 30, y: place.frame.midY - 10, width: 20, height: 20)))
  }
}
