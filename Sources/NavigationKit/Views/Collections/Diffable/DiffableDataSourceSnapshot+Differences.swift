extension DiffableDataSourceSnapshot {
  /// Returns the least changes that make this snapshot out of `old`.
  ///
  /// Elements of both snapshots move only if their order among the other common elements has
  /// changed, or the item's section. The standard library's `CollectionDifference` finds the least
  /// number of them.
  func update(from old: Self) -> ListUpdate {
    var update = ListUpdate()
    addSections(from: old, to: &update)
    addItems(from: old, to: &update)
    let reloaded = reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) }
    update.reloadedSections = reloaded.filter { update.newSection(of: $0) != nil }
    update.reloaded = reloadedItemIdentifiers.compactMap { old.path(of: $0) }
    update.reconfigured = reconfiguredItemIdentifiers.compactMap { old.path(of: $0) }
    return update
  }

  private func addSections(from old: Self, to update: inout ListUpdate) {
    let (before, after) = (old.sectionIdentifiers, sectionIdentifiers)
    let (oldPlaces, newPlaces) = (before.places, after.places)
    update.deletedSections = before.indices.filter { newPlaces[before[$0]] == nil }
    update.insertedSections = after.indices.filter { oldPlaces[after[$0]] == nil }
    let moved = Self.movedElements(
      from: before.filter { newPlaces[$0] != nil }, to: after.filter { oldPlaces[$0] != nil })
    update.movedSections = moved.compactMap { id in
      guard let from = oldPlaces[id], let to = newPlaces[id] else { return nil }
      return .init(old: from, new: to)
    }
  }

  private func addItems(from old: Self, to update: inout ListUpdate) {
    for (index, section) in old.sections.enumerated()
    where !update.deletedSections.contains(index) {
      for (row, item) in section.items.enumerated() where sectionOfItem[item] == nil {
        update.deleted.append(IndexPath(item: row, section: index))
      }
    }
    for (index, section) in sections.enumerated() {
      let isNew = update.insertedSections.contains(index)
      let oldIndex = isNew ? nil : old.indexOfSection(section.id)
      let oldItems = oldIndex.map { old.sections[$0].items } ?? []
      let oldPlaces = oldItems.places
      let moved = Set(
        Self.movedElements(
          from: oldItems.filter { sectionOfItem[$0] == section.id },
          to: section.items.filter { oldPlaces[$0] != nil }))
      for (row, item) in section.items.enumerated() {
        let path = IndexPath(item: row, section: index)
        if let oldIndex, let oldRow = oldPlaces[item] {
          guard moved.contains(item) else { continue }
          update.moved.append(.init(old: IndexPath(item: oldRow, section: oldIndex), new: path))
        } else if let origin = old.path(of: item) {
          update.moved.append(.init(old: origin, new: path))
        } else if !isNew {
          update.inserted.append(path)
        }
      }
    }
  }

  /// Returns the least elements whose removal and insertion brings `old` into the order of `new`.
  /// Both have the same elements.
  private static func movedElements<Element: Hashable>(from old: [Element], to new: [Element])
    -> [Element]
  {
    guard old != new else { return [] }
    return new.difference(from: old).insertions.map { change in
      switch change {
      case .insert(_, let element, _), .remove(_, let element, _): element
      }
    }
  }
}

extension Array where Element: Hashable {
  /// The position of each element. It is only looked up, never iterated.
  fileprivate var places: [Element: Int] {
    var places: [Element: Int] = [:]
    for (index, element) in enumerated() { places[element] = index }
    return places
  }
}
