internal import CellGraphics

/// The different rows of a session, each once.
struct SharedRowTable {
  private(set) var rows: [SharedRow] = []
  private var indexes: [SharedRow: Int] = [:]

  /// Returns the index of a row of cells, which is added if it is new.
  mutating func index(of cells: SurfaceRow) -> Int {
    let row = SharedRow(cells)
    if let index = indexes[row] { return index }
    indexes[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }
}
