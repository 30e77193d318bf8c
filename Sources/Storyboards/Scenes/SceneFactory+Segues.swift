internal import NavigationKit

/// The templates of segues: their kinds, their segue objects and their transitions.
extension SceneFactory {
  /// Returns the templates of a scene's segues, in the order of the scene.
  ///
  /// - Parameter controller: The scene's controller if it has views; nil for a container.
  func segueTemplates(
    of scene: SceneDocument.Scene, from controller: SceneViewController?, in storyboard: String
  ) -> [SegueTemplate] {
    scene.segues.map { template(for: $0, from: controller, in: storyboard) }
  }

  /// Returns the template of `segue`, a segue of `source` in the file `storyboard`.
  ///
  /// - Parameter view: Returns a view of a controller that is no scene's; nil for the views of
  ///   `source`.
  ///
  /// The transition and the segue's class are decided here once. A new destination is made for each
  /// use, as in UIKit.
  func template(
    for segue: SceneDocument.Segue, from source: SceneViewController?, in storyboard: String,
    view: ((_ id: String) -> View?)? = nil
  ) -> SegueTemplate {
    let make = segueMaker(
      for: segue, transition: segue.transition.flatMap { movement($0, in: storyboard) })
    return SegueTemplate(
      identifier: segue.id,
      kind: templateKind(
        of: segue, from: source, in: storyboard,
        view: view ?? { [weak source] in source?.sceneView($0) }),
      animates: segue.isAnimated
    ) { identifier, source, destination in
      // Set before the source prepares, so that the source can change the styles.
      if segue.destination != nil { destination.applyStyles(segue.presentation) }
      return make(identifier, source, destination)
    }
  }

  /// Returns the kind of a segue's template. The destination is made when the segue is performed.
  private func templateKind(
    of segue: SceneDocument.Segue, from source: SceneViewController?, in storyboard: String,
    view: @escaping (_ id: String) -> View?
  ) -> SegueTemplate.Kind {
    switch segue.kind {
    case .custom(let scene), .show(let scene), .showDetail(let scene), .push(let scene),
      .presentModally(let scene), .modal(let scene), .popoverPresentation(let scene):
      let place = ScenePlace(storyboard: storyboard, scene: scene)
      return .forward { [self, weak source] in makeViewController(place, from: source) }
    case .embed(let scene, let container):
      let place = ScenePlace(storyboard: storyboard, scene: scene)
      return .embed(
        makeDestination: { [self] in makeViewController(place) },
        container: { view(container) })
    case .unwind(let action): return .unwind(action: action)
    }
  }

  /// Returns the closure that makes the segue object for each use of a template.
  ///
  /// - Parameter transition: The segue's own transition; nil for the transition of its kind.
  private func segueMaker(
    for description: SceneDocument.Segue, transition: SegueTransition?
  ) -> SegueTemplate.MakeSegue {
    if let name = description.customClass, let make = classes?.segueMaker(ofClass: name) {
      return make
    }
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
    case .showDetail:
      return { identifier, source, destination in
        let segue = ShowDetailSegue(
          identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    case .push:
      return { identifier, source, destination in
        let segue = PushSegue(identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    case .presentModally, .modal, .popoverPresentation:
      return { identifier, source, destination in
        let segue = PresentModallySegue(
          identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    // An embed segue is made by its template.
    case .unwind, .embed:
      return { identifier, source, destination in
        let segue = UnwindSegue(identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    }
  }

  /// Returns the animation of a transition; nil for an unknown name.
  func movement(
    _ reference: SceneDocument.TransitionReference, in storyboard: String
  ) -> SegueTransition? {
    switch reference {
    case .custom(let name): documents[storyboard]?.transition(name)?.movement
    case .builtIn(let transition): transition.movement
    }
  }
}
