internal import NavigationKit
internal import Simulation
internal import Storyboards

extension FactList {
  /// The view with the focus, in words.
  var focusText: String? {
    source.simulator.application.focusedView.map { ViewNames.name(of: $0) } ?? "none"
  }

  /// Returns the focused view in words; nil if it is not inside of a view.
  func focusText(in view: View) -> String? {
    guard let focused = source.simulator.application.focusedView, focused.isDescendant(of: view)
    else { return nil }
    return ViewNames.name(of: focused)
  }

  /// Returns by which controller another was presented, in which style and context; nil if it was
  /// not presented.
  static func presentationText(of controller: ViewController) -> String? {
    guard let requester = controller.presentationRequester else { return nil }
    let style = controller.shownPresentationStyle.map { " as \($0)" } ?? ""
    let context = controller.presentationContextController.map { " in \($0.identity)" } ?? ""
    return "by \(requester.identity)" + style + context
  }

  /// Adds the segues that start at the controller and the unwind actions that can end there.
  mutating func addSegues(of controller: ViewController, _ scene: SceneDocument.Scene?) {
    let segues = scene.map { scene in scene.segues.map { Self.text(of: $0) } }
    add(
      "segues out",
      segues ?? controller.segueTemplates.map { $0.identifier ?? "without identifier" })
    let actions = Set(controller.unwindActions.keys).union(scene?.unwindActions.map(\.name) ?? [])
    add("unwind actions", actions.sorted())
  }

  private static func text(of segue: SceneDocument.Segue) -> String {
    let trigger = segue.trigger.map { ", by \(text(of: $0))" } ?? ", by code"
    let target = segue.destination.map { "to \($0)" } ?? "unwinds"
    return "\(segue.id): \(target)\(trigger)"
  }

  private static func text(of trigger: SceneDocument.Segue.Trigger) -> String {
    switch trigger {
    case .swipe(let direction): "swipe \(direction.rawValue) \(direction.arrow)"
    case .drag(let direction): "drag \(direction.rawValue) ⇧\(direction.arrow)"
    case .screenEdgePan(let edge): "pan from the \(edge) edge"
    case .tap(let id): "tap on \(id)"
    case .accessory(let id): "detail button of \(id)"
    case .longPress(let id): "long press on \(id)"
    case .change(let id): "change of \(id)"
    case .return(let id): "return in \(id)"
    case .turn: "turn of the screen"
    }
  }

  /// Adds the gesture recognisers of a view and, for each arrow, who takes it.
  mutating func addKeys(of view: View?) {
    guard let view else { return }
    add("gestures", view.attachedRecognizers.map { Self.text(of: $0) })
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

  private static func text(of recognizer: GestureRecognizer) -> String {
    var words = "\(type(of: recognizer))"
    if let swipe = recognizer as? SwipeGestureRecognizer {
      words += " " + swipe.directions.map(\.arrow).joined()
    }
    if let title = recognizer.actionTitle { words += ": \(title)" }
    return recognizer.isEnabled ? words : words + " (disabled)"
  }

  /// Returns what takes an arrow key now; nil if nothing does.
  private func arrowText(_ direction: Direction) -> String? {
    let application = source.simulator.application
    if application.takesArrow(direction) {
      return application.focusedView.map { ViewNames.name(of: $0) }
    }
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers
    where swipe.directions.contains(direction) {
      let owner = swipe.view.map { ViewNames.name(of: $0) } ?? "a view"
      return swipe.actionTitle.map { "swipe: \($0)" } ?? "swipe on \(owner)"
    }
    return application.arrowsElsewhere.contains(direction) ? "scrolls" : nil
  }
}
