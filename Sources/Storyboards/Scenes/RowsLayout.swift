internal import CellGraphics

/// Places views that were designed for a finer screen on the rows and columns of a terminal.
///
/// A phone's canvas of 375 × 667 points has more room than 80 × 24 cells: two lines of text 20
/// points apart fall into one row. Scaling all frames would draw such lines over each other. This
/// layout starts from the scaled places and then moves items apart, as little as possible:
///
/// 1. Blocks, such as images and tables, shrink to their smallest number of rows.
/// 2. Lines at about the same height become a group, which stays in one row.
/// 3. In reading order, each item moves down until it is below the items above it.
/// 4. From the end, items below the screen move up where there is space.
/// 5. Blocks grow again, up to their height in the design or the next item.
/// 6. Lines that share a row and columns are separated.
/// 7. Backgrounds extend to the items on them.
///
/// Blocks shrink before anything moves, because they then leave the most rows to the lines. They
/// grow last, when the places of the lines are known.
///
/// Items beside or inside each other in the design are not moved apart. If there are too few rows
/// for all, the items take more rows than the screen has, and the view scrolls.
///
/// First call ``add(_:)`` for each item from back to front, then ``place()`` once, then
/// ``rect(of:)``. The time is quadratic in the number of items, which is limited.
struct RowsLayout {
  /// The kind of an item, which decides how it can change.
  enum Kind: Equatable {
    /// One row.
    case line
    /// A text with a number of rows. Its box grows on the sides that the alignment leaves free.
    case text(rows: Double, alignment: TextAlignment)
    /// A block as high as its frame if there is space, otherwise this number of rows.
    case block(rows: Double)
    /// A block with text at its edges, such as a table. It becomes shorter where lines of other
    /// views are over its first or last rows.
    case container(rows: Double)
    /// A background: behind the others, without text, and not moved by them.
    case backdrop
  }

  /// A view for the layout.
  struct Item {
    /// The frame in points on the canvas.
    var frame: Rect
    var kind: Kind
    /// The columns that a line needs for all of its text.
    var wantedColumns = 0.0
    /// Indicates whether the item has no text, so that others take precedence.
    var isEmpty = false
  }

  /// An item with its current place in cells.
  struct Placed {
    var item: Item
    /// The first column.
    var left: Double
    /// The column after the last one.
    var right: Double
    var top: Double
    var rows: Double
    /// The number of rows if there is enough space.
    var wantedRows: Double
  }

  /// The size of the design in points.
  let canvas: Size
  /// The size of the screen in cells.
  let cells: Size
  var placed: [Placed] = []
  /// The group of each item. Lines beside each other in the design are a group, and stay beside
  /// each other.
  var groups: [Int] = []
  /// The largest number of items that are moved apart. With more items, all keep their scaled
  /// places, because the time would grow with the square of their number.
  private static let limit = 300

  /// Creates a layout without items.
  ///
  /// - Parameters:
  ///   - canvas: The size of the design in points.
  ///   - cells: The size of the screen in cells.
  init(canvas: Size, cells: Size) {
    self.canvas = canvas
    self.cells = cells
  }

  /// Returns the columns of a frame, rounded to whole cells.
  static func columns(
    of frame: Rect, canvas: Size, cells: Size
  ) -> (left: Double, right: Double, length: Double) {
    let scale = cells.width / canvas.width
    let left = (frame.minX * scale + 0.5).rounded(.down)
    let right = (frame.maxX * scale + 0.5).rounded(.down)
    return (left, right, right - left)
  }

