/// The parts of cells that an area covers, in eighths.
struct Coverage {
  /// The cells that are described.
  let cells: CellRect
  /// The covered parts, row by row.
  private(set) var masks: [CellMask]

  /// Creates the coverage of an area without holes that fills `cells`.
  init(all cells: CellRect) {
    self.cells = cells
    masks = Array(repeating: .all, count: max(0, cells.columns) * max(0, cells.rows))
  }

  /// Creates the coverage of an area. An eighth belongs to it if its middle is inside.
  ///
  /// - Parameters:
  ///   - edges: The lines around the area, in cells.
  ///   - rule: The rule for overlapping parts.
  ///   - cells: The cells that count.
  init(_ edges: Edges, _ rule: Path.FillRule, in cells: CellRect) {
    self.cells = cells
    masks = Array(repeating: .none, count: max(0, cells.columns) * max(0, cells.rows))
    guard !cells.isEmpty, edges.top < edges.bottom else { return }
    let first = max(8 * cells.row, snap(edges.top * 8))
    let end = min(8 * cells.endRow, snap(edges.bottom * 8) + 1)
    guard first < end else { return }
    for line in first..<end {
      edges.forEachSpan(at: (Double(line) + 0.5) / 8, rule) { left, right in
        cover(line, from: snap(left * 8), to: snap(right * 8))
      }
    }
  }

  /// Covers the eighths of one line from `left` to before `right`.
  private mutating func cover(_ line: Int, from left: Int, to right: Int) {
    let (left, right) = (max(left, 8 * cells.column), min(right, 8 * cells.endColumn))
    guard left < right else { return }
    let row = (line >> 3 - cells.row) * cells.columns
    for column in left >> 3...(right - 1) >> 3 {
      let columns = max(0, left - 8 * column)..<min(8, right - 8 * column)
      let mask = CellMask(columns: columns, rows: line & 7..<(line & 7) + 1)
      masks[row + column - cells.column].bits |= mask.bits
    }
  }

  /// The covered part of a cell; none outside of ``cells``.
  subscript(column: Int, row: Int) -> CellMask {
    guard column >= cells.column, column < cells.endColumn, row >= cells.row, row < cells.endRow
    else { return .none }
    return masks[(row - cells.row) * cells.columns + column - cells.column]
  }

  /// Indicates whether nothing is covered.
  var isEmpty: Bool { masks.allSatisfy { $0 == .none } }

  /// Returns the part that is in both coverages of the same cells.
  func intersection(_ other: Coverage) -> Coverage {
    var result = self
    for index in masks.indices {
      result.masks[index] = masks[index].intersection(other.masks[index])
    }
    return result
  }
}
