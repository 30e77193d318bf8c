/// Backgrounds change in groups, and keep their order.
extension ColorSteps {
  /// Chooses the colours of all backgrounds.
  ///
  /// - Parameter few: The number of cells that are few enough to be written again.
  mutating func chooseBackgrounds(few: Int) {
    moving.removeAll(keepingCapacity: true)
    ordered.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    for index in entries.indices where entries[index].isBackground && entries[index].color >= 0 {
      let entry = entries[index]
      if let color = shown[entry.color] {
        if color == entry.color { addOrdered(index) }
      } else if entry.kept == nil || entry.origin == nil && entry.keptCount < few {
        free.append(index)
      } else if let origin = entry.origin, let kept = entry.kept,
        !tolerance.isInvisible(kept, entry.color), !isSmooth(origin, entry.color)
      {
        // Something else is at this place now.
        free.append(index)
      } else {
        moving.append(index)
      }
    }
    moving.sort { (entries[$0].lightness, $0) < (entries[$1].lightness, $1) }
    let fixed = ordered.count
    chooseMoving()
    guard !free.isEmpty else { return }
    if placeFree() { return }
    // The others give way to the colours that appear.
    ordered.removeSubrange(fixed...)
    for index in moving { shown[entries[index].color] = nil }
    for index in free {
      shown[entries[index].color] = entries[index].color
      addOrdered(index)
    }
    chooseMoving()
  }

  private mutating func addOrdered(_ index: Int) {
    guard ordered.count < Self.mostOrdered else { return }
    ordered.append(index)
  }

  /// Chooses the colours of backgrounds that move, each group of near ones at once.
  private mutating func chooseMoving() {
    var first = 0
    while first < moving.count {
      var end = first + 1
      while end < moving.count,
        entries[moving[end]].lightness - entries[moving[end - 1]].lightness < Self.nearness
      { end += 1 }
      choose(first..<end)
      for place in first..<end { addOrdered(moving[place]) }
      first = end
    }
  }

  /// Chooses the colours of a group of near backgrounds.
  private mutating func choose(_ group: Range<Int>) {
    if show(group, { entry, _ in entry.kept ?? entry.color }) { return }
    var quarters = 4 * Self.lead
    for place in group { quarters = min(quarters, lead(of: entries[moving[place]])) }
    while quarters > 0 {
      if show(group, { $1.colorAhead(of: $0, quarters) }) { return }
      quarters -= quarters > 4 ? 4 : 1
    }
    for place in group { shown[entries[moving[place]].color] = entries[moving[place]].color }
  }

  /// Shows the backgrounds of a group in other colours, if the differences are invisible and all have
  /// the order in which they are composed.
  private mutating func show(
    _ group: Range<Int>, _ color: (Entry, inout ColorSteps) -> Int32
  ) -> Bool {
    for place in group {
      let entry = entries[moving[place]]
      let candidate = color(entry, &self)
      guard tolerance.isInvisible(candidate, entry.color) else {
        for other in group.lowerBound...place { shown[entries[moving[other]].color] = nil }
        return false
      }
      shown[entry.color] = candidate
    }
    let isOrdered = group.allSatisfy { place in
      let entry = entries[moving[place]]
      let candidate = shown[entry.color] ?? entry.color
      return ordered.allSatisfy { keepsOrder(entry, candidate, entries[$0]) }
        && (group.lowerBound..<place).allSatisfy {
          keepsOrder(entry, candidate, entries[moving[$0]])
        }
    }
    if !isOrdered { for place in group { shown[entries[moving[place]].color] = nil } }
    return isOrdered
  }

  /// Indicates whether a background in a shown colour has the composed order to another one.
  private func keepsOrder(_ entry: Entry, _ color: Int32, _ other: Entry) -> Bool {
    let difference = entry.lightness - other.lightness
    guard abs(difference) < Self.nearness, let otherColor = shown[other.color] else { return true }
    let shownDifference = Self.lightness(color) - Self.lightness(otherColor)
    return difference > 0
      ? shownDifference > -Self.level : difference == 0 || shownDifference < Self.level
  }

  /// Shows backgrounds that appear or rest exactly, or like a near one if that keeps the order.
  ///
  /// - Returns: False if some background cannot be shown.
  private mutating func placeFree() -> Bool {
    for index in free {
      let entry = entries[index]
      guard let color = orderedColor(of: entry) else {
        for other in free { shown[entries[other].color] = nil }
        return false
      }
      shown[entry.color] = color
      addOrdered(index)
    }
    return true
  }

  /// Returns the nearest colour to a composed one that keeps the order; nil if there is none.
  private mutating func orderedColor(of entry: Entry) -> Int32? {
    if let near = nearColor(of: entry), tolerance.isInvisible(near, entry.color),
      keepsOrder(entry, near)
    {
      return near
    }
    if keepsOrder(entry, entry.color) { return entry.color }
    var best: (color: Int32, distance: Int32)?
    for index in ordered {
      guard let color = shown[entries[index].color] else { continue }
      let distance = Self.distance(color, entry.color)
      guard distance < best?.distance ?? .max, tolerance.isInvisible(color, entry.color),
        keepsOrder(entry, color)
      else { continue }
      best = (color, distance)
    }
    return best?.color
  }

  /// Returns the shown colour at the cells of a background, if it is almost the same, or that of a
  /// background that is almost the same; otherwise nil.
  private func nearColor(of entry: Entry) -> Int32? {
    let kept = entry.kept ?? entry.predecessor.color.flatMap { last[$0]?.shown ?? $0 }
    if let kept, Self.distance(kept, entry.color) <= Self.smallestDistance { return kept }
    for index in ordered
    where Self.distance(entries[index].color, entry.color) <= Self.smallestDistance / 2 {
      return shown[entries[index].color]
    }
    return nil
  }

  private func keepsOrder(_ entry: Entry, _ color: Int32) -> Bool {
    ordered.allSatisfy { keepsOrder(entry, color, entries[$0]) }
  }
}
