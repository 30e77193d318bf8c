internal import CellGraphics
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// Collects the facts about an item.
struct FactList {
  private(set) var facts: [Fact] = []
  let source: Inspector.Source
  let places: ScenePlaces

  /// Creates the facts about an item; none if it no longer exists.
  init(of item: InspectedItem, _ source: Inspector.Source, _ places: ScenePlaces) {
    (self.source, self.places) = (source, places)
    let window = source.simulator.application.window
    switch item {
    case .window: if let window { add(window) }
    case .controller: item.controller(in: window).map { add($0) }
    case .view: item.view(in: window).map { add($0, of: item.controller(in: window)) }
    }
  }

  /// Adds one fact. A missing or empty value adds none, so callers need not check.
  mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    facts.append(Fact(name, value))
  }

  /// Adds several values below one name.
  mutating func add(_ name: String, _ values: [String]) {
    for (index, value) in values.enumerated() { facts.append(Fact(index == 0 ? name : "", value)) }
  }

  private mutating func add(_ window: Window) {
    add("class", "\(type(of: window))")
    add("size", "\(Int(window.bounds.width)) × \(Int(window.bounds.height)) cells")
    add("traits", "\(window.traitCollection)")
    add("appearance", "\(source.simulator.application.userInterfaceStyle)")
    add("focus", focusText)
    addKeys(of: window)
  }

  private mutating func add(_ controller: ViewController) {
    let scene = (controller as? any SceneController)?.scene
    add("class", "\(type(of: controller))")
    add("id", scene?.id)
    add("title", controller.title)
    add("defined in", scene.flatMap { places.place(of: $0.id, in: source.storyboards) })
    add("presented", Self.presentationText(of: controller))
    add("presents", controller.ownPresentedViewController?.identity)
    add("state", "\(controller.appearanceState)")
    addFrame(of: controller.viewIfLoaded, in: controller)
    add("traits", "\(controller.traitCollection)")
    add("background", controller.viewIfLoaded?.backgroundColor?.hexadecimal)
    add("focus", controller.viewIfLoaded.flatMap { focusText(in: $0) })
    addSegues(of: controller, scene)
    addKeys(of: controller.viewIfLoaded)
    controller.viewIfLoaded.map { addAnimations(of: $0) }
  }

  private mutating func add(_ view: View, of controller: ViewController?) {
    let scene = (controller as? any SceneController)?.scene
    add("class", "\(type(of: view))")
    add("id", view.accessibilityIdentifier)
    if let id = view.accessibilityIdentifier, let scene {
      add("defined in", places.place(of: id, inScene: scene.id, in: source.storyboards))
    }
    add("text", ViewNames.text(of: view))
    addFrame(of: view, in: controller)
    addLook(of: view)
    if view.isFocused { add("focus", "here") }
    addConstraints(of: view)
    addKeys(of: view)
    addAnimations(of: view)
  }
}
