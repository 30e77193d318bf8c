/// The sections and items of a table or a collection view at one moment, by their identifiers.
///
/// Each identifier is unique in the snapshot. Appending or inserting an identifier that the
/// snapshot has already moves it, as UIKit does since iOS 15; the same identifier twice in one call
/// traps with UIKit's sentence.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["odd", "even"])
/// snapshot.appendItems([1, 3, 5], toSection: "odd")
/// snapshot.appendItems([2])  // to the last section
/// snapshot.moveItem(5, beforeItem: 1)
/// precondition(snapshot.itemIdentifiers == [5, 1, 3, 2])
/// precondition(snapshot.sectionIdentifier(containingItem: 2) == "even")
/// ```
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    var id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section of each item. It is only looked up, never iterated.
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells are requested again when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are requested again when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose present cells are configured again when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Reading

  /// The number of items in all sections. O(sections).
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items of a section; traps if it does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// Returns the items of a section in order; traps if it does not exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  /// Returns the section of an item; nil if the snapshot does not have the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { sectionOfItem[identifier] }

  /// Returns the position of an item among all items; nil if the snapshot does not have it. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }

  /// Returns the position of a section; nil if the snapshot does not have it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  /// Returns the index path of an item; nil if the snapshot does not have it.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let id = sectionOfItem[item], let section = indexOfSection(id),
      let row = sections[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: section)
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("Invalid section identifier: \(section) is not in the snapshot")
    }
    return index
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.sections.map(\.id) == b.sections.map(\.id)
      && a.sections.map(\.items) == b.sections.map(\.items)
      && a.reloadedItemIdentifiers == b.reloadedItemIdentifiers
      && a.reloadedSectionIdentifiers == b.reloadedSectionIdentifiers
      && a.reconfiguredItemIdentifiers == b.reconfiguredItemIdentifiers
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension DiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
