/// Insertions, deletions and reloads of rows that take effect together.
struct TableUpdate {
  /// The deleted rows, by their positions before the update.
  var deleted: [IndexPath] = []
  /// The inserted rows, by their positions after the update.
  var inserted: [IndexPath] = []
  /// The reloaded rows, by their positions before the update.
  var reloaded: [IndexPath] = []
  var isAnimated = false

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty }

  /// Returns the position after the update for the row that was at `path`; nil if the row was
  /// deleted.
  func newPath(of path: IndexPath) -> IndexPath? {
    deleted.contains(path) ? nil : nearestNewPath(of: path)
  }

  /// Returns the position after the update for the row that was at `path`. For a deleted row,
  /// returns the position that the row would have.
  func nearestNewPath(of path: IndexPath) -> IndexPath {
    var result = path
    result.row -= deleted.count { $0.section == path.section && $0.row < path.row }
    for new in inserted.sorted() where new.section == path.section && new.row <= result.row {
      result.row += 1
    }
    return result
  }
}
