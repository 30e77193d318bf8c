/// The items of one section as a hierarchy whose branches can be collapsed.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Nuts"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// precondition(outline.visibleItems == ["Fruit", "Nuts"])
/// outline.expand(["Fruit"])
/// precondition(outline.visibleItems == ["Fruit", "Apple", "Pear", "Nuts"])
/// precondition(outline.level(of: "Pear") == 1)
/// ```
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// The items in the order of a depth-first walk.
  private var nodes: [Node] = []

  /// Creates an empty hierarchy.
  public init() {}

  /// All items in order, visible or not.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var (visible, limit): ([ItemIdentifierType], Int) = ([], .max)
    for node in nodes where node.level <= limit {
      visible.append(node.item)
      limit = node.isExpanded ? .max : node.level
    }
    return visible
  }

  /// Adds items below a parent, after its other children; nil adds them at the top level.
  ///
  /// Traps if an item is there already or the parent is not.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let repeated = (self.items + items).repeatedElements
    precondition(
      repeated.isEmpty,
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + repeated.exceptionListing)
    guard let parent else {
      nodes += items.map { Node(item: $0, level: 0) }
      return
    }
    let place = place(of: parent)
    let level = nodes[place].level + 1
    nodes.insert(
      contentsOf: items.map { Node(item: $0, level: level) }, at: end(ofBranchAt: place))
  }

  /// Inserts items before another one, at its level. Traps if that does not exist.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    let level = nodes[place].level
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: place)
  }

  /// Inserts items after another one with its children, at its level. Traps if that does not exist.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    let level = nodes[place].level
    nodes.insert(
      contentsOf: items.map { Node(item: $0, level: level) }, at: end(ofBranchAt: place))
  }

  /// Removes items with their children. Items that are not there are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = nodes.firstIndex(where: { $0.item == item }) else { continue }
      nodes.removeSubrange(place..<end(ofBranchAt: place))
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { nodes = [] }

  /// Makes the children of items visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }
  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  /// Returns a Boolean value that indicates whether an item's children are visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    nodes.first { $0.item == item }?.isExpanded ?? false
  }
  /// Returns a Boolean value that indicates whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns a Boolean value that indicates whether the hierarchy has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  /// Returns the number of an item's parents; traps if the item is not there.
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }
  /// Returns the position of an item among ``items``; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns the parent of an item; nil at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    return nodes[..<place].last { $0.level == nodes[place].level - 1 }?.item
  }

  /// Returns the children of an item, at all levels, as a hierarchy of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let place = place(of: parent)
    var part = Self()
    let base = nodes[place].level + (includingParent ? 0 : 1)
    part.nodes = nodes[(includingParent ? place : place + 1)..<end(ofBranchAt: place)].map {
      Node(item: $0.item, level: $0.level - base, isExpanded: $0.isExpanded)
    }
    return part
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for index in nodes.indices where items.contains(nodes[index].item) {
      nodes[index].isExpanded = isExpanded
    }
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = nodes.firstIndex(where: { $0.item == item }) else {
      preconditionFailure("\(item) is not in the section snapshot")
    }
    return place
  }

  /// Returns the index after the last child of the item at `place`.
  private func end(ofBranchAt place: Int) -> Int {
    nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
  }
}
