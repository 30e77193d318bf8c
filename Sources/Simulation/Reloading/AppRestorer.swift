internal import NavigationKit
internal import Storyboards
import TextFormats

/// Brings a new app to the place where another was, as far as its scenes are still there.
///
/// Each step is a segue that leads where the old one led, performed as the menu performs it, at once;
/// where none does, the scene itself is put there.
struct AppRestorer {
  private let simulator: Simulator
  private let factory: SceneFactory
  private let restoresValues: Bool
  /// Why the place was not reached; nil while it was.
  private(set) var complaint: String?
  /// What gives the focus to what had it.
  private var focusing: (state: ViewState, controller: ViewController)?

  /// The ticks that something may take to come to rest.
  private static let patience = 20_000

  init(_ simulator: Simulator, _ storyboards: StoryboardBundle, restoresValues: Bool) {
    self.simulator = simulator
    factory = SceneFactory(storyboards)
    self.restoresValues = restoresValues
  }

  /// Restores all of it, from the outermost controller on.
  mutating func restore(_ place: AppPlace, from root: ViewController) {
    restore(place, on: root)
    settle()
    guard let (state, controller) = focusing else { return }
    simulator.application.turn { state.restoreFocus(on: controller) }
  }

  private mutating func restore(_ place: AppPlace, on controller: ViewController) {
    settle()
    guard controller.sceneID == place.scene else {
      return complain("the app no longer starts at \(quoted(place.name))")
    }
    restoreHeld(place, on: controller)
    if restoresValues, let scene = controller as? SceneViewController {
      for value in place.values { simulator.application.turn { scene.restore(value) } }
    }
    if restoresValues {
      simulator.application.turn { place.state.restore(on: controller) }
      if place.state.hasFocus { focusing = (place.state, controller) }
    }
    guard complaint == nil, let guest = place.presented.first else { return }
    if open(guest, from: controller, isThere: { controller.ownGuest?.sceneID == guest.scene }) {
      if let opened = controller.ownGuest { restore(guest, on: opened) }
    }
  }

  private mutating func restoreHeld(_ place: AppPlace, on controller: ViewController) {
    switch controller {
    case let navigation as NavigationController: restoreStack(place, on: navigation)
    case let tabs as TabBarController: restoreTabs(place, on: tabs)
    case let pages as PageViewController: restorePage(place, on: pages)
    default:
      for (number, held) in place.held.enumerated() {
        guard complaint == nil, controller.heldControllers.indices.contains(number) else { return }
        let child = controller.heldControllers[number]
        // Another scene in a column or container is what the file now says.
        if child.sceneID == held.scene { restore(held, on: child) }
      }
    }
  }

  private mutating func restoreStack(_ place: AppPlace, on navigation: NavigationController) {
    for (number, held) in place.held.enumerated() {
      guard complaint == nil else { return }
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
        return complain("\(quoted(place.name)) no longer starts with \(quoted(held.name))")
      }
      restore(held, on: controller)
    }
  }

  private mutating func restoreTabs(_ place: AppPlace, on tabs: TabBarController) {
    func tab(_ held: AppPlace) -> Int? {
      tabs.viewControllers?.firstIndex { $0.sceneID == held.scene }
    }
    for held in place.held where held.isDeep || !held.values.isEmpty {
      guard complaint == nil, let number = tab(held) else { continue }
      select(number, in: tabs)
      if let controller = tabs.viewControllers?[number] { restore(held, on: controller) }
    }
    guard let selected = place.selected, place.held.indices.contains(selected) else { return }
    if let number = tab(place.held[selected]) {
      select(number, in: tabs)
    } else {
      complain("\(quoted(place.held[selected].name)) is no tab of \(quoted(place.name)) any more")
    }
  }

  private mutating func select(_ number: Int, in tabs: TabBarController) {
    simulator.application.turn { tabs.selectedIndex = number }
    settle()
  }

  private mutating func restorePage(_ place: AppPlace, on pages: PageViewController) {
    guard let held = place.held.first, var page = pages.viewControllers?.first else { return }
    var left = 1_000
    while page.sceneID != held.scene, left > 0,
      let next = pages.dataSource?.pageViewController(pages, viewControllerAfter: page)
    {
      (page, left) = (next, left - 1)
    }
    guard page.sceneID == held.scene else {
      return complain("\(quoted(held.name)) is no page of \(quoted(place.name)) any more")
    }
    simulator.application.turn {
      pages.setViewControllers([page], direction: .forward, animated: false)
    }
    restore(held, on: page)
  }

  // MARK: - Steps

  /// Has `place` come from `source` as it once did.
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
        // It led elsewhere, so that the step is no longer this one.
        complain("\(quoted(id)) is no longer shown there as it was")
        return false
      }
    }
    return put(id, place.presentationStyle, from: source, isThere: isThere)
  }

  /// Puts the scene there without a segue, where it is one that can stand there by itself.
  private mutating func put(
    _ id: String, _ style: ModalPresentationStyle, from source: ViewController,
    isThere: () -> Bool
  ) -> Bool {
    guard let controller = factory.makeViewController(anywhere: id) else {
      complain("there is no scene \(quoted(id)) any more")
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
    complain("no segue leads to \(quoted(id)) any more")
    return false
  }

  private mutating func settle() {
    for _ in 0..<Self.patience {
      guard let due = simulator.nextDueTick else { return }
      simulator.advance(to: due)
    }
  }

  private mutating func complain(_ text: String) {
    if complaint == nil { complaint = text }
  }
}

private func quoted(_ text: String) -> String { "'\(text.harmless())'" }

extension AppPlace {
  /// Whether it is anywhere but where it begins.
  fileprivate var isDeep: Bool {
    !presented.isEmpty || selected != nil || held.count > 1
      || held.contains { $0.isDeep || !$0.values.isEmpty }
  }
}
