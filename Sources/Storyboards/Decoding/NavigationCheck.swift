/// Finds what would raise an exception in UIKit and does not show in any one place of a file.
///
/// Every segue can be performed whenever its scene is on the screen, so following them all from the
/// initial scene tells exactly what can happen.
struct NavigationCheck {
  struct Finding {
    var storyboard: String
    var defect: SceneDecoder.Defect
  }

  /// The most scenes that one can hold, all levels counted.
  static let embeddedLimit = 100

  private let index: StoryboardIndex
  private let scenes: [ScenePlace: SceneDocument.Scene]
  /// In the order of the files, each once.
  private let places: [ScenePlace]
  private let initialPlace: ScenePlace?

  /// - Parameter documents: By name, the main one first; they may hold stand-ins for what is damaged.
  init(_ documents: [(name: String, document: SceneDocument)], index: StoryboardIndex) {
    self.index = index
    let all = documents.flatMap { name, document in
      document.scenes.map { (ScenePlace(storyboard: name, scene: $0.id), $0) }
    }
    scenes = Dictionary(all) { first, _ in first }
    var met: Set<ScenePlace> = []
    places = all.map(\.0).filter { met.insert($0).inserted }
    initialPlace = documents.first.flatMap { name, document in
      index.destination(of: ScenePlace(storyboard: name, scene: document.initialScene))
    }
  }

  func findings() -> [Finding] { pushFindings() + embedFindings() }

  private func destination(_ scene: String, from place: ScenePlace) -> ScenePlace? {
    index.destination(of: ScenePlace(storyboard: place.storyboard, scene: scene))
  }

  private func finding(
    _ reason: StoryboardError.Reason, in place: ScenePlace, at offset: Int
  ) -> Finding {
    Finding(
      storyboard: place.storyboard, defect: SceneDecoder.Defect(reason: reason, offset: offset))
  }
}

/// Pushing where nothing can be pushed, and what cannot be (catalogue of UIKit's behaviour, 3.1.3 and
/// 10.11).
extension NavigationCheck {
  /// A scene, with or without a navigation controller somewhere around it.
  private struct Visit: Hashable {
    var place: ScenePlace
    var isInNavigation: Bool
  }

  private func pushFindings() -> [Finding] {
    guard let initialPlace else { return [] }
    var findings: [Finding] = []
    var waiting = [Visit(place: initialPlace, isInNavigation: false)]
    var met = Set(waiting)
    while let visit = waiting.popLast() {
      for next in follow(visit, &findings) where met.insert(next).inserted {
        waiting.append(next)
      }
    }
    return findings
  }

  /// Where one step leads from `visit`.
  private func follow(_ visit: Visit, _ findings: inout [Finding]) -> [Visit] {
    guard let scene = scenes[visit.place] else { return [] }
    if let root = index.root(of: visit.place) {
      return [Visit(place: root, isInNavigation: true)]
    }
    return scene.segues.compactMap { segue in
      guard let to = segue.destination, let place = destination(to, from: visit.place) else {
        return nil
      }
      switch segue.kind {
      case .custom, .showDetail, .presentModally, .modal, .unwind:
        return Visit(place: place, isInNavigation: false)
      case .embed:
        return Visit(place: place, isInNavigation: visit.isInNavigation)
      case .push where !visit.isInNavigation:
        let reason = StoryboardError.Reason.pushOutsideNavigation(scene: scene.id)
        findings.append(finding(reason, in: visit.place, at: segue.offset))
        return nil
      case .show, .push:
        if visit.isInNavigation, index.isNavigationController(place) {
          let reason = StoryboardError.Reason.pushedNavigationController(
            place.scene, scene: scene.id)
          findings.append(finding(reason, in: visit.place, at: segue.offset))
          return nil
        }
        return Visit(place: place, isInNavigation: visit.isInNavigation)
      }
    }
  }
}

/// Scenes in scenes: without end, or more than is good.
extension NavigationCheck {
  private func embedFindings() -> [Finding] {
    let totals = embeddedTotals()
    return places.flatMap { place -> [Finding] in
      guard let scene = scenes[place] else { return [] }
      guard let total = totals[place] else { return endlessFindings(of: scene, place, totals) }
      guard total > Self.embeddedLimit,
        held(by: place).allSatisfy({ totals[$0] ?? 0 <= Self.embeddedLimit })
      else { return [] }
      return [finding(.embedsTooMany(limit: Self.embeddedLimit), in: place, at: scene.offset)]
    }
  }

  private func endlessFindings(
    of scene: SceneDocument.Scene, _ place: ScenePlace, _ totals: [ScenePlace: Int]
  ) -> [Finding] {
    scene.segues.compactMap { segue in
      guard case .embed(let to, _) = segue.kind, let held = destination(to, from: place),
        totals[held] == nil
      else { return nil }
      return finding(.endlessEmbedding(held.scene), in: place, at: segue.offset)
    }
  }

  /// The scenes that are made with the one at `place`: what it embeds, or its root.
  private func held(by place: ScenePlace) -> [ScenePlace] {
    if let root = index.root(of: place) { return [root] }
    return (scenes[place]?.segues ?? []).compactMap { segue in
      guard case .embed(let to, _) = segue.kind else { return nil }
      return destination(to, from: place)
    }
  }

  /// How many scenes each one holds, all levels counted, a number above the limit standing for all
  /// such; none for what holds itself.
  private func embeddedTotals() -> [ScenePlace: Int] {
    var holders: [ScenePlace: [ScenePlace]] = [:]
    var uncounted: [ScenePlace: Int] = [:]
    var totals: [ScenePlace: Int] = [:]
    for place in places {
      let held = held(by: place).filter { scenes[$0] != nil }
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
