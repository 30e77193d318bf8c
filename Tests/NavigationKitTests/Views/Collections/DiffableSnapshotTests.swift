import Testing

@testable import NavigationKit

/// `NSDiffableDataSourceSnapshot` as Apple's reference describes its members.
@Suite struct DiffableSnapshotTests {
  private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (id, items) in sections {
      snapshot.appendSections([id])
      snapshot.appendItems(items, toSection: id)
    }
    return snapshot
  }

  @Test func `items are appended to the last section unless one is named`() {
    var all = snapshot(("a", [1, 2]), ("b", [3]))
    all.appendItems([4])
    all.appendItems([5], toSection: "a")
    #expect(all.itemIdentifiers(inSection: "a") == [1, 2, 5])
    #expect(all.itemIdentifiers == [1, 2, 5, 3, 4])
    #expect(all.numberOfItems == 5)
    #expect(all.numberOfItems(inSection: "b") == 2)
    #expect(all.indexOfItem(3) == 3)
    #expect(all.indexOfSection("b") == 1)
    #expect(all.sectionIdentifier(containingItem: 5) == "a")
    #expect(all.indexOfItem(9) == nil)
  }

  @Test func `items are inserted and moved beside others`() {
    var all = snapshot(("a", [1, 2]), ("b", [3]))
    all.insertItems([7, 8], beforeItem: 2)
    all.insertItems([9], afterItem: 3)
    #expect(all.itemIdentifiers == [1, 7, 8, 2, 3, 9])
    all.moveItem(1, afterItem: 3)
    #expect(all.itemIdentifiers(inSection: "a") == [7, 8, 2])
    #expect(all.itemIdentifiers(inSection: "b") == [3, 1, 9])
    all.moveItem(9, beforeItem: 7)
    #expect(all.itemIdentifiers(inSection: "a") == [9, 7, 8, 2])
  }

  @Test func `deleting a section deletes its items`() {
    var all = snapshot(("a", [1, 2]), ("b", [3]))
    all.deleteSections(["a"])
    #expect(all.sectionIdentifiers == ["b"])
    #expect(all.sectionIdentifier(containingItem: 1) == nil)
    all.deleteItems([3, 99])
    #expect(all.numberOfItems == 0)
    all.deleteAllItems()
    #expect(all.numberOfSections == 0)
  }

  @Test func `sections are inserted and moved with their items`() {
    var all = snapshot(("a", [1]), ("b", [2]), ("c", [3]))
    all.moveSection("c", beforeSection: "a")
    all.insertSections(["x"], afterSection: "a")
    #expect(all.sectionIdentifiers == ["c", "a", "x", "b"])
    #expect(all.itemIdentifiers == [3, 1, 2])
  }

  // UIKit's log since iOS 15: "Diffable data source detected an attempt to insert or append 1 item
  // identifier that already exists in the snapshot. The existing item identifier will be moved
  // into place instead".
  @Test func `appending an item that exists moves it`() {
    var all = snapshot(("a", [1, 2]), ("b", [3]))
    all.appendItems([1])
    #expect(all.itemIdentifiers(inSection: "a") == [2])
    #expect(all.itemIdentifiers(inSection: "b") == [3, 1])
  }

  // A report in mozilla-mobile/firefox-ios has UIKit's sentence.
  @Test func `the same item twice in a call traps with UIKit's sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var all = DiffableDataSourceSnapshot<String, Int>()
      all.appendSections(["a"])
      all.appendItems([1, 2, 1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("))
  }

  @Test func `items without a section trap with UIKit's sentence`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var all = DiffableDataSourceSnapshot<String, Int>()
      all.appendItems([1])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source."))
  }

  // MARK: - Differences

  @Test func `the difference of equal snapshots is empty`() {
    #expect(snapshot(("a", [1, 2])).update(from: snapshot(("a", [1, 2]))).isEmpty)
  }

  @Test func `deleted items have old positions and inserted items new ones`() {
    let update = snapshot(("a", [2, 9, 3])).update(from: snapshot(("a", [1, 2, 3])))
    #expect(update.deleted == [IndexPath(item: 0, section: 0)])
    #expect(update.inserted == [IndexPath(item: 1, section: 0)])
    #expect(update.moved == [])
  }

  // To bring 1 2 3 4 into the order 4 1 2 3, one move is enough.
  @Test func `an item that changes its order is the only one that moves`() {
    let update = snapshot(("a", [4, 1, 2, 3])).update(from: snapshot(("a", [1, 2, 3, 4])))
    #expect(
      update.moved == [
        .init(old: IndexPath(item: 3, section: 0), new: IndexPath(item: 0, section: 0))
      ])
    #expect(update.deleted == [] && update.inserted == [])
  }

  @Test func `an item that changes its section moves`() {
    let update = snapshot(("a", [1]), ("b", [3, 2])).update(
      from: snapshot(("a", [1, 2]), ("b", [3])))
    #expect(
      update.moved == [
        .init(old: IndexPath(item: 1, section: 0), new: IndexPath(item: 1, section: 1))
      ])
  }

  @Test func `sections are deleted, inserted and moved as a whole`() {
    let old = snapshot(("a", [1]), ("b", [2]), ("c", [3]))
    let update = snapshot(("c", [3]), ("x", [9]), ("b", [2])).update(from: old)
    #expect(update.deletedSections == [0])
    #expect(update.insertedSections == [1])
    #expect(update.movedSections.count == 1)
    #expect(update.deleted == [] && update.inserted == [] && update.moved == [])
    #expect(update.problem(before: [1, 1, 1], after: [1, 1, 1], in: .collection) == nil)
  }

  // A fixed sequence of random snapshots: the positions that an update gives must be those of the
  // new snapshot, for each item that stays.
  @Test func `each update leads each item to its new position`() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func next() -> Snapshot {
      var result = Snapshot()
      var sections = ["a", "b", "c", "d"]
      for _ in 0..<1 + random(3) {
        result.appendSections([sections.remove(at: random(sections.count))])
      }
      for item in 0..<12 where random(3) > 0 {
        let section = result.sectionIdentifiers[random(result.numberOfSections)]
        result.appendItems([item], toSection: section)
        if random(2) == 0, let first = result.itemIdentifiers(inSection: section).first,
          first != item
        {
          result.moveItem(item, beforeItem: first)
        }
      }
      return result
    }
    var old = next()
    for _ in 0..<300 {
      let new = next()
      let update = new.update(from: old)
      for item in old.itemIdentifiers {
        guard let path = old.path(of: item) else { continue }
        #expect(update.newPath(of: path) == new.path(of: item))
      }
      #expect(
        update.problem(
          before: old.sections.map(\.items.count), after: new.sections.map(\.items.count),
          in: .table) == nil)
      old = new
    }
  }

  // MARK: - Section snapshots

  @Test func `only the children of expanded items are visible`() {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    #expect(outline.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a1"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.parent(of: "a1x") == "a1")
    #expect(outline.level(of: "a1x") == 2)
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a2", "b"])
  }
}
