internal import Narration
internal import NavigationKit
internal import Storyboards

/// Hints that name the effect of a segue, in the order of their importance.
extension Simulator {
  /// Returns the hint for a gesture.
  ///
  /// - Parameters:
  ///   - key: The sign of the gesture's key.
  ///   - title: The title of the gesture, which is the identifier of the segue it performs.
  func hint(_ key: String, for title: String) -> StatusLine.Hint {
    guard chrome != .first else {
      return StatusLine.Hint(key: key, meaning: title, need: .navigation)
    }
    if let effect = effect(ofGesture: title) {
      let text = words.text(effect.phrase, isPlain: true)
      return StatusLine.Hint(key: key, meaning: text, need: effect.need)
    }
    // A navigation controller names its drag.
    let isExit = title == "back"
    return StatusLine.Hint(key: key, meaning: title, need: isExit ? .exit : .navigation)
  }

  /// Returns the hints for drags by keys.
  ///
  /// Since the second look, a key has one hint: that of the drag which the key begins. Drags with the same
  /// effect share a hint. A drag that an arrow does in one step is less important than the arrow.
  func dragHints(besides hints: [StatusLine.Hint]) -> [StatusLine.Hint] {
    guard chrome != .first else {
      return application.draggable.map { hint("⇧" + $0.direction.arrow, for: $0.title) }
    }
    var drags: [(title: String, arrows: [String])] = []
    for (direction, title) in application.draggable {
      guard !drags.contains(where: { $0.arrows.contains(direction.arrow) }) else { continue }
      if let index = drags.firstIndex(where: { $0.title == title }) {
        drags[index].arrows.append(direction.arrow)
      } else {
        drags.append((title, [direction.arrow]))
      }
    }
    return drags.map { title, arrows in
      var hint = hint("⇧" + arrows.joined(), for: title)
      if title == "back" { hint.meaning = "drag back" }
      let isSwipe = arrows.allSatisfy { arrow in hints.contains { $0.key == arrow } }
      if hint.need == .navigation, isSwipe { hint.need = .other }
      return hint
    }
  }

  /// Returns the effect of the segue that a gesture on the screen performs; nil if the title is not
  /// that of a segue.
  func effect(ofGesture title: String) -> (phrase: Sentence, need: StatusLine.Hint.Need)? {
    for controller in visibleScenes {
      guard let segue = controller.scene.segues.first(where: { $0.id == title }) else { continue }
      if let phrase = way(backBy: segue, of: controller) { return (phrase, .exit) }
      guard let name = storyboards?.destinationName(of: segue, in: controller.scene) else {
        return nil
      }
      return (Sentence("hint.to", [.title: .name(name)]), .navigation)
    }
    return nil
  }

  /// Returns the effect of an unwind segue; nil for another segue.
  private func way(
    backBy segue: SceneDocument.Segue, of controller: any SceneController
  ) -> Sentence? {
    guard case .unwind(let action) = segue.kind else { return nil }
    let target = name(ofTarget: action, before: controller)
    return target.map { Sentence("hint.backTo", [.title: .name($0)]) } ?? Sentence("hint.back")
  }

  /// Returns a hint for the nearest control that leads out of the scene, if no other hint does.
  ///
  /// The hint has the keys that move the focus to the control, and Enter.
  func exitByFocus(besides hints: [StatusLine.Hint]) -> StatusLine.Hint? {
    guard pathSteps.count > 1,
      !hints.contains(where: { $0.need == .exit || exitKeys.contains($0.key) })
    else { return nil }
    let stops = application.focusableViews
    let here = stops.firstIndex { $0 === application.focusedView } ?? 0
    let exits = stops.indices.compactMap { index in
      way(backBy: stops[index]).map {
        (text: $0, forward: (index - here + stops.count) % stops.count)
      }
    }
    func distance(_ forward: Int) -> Int { min(forward, stops.count - forward) }
    guard let exit = exits.min(by: { distance($0.forward) < distance($1.forward) }) else {
      return nil
    }
    let isForward = exit.forward <= stops.count - exit.forward
    let movement = sign(of: .moveFocus(isForward ? .next : .previous))
    let count = distance(exit.forward)
    let key =
      (count > 3 ? "\(movement)×\(count) " : String(repeating: movement + " ", count: count))
      + sign(of: .tap)
    return StatusLine.Hint(key: key, meaning: exit.text, need: .exit)
  }

  /// Returns whether a control leads out of the scene.
  func leadsBack(_ view: View) -> Bool { pathSteps.count > 1 && way(backBy: view) != nil }

  /// Returns the effect of a control that leads out of the scene; nil for another view.
  private func way(backBy view: View) -> String? {
    guard let id = view.accessibilityIdentifier else { return nil }
    if id == "back", view.superview is NavigationBar { return words.label("hint.back") }
    let isUnwind = visibleScenes.contains { controller in
      controller.scene.segues.contains { segue in
        if case .unwind = segue.kind { segue.trigger == .tap(button: id) } else { false }
      }
    }
    // The control's own title says where it leads.
    return isUnwind ? words.label("hint.back") : nil
  }

  /// Returns the name of the nearest scene before a controller that declares an unwind action; nil
  /// if there is none on the path.
  private func name(ofTarget action: String, before controller: ViewController) -> String? {
    let steps = pathSteps
    let end = steps.lastIndex { $0.controller === controller } ?? steps.endIndex
    let target = steps[..<end].last { step in
      (step.controller as? any SceneController)?.scene.unwindActions
        .contains { $0.name == action } == true
    }
    return target?.name(chrome)
  }

  /// Returns the hints by importance: the focused control and the segues, the way out, the menu,
  /// the keys that stay on the scene, help and quit.
  func ordered(_ hints: [StatusLine.Hint]) -> [StatusLine.Hint] {
    let hints = hints.map { hint in
      var hint = hint
      if hint.need == .navigation, exitKeys.contains(hint.key) { hint.need = .exit }
      return hint
    }
    return hints.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  /// The keys that close or leave what is in front.
  private var exitKeys: [String] { [sign(of: .cancel), KeyBindings.menu.sign(of: .close)] }

  private func rank(_ hint: StatusLine.Hint) -> Int {
    switch hint.need {
    case .navigation: hint.key == sign(of: .tap) ? 0 : 1
    case .exit: hint.key == sign(of: .tap) ? 0 : 2
    case .other: 3
    case .focus: 4
    case .palette: 5
    case .help: 6
    case .quit: 7
    }
  }
}
