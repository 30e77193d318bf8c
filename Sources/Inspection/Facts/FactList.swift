internal import CellGraphics
internal import Narration
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

  /// The words of the facts.
  var words: StringTable { source.simulator.words }

  /// Returns a word of a fact.
  func word(
    _ key: String, _ arguments: [Sentence.Argument: Sentence.Value] = [:]
  ) -> String { words.label("fact.\(key)", arguments) }

  /// Adds one fact, by the key of its name. A missing or empty value adds none, so callers need not check.
  mutating func add(_ name: String, _ value: String?, edit: FactEdit? = nil) {
    guard let value, !value.isEmpty else { return }
    facts.append(Fact(name.isEmpty ? "" : words.label("fact.\(name)"), value, edit: edit))
  }

  /// Adds several values below one name.
  mutating func add(_ name: String, _ values: [String]) {
    for (index, value) in values.enumerated() { add(index == 0 ? name : "", value) }
  }

  private mutating func add(_ window: Window) {
    add("class", "\(type(of: window))")
    add(
      "size",
      word(
        "cells",
        [.title: .name("\(Int(window.bounds.width)) × \(Int(window.bounds.height))")]))
    add("traits", text(window.traitCollection))
    add("appearance", word("\(source.simulator.application.userInterfaceStyle)"))
    add("focus", focusText)
    add("output", source.output?.lines(in: words) ?? [])
    addKeys(of: window)
  }

  private mutating func add(_ controller: ViewController) {
    let scene = (controller as? any SceneController)?.scene
    add("class", "\(type(of: controller))")
    add("id", scene?.id)
    add("title", controller.title, edit: textEdit("title", controller.title ?? "", of: controller))
    add("definedIn", scene.flatMap { places.place(.scene, of: $0.id, in: source.storyboards) })
    add("presented", Self.presentationText(of: controller, in: words))
    add("presents", controller.ownPresentedViewController?.identity)
    add("state", word("\(controller.appearanceState)"))
    addFrame(of: controller.viewIfLoaded, in: controller)
    add("traits", text(controller.traitCollection))
    let background = controller.viewIfLoaded?.backgroundColor?.hexadecimal
    add(
      "background", background,
      edit: textEdit("background", background ?? "", of: controller))
    add("focus", controller.viewIfLoaded.flatMap { focusText(in: $0) })
    addSegues(of: controller, scene)
    addTransitions(of: controller, scene)
    addKeys(of: controller.viewIfLoaded)
    controller.viewIfLoaded.map { addAnimations(of: $0) }
  }

  private mutating func add(_ view: View, of controller: ViewController?) {
    let scene = (controller as? any SceneController)?.scene
    add("class", "\(type(of: view))")
    add("id", view.accessibilityIdentifier)
    if let id = view.accessibilityIdentifier, let scene {
      add("definedIn", places.place(.object(id), of: scene.id, in: source.storyboards))
    }
    let text = ViewNames.text(of: view)
    let key = view is Button ? "title" : "text"
    let edit = textEdit(key, text ?? "", of: controller, view)
    add("text", text ?? edit.map { _ in word("none") }, edit: edit)
    addFrame(of: view, in: controller)
    addLook(of: view, in: controller)
    if view.isFocused { add("focus", word("here")) }
    addConstraints(of: view)
    addKeys(of: view)
    addAnimations(of: view)
  }
}
