package import CellGraphics

/// A screen as text that a person can review: the rows as they read, then a layer of styles.
///
/// ```
/// 12 columns, 3 rows
///   Settings
///
///  ⏎ open
///
/// styles
/// a  #000000 on #F2F2F7 bold
/// b  on #FFFFFF
/// c  #0055CC on #FFFFFF
///
/// rows
/// 0  a12
/// 1  b12
/// 2  c12
/// ```
///
/// - The rows come first, without the blanks at their end.
/// - A style is a foreground, a background and attributes. It has a name of letters, in the order of
///   first use. A style that no glyph shows has no foreground.
/// - A line below `rows` gives one row, or several that are styled alike: the number of the row, counted
///   from 0, and runs of a style's name and a number of columns.
///
/// A blank shows no foreground, so it belongs to the run before it where background and attributes are
/// the same. Equal screens are therefore equal texts.
package struct Snapshot: Equatable, Sendable {
  /// The columns.
  package let columns: Int
  /// The rows.
  package let rows: Int
  /// Row by row, from the top left.
  package private(set) var cells: [Cell]

  /// A glyph with its style.
  package struct Cell: Hashable, Sendable {
    /// The glyph: `continuation` in the second column of a wide glyph.
    package var glyph: Glyph
    /// The style.
    package var style: Style
  }

  /// Colours and attributes.
  package struct Style: Hashable, Sendable {
    /// The foreground as 0xRRGGBB; nil if the glyph shows no foreground, such as a blank without an
    /// underline.
    package var foreground: UInt32?
    /// The background as 0xRRGGBB.
    package var background: UInt32
    /// The attributes.
    package var attributes: TextAttributes
  }

  /// Creates a screen of cells, row by row.
  package init(columns: Int, rows: Int, cells: [Cell]) {
    precondition(cells.count == columns * rows, "\(cells.count) cells of \(columns) × \(rows)")
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }

  /// Creates the screen of a frame.
  package init(_ frame: Frame) {
    let surface = frame.surface
    var cells: [Cell] = []
    for row in 0..<surface.rows {
      for cell in surface.row(row) {
        // The second half of a wide glyph is shown in the style of the first.
        let isSecondHalf = cell.glyph == .continuation && !cells.isEmpty
        let style = isSecondHalf ? cells[cells.count - 1].style : Style(cell)
        cells.append(Cell(glyph: cell.glyph, style: style))
      }
    }
    self.init(columns: surface.columns, rows: surface.rows, cells: cells)
  }

  /// The cell at a position, from (0, 0) at the top left.
  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// Returns the cells of a row.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[(row * columns)..<((row + 1) * columns)]
  }
}

extension Snapshot.Style {
  /// The attributes that a style names, in the order of their names.
  package static let names: [(attribute: TextAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.reverse, "reverse"),
  ]

  init(_ cell: Cell) {
    attributes = Self.names.reduce(into: []) { attributes, entry in
      if cell.attributes.contains(entry.attribute) { attributes.insert(entry.attribute) }
    }
    foreground = Self.showsForeground(cell.glyph, attributes) ? cell.foreground.rgb : nil
    background = cell.background.rgb
  }

  /// Indicates whether the foreground of a cell can be seen.
  static func showsForeground(_ glyph: Glyph, _ attributes: TextAttributes) -> Bool {
    glyph != .blank || !attributes.isDisjoint(with: [.underline, .reverse])
  }

  /// The style in words, such as `#000000 on #FFFFFF bold`.
  package var description: String {
    let colors = [foreground.map(Self.hexadecimal), "on", Self.hexadecimal(background)]
    let names = Self.names.filter { attributes.contains($0.attribute) }.map(\.name)
    return (colors.compactMap(\.self) + names).joined(separator: " ")
  }

  /// Such as `#0055CC`.
  package static func hexadecimal(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

// MARK: - Writing

extension Snapshot {
  /// The contents of a file `NAME.screen`.
  package var text: String {
    var names: [Style: String] = [:]
    var legend: [String] = []
    let layer = (0..<rows).map { row in
      runs(row).map { run in
        if names[run.style] == nil {
          let name = Self.name(of: names.count)
          names[run.style] = name
          legend.append("\(name)  \(run.style.description)")
        }
        return "\(names[run.style] ?? "")\(run.count)"
      }.joined(separator: " ")
    }
    let lines =
      ["\(columns) columns, \(rows) rows"] + (0..<rows).map(rowText) + ["", "styles"] + legend
      + ["", "rows"] + Self.merged(layer)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rows as they read, without blanks at the end.
  package var plainText: String {
    (0..<rows).map(rowText).joined(separator: "\n")
  }

  private func rowText(_ row: Int) -> String {
    let glyphs = self.row(row).map(\.glyph)
    let end = glyphs.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    return String(String.UnicodeScalarView(glyphs[..<end].flatMap(\.scalars)))
  }

  private func runs(_ row: Int) -> [(style: Style, count: Int)] {
    self.row(row).reduce(into: []) { runs, cell in
      guard let last = runs.last, let joined = last.style.joined(with: cell.style) else {
        return runs.append((cell.style, 1))
      }
      runs[runs.count - 1] = (joined, last.count + 1)
    }
  }

  /// a to z, then aa to zz and so on.
  private static func name(of index: Int) -> String {
    var (name, rest) = ("", index + 1)
    while rest > 0 {
      rest -= 1
      name = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(rest % 26))) + name
      rest /= 26
    }
    return name
  }

  /// Returns a line for each row, one line for rows that are styled alike.
  private static func merged(_ layer: [String]) -> [String] {
    var lines: [String] = []
    var start = 0
    for row in layer.indices where row + 1 == layer.count || layer[row + 1] != layer[row] {
      lines.append((start == row ? "\(row)" : "\(start)-\(row)") + "  " + layer[row])
      start = row + 1
    }
    return lines
  }
}

extension Snapshot.Style {
  /// Returns the style of a run that both can be in; nil where they differ in what is seen.
  fileprivate func joined(with other: Self) -> Self? {
    guard background == other.background, attributes == other.attributes else { return nil }
    guard let foreground else { return other }
    return other.foreground == nil || other.foreground == foreground ? self : nil
  }
}
