/// Scenes in scenes: without end, or more than is good.
extension NavigationCheck {
  func embedFindings() -> [Finding] {
    let totals = embeddedTotals()
    return places.flatMap { place -> [Finding] in
      guard let scene = scenes[place] else { return [] }
      guard let total = totals[place] else { return endlessFindings(of: scene, place, totals) }
      guard total > Self.embeddedLimit,
        held(by: place).allSatisfy({ totals[$0.place] ?? 0 <= Self.embeddedLimit })
      else { return [] }
      return [finding(.embedsTooMany(limit: Self.embeddedLimit), in: place, at: scene.offset)]
    }
  }

  private func endlessFindings(
    of scene: SceneDocument.Scene, _ place: ScenePlace, _ totals: [ScenePlace: Int]
  ) -> [Finding] {
    held(by: place).compactMap { held in
      // A navigation controller's root is no navigation controller, so some other reference is at
      // fault.
      guard let offset = held.offset, totals[held.place] == nil else { return nil }
      return finding(.endlessEmbedding(held.place.scene), in: place, at: offset)
    }
  }

  /// The scenes that are made with the one at `place`: its children, and what it embeds; with the
  /// place of the reference, but for a navigation controller's root.
  private func held(by place: ScenePlace) -> [(place: ScenePlace, offset: Int?)] {
    guard let scene = scenes[place] else { return [] }
    var references = scene.children.map { ($0.scene, Optional($0.offset)) }
    if case .navigationController(let navigation) = scene.kind {
      references = [(navigation.root, nil)]
    }
    for segue in scene.segues {
      if case .embed(let to, _) = segue.kind { references.append((to, segue.offset)) }
    }
    return references.compactMap { id, offset in
      destination(id, from: place).map { ($0, offset) }
    }
  }

  /// How many scenes each one holds, all levels counted, a number above the limit standing for all
  /// such; none for what holds itself.
  private func embeddedTotals() -> [ScenePlace: Int] {
    var holders: [ScenePlace: [ScenePlace]] = [:]
    var uncounted: [ScenePlace: Int] = [:]
    var totals: [ScenePlace: Int] = [:]
    for place in places {
      let held = held(by: place).map(\.place).filter { scenes[$0] != nil }
      uncounted[place] = held.count
      for scene in held { holders[scene, default: []].append(place) }
    }
    // From those that hold nothing outwards, as in Kahn's topological sort.
    var ready = places.filter { uncounted[$0] == 0 }
    var next = 0
    while next < ready.count {
      let place = ready[next]
      next += 1
      totals[place] = min(totals[place] ?? 0, Self.embeddedLimit + 1)
      for holder in holders[place] ?? [] {
        let total = (totals[holder] ?? 0) + 1 + (totals[place] ?? 0)
        totals[holder] = min(total, Self.embeddedLimit + 1)
        uncounted[holder, default: 0] -= 1
        if uncounted[holder] == 0 { ready.append(holder) }
      }
    }
    return totals.filter { uncounted[$0.key] == 0 }
  }
}
