/// Rows that come, go and change together.
struct TableUpdate {
  /// Where they were before the update.
  var deleted: [IndexPath] = []
  /// Where they are after it.
  var inserted: [IndexPath] = []
  /// Where they were before it.
  var reloaded: [IndexPath] = []
  var isAnimated = false

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty }

  /// Where the row that was at `path` is after the update; nil where it has gone.
  func newPath(of path: IndexPath) -> IndexPath? {
    deleted.contains(path) ? nil : nearestNewPath(of: path)
  }

  /// Where the row that was at `path` is after the update, or where it would be had it not gone.
  func nearestNewPath(of path: IndexPath) -> IndexPath {
    var result = path
    result.row -= deleted.count { $0.section == path.section && $0.row < path.row }
    for new in inserted.sorted() where new.section == path.section && new.row <= result.row {
      result.row += 1
    }
    return result
  }
}
