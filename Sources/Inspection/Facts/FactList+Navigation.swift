internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

extension FactList {
  /// The view with the focus, in words.
  var focusText: String? {
    source.simulator.application.focusedView.map { ViewNames.name(of: $0) } ?? word("none")
  }

  /// Returns the focused view in words; nil if it is not inside of a view.
  func focusText(in view: View) -> String? {
    guard let focused = source.simulator.application.focusedView, focused.isDescendant(of: view)
    else { return nil }
    return ViewNames.name(of: focused)
  }

  /// Returns by which controller another was presented, in which style and context; nil if it was
  /// not presented.
  static func presentationText(of controller: ViewController, in words: StringTable) -> String? {
    guard let requester = controller.presentationRequester else { return nil }
    var (key, arguments) = ("fact.by", [Sentence.Argument.subject: name(requester.identity)])
    if let style = controller.shownPresentationStyle {
      (key, arguments[.style]) = (key + "As", name("\(style)"))
    }
    if let context = controller.presentationContextController {
      (key, arguments[.object]) = (key + "In", name(context.identity))
    }
    return words.label(key, arguments)
  }

  private static func name(_ text: String) -> Sentence.Value { .name(text) }

  /// Adds the segues that start at the controller and the unwind actions that can end there.
  mutating func addSegues(of controller: ViewController, _ scene: SceneDocument.Scene?) {
    let segues = scene.map { scene in
      scene.segues.map { segue in text(of: segue, line: line(.segue(segue.id), of: scene)) }
    }
    add(
      "seguesOut",
      segues ?? controller.segueTemplates.map { $0.identifier ?? word("withoutIdentifier") })
    let actions = Set(controller.unwindActions.keys).union(scene?.unwindActions.map(\.name) ?? [])
    add("unwindActions", actions.sorted())
  }

  /// Returns the line of a part of a scene in its file; nil if it is unknown.
  private func line(_ part: ScenePlaces.Part, of scene: SceneDocument.Scene) -> Int? {
    places.line(part, of: scene.id, in: source.storyboards)
  }

  /// Adds a line of the file to a text.
  private func adding(_ line: Int?, to text: String) -> String {
    line.map { word("onLine", [.title: .name(text), .number: .number($0)]) } ?? text
  }

  private func text(of segue: SceneDocument.Segue, line: Int?) -> String {
    adding(line, to: text(of: segue))
  }

  private func text(of segue: SceneDocument.Segue) -> String {
    let trigger = segue.trigger.map { text(of: $0) } ?? word("code")
    let arguments: [Sentence.Argument: Sentence.Value] = [
      .object: .name(segue.id), .detail: .name(trigger),
    ]
    guard let destination = segue.destination else { return word("unwind", arguments) }
    return word("segue", arguments.merging([.title: .name(destination)]) { $1 })
  }

  private func text(of trigger: SceneDocument.Segue.Trigger) -> String {
    switch trigger {
    case .swipe(let direction):
      word(
        "swipe", [.direction: Sentence.direction(direction), .name: .name(direction.arrow)])
    case .drag(let direction):
      word(
        "drag", [.direction: Sentence.direction(direction), .name: .name("⇧" + direction.arrow)])
    case .screenEdgePan(let edge): word("edgePan", [.edge: .phrase(Sentence("edge.\(edge)"))])
    case .tap(let id): word("tap", [.title: .name(id)])
    case .accessory(let id): word("accessory", [.title: .name(id)])
    case .longPress(let id): word("longPress", [.title: .name(id)])
    case .change(let id): word("change", [.title: .name(id)])
    case .return(let id): word("return", [.title: .name(id)])
    case .turn: word("turn")
    }
  }

  /// Adds the gesture recognisers of a view and, for each arrow, who takes it.
  mutating func addKeys(of view: View?) {
    guard let view else { return }
    add("gestures", view.attachedRecognizers.map { text(of: $0) })
    let application = source.simulator.application
    guard view is Window || view.owningController === application.frontmostViewController else {
      return
    }
    add(
      "arrows",
      [Direction.left, .up, .right, .down].compactMap { direction in
        arrowText(direction).map { "\(direction.arrow) \($0)" }
      })
  }

  private func text(of recognizer: GestureRecognizer) -> String {
    var text = "\(type(of: recognizer))"
    if let swipe = recognizer as? SwipeGestureRecognizer {
      text += " " + swipe.directions.map(\.arrow).joined()
    }
    if let title = recognizer.actionTitle { text += ": \(words.hint(title))" }
    if !recognizer.isEnabled { text = word("disabled", [.title: .name(text)]) }
    // A scene's recogniser is named after the segue that it performs.
    var view = recognizer.view
    while let current = view, current.owningController == nil { view = current.superview }
    let scene = (view?.owningController as? any SceneController)?.scene
    guard let scene, let title = recognizer.actionTitle else { return text }
    return adding(line(.gesture(title), of: scene), to: text)
  }

  /// Returns what takes an arrow key now; nil if nothing does.
  private func arrowText(_ direction: Direction) -> String? {
    let application = source.simulator.application
    if application.takesArrow(direction) {
      return application.focusedView.map { ViewNames.name(of: $0) }
    }
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers
    where swipe.directions.contains(direction) {
      let owner = swipe.view.map { ViewNames.name(of: $0) } ?? word("aView")
      return swipe.actionTitle.map { word("swipeTo", [.title: .name(words.hint($0))]) }
        ?? word("swipeOn", [.title: .name(owner)])
    }
    return application.arrowsElsewhere.contains(direction) ? word("scrolls") : nil
  }
}
