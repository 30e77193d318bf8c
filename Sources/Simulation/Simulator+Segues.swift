internal import NavigationKit
public import Storyboards

extension Simulator {
  /// The segues that can be performed here and that no gesture or control performs, the frontmost
  /// scene's first.
  var manualSegues: [SegueMenu.Entry] {
    visibleScenes.flatMap { controller in
      controller.manualSegues.map {
        SegueMenu.Entry(controller: controller, segue: $0)
      }
    }
  }

  /// The scenes on the screen that can be reached, the frontmost first.
  public var visibleScenes: [any SceneController] {
    guard let front = application.frontmostViewController else { return [] }
    var outermost = front
    while let parent = outermost.parent { outermost = parent }
    var scenes: [any SceneController] = []
    func visit(_ controller: ViewController) {
      if let scene = controller as? any SceneController, scene.viewIfLoaded?.window != nil,
        !scenes.contains(where: { $0 === scene })
      {
        scenes.append(scene)
      }
      for child in controller.children { visit(child) }
    }
    visit(front)
    visit(outermost)
    return scenes
  }

  /// The descriptions of what is on the screen and can be reached, the frontmost first: of an alert,
  /// else of `visibleScenes`.
  public var visibleDescriptions: [SceneDocument.Scene] {
    guard let alert = application.frontmostViewController as? AlertController else {
      return visibleScenes.map(\.scene)
    }
    return scenes.first { $0.id == alert.baseName && $0.isAlert }.map { [$0] } ?? []
  }

  /// Indicates whether the menu has scenes to offer.
  var hasScenesShownByCode: Bool { scenes.contains(where: \.isShownByCode) }

  private var scenes: [SceneDocument.Scene] {
    storyboards?.storyboards.flatMap(\.document.scenes) ?? []
  }

  func performSegue(_ segue: String, ofScene id: String) {
    if let alert = application.frontmostViewController as? AlertController, alert.baseName == id,
      let action = action(of: alert, performing: segue)
    {
      return application.choose(action, of: alert)
    }
    let scene = visibleScenes.first { controller in
      controller.scene.id == id && controller.scene.segues.contains { $0.id == segue }
    }
    guard let scene else { return say("no scene \(id) here has a segue \(segue)") }
    application.performSegue(segue, of: scene)
  }

  /// The action of an alert whose choice performs a segue.
  private func action(of alert: AlertController, performing segue: String) -> AlertAction? {
    let segue = visibleDescriptions.first?.segues.first { $0.id == segue }
    guard case .tap(let button) = segue?.trigger else { return nil }
    return alert.actions.first { $0.accessibilityIdentifier == button }
  }

  /// Shows a scene from the one in front, as code would: on its stack where there is one, else as a
  /// sheet, which Esc closes.
  func showScene(_ id: String, in storyboard: String?) {
    guard let storyboards else { return say("no scene \(id)") }
    let factory = SceneFactory(storyboards)
    guard !(application.frontmostViewController is AlertController) else {
      return say("an alert is in front")
    }
    var isKnown = true
    application.showFromFrontmost("scene \(id)") {
      let controller = factory.makeViewController(id, in: storyboard)
      isKnown = controller != nil
      return controller
    }
    if !isKnown { say("no scene \(id)") }
  }

  func openSegueMenu() {
    var entries = manualSegues
    for index in entries.indices {
      let (segue, scene) = (entries[index].segue, entries[index].controller.scene)
      entries[index].destination = storyboards?.destinationName(of: segue, in: scene)
    }
    let scenes = storyboards?.scenesShownByCode ?? []
    if entries.isEmpty, scenes.isEmpty {
      say("no segue here is for code alone")
    } else {
      segueMenu = SegueMenu(entries, scenes: scenes)
    }
  }

  /// What a command means while the menu is open; answers false where it is none of the menu's.
  func performInSegueMenu(_ command: Command) -> Bool {
    guard var menu = segueMenu else { return false }
    switch command {
    case .pointer(.down, let column, let row):
      segueMenu = menu.press(column: column, row: row, in: screen) ? menu : nil
      return true
    case .pointer(.up, let column, let row):
      guard menu.release(column: column, row: row, in: screen) else {
        segueMenu = menu
        return true
      }
      finish(menu)
      return true
    case .pointer, .wheel, .paste: return true
    case .performSegue, .showScene, .resize: return false
    case .swipe, .drag, .tap, .moveFocus, .selectTab, .key, .cancel, .toggleHelp, .toggleSegueMenu,
      .toggleSlowAnimations, .quit:
      return perform(KeyBindings.menuMeaning(of: command), in: &menu)
    }
  }

  /// Performs the meaning of a key in `menu`; returns false where it is the app's.
  private func perform(_ meaning: MenuMeaning?, in menu: inout SegueMenu) -> Bool {
    switch meaning {
    case .previous: menu.move(-1)
    case .next: menu.move(1)
    case .first: menu.move(-menu.count)
    case .last: menu.move(menu.count)
    case .perform:
      finish(menu)
      return true
    case .performNumber(let number):
      if menu.choose(number) { finish(menu) }
      return true
    case .close:
      segueMenu = nil
      return true
    case .app: return false
    case nil: return true
    }
    segueMenu = menu
    return true
  }

  private func finish(_ menu: SegueMenu) {
    segueMenu = nil
    switch menu.chosen {
    case .segue(let entry): application.performSegue(entry.segue.id, of: entry.controller)
    case .scene(let scene): showScene(scene.id, in: scene.storyboard)
    }
  }
}

extension SceneDocument.Scene {
  fileprivate var isAlert: Bool {
    if case .alertController = kind { true } else { false }
  }
}
