internal import NavigationKit
internal import Storyboards
import TextFormats

/// Restores the state of an earlier app in a new app, after its files have changed.
///
/// Each step performs a segue to the wanted scene, as the menu of segues does. If no segue leads
/// there, the scene is pushed or presented directly. Scenes that no longer exist are not restored;
/// ``problem`` then says where the restoration has stopped.
struct AppRestorer {
  private let simulator: Simulator
  private let factory: SceneFactory
  private let restoresValues: Bool
  /// The reason why the state was not reached; nil if it was.
  private(set) var problem: String?
  /// The controller that had the focus, with its state.
  private var focusTarget: (state: ViewState, controller: ViewController)?

  /// The largest number of steps to wait until the app is at rest.
  private static let stepLimit = 20_000

  /// Creates a restorer for a new app.
  ///
  /// - Parameter restoresValues: Indicates whether the values of controls, the view states and the
  ///   focus are restored too.
  init(_ simulator: Simulator, _ storyboards: StoryboardBundle, restoresValues: Bool) {
    self.simulator = simulator
    factory = SceneFactory(storyboards)
    self.restoresValues = restoresValues
  }

  /// Restores the whole state, from the outermost controller on. The focus is restored last, after
  /// all transitions.
  mutating func restore(_ place: AppPlace, from root: ViewController) {
    restore(place, on: root)
    settle()
    guard let (state, controller) = focusTarget else { return }
    simulator.application.turn { state.restoreFocus(on: controller) }
  }

  /// Restores the state of a controller, then of the controllers inside it and presented by it.
  ///
  /// It stops at the first problem. Values are set before the view state, because they can change
  /// the size of the content.
  private mutating func restore(_ place: AppPlace, on controller: ViewController) {
    settle()
    guard controller.sceneID == place.scene else {
      return recordProblem("the app no longer starts at \(quoted(place.name))")
    }
    restoreHeld(place, on: controller)
    if restoresValues, let scene = controller as? SceneViewController {
      for value in place.values { simulator.application.turn { scene.restore(value) } }
    }
    if restoresValues {
      simulator.application.turn { place.state.restore(on: controller) }
      if place.state.hasFocus { focusTarget = (place.state, controller) }
    }
    guard problem == nil, let presented = place.presented.first else { return }
    if open(
      presented, from: controller,
      isThere: { controller.ownPresentedController?.sceneID == presented.scene })
    {
      if let opened = controller.ownPresentedController { restore(presented, on: opened) }
    }
  }

  /// Restores the controllers inside a container. The children of other controllers are restored
  /// only if they still have the same scenes.
  private mutating func restoreHeld(_ place: AppPlace, on controller: ViewController) {
    switch controller {
    case let navigation as NavigationController: restoreStack(place, on: navigation)
    case let tabs as TabBarController: restoreTabs(place, on: tabs)
    case let pages as PageViewController: restorePage(place, on: pages)
    default:
      for (number, held) in place.held.enumerated() {
        guard problem == nil, controller.contentControllers.indices.contains(number) else { return }
        let child = controller.contentControllers[number]
        // The changed file can have another scene in a column or container.
        if child.sceneID == held.scene { restore(held, on: child) }
      }
    }
  }

  /// Restores a stack from its root, by pushing one scene after the other.
  private mutating func restoreStack(_ place: AppPlace, on navigation: NavigationController) {
    for (number, held) in place.held.enumerated() {
      guard problem == nil else { return }
      if number > 0 {
        let isThere = {
          navigation.viewControllers.count == number + 1
            && navigation.viewControllers.last?.sceneID == held.scene
        }
        guard let top = navigation.topViewController, open(held, from: top, isThere: isThere) else {
          return
        }
      }
      guard navigation.viewControllers.indices.contains(number) else { return }
      let controller = navigation.viewControllers[number]
      guard controller.sceneID == held.scene else {
        return recordProblem(
          "the stack \(quoted(place.name)) no longer starts with \(quoted(held.name))")
      }
      restore(held, on: controller)
    }
  }

