extension DiffableDataSourceSnapshot {
  /// Adds sections without items at the end. Sections that the snapshot has already are moved there
  /// with their items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    let new = take(identifiers)
    sections += new
  }

  /// Inserts sections before another one; traps if that does not exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 0) }

  /// Inserts sections after another one; traps if that does not exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 1) }

  /// Removes sections with their items. Sections that the snapshot does not have are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.id) { deleteItems(section.items) }
    sections.removeAll { gone.contains($0.id) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section before another one; traps if one of them does not exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    _ = place(of: identifier)
    insert([identifier], at: toIdentifier, offset: 0)
  }

  /// Moves a section after another one; traps if one of them does not exist.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    _ = place(of: identifier)
    insert([identifier], at: toIdentifier, offset: 1)
  }

  /// Marks sections that are requested again; traps if one does not exist.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for id in identifiers { _ = place(of: id) }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at other: SectionIdentifierType, offset: Int
  ) {
    precondition(
      !identifiers.contains(other), "a section cannot be inserted beside itself: \(other)")
    _ = place(of: other)
    let new = take(identifiers)
    sections.insert(contentsOf: new, at: place(of: other) + offset)
  }

  /// Checks that `identifiers` are unique. Removes the sections that the snapshot has already and
  /// returns all with their items.
  private mutating func take(_ identifiers: [SectionIdentifierType]) -> [Section] {
    let repeated = identifiers.repeatedElements
    precondition(
      repeated.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + repeated.exceptionListing)
    return identifiers.map { id in
      guard let index = indexOfSection(id) else { return Section(id: id) }
      return sections.remove(at: index)
    }
  }
}
