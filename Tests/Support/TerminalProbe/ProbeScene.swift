internal import CellGraphics
public import Simulation

/// The pictures the probe shows, each a pure function of the size and a step.
public enum ProbeScene: String, CaseIterable, Sendable {
  /// Text in every colour, attribute and width.
  case gallery
  /// Three panels that pass over each other, a step at a time.
  case panels
  /// A different pair of colours in every cell, and others at each step.
  case rainbow
  /// A panel that slides in by itself.
  case slide
  /// The keys that were pressed, one a row.
  case keys
  /// A panel that ends within a wide glyph.
  case cut
  /// Pictures that give way to another.
  case push, cover, reveal, sideways, fade, flip, curl, zoom
  /// The same with few colours and with none, and in whole cells.
  case shade, dissolve, whole
  /// A page that moves up, to the side, or shrinks, its edges by eighths of cells.
  case rising, passing, shrinking
  /// Text that moves by whole rows.
  case scroll
  /// Two pages of text that move sideways at different speeds, and back.
  case sliding
  /// Rectangles that jump about.
  case blocks
  /// Emoji, and a panel full of others that covers one column more at each step.
  case emoji
  /// A text that stays the same, and a cursor that is four columns further at each step.
  case cursor

  /// Returns the whole picture; `keys` are for the scene of that name.
  public func frame(step: Int, columns: Int, rows: Int, keys: [String] = []) -> Frame {
    switch self {
    case .gallery: Self.gallery(columns: columns, rows: rows)
    case .panels: Self.panels(step: step, columns: columns, rows: rows)
    case .rainbow: Self.rainbow(step: step, columns: columns, rows: rows)
    case .slide: Self.slide(step: step, columns: columns, rows: rows)
    case .keys: Self.list(keys, columns: columns, rows: rows)
    case .cut: Self.cut(columns: columns, rows: rows)
    case .push, .cover, .reveal, .sideways, .fade, .flip, .curl, .zoom, .scroll, .blocks,
      .shade, .dissolve, .whole, .rising, .passing, .shrinking, .sliding:
      transitionFrame(step: step, columns: columns, rows: rows)
    case .emoji: Self.emoji(step: step, columns: columns, rows: rows)
    case .cursor: Self.cursor(step: step, columns: columns, rows: rows)
    }
  }

  /// The number of steps of `slide`.
  public static let slideSteps = 30
}

extension ProbeScene {
  static let red = Color(rgb: 0xFF0000)
  static let green = Color(rgb: 0x00FF00)
  static let blue = Color(rgb: 0x0000FF)
  static let grey = Color(rgb: 0x808080)
  static let colors = [Color.black, .white, red, green, blue, grey]