  /// Restores the tabs whose state differs from the initial state, then selects the tab.
  private mutating func restoreTabs(_ place: AppPlace, on tabs: TabBarController) {
    func tab(_ held: AppPlace) -> Int? {
      tabs.viewControllers?.firstIndex { $0.sceneID == held.scene }
    }
    for held in place.held where held.isDeep || !held.values.isEmpty {
      guard problem == nil, let number = tab(held) else { continue }
      select(number, in: tabs)
      if let controller = tabs.viewControllers?[number] { restore(held, on: controller) }
    }
    guard let selected = place.selected, place.held.indices.contains(selected) else { return }
    if let number = tab(place.held[selected]) {
      select(number, in: tabs)
    } else {
      recordProblem(
        "\(quoted(place.held[selected].name)) is no longer a tab of \(quoted(place.name))")
    }
  }

  /// Selects a tab, and waits for the end of its transition.
  private mutating func select(_ number: Int, in tabs: TabBarController) {
    simulator.application.turn { tabs.selectedIndex = number }
    settle()
  }

  /// Restores the current page. It is found by turning forward from the first page, at most 1,000
  /// times.
  private mutating func restorePage(_ place: AppPlace, on pages: PageViewController) {
    guard let held = place.held.first, var page = pages.viewControllers?.first else { return }
    var left = 1_000
    while page.sceneID != held.scene, left > 0,
      let next = pages.dataSource?.pageViewController(pages, viewControllerAfter: page)
    {
      (page, left) = (next, left - 1)
    }
    guard page.sceneID == held.scene else {
      return recordProblem("\(quoted(held.name)) is no longer a page of \(quoted(place.name))")
    }
    simulator.application.turn {
      pages.setViewControllers([page], direction: .forward, animated: false)
    }
    restore(held, on: page)
  }

  // MARK: - Steps

  /// Opens the scene of `place` from `source` by a segue, or else directly.
  ///
  /// Performs the first segue to the scene from `source` or a controller inside it whose view is in
  /// the window. If the scene is not open then, no other segue is tried.
  ///
  /// - Parameter isThere: Indicates whether the scene is open.
  /// - Returns: True if the scene is open.
  private mutating func open(
    _ place: AppPlace, from source: ViewController, isThere: () -> Bool
  ) -> Bool {
    guard let id = place.scene else { return false }
    for case let controller as any SceneController in source.subtree {
      for segue in controller.scene.segues where factory.leads(segue, to: id) {
        if case .embed = segue.kind { continue }
        guard controller.viewIfLoaded?.window != nil else { continue }
        simulator.application.performSegue(segue.id, of: controller)
        settle()
        if isThere() { return true }
        recordProblem("the segue to \(quoted(id)) now leads elsewhere")
        return false
      }
    }
    return show(id, place.presentationStyle, from: source, isThere: isThere)
  }

  /// Pushes or presents the scene without a segue. A popover is not presented, so its scene counts
  /// as a problem.
  private mutating func show(
    _ id: String, _ style: ModalPresentationStyle, from source: ViewController,
    isThere: () -> Bool
  ) -> Bool {
    guard let controller = factory.makeViewController(anywhere: id) else {
      recordProblem("scene \(quoted(id)) no longer exists")
      return false
    }
    simulator.application.turn {
      if let navigation = source.parent as? NavigationController,
        !(controller is NavigationController), !(controller is AlertController)
      {
        navigation.pushViewController(controller, animated: false)
      } else if style != .popover {
        controller.modalPresentationStyle = style
        source.present(controller, animated: false)
      }
    }
    settle()
    if isThere() { return true }
    recordProblem("no segue leads to \(quoted(id)) any longer")
    return false
  }

  /// Advances the simulator until nothing is due, so that no transition delays the next step.
  private mutating func settle() {
    for _ in 0..<Self.stepLimit {
      guard let due = simulator.nextDueTick else { return }
      simulator.advance(to: due)
    }
  }

  /// Records a problem; only the first one is kept.
  private mutating func recordProblem(_ text: String) {
    if problem == nil { problem = text }
  }
}

private func quoted(_ text: String) -> String { "'\(text.harmless())'" }

extension AppPlace {
  /// Indicates whether the state differs from the initial one.
  fileprivate var isDeep: Bool {
    !presented.isEmpty || selected != nil || held.count > 1
      || held.contains { $0.isDeep || !$0.values.isEmpty }
  }
}
