import NavigationKit

/// Finds segues for which UIKit raises an exception at run time, such as a push outside a
/// navigation controller (catalogue of UIKit's behaviour, 3.1.3, 3.1.13, 9.2.1 and 10.11).
///
/// A segue is valid or not by the controllers around its source, and these depend on the way to it.
/// The check is therefore a search over pairs of a scene and its surroundings (``Visit``).
/// Surroundings have few values, so the number of pairs is a small multiple of the number of scenes.
extension NavigationCheck {
  /// A scene and its possible surroundings.
  private struct Visit: Hashable {
    var scene: Int
    var surroundings = Surroundings()
  }

  /// The controllers around a scene, as far as they decide what its segues do.
  ///
  /// There are few combinations, so each scene is visited a limited number of times.
  private struct Surroundings: Hashable {
    /// Indicates whether a navigation controller is around the scene, at any distance.
    var isInNavigation = false
    /// The nearest container that handles show segues.
    var shower = Shower.none
    /// Indicates whether the nearest split view controller is in a navigation controller; nil if
    /// there is no split view controller.
    var splitIsInNavigation: Bool?
    /// The presentation of the outermost controller around the scene.
    var level = Level.fullScreen

    /// The surroundings of a scene on the stack of a navigation controller.
    var pushed: Surroundings {
      Surroundings(
        isInNavigation: true, shower: .navigation, splitIsInNavigation: splitIsInNavigation,
        level: level)
    }

    /// Returns the surroundings for the segues of a scene of this kind. A push uses the
    /// surroundings of the scene itself.
    func within(_ kind: NavigationScene.Kind) -> Surroundings {
      var own = self
      switch kind {
      case .navigationController: own.shower = .navigation
      case .splitViewController:
        own.shower = .splitOther
        own.splitIsInNavigation = isInNavigation
      case .viewController, .tableViewController, .tabBarController, .pageViewController,
        .alertController, .storyboardReference:
        break
      }
      return own
    }
  }

  /// The kinds of presentation that UIKit's exceptions depend on.
  ///
  /// The check knows only the presentation of the outermost controller, because a presented
  /// controller starts with new surroundings.
  private enum Level {
    /// The controller is the first one, or is presented in full screen.
    case fullScreen
    /// The controller is in a popover.
    case popover
    /// The controller is a sheet, or is presented over or in another one.
    case other

    init(_ style: ModalPresentationStyle) {
      switch style {
      case .fullScreen: self = .fullScreen
      case .popover: self = .popover
      case .automatic, .none, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext:
        self = .other
      }
    }
  }

  /// The container that handles a `show` segue.
  private enum Shower {
    /// No container handles it, so the segue presents.
    case none
    /// A navigation controller, which pushes.
    case navigation
    /// A split view controller, for a scene in its primary column.
    case splitPrimary
    /// A split view controller, for a scene in another column.
    case splitOther
  }

  /// Returns the findings about segues, by a search over all visits from the initial scene. The
  /// search takes time linear in the number of segues.
  ///
  /// The order of the visits is depth-first from the initial scene. It decides the order of the
  /// findings, which is later replaced by the order of the file.
  func showFindings() -> [Finding] {
    guard let initialScene else { return [] }
    var findings: [Finding] = []
    // Each place is reported once, even if several paths lead to it.
    var reported: Set<SceneConflict.Place> = []
    var waiting = [Visit(scene: initialScene)]
    var met = Set(waiting)
    while let visit = waiting.popLast() {
      for next in visits(
        from: visit,
        { finding in
          if reported.insert(finding.conflict.place).inserted { findings.append(finding) }
        }) where met.insert(next).inserted
      {
        waiting.append(next)
      }
    }
    return findings
  }

  /// Returns the visits to which one step leads: to the children of a container, and along each
  /// segue.
  ///
  /// - Parameters:
  ///   - visit: The visit at which the step starts.
  ///   - report: Called with each finding about a segue of the scene.
  private func visits(from visit: Visit, _ report: (Finding) -> Void) -> [Visit] {
    let scene = scenes[visit.scene]
    let here = visit.surroundings
    func child(_ child: SceneDocument.Child, _ surroundings: Surroundings) -> [Visit] {
      guard let held = destination(child.scene, from: visit.scene) else { return [] }
      return [Visit(scene: held, surroundings: surroundings)]
    }
    let children =
      switch scene.kind {
      case .navigationController: scene.children.flatMap { child($0, here.pushed) }
      case .tabBarController, .pageViewController: scene.children.flatMap { child($0, here) }
      case .splitViewController:
        zip(scene.columns, scene.children).flatMap { column, child -> [Visit] in
          guard let held = destination(child.scene, from: visit.scene) else { return [] }
          return visits(
            ofColumn: held, isPrimary: column == .primary, isCompact: column == .compact, in: here)
        }
      case .viewController, .tableViewController, .alertController, .storyboardReference: [Visit]()
      }
    let own = Visit(scene: visit.scene, surroundings: here.within(scene.kind))
    return children + scene.segues.flatMap { follow($0, from: own, of: scene, report) }
  }

