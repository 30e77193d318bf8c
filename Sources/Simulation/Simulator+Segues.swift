internal import Narration
internal import NavigationKit
public import Storyboards

extension Simulator {
  /// The code-triggered segues of the scenes on the screen. The segues of the frontmost scene are
  /// first.
  var manualSegues: [SegueMenu.Entry] {
    visibleScenes.flatMap { controller in
      controller.manualSegues.map {
        SegueMenu.Entry(controller: controller, segue: $0)
      }
    }
  }

  /// The scenes on the screen that receive input, the frontmost first.
  ///
  /// Scenes beside the frontmost one are included, such as those in another column or in a
  /// container view. Presented scenes hide those below them.
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

  /// The scene file's descriptions of the scenes on the screen that receive input.
  ///
  /// While an alert is in front, the array has only the alert's description. It is empty if no file
  /// describes the alert. Otherwise the array has the descriptions of ``visibleScenes``, in the
  /// same order.
  public var visibleDescriptions: [SceneDocument.Scene] {
    guard let alert = application.frontmostViewController as? AlertController else {
      return visibleScenes.map(\.scene)
    }
    return scenes.first { $0.id == alert.baseName && $0.isAlert }.map { [$0] } ?? []
  }

  /// Indicates whether the menu has scenes that only code shows.
  var hasScenesShownByCode: Bool { scenes.contains(where: \.isShownByCode) }

  /// The scenes of all storyboards; empty for an app without storyboards.
  private var scenes: [SceneDocument.Scene] {
    storyboards?.storyboards.flatMap(\.document.scenes) ?? []
  }

  /// Performs a segue of a visible scene, as a choice in the menu does. For the alert in front, the
  /// action of the segue is chosen. An unknown scene or segue shows a notice.
  func performSegue(_ segue: String, ofScene id: String) {
    if let alert = application.frontmostViewController as? AlertController, alert.baseName == id,
      let action = action(of: alert, performing: segue)
    {
      return application.choose(action, of: alert)
    }
    let scene = visibleScenes.first { controller in
      controller.scene.id == id && controller.scene.segues.contains { $0.id == segue }
    }
    guard let scene else {
      refuse(
        "unknownSegue", .performSegue(segue, scene: id),
        [.subject: .name(id), .object: .name(segue)])
      return showNotice(
        Sentence("notice.noSegue", [.subject: .name(id), .object: .name(segue)]))
    }
    application.performSegue(segue, of: scene)
  }

  /// Returns the alert action that performs a segue; nil if no action performs it.
  private func action(of alert: AlertController, performing segue: String) -> AlertAction? {
    let segue = visibleDescriptions.first?.segues.first { $0.id == segue }
    guard case .tap(let button) = segue?.trigger else { return nil }
    return alert.actions.first { $0.accessibilityIdentifier == button }
  }

  /// Shows a scene as code would. The scene is pushed on the frontmost stack, or presented as a
  /// sheet if there is no stack.
  func showScene(_ id: String, in storyboard: String?) {
    let command = Command.showScene(id, storyboard: storyboard)
    guard let storyboards else {
      refuse("unknownScene", command, [.object: .name(id)])
      return showNotice(unknownScene(id))
    }
    let factory = SceneFactory(storyboards)
    guard !(application.frontmostViewController is AlertController) else {
      refuse("alertInFront", command, [.object: .name(id)])
      return showNotice(Sentence("notice.closeAlert"))
    }
    var isKnown = true
    application.showFromFrontmost("scene \(id)") {
      let controller = factory.makeViewController(id, in: storyboard)
      isKnown = controller != nil
      return controller
    }
    guard !isKnown else { return }
    refuse("unknownScene", command, [.object: .name(id)])
    showNotice(unknownScene(id))
  }

  private func unknownScene(_ id: String) -> Sentence {
    Sentence("notice.unknownScene", [.object: .name(id)])
  }

  /// Opens the menu of segues, or shows a notice if it would be empty.
  func openSegueMenu() {
    var entries = manualSegues
    for index in entries.indices {
      let (segue, scene) = (entries[index].segue, entries[index].controller.scene)
      entries[index].destination = storyboards?.destinationName(of: segue, in: scene)
    }
    let scenes = storyboards?.scenesShownByCode ?? []
    if entries.isEmpty, scenes.isEmpty {
      refuse("noMenu", .toggleSegueMenu)
      showNotice(Sentence("notice.noSegues"))
    } else {
      segueMenu = SegueMenu(entries, scenes: scenes, in: words)
    }
  }

  /// Performs a command in the menu of segues.
  ///
  /// - Returns: False if no menu is open or the command is for the app, so that the caller performs
  ///   it.
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
    case .pointer, .wheel, .paste, .keyCommand:
      refuse("menuOpen", command)
      return true
    case .performSegue, .showScene, .resize, .rotate, .external: return false
    case .swipe, .drag, .tap, .moveFocus, .selectTab, .key, .cancel, .toggleHelp, .toggleSegueMenu,
      .toggleSlowAnimations, .quit:
      let meaning = KeyBindings.menuMeaning(of: command)
      if meaning == nil { refuse("menuOpen", command) }
      return perform(meaning, of: command, in: &menu)
    }
  }

  /// Performs the meaning of a command's key in `menu`; nil is a key that the menu ignores.
  ///
  /// - Returns: False if the key is for the app.
  private func perform(
    _ meaning: MenuMeaning?, of command: Command, in menu: inout SegueMenu
  ) -> Bool {
    let selected = menu.selected
    switch meaning {
    case .previous: menu.move(-1)
    case .next: menu.move(1)
    case .first: menu.move(-menu.count)
    case .last: menu.move(menu.count)
    case .perform:
      finish(menu)
      return true
    case .performNumber(let number):
      if menu.choose(number) {
        finish(menu)
      } else {
        refuse("noEntry", command, [.count: .number(menu.count)])
      }
      return true
    case .close:
      segueMenu = nil
      return true
    case .app: return false
    case nil: return true
    }
    if menu.selected == selected { refuse("menuAtEnd", command) }
    segueMenu = menu
    return true
  }

  /// Closes the menu and performs its choice.
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
