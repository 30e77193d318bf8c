internal import CellGraphics

/// The different rows of a session, each once.
struct SharedRowTable {
  private(set) var rows: [SharedRow] = []
  private var indexes: [SharedRow: Int] = [:]

  /// The reduction of colours; nil to keep all.
  private var reduction: ColorReduction?

  /// Creates an empty table.
  init(_ reduction: ColorReduction? = nil) { self.reduction = reduction }

  /// Returns the index of a row of cells, which is added if it is new.
  mutating func index(of cells: SurfaceRow) -> Int {
    let row = reduction == nil ? SharedRow(cells) : SharedRow(cells.map { reduction!.reduced($0) })
    if let index = indexes[row] { return index }
    indexes[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }
}
