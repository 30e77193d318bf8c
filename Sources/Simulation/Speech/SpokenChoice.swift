public import Narration
public import NavigationKit
internal import Storyboards

/// An action that the user of spoken mode can choose by its number.
public struct SpokenChoice {
  /// The effect of the choice.
  public enum Action {
    /// Gives the focus to a view and activates it.
    case activate(View)
    /// Selects a row of a table.
    case row(IndexPath, of: TableView)
    /// Selects an item of a collection view.
    case item(IndexPath, of: CollectionView)
    /// Swipes over the screen.
    case swipe(Direction)
    /// Drags over the screen, and releases.
    case drag(Direction)
    /// Performs a command.
    case command(Command)
  }

  /// The effect of the choice.
  public var action: Action
  /// The phrase of the choice, such as `Buy, button`.
  public var phrase: Sentence

  /// Returns whether a node of the screen is this choice.
  func isOf(_ node: ScreenNode) -> Bool {
    switch action {
    case .activate(let view): node.view === view && node.element.role != .heading
    case .row(let path, let table): node.path == path && node.view.isDescendant(of: table)
    case .item(let path, let list): node.path == path && node.view.isDescendant(of: list)
    case .swipe, .drag, .command: false
    }
  }
}

extension Simulator {
  /// Returns the choices of a screen: its controls and rows in reading order, then gestures, then
  /// the segues and scenes that only code performs.
  func choices(in nodes: [ScreenNode]) -> [SpokenChoice] {
    controls(in: nodes) + gestures + codeTriggered
  }

  private func controls(in nodes: [ScreenNode]) -> [SpokenChoice] {
    let stops = application.focusableViews
    func canFocus(_ view: View) -> Bool { stops.contains { $0 === view } }
    var choices: [SpokenChoice] = []
    func visit(_ node: ScreenNode, in list: ScreenNode?) {
      let phrase = node.element.phrase(position: node.position)
      if let path = node.path, let list, canFocus(list.view) {
        if let table = list.view as? TableView {
          choices.append(SpokenChoice(action: .row(path, of: table), phrase: phrase))
        } else if let view = list.view as? CollectionView {
          choices.append(SpokenChoice(action: .item(path, of: view), phrase: phrase))
        }
      } else if node.element.role != .list, node.element.role != .heading, canFocus(node.view) {
        choices.append(SpokenChoice(action: .activate(node.view), phrase: phrase))
      }
      for child in node.children { visit(child, in: node.element.role == .list ? node : list) }
    }
    for node in nodes { visit(node, in: nil) }
    // A view that is not read can still have the focus.
    let read = nodes.flatMap(\.flattened).map(\.view)
    for view in stops where !read.contains(where: { $0 === view }) {
      let phrase = ScreenNode(of: view).element.phrase()
      choices.append(SpokenChoice(action: .activate(view), phrase: phrase))
    }
    return choices
  }

  private var gestures: [SpokenChoice] {
    var choices: [SpokenChoice] = []
    for case let swipe as SwipeGestureRecognizer in application.reachableRecognizers {
      for direction in swipe.directions where !application.takesArrow(direction) {
        choices.append(
          SpokenChoice(
            action: .swipe(direction),
            phrase: gesture("swipe", direction, swipe.actionTitle ?? "")))
      }
    }
    return choices
      + application.draggable.map { drag in
        SpokenChoice(
          action: .drag(drag.direction), phrase: gesture("drag", drag.direction, drag.title))
      }
  }

  /// Returns the phrase of a gesture, with the scene to which its segue leads, or leads back.
  private func gesture(_ name: String, _ direction: Direction, _ title: String) -> Sentence {
    var arguments = [Sentence.Argument.direction: Sentence.direction(direction)]
    if let effect = effect(ofGesture: title), effect.need == .exit {
      arguments[.title] = .phrase(effect.phrase)
      return Sentence("element.\(name)", arguments)
    }
    for controller in visibleScenes {
      guard let segue = controller.scene.segues.first(where: { $0.id == title }),
        let destination = storyboards?.destinationName(of: segue, in: controller.scene)
      else { continue }
      arguments[.object] = .name(destination)
      return Sentence("element.\(name)To", arguments)
    }
    arguments[.title] = .name(title)
    return Sentence("element.\(name)", arguments)
  }

  private var codeTriggered: [SpokenChoice] {
    manualSegues.map { entry in
      let (segue, scene) = (entry.segue, entry.controller.scene)
      let destination = storyboards?.destinationName(of: segue, in: scene) ?? segue.destination
      let arguments: [Sentence.Argument: Sentence.Value] = [
        .object: .name(segue.id), .title: .name(destination ?? ""),
      ]
      return SpokenChoice(
        action: .command(.performSegue(segue.id, scene: scene.id)),
        phrase: Sentence(
          destination == nil ? "element.segue" : "element.segueTo", arguments))
    }
      + (storyboards?.scenesShownByCode ?? []).map { scene in
        SpokenChoice(
          action: .command(.showScene(scene.id, storyboard: scene.storyboard)),
          phrase: Sentence("element.scene", [.title: .name(scene.name)]))
      }
  }
}
