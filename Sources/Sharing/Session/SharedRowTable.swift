internal import CellGraphics

/// The different rows of a session, each once.
struct SharedRowTable {
  private(set) var rows: [SharedRow] = []
  private var indexes: [SharedRow: Int] = [:]
  /// The indexes of rows of cells that have been seen, so that their runs are not made again.
  private var known: [CellWords: Int] = [:]
  /// The most cells that ``known`` keeps, 16 bytes each.
  private static let mostKnownCells = 1_000_000
  private var knownCells = 0

  /// The reduction of colours; nil to keep all.
  private var reduction: ColorReduction?

  /// Creates an empty table.
  init(_ reduction: ColorReduction? = nil) { self.reduction = reduction }

  /// Returns the index of a row of cells, which is added if it is new.
  mutating func index(of cells: SurfaceRow) -> Int {
    let words = CellWords(cells)
    if let index = known[words] { return index }
    let row = reduction == nil ? SharedRow(cells) : SharedRow(cells.map { reduction!.reduced($0) })
    let index = indexes[row] ?? rows.count
    if index == rows.count {
      indexes[row] = index
      rows.append(row)
    }
    knownCells += cells.count
    if knownCells > Self.mostKnownCells {
      known.removeAll()
      knownCells = cells.count
    }
    known[words] = index
    return index
  }
}

/// The cells of a row as words, for fast comparison. Equal words are equal cells; a surface can store
/// equal cells in several ways.
private struct CellWords: Hashable {
  private var words: [UInt64]

  init(_ row: SurfaceRow) {
    words = [UInt64(row.count)]
    words.reserveCapacity(2 * row.count + 2)
    row.forEachRun { cells, count in
      words.append(UInt64(count))
      let bytes = UnsafeRawBufferPointer(cells)
      words.append(contentsOf: bytes.assumingMemoryBound(to: UInt64.self))
    }
  }

  func hash(into hasher: inout Hasher) {
    words.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
