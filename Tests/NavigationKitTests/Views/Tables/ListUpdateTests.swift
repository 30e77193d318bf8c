import Testing

@testable import NavigationKit

@Suite struct ListUpdateTests {
  private func paths(_ rows: [Int], section: Int = 0) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: section) }
  }

  /// Rows 0 to 5 after deleting and inserting; nil for those that have gone.
  private func fate(deleting: [Int], inserting: [Int]) -> [Int?] {
    let update = ListUpdate(deleted: paths(deleting), inserted: paths(inserting))
    return paths(Array(0..<6)).map { update.newPath(of: $0)?.row }
  }

  @Test func `rows below a deleted one move up`() {
    #expect(fate(deleting: [1, 3], inserting: []) == [0, nil, 1, nil, 2, 3])
  }

  @Test func `rows from an inserted one on move down`() {
    #expect(fate(deleting: [], inserting: [1]) == [0, 2, 3, 4, 5, 6])
    #expect(fate(deleting: [], inserting: [0, 2]) == [1, 3, 4, 5, 6, 7])
  }

  // The old rows a b c d e f without b become a c d e f; X at 1 and Y at 3 make it a X c Y d e f.
  @Test func `insertions use index paths after the update, in any order`() {
    #expect(fate(deleting: [1], inserting: [1, 3]) == [0, nil, 2, 4, 5, 6])
    #expect(fate(deleting: [1], inserting: [3, 1]) == [0, nil, 2, 4, 5, 6])
  }

  @Test func `rows in other sections keep their index paths`() {
    let update = ListUpdate(deleted: paths([0], section: 1), inserted: paths([0], section: 2))
    #expect(update.newPath(of: IndexPath(row: 4, section: 0)) == IndexPath(row: 4, section: 0))
    #expect(update.newPath(of: IndexPath(row: 4, section: 1)) == IndexPath(row: 3, section: 1))
    #expect(update.newPath(of: IndexPath(row: 4, section: 2)) == IndexPath(row: 5, section: 2))
  }

  @Test func `the index path of a deleted row belongs to the next row`() {
    let update = ListUpdate(deleted: paths([1, 2]))
    #expect(
      update.nearestNewPath(of: IndexPath(row: 2, section: 0)) == IndexPath(row: 1, section: 0))
  }
}
