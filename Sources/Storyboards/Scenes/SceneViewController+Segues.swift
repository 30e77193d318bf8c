internal import CellGraphics
internal import NavigationKit

extension SceneViewController {
  /// Indicates whether the condition of a segue is met.
  ///
  /// A condition compares the text of a value of this scene. Segues without a condition, and
  /// unknown ids, are allowed.
  func allowsSegue(_ id: String) -> Bool {
    guard let condition = scene.segues.first(where: { $0.id == id })?.condition else { return true }
    return (value(condition.value) == condition.text) == condition.isEqual
  }

  /// Adds the transition of a segue to the navigation controller's layer.
  func addLayerTransition(of segue: StoryboardSegue) {
    guard let transition = segue.identifier.flatMap({ layerTransitions[$0] })?.layerTransition
    else { return }
    navigationController?.view.layer.add(transition, forKey: Layer.transitionKey)
  }

  /// Adds a gesture recogniser whose drag begins the segue and drives its transition.
  ///
  /// The drag starts only if the condition of the segue is met and no transition is running. The
  /// interaction is set for the time of the call, in which the segue asks for it.
  func addDrag(_ direction: Direction, performing template: SegueTemplate) {
    let drag = SegueDrag.makeRecognizer(direction) { [weak self] interaction in
      guard let self else { return false }
      self.interaction = interaction
      trigger(template, sender: nil)
      self.interaction = nil
      return true
    }
    drag.actionTitle = template.identifier
    drag.shouldBegin = { [weak self] in
      self?.allowsSegue(template.identifier ?? "") == true
        && self?.view.window?.application?.isTransitioning == false
    }
    drag.refusal = { [weak self] in self?.refusalOfDrag(template) }
    view.addGestureRecognizer(drag)
  }

  private func refusalOfDrag(_ template: SegueTemplate) -> Refusal? {
    let id = template.identifier ?? ""
    return allowsSegue(id) ? view.window?.application?.transitionRefusal : .condition(id)
  }

  /// Performs the segues with a `turn` trigger after the terminal has changed from wide to tall or
  /// back.
  ///
  /// A size is wide if it has at least twice as many columns as rows. The segues start when the
  /// change of size has completed. Their conditions are not checked, as for segues that code
  /// performs.
  func follow(_ size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    guard let view = viewIfLoaded, view.window != nil, appearanceState == .appeared else { return }
    let (old, new) = (view.bounds.size.orientation, size.orientation)
    guard old != new else { return }
    for segue in scene.segues where segue.trigger == .turn(new) {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.performSegue(withIdentifier: segue.id, sender: nil)
      }
    }
  }
}

extension Size {
  fileprivate var orientation: SceneDocument.Segue.Orientation {
    width >= 2 * height ? .wide : .tall
  }
}
