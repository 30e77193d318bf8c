/// Insertions, deletions, moves and reloads that take effect together in a table or a collection
/// view.
///
/// Deleted, reloaded and moved elements are named by their positions before the update, inserted
/// elements by their positions after it.
struct ListUpdate {
  /// A change of position.
  struct Move<Position: Equatable>: Equatable {
    var old: Position
    var new: Position
  }

  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  /// The rows whose present cell is configured again.
  var reconfigured: [IndexPath] = []
  var moved: [Move<IndexPath>] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var isAnimated = false

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
      && moved.isEmpty && !changesSections
  }

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty)
  }
}

extension ListUpdate {
  /// Returns the position after the update for the row that was at `path`; nil if the row was
  /// deleted.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.old == path }) { return move.new }
    guard !deleted.contains(path), !deletedSections.contains(path.section),
      !reloadedSections.contains(path.section)
    else { return nil }
    return nearestNewPath(of: path)
  }

  /// Returns the position after the update for the row that was at `path`. For a deleted row,
  /// returns the position that the row would have.
  func nearestNewPath(of path: IndexPath) -> IndexPath {
    if let move = moved.first(where: { $0.old == path }) { return move.new }
    let section = nearestNewSection(of: path.section)
    var row = path.row - deleted.count { $0.section == path.section && $0.row < path.row }
    row -= moved.count { $0.old.section == path.section && $0.old.row < path.row }
    let taken = inserted + moved.map(\.new)
    for new in taken.filter({ $0.section == section }).sorted() where new.row <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Returns the position after the update for a section; nil if the section was deleted.
  func newSection(of section: Int) -> Int? {
    deletedSections.contains(section) ? nil : nearestNewSection(of: section)
  }

  private func nearestNewSection(of section: Int) -> Int {
    guard changesSections else { return section }
    if let move = movedSections.first(where: { $0.old == section }) { return move.new }
    var result = section - deletedSections.count { $0 < section }
    result -= movedSections.count { $0.old < section }
    for new in (insertedSections + movedSections.map(\.new)).sorted() where new <= result {
      result += 1
    }
    return result
  }
}

extension ListUpdate {
  /// Words for the sentences of `problem(before:after:in:)`.
  enum Owner {
    case table
    case collection

    var name: String { self == .table ? "table view" : "collection view" }
    var elements: String { self == .table ? "rows" : "items" }
  }

  /// Returns UIKit's sentence about counts that do not match the update; nil if they match.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the update.
  ///   - after: The numbers that the data source returns after the update.
  ///   - owner: The kind of view, for the sentence.
  func problem(before: [Int], after: [Int], in owner: Owner) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard before.count + inserted - deleted == after.count else {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(owner.name) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(owner.name) before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    for old in before.indices where !reloadedSections.contains(old) {
      guard let new = newSection(of: old), after.indices.contains(new) else { continue }
      if let problem = problem(section: (old, new), before: before[old], after: after[new], owner) {
        return problem
      }
    }
    return nil
  }

  private func problem(section: (old: Int, new: Int), before: Int, after: Int, _ owner: Owner)
    -> String?
  {
    let inserted = inserted.count { $0.section == section.new }
    let deleted = deleted.count { $0.section == section.old }
    let movedIn = moved.count { $0.new.section == section.new }
    let movedOut = moved.count { $0.old.section == section.old }
    guard before + inserted - deleted + movedIn - movedOut != after else { return nil }
    let elements = owner.elements
    return "Invalid update: invalid number of \(elements) in section \(section.new). The number of "
      + "\(elements) contained in an existing section after the update (\(after)) must be equal to "
      + "the number of \(elements) contained in that section before the update (\(before)), plus "
      + "or minus the number of \(elements) inserted or deleted from that section (\(inserted) "
      + "inserted, \(deleted) deleted) and plus or minus the number of \(elements) moved into or "
      + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}
