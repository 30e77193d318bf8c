internal import CellGraphics
internal import Narration
internal import Simulation
internal import Storyboards

/// The places of a map's boxes on a screen.
///
/// Boxes have borders if all rows fit with them. Otherwise each box is one row, and the map scrolls
/// so that the selected box is visible.
///
/// The scrolled distance follows from the selected box alone. A click therefore finds the same
/// places as the drawing before it.
struct FlowChartDrawing {
  private let chart: FlowChart
  private let rect: CellRect
  /// The rows of a box: 3 with borders, 1 without.
  private let boxRows: Int
  /// By level, the column of its boxes from the left edge of the tree.
  private var levelColumns: [Int] = []
  /// By level, the width of its boxes.
  private var levelWidths: [Int] = []
  /// The columns and rows that are scrolled out.
  private var scrolled = (columns: 0, rows: 0)

  /// The largest number of columns of a name. A longer name is cut.
  private static let longestName = 24
  /// The columns between two levels, for the lines.
  private static let gap = 5

  /// Places the boxes of a map in a rectangle with a border.
  ///
  /// It scrolls just far enough to show the right edge of the selected box, unless its left edge
  /// would then be outside.
  init(_ chart: FlowChart, in rect: CellRect) {
    self.chart = chart
    self.rect = rect
    boxRows = chart.rowCount * 3 <= rect.rows - 3 ? 3 : 1
    for level in 0...(chart.items.map(\.level).max() ?? 0) {
      let names = chart.items.filter { $0.level == level }.map { TextLine($0.scene.name).columns }
      let width = min(names.max() ?? 0, Self.longestName) + 4
      levelColumns.append((levelColumns.last ?? 0) + (levelWidths.last.map { $0 + Self.gap } ?? 0))
      levelWidths.append(width)
    }
    let item = chart.items[chart.selected]
    let (end, start) = (
      levelColumns[item.level] + levelWidths[item.level], levelColumns[item.level]
    )
    scrolled.columns = min(start, max(0, end - treeColumns))
    scrolled.rows = max(0, (item.row + 1) * boxRows - treeRows)
  }

  /// The columns between the border and an empty column at each side; negative if there is no room.
  private var treeColumns: Int { rect.columns - 4 }
  /// The rows of the tree; the row below it lists destinations.
  private var treeRows: Int { max(1, rect.rows - 3) }

  /// Returns the rectangle of a box on the screen; it can be outside of the tree's rectangle.
  private func box(of item: FlowChart.Item) -> CellRect {
    CellRect(
      column: rect.column + 2 + levelColumns[item.level] - scrolled.columns,
      row: rect.row + 1 + item.row * boxRows - scrolled.rows,
      columns: levelWidths[item.level], rows: boxRows)
  }

  /// The cells of the boxes and lines. Drawing is clipped to them, and only they can be clicked.
  private var tree: CellRect {
    CellRect(
      column: rect.column + 2, row: rect.row + 1, columns: max(0, treeColumns), rows: treeRows)
  }

  /// Returns the index of the box in a cell of the screen; nil for none.
  func item(atColumn column: Int, row: Int) -> Int? {
    guard tree.contains(column: column, row: row) else { return nil }
    return chart.items.firstIndex { box(of: $0).contains(column: column, row: row) }
  }

  /// Draws the map with its border.
  func draw(
    onto canvas: inout Canvas, colors: ChromeColors.Surface, in words: StringTable
  ) {
    let keys = KeyBindings.map
    let ways =
      chart.offersWays ? [(keys.sign(of: .goFromStart), words.label("palette.fromStart"))] : []
    let frame = OverlayBox(
      title: words.label("map.title"),
      hints: [
        (keys.sign(of: .go), words.label("map.go")),
        ("●", words.label("map.here")), ("•", words.label("map.visited")),
      ] + ways + [
        (keys.sign(of: .close), words.label("palette.close"))
      ], colors: colors)
    frame.draw(onto: &canvas, in: rect)
    guard rect.columns >= 6 else { return }
    frame.put(
      TextLine(chart.destinations).cut(toColumns: max(0, rect.columns - 4)), row: rect.rows - 2, 2,
      [], on: &canvas, rect)
    canvas.clip = tree
    for index in chart.items.indices { drawLine(to: index, &canvas, colors) }
    for index in chart.items.indices { drawBox(index, &canvas, colors) }
    canvas.clip = canvas.surface.bounds
  }

  /// Draws a box: its border if there is room, and its name with its mark.
  private func drawBox(_ index: Int, _ canvas: inout Canvas, _ colors: ChromeColors.Surface) {
    let item = chart.items[index]
    let box = box(of: item)
    guard !box.intersection(tree).isEmpty else { return }
    let isSelected = index == chart.selected
    let style: TextAttributes = isSelected ? [.reverse, .bold] : []
    let name = TextLine(item.scene.name).cut(toColumns: box.columns - 4)
    let blanks = String(repeating: " ", count: box.columns - 4 - name.columns)
    let text = TextLine(
      glyphs: TextLine(chart.mark(of: index)).glyphs + [.blank] + name.glyphs
        + TextLine(blanks).glyphs)
    let line = String(repeating: "─", count: box.columns - 2)
    let middle = box.row + boxRows / 2
    if boxRows == 3 {
      put(TextLine("┌\(line)┐"), box.column, box.row, [], &canvas, colors)
      put(TextLine("└\(line)┘"), box.column, box.row + 2, [], &canvas, colors)
    }
    put(TextLine("│"), box.column, middle, [], &canvas, colors)
    put(TextLine("│"), box.column + box.columns - 1, middle, [], &canvas, colors)
    put(text, box.column + 1, middle, style, &canvas, colors)
  }

  /// Draws the line from the parent of a box to the box, with the sign of the connection.
  ///
  /// The first child is in the row of its parent, so its line is straight. The line to any other
  /// child comes down from the row of the child before it.
  private func drawLine(
    to index: Int, _ canvas: inout Canvas, _ colors: ChromeColors.Surface
  ) {
    let item = chart.items[index]
    guard let parent = item.parent.map({ chart.items[$0] }) else { return }
    let (from, to) = (box(of: parent), box(of: item))
    let (start, end) = (from.row + boxRows / 2, to.row + boxRows / 2)
    let left = from.column + from.columns
    let isLast = parent.children.last == index
    if start == end {
      let corner = parent.children.count > 1 ? "┬" : "─"
      put(TextLine("─\(corner)─\(item.sign) "), left, end, [], &canvas, colors)
      return
    }
    put(TextLine("\(isLast ? "└" : "├")─\(item.sign) "), left + 1, end, [], &canvas, colors)
    // The line from the child before, or from the parent.
    let before = parent.children.last { $0 < index }.map { box(of: chart.items[$0]).row }
    let top = before.map { $0 + boxRows / 2 } ?? start
    for row in (top + 1)..<max(top + 1, end) {
      put(TextLine("│"), left + 1, row, [], &canvas, colors)
    }
  }

  /// Draws a text if one of its cells is in the tree. The canvas clips the rest.
  private func put(
    _ line: TextLine, _ column: Int, _ row: Int, _ attributes: TextAttributes,
    _ canvas: inout Canvas, _ colors: ChromeColors.Surface
  ) {
    let rect = CellRect(column: column, row: row, columns: line.columns, rows: 1)
    guard !rect.intersection(tree).isEmpty else { return }
    canvas.draw(
      line, in: rect.asRect, alignment: .leading, color: colors.foreground, attributes: attributes)
  }
}
