/// Finds scenes that contain themselves or too many other scenes.
///
/// Children of containers and embedded scenes are created together with the scene around them. A
/// cycle would create scenes without end, and a large number of them would take too long.
extension NavigationCheck {
  /// Returns the findings about embedded scenes, in the order of the scenes. Of nested scenes with
  /// too many others, only the innermost is reported. The time is linear in the number of
  /// references.
  ///
  /// A scene is on a cycle, or leads to one, exactly if its total cannot be counted. Such a scene
  /// has a finding for each of its references that leads on to the cycle.
  func embedFindings() -> [Finding] {
    let totals = embeddedTotals()
    return scenes.indices.flatMap { scene -> [Finding] in
      guard let total = totals[scene] else { return endlessFindings(of: scene, totals) }
      guard total > Self.embeddedLimit,
        held(by: scene).allSatisfy({ totals[$0.scene] ?? 0 <= Self.embeddedLimit })
      else { return [] }
      return [
        finding(.embedsTooMany(limit: Self.embeddedLimit), in: scene, at: .scene)
      ]
    }
  }

  /// Returns a finding for each reference of a scene that is part of a cycle, or leads to one.
  private func endlessFindings(of scene: Int, _ totals: [Int?]) -> [Finding] {
    held(by: scene).compactMap { held in
      // The root of a navigation controller cannot be a navigation controller, so another reference
      // causes the cycle.
      guard let part = held.part, totals[held.scene] == nil else { return nil }
      return finding(.endlessEmbedding(places[held.scene].scene), in: scene, at: part)
    }
  }

  /// Returns the scenes that are created with a scene: its children and its embedded scenes. Each
  /// has the place of the reference; nil for a navigation controller's root.
  private func held(by number: Int) -> [(scene: Int, part: SceneConflict.Part?)] {
    let scene = scenes[number]
    var held: [(scene: Int, part: SceneConflict.Part?)] = []
    for (place, child) in scene.children.enumerated() {
      guard let inner = destination(child.scene, from: number) else { continue }
      held.append((inner, scene.kind == .navigationController ? nil : .child(place)))
    }
    for segue in scene.segues {
      guard case .embed(let to, _) = segue.kind, let place = destination(to, from: number) else {
        continue
      }
      held.append((place, .segue(segue.number)))
    }
    return held
  }

  /// Returns the number of scenes in each scene, all levels counted, at most one above the limit.
  /// It is nil for a scene that contains itself or such a scene.
  ///
  /// A total is capped one above the limit, because with a few levels of containers the true number
  /// could overflow.
  private func embeddedTotals() -> [Int?] {
    var holders = [[Int]](repeating: [], count: scenes.count)
    var uncounted = [Int](repeating: 0, count: scenes.count)
    var totals = uncounted
    for scene in scenes.indices {
      let held = held(by: scene)
      uncounted[scene] = held.count
      for child in held { holders[child.scene].append(scene) }
    }
    // Start with the scenes that contain no others, as in Kahn's topological sort.
    var ready = scenes.indices.filter { uncounted[$0] == 0 }
    var next = 0
    while next < ready.count {
      let scene = ready[next]
      next += 1
      for holder in holders[scene] {
        totals[holder] = min(totals[holder] + 1 + totals[scene], Self.embeddedLimit + 1)
        uncounted[holder] -= 1
        if uncounted[holder] == 0 { ready.append(holder) }
      }
    }
    return scenes.indices.map { uncounted[$0] == 0 ? totals[$0] : nil }
  }
}