  private static func gallery(columns: Int, rows: Int) -> Frame {
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: blue))
    func write(_ text: String, row: Int, _ color: Color, _ attributes: TextAttributes = []) {
      surface.draw(
        line(text), column: 1, row: row, color: color, attributes: attributes,
        clip: surface.bounds)
    }
    for (row, color) in colors.enumerated() { write("colour \(row)", row: row, color) }
    let attributes: [TextAttributes] = [
      .bold, .dim, .italic, .underline, .reverse, [.bold, .italic],
    ]
    for (index, attribute) in attributes.enumerated() {
      write("attribute \(index)", row: 6 + index, .white, attribute)
    }
    write("wide 界面 and e\u{301} and ▁▂▃▄▅▆▇█ ✓", row: 12, .white)
    for (row, color) in colors.enumerated() {
      surface.fill(CellRect(column: 40, row: row, columns: 20, rows: 1), with: color)
    }
    // An unassigned character, an ideograph of one column and a letter of two.
    put([Glyph("\u{7}"), Glyph("\u{378}"), Glyph("界"), Glyph("x", isWide: true)], at: 14, &surface)
    return Frame(surface: surface, panels: [Frame.Panel(id: "all", rect: surface.bounds)])
  }

  private static func cursor(step: Int, columns: Int, rows: Int) -> Frame {
    var frame = list(["text"], columns: columns, rows: rows)
    frame.cursor = Frame.Cursor(column: 4 * step, row: 5)
    return frame
  }

  private static func emoji(step: Int, columns: Int, rows: Int) -> Frame {
    func page(_ pictures: String, _ ground: Color) -> Surface {
      var page = Surface(columns: columns, rows: rows, filledWith: Cell(background: ground))
      for row in 0..<rows {
        page.draw(
          line(String(repeating: pictures, count: columns / 4 + 1)), column: row % 4, row: row,
          color: colors[row % 2], clip: page.bounds)
      }
      return page
    }
    var surface = page("🚀🎉a", blue)
    let covered = min(step, columns)
    surface.composite(page("🍋b界", green), column: covered - columns, row: rows / 3)
    let cover = CellRect(column: 0, row: rows / 3, columns: covered, rows: rows - rows / 3)
    var panels = [Frame.Panel(id: "beneath", rect: surface.bounds)]
    if !cover.isEmpty { panels.append(Frame.Panel(id: "cover", rect: cover)) }
    return Frame(surface: surface, panels: panels)
  }

  /// Text by widths known here: East Asian ideographs and emoji are the only wide ones.
  static func line(_ text: String) -> TextLine {
    TextLine(
      glyphs: text.map { character in
        let scalars = Array(character.unicodeScalars)
        return Glyph(
          scalars[0], combining: Array(scalars.dropFirst()),
          isWide: (0x4E00..<0xA000).contains(scalars[0].value) || scalars[0].value >= 0x1F300)
      })
  }

  /// Writes glyphs unchanged, without the conversion that text has.
  private static func put(_ glyphs: [Glyph], at row: Int, _ surface: inout Surface) {
    guard row < surface.rows, surface.columns > 2 * glyphs.count else { return }
    var column = 1
    for glyph in glyphs {
      surface[column: column, row: row] = Cell(glyph: glyph, foreground: .white, background: blue)
      if glyph.columns == 2 {
        surface[column: column + 1, row: row] = Cell(
          glyph: .continuation, foreground: .white, background: blue)
      }
      column += 2
    }
  }

  private static func panels(step: Int, columns: Int, rows: Int) -> Frame {
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: blue))
    for row in 0..<rows {
      surface.draw(
        line(String(repeating: "base \(row) 界 ", count: 12)), column: 0, row: row,
        color: .white, clip: surface.bounds)
    }
    let places = [
      ("across", red, CellRect(column: step * 3 - 10, row: 2, columns: 20, rows: 6)),
      ("down", green, CellRect(column: 12, row: step - 4, columns: 25, rows: 5)),
      ("growing", grey, CellRect(column: 30 - step, row: 4, columns: 1 + 2 * step, rows: 1 + step)),
    ]
    var frame = Frame(surface: surface, panels: [])
    // Every fourth step turns the order around.
    for (id, color, rect) in step % 4 == 3 ? places.reversed() : places {
      let visible = rect.intersection(surface.bounds)
      guard !visible.isEmpty else { continue }
      var layer = Surface(
        columns: rect.columns, rows: rect.rows, filledWith: Cell(background: color))
      for row in 0..<rect.rows {
        layer.draw(
          line("\(id) 面 \(row) 界界界界界界"), column: 0, row: row, color: .black,
          clip: layer.bounds)
      }
      frame.surface.composite(layer, column: rect.column, row: rect.row)
      frame.panels.append(Frame.Panel(id: id, rect: visible))
    }
    // A careless program names a panel twice.
    if step % 5 == 4, let first = frame.panels.first { frame.panels.append(first) }
    return frame
  }

  private static func rainbow(step: Int, columns: Int, rows: Int) -> Frame {
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: .black))
    for row in 0..<rows {
      for column in 0..<columns {
        let number = UInt32(step * columns * rows + row * columns + column)
        surface[column: column, row: row] = Cell(
          glyph: Glyph("x"), foreground: Color(rgb: number &* 2_654_435_761),
          background: Color(rgb: number &* 40_503))
      }
    }
    return Frame(surface: surface, panels: [Frame.Panel(id: "all", rect: surface.bounds)])
  }

  private static func slide(step: Int, columns: Int, rows: Int) -> Frame {
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: blue))
    var panels = [Frame.Panel(id: "behind", rect: surface.bounds)]
    let left = columns - columns * min(step, slideSteps) / slideSteps
    let rect = CellRect(column: left, row: 0, columns: columns - left, rows: rows)
    if !rect.isEmpty {
      surface.fill(rect, with: red)
      surface.draw(
        line("step \(step)"), column: left + 1, row: 1, color: .white, clip: surface.bounds)
      panels.append(Frame.Panel(id: "front", rect: rect))
    }
    return Frame(surface: surface, panels: panels)
  }

  private static func list(_ keys: [String], columns: Int, rows: Int) -> Frame {
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: .black))
    for (row, text) in (["\(columns) x \(rows)"] + keys).enumerated() {
      surface.draw(line(text), column: 0, row: row, color: .white, clip: surface.bounds)
    }
    return Frame(surface: surface, panels: [Frame.Panel(id: "all", rect: surface.bounds)])
  }

  /// Not a picture a compositor makes, which would leave the space itself.
  private static func cut(columns: Int, rows: Int) -> Frame {
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: red))
    surface.draw(line("a界界b"), column: 0, row: 0, color: .white, clip: surface.bounds)
    let rect = CellRect(column: 0, row: 0, columns: 4, rows: 1)
    return Frame(surface: surface, panels: [Frame.Panel(id: "narrow", rect: rect)])
  }
}
