public import NavigationKit

/// Makes live controllers from a document.
///
/// The document must be consistent, as one that was read from a file is.
public final class SceneFactory {
  public let document: SceneDocument

  private let scenes: [String: SceneDocument.Scene]

  public init(document: SceneDocument) {
    self.document = document
    scenes = Dictionary(document.scenes.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The controller the app starts with.
  public func makeInitialViewController() -> ViewController {
    makeViewController(document.initialScene)
  }

  /// A new controller for the scene `id`, which the document must have.
  public func makeViewController(_ id: String) -> ViewController {
    guard let scene = scenes[id] else { preconditionFailure("no scene '\(id)'") }
    switch scene.kind {
    case .viewController:
      return makeSceneViewController(scene)
    case .navigationController(let root, let push, let pop):
      let controller = SceneNavigationController(
        scene: scene, root: makeViewController(root),
        push: push.flatMap(keyframes), pop: pop.flatMap(keyframes))
      return controller
    }
  }

  private func makeSceneViewController(_ scene: SceneDocument.Scene) -> SceneViewController {
    let controller = SceneViewController(scene: scene, canvas: document.canvas)
    controller.segueTemplates = scene.segues.map { template(for: $0) }
    for action in scene.unwindActions {
      controller.unwindActions[action.name] = { [weak controller] segue in
        controller?.run(action, for: segue)
      }
    }
    return controller
  }

  private func template(for segue: SceneDocument.Segue) -> SegueTemplate {
    SegueTemplate(
      identifier: segue.id, kind: templateKind(of: segue), animates: segue.isAnimated,
      makeSegue: segueMaker(for: segue))
  }

  private func templateKind(of segue: SceneDocument.Segue) -> SegueTemplate.Kind {
    switch segue.kind {
    case .custom(let scene), .show(let scene), .presentModally(let scene):
      .forward { [self] in makeViewController(scene) }
    case .unwind(let action): .unwind(action: action)
    }
  }

  private func segueMaker(for description: SceneDocument.Segue) -> SegueTemplate.MakeSegue {
    let transition = description.transition.flatMap(keyframes)
    switch description.kind {
    case .custom:
      let transition = transition ?? .still
      return { KeyframedSegue(identifier: $0, source: $1, destination: $2, transition: transition) }
    case .show:
      return { identifier, source, destination in
        let segue = ShowSegue(identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    case .presentModally:
      return { identifier, source, destination in
        let segue = PresentModallySegue(
          identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    case .unwind:
      return { identifier, source, destination in
        let segue = UnwindSegue(identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    }
  }

  /// The keyframes of a transition; nil for the one that moves nothing.
  private func keyframes(_ reference: SceneDocument.TransitionReference) -> KeyframedTransition? {
    switch reference {
    case .custom(let name): document.transition(name)?.keyframes
    case .builtIn(.slide): .slide
    case .builtIn(.fade): .fade
    case .builtIn(.zoom): .zoom
    case .builtIn(.none): .still
    }
  }
}