  /// Adds an item at its place in proportion to the canvas. A line gets the row at the middle of
  /// its frame, and is widened for its text.
  mutating func add(_ item: Item) {
    var (left, right, _) = Self.columns(of: item.frame, canvas: canvas, cells: cells)
    let scale = cells.height / canvas.height
    var top = (item.frame.minY * scale + 0.5).rounded(.down)
    let bottom = (item.frame.maxY * scale + 0.5).rounded(.down)
    var rows = max(0, bottom - top)
    var wanted = rows
    switch item.kind {
    case .line:
      (rows, wanted) = (1, 1)
      top = (item.frame.midY * scale).rounded(.down)
      widen(&left, &right, to: item.wantedColumns, .center)
    case .text(let lines, let alignment):
      (rows, wanted) = (lines, lines)
      top = (item.frame.midY * scale - lines / 2 + 0.001).rounded(.toNearestOrAwayFromZero)
      if lines == 1 { top = (item.frame.midY * scale).rounded(.down) }
      widen(&left, &right, to: item.wantedColumns, alignment)
    case .block(let least), .container(let least):
      rows = max(least, rows)
      wanted = rows
    case .backdrop: break
    }
    // Items on the canvas stay on the screen. Others were meant to be invisible.
    if item.frame.minY >= 0 { top = max(0, top) }
    placed.append(
      Placed(item: item, left: left, right: right, top: top, rows: rows, wantedRows: wanted))
  }

  /// Widens a line to the columns of its text, within the screen.
  private func widen(
    _ left: inout Double, _ right: inout Double, to wanted: Double, _ alignment: TextAlignment
  ) {
    let missing = min(wanted, cells.width) - (right - left)
    guard missing > 0 else { return }
    switch alignment {
    case .leading: right += missing
    case .trailing: left -= missing
    case .center:
      left -= (missing / 2).rounded(.down)
      right += (missing / 2).rounded(.up)
    }
    if left < 0 { (left, right) = (0, right - left) }
    if right > cells.width {
      let over = min(right - cells.width, left)
      (left, right) = (left - over, right - over)
    }
  }

  /// Returns the cells of an item, by the order in which the items were added.
  func rect(of index: Int) -> Rect {
    let item = placed[index]
    return Rect(x: item.left, y: item.top, width: item.right - item.left, height: item.rows)
  }

  /// Moves the items apart. Call it once, after all items have been added.
  ///
  /// - Returns: The number of rows that the items take together. It can be greater than the height
  ///   of the screen.
  mutating func place() -> Double {
    guard placed.count <= Self.limit else { return cells.height }
    let order = placed.indices.filter { placed[$0].item.kind != .backdrop }.sorted { a, b in
      let (first, second) = (key(a), key(b))
      return first != second ? first < second : placed[a].left < placed[b].left
    }
    shrinkBlocks(order)
    align(order)
    pushDown(order)
    pullUp(order)
    growBlocks(order)
    separateColumns(order)
    fitGrounds()
    return order.map { placed[$0].top + placed[$0].rows }.max() ?? 0
  }

  /// Returns an item's position in reading order, in points: the middle of a line, the top of a
  /// block.
  private func key(_ index: Int) -> Double {
    let item = placed[index].item
    return item.kind.leastRows != nil ? item.frame.minY : item.frame.midY
  }

  /// Indicates whether the first item, which is earlier in reading order, must end before the
  /// second begins.
  ///
  /// This is so if they share columns and overlap in the design by at most 40 percent of the
  /// smaller height. Two lines that share columns are always below each other, unless they are side
  /// by side in the design. Items without text are above and below nothing.
  func isAbove(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (placed[first], placed[second])
    guard a.left < b.right, b.left < a.right, !a.item.isEmpty, !b.item.isEmpty else {
      return false
    }
    let isLines = a.item.kind.isLine && b.item.kind.isLine
    let overlap = a.item.frame.maxY - b.item.frame.minY
    let slack = min(a.item.frame.height, b.item.frame.height) * 0.4
    if overlap <= slack { return true }
    guard isLines else { return false }
    // Items side by side in the design are separated by columns, not by rows.
    let isBeside =
      a.item.frame.maxX <= b.item.frame.minX + 2 || b.item.frame.maxX <= a.item.frame.minX + 2
    return !isBeside
  }
}

extension RowsLayout.Kind {
  var isLine: Bool {
    switch self {
    case .line, .text: true
    case .block, .container, .backdrop: false
    }
  }

  /// The smallest number of rows of an item that can shrink; nil for others.
  var leastRows: Double? {
    switch self {
    case .block(let rows), .container(let rows): rows
    case .line, .text, .backdrop: nil
    }
  }
}
