extension DiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items. Those that the snapshot has already are moved.
  ///   - sectionIdentifier: The section, which traps if it does not exist; nil for the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let id = sectionIdentifier ?? sections.last?.id else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    take(identifiers)
    let section = place(of: id)
    sections[section].items += identifiers
    for item in identifiers { sectionOfItem[item] = id }
  }

  /// Inserts items before another item; traps if that does not exist.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Inserts items after another item; traps if that does not exist.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  /// Removes items. Items that the snapshot does not have are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    let gone = Set(identifiers)
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another item; traps if one of them does not exist.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another item; traps if one of them does not exist.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  /// Marks items whose cells are requested again; traps if one does not exist.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { checkExists(item, for: "reload") }
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose present cells are configured again; traps if one does not exist.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { checkExists(item, for: "reconfigure") }
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    checkExists(other, for: "insertion")
    precondition(
      !identifiers.contains(other), "an item cannot be inserted beside itself: \(other)")
    take(identifiers)
    guard let path = path(of: other) else { return }
    let id = sections[path.section].id
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item + offset)
    for item in identifiers { sectionOfItem[item] = id }
  }

  private mutating func move(
    _ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    checkExists(item, for: "move")
    checkExists(other, for: "move")
    precondition(item != other, "an item cannot be moved beside itself: \(item)")
    insert([item], at: other, offset: offset)
  }

  /// Checks that `identifiers` are unique, and removes those that the snapshot has already.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    let repeated = identifiers.repeatedElements
    precondition(
      repeated.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(repeated.exceptionListing)"
    )
    remove(identifiers)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let present = Set(identifiers.filter { sectionOfItem[$0] != nil })
    guard !present.isEmpty else { return }
    let changed = Set(present.compactMap { sectionOfItem[$0] })
    for index in sections.indices where changed.contains(sections[index].id) {
      sections[index].items.removeAll { present.contains($0) }
    }
    for item in identifiers { sectionOfItem[item] = nil }
  }

  private func checkExists(_ item: ItemIdentifierType, for purpose: String) {
    precondition(
      sectionOfItem[item] != nil,
      "Invalid item identifier specified for \(purpose): \(item) is not in the snapshot")
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once, each once, in order.
  var repeatedElements: [Element] {
    var (seen, repeated): (Set<Element>, [Element]) = ([], [])
    for element in self where !seen.insert(element).inserted && !repeated.contains(element) {
      repeated.append(element)
    }
    return repeated
  }

  /// The elements in the format of UIKit's exception messages: in `{( )}`, one to a line, indented
  /// by four spaces and separated by commas.
  var exceptionListing: String { "{(\n" + map { "    \($0)" }.joined(separator: ",\n") + "\n)}" }
}
