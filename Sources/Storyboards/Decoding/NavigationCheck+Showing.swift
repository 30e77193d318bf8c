import NavigationKit

/// Pushing where nothing can be pushed, and showing what cannot be shown there (catalogue of UIKit's
/// behaviour, 3.1.3, 9.2.1 and 10.11).
extension NavigationCheck {
  /// A scene, and what may be around it.
  private struct Visit: Hashable {
    var place: ScenePlace
    var surroundings = Surroundings()
  }

  private struct Surroundings: Hashable {
    /// Whether there is a navigation controller, at any distance.
    var isInNavigation = false
    /// The nearest container that knows how to show.
    var shower = Shower.none
    /// What is around the nearest split view controller: nil where there is none.
    var splitIsInNavigation: Bool?

    /// On the stack of a navigation controller.
    var pushed: Surroundings {
      Surroundings(
        isInNavigation: true, shower: .navigation, splitIsInNavigation: splitIsInNavigation)
    }
  }

  private enum Shower {
    case none
    case navigation
    /// A split view controller, from within its primary column.
    case splitPrimary
    /// A split view controller, from another column.
    case splitOther
  }

  func showFindings() -> [Finding] {
    guard let initialPlace else { return [] }
    var findings: [Finding] = []
    // One segue is at fault once, whatever the ways to it.
    var reported: Set<String> = []
    var waiting = [Visit(place: initialPlace)]
    var met = Set(waiting)
    while let visit = waiting.popLast() {
      for next in visits(
        from: visit,
        { finding in
          let key = "\(finding.storyboard):\(finding.defect.offset)"
          if reported.insert(key).inserted { findings.append(finding) }
        }) where met.insert(next).inserted
      {
        waiting.append(next)
      }
    }
    return findings
  }

  /// Where one step leads from `visit`.
  private func visits(from visit: Visit, _ report: (Finding) -> Void) -> [Visit] {
    guard let scene = scenes[visit.place] else { return [] }
    let here = visit.surroundings
    func child(_ child: SceneDocument.Child, _ surroundings: Surroundings) -> [Visit] {
      guard let place = destination(child.scene, from: visit.place) else { return [] }
      return [Visit(place: place, surroundings: surroundings)]
    }
    switch scene.kind {
    case .navigationController:
      return scene.children.flatMap { child($0, here.pushed) }
    case .tabBarController, .pageViewController:
      return scene.children.flatMap { child($0, here) }
    case .splitViewController(let split):
      return split.columns.flatMap { column, held -> [Visit] in
        guard let place = destination(held.scene, from: visit.place) else { return [] }
        return visits(
          ofColumn: place, isPrimary: column == .primary, isCompact: column == .compact, in: here)
      }
    case .viewController, .tableViewController, .alertController, .storyboardReference:
      return scene.segues.flatMap { follow($0, from: visit, of: scene, report) }
    }
  }

  /// A column as it may be seen: in a navigation controller of its own or, where the columns are one, on
  /// the stack of another.
  private func visits(
    ofColumn place: ScenePlace, isPrimary: Bool, isCompact: Bool, in outer: Surroundings
  ) -> [Visit] {
    let stacked = Surroundings(
      isInNavigation: true, shower: .navigation, splitIsInNavigation: outer.isInNavigation)
    let bare = Surroundings(
      isInNavigation: outer.isInNavigation, shower: isPrimary ? .splitPrimary : .splitOther,
      splitIsInNavigation: outer.isInNavigation)
    // The compact column stands alone, so that what it shows is presented.
    if isCompact {
      let alone = Surroundings(
        isInNavigation: outer.isInNavigation, splitIsInNavigation: outer.isInNavigation)
      return [Visit(place: place, surroundings: alone)]
    }
    guard staysBare(place) else { return [Visit(place: place, surroundings: stacked)] }
    return [bare, stacked].map { Visit(place: place, surroundings: $0) }
  }

  /// Whether a column is put up without a navigation controller of its own: it has one further down.
  private func staysBare(_ place: ScenePlace) -> Bool {
    guard let scene = scenes[place] else { return false }
    switch scene.kind {
    case .tabBarController: return true
    case .navigationController, .viewController, .tableViewController, .alertController,
      .storyboardReference:
      return false
    case .pageViewController, .splitViewController:
      return scene.children.contains { child in
        destination(child.scene, from: place).map(index.isNavigationController) ?? false
      }
    }
  }

  private func follow(
    _ segue: SceneDocument.Segue, from visit: Visit, of scene: SceneDocument.Scene,
    _ report: (Finding) -> Void
  ) -> [Visit] {
    guard let to = segue.destination, let place = destination(to, from: visit.place) else {
      return []
    }
    let here = visit.surroundings
    switch segue.kind {
    // What an alert leads to is shown from where the alert was.
    case .presentModally where index.isAlertController(place),
      .modal where index.isAlertController(place):
      return [Visit(place: place, surroundings: here)]
    case .custom, .presentModally, .modal, .unwind: return [Visit(place: place)]
    case .embed: return [Visit(place: place, surroundings: here)]
    case .showDetail:
      guard let isInNavigation = here.splitIsInNavigation else { return [Visit(place: place)] }
      let outer = Surroundings(isInNavigation: isInNavigation)
      return visits(ofColumn: place, isPrimary: false, isCompact: false, in: outer)
        + [Visit(place: place)]
    case .push where !here.isInNavigation:
      report(
        finding(.pushOutsideNavigation(scene: scene.id), in: visit.place, at: segue.offset))
      return []
    case .push, .show:
      let shower = segue.kind == .push(to: to) ? .navigation : here.shower
      switch shower {
      case .none: return [Visit(place: place)]
      case .navigation:
        guard !index.isNavigationController(place) else {
          let reason = StoryboardError.Reason.pushedNavigationController(
            place.scene, scene: scene.id)
          report(finding(reason, in: visit.place, at: segue.offset))
          return []
        }
        return [Visit(place: place, surroundings: here.pushed)]
      case .splitPrimary, .splitOther:
        let isPrimary = shower == .splitOther
        if isPrimary, index.isTabBarController(place) {
          let reason = StoryboardError.Reason.shownTabBarInSidebar(place.scene, scene: scene.id)
          report(finding(reason, in: visit.place, at: segue.offset))
          return []
        }
        let outer = Surroundings(isInNavigation: here.splitIsInNavigation ?? false)
        return visits(ofColumn: place, isPrimary: isPrimary, isCompact: false, in: outer)
          + [Visit(place: place)]
      }
    }
  }
}