  /// Returns the possible surroundings of a column. A column is in a navigation controller of its
  /// own. If the columns are joined, it can also be on the stack of another.
  ///
  /// A container's children are visited even if no segue leads to them, because they are on the
  /// screen together with it.
  private func visits(
    ofColumn scene: Int, isPrimary: Bool, isCompact: Bool, in outer: Surroundings
  ) -> [Visit] {
    let stacked = Surroundings(
      isInNavigation: true, shower: .navigation, splitIsInNavigation: outer.isInNavigation,
      level: outer.level)
    let bare = Surroundings(
      isInNavigation: outer.isInNavigation, shower: isPrimary ? .splitPrimary : .splitOther,
      splitIsInNavigation: outer.isInNavigation, level: outer.level)
    // The compact column is alone, so its segues present.
    if isCompact {
      let alone = Surroundings(
        isInNavigation: outer.isInNavigation, splitIsInNavigation: outer.isInNavigation,
        level: outer.level)
      return [Visit(scene: scene, surroundings: alone)]
    }
    guard staysBare(scene) else { return [Visit(scene: scene, surroundings: stacked)] }
    return [bare, stacked].map { Visit(scene: scene, surroundings: $0) }
  }

  /// Indicates whether a column gets no navigation controller of its own, because its content has
  /// one.
  private func staysBare(_ scene: Int) -> Bool {
    switch scenes[scene].kind {
    case .tabBarController: return true
    case .navigationController, .viewController, .tableViewController, .alertController,
      .storyboardReference:
      return false
    case .pageViewController, .splitViewController:
      return scenes[scene].children.contains { child in
        destination(child.scene, from: scene).map { scenes[$0].kind == .navigationController }
          ?? false
      }
    }
  }

  /// Returns the visits to which a segue leads, and reports a segue for which UIKit would raise.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - visit: The visit of its source.
  ///   - scene: The source.
  ///   - report: Called with each finding. The same finding can be reported again from another
  ///     visit.
  ///
  /// The three cases in which nothing is visited are an unknown destination, a segue that UIKit
  /// rejects, and an unwind segue. An unwind returns to a scene that the search has already
  /// visited.
  private func follow(
    _ segue: NavigationScene.Segue, from visit: Visit, of scene: NavigationScene,
    _ report: (Finding) -> Void
  ) -> [Visit] {
    guard let to = segue.destination, let next = destination(to, from: visit.scene) else {
      return []
    }
    let kind = scenes[next].kind
    let here = visit.surroundings
    func present() -> [Visit] { self.present(next, by: segue, from: visit, of: scene, report) }
    switch segue.kind {
    // An alert's segue starts from the scene that presented the alert.
    case .presentModally where kind == .alertController, .modal where kind == .alertController:
      return [Visit(scene: next, surroundings: here)]
    case .custom, .presentModally, .modal, .popoverPresentation, .unwind: return present()
    case .embed: return [Visit(scene: next, surroundings: here)]
    case .showDetail:
      guard let isInNavigation = here.splitIsInNavigation else { return present() }
      let outer = Surroundings(isInNavigation: isInNavigation, level: here.level)
      return visits(ofColumn: next, isPrimary: false, isCompact: false, in: outer) + present()
    case .push where !here.isInNavigation:
      report(
        finding(.pushOutsideNavigation(scene: scene.id), in: visit.scene, at: .segue(segue.number)))
      return []
    case .push, .show:
      let shower = segue.kind == .push(to: to) ? .navigation : here.shower
      switch shower {
      case .none: return present()
      case .navigation:
        let (id, source) = (places[next].scene, scene.id)
        let reason: StoryboardError.Reason? =
          switch kind {
          case .navigationController: .pushedNavigationController(id, scene: source)
          case .splitViewController: .pushedSplitViewController(id, scene: source)
          case .viewController, .tableViewController, .tabBarController, .pageViewController,
            .alertController, .storyboardReference:
            nil
          }
        if let reason {
          report(finding(reason, in: visit.scene, at: .segue(segue.number)))
          return []
        }
        return [Visit(scene: next, surroundings: here.pushed)]
      case .splitPrimary, .splitOther:
        let isPrimary = shower == .splitOther
        if isPrimary, kind == .tabBarController {
          let reason = StoryboardError.Reason.shownTabBarInSidebar(
            places[next].scene, scene: scene.id)
          report(finding(reason, in: visit.scene, at: .segue(segue.number)))
          return []
        }
        let outer = Surroundings(
          isInNavigation: here.splitIsInNavigation ?? false, level: here.level)
        return visits(ofColumn: next, isPrimary: isPrimary, isCompact: false, in: outer)
          + present()
      }
    }
  }

  /// Returns the visit of a presented scene. It reports presentations for which UIKit raises an
  /// exception (catalogue 2.2 and 2.6).
  private func present(
    _ next: Int, by segue: NavigationScene.Segue, from visit: Visit, of scene: NavigationScene,
    _ report: (Finding) -> Void
  ) -> [Visit] {
    let own = scenes[next].presentation
    let style = segue.style ?? own.style
    let transition = segue.transitionStyle ?? own.transitionStyle
    let level = visit.surroundings.level
    if transition == .partialCurl, style != .fullScreen || level != .fullScreen {
      report(
        finding(
          .partialCurlNeedsFullScreen(places[next].scene), in: visit.scene, at: .segue(segue.number)
        ))
    }
    let isContextual = style == .currentContext || style == .overCurrentContext
    if isContextual, transition != .coverVertical, level == .popover {
      let reason = StoryboardError.Reason.contextInPopover(places[next].scene, scene: scene.id)
      report(finding(reason, in: visit.scene, at: .segue(segue.number)))
    }
    return [Visit(scene: next, surroundings: Surroundings(level: Level(style)))]
  }
}
