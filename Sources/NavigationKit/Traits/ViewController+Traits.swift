internal import CellGraphics

/// The traits that a container sets for a child.
// It is a class because a value with a weak reference is costly to copy and to read.
final class TraitOverride {
  /// The container that set the traits. They have no effect once the controller has another parent.
  private(set) weak var container: ViewController?
  let traits: TraitCollection

  init(container: ViewController, traits: TraitCollection) {
    self.container = container
    self.traits = traits
  }
}

extension ViewController {
  /// The traits of the surroundings, with the override of the container.
  var inheritedTraits: TraitCollection {
    let around = parent?.traitCollection ?? levelTraits
    guard let traitOverride, traitOverride.container === parent else {
      return around.overridden(by: ownTraitOverrides)
    }
    return around.overridden(by: traitOverride.traits).overridden(by: ownTraitOverrides)
  }

  /// Overrides the traits of a child controller.
  ///
  /// Traps if `child` is no child of this controller.
  ///
  /// - Parameters:
  ///   - traits: The traits to override; unspecified ones are not. nil removes the override.
  ///   - child: A child. If it is on the screen, it receives the change immediately.
  public func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    precondition(child.parent === self, "\(child.identity) is not a child of \(identity)")
    child.traitOverride = traits.map { TraitOverride(container: self, traits: $0) }
    if child.viewIfLoaded?.window != nil { child.updateTraits() }
  }

  /// Reports changed traits to this controller, then to its children on the screen.
  ///
  /// A controller that is off the screen gets the new traits when it appears. A new controller
  /// starts with the traits of its window.
  func updateTraits() {
    updateOwnTraits()
    for child in childrenOnScreen { child.updateTraits() }
    presentationInContainer?.presented.updateTraits()
  }

  func updateOwnTraits() {
    let traits = traitCollection
    let known = knownTraits ?? windowTraits
    knownTraits = traits
    guard traits != known else { return }
    record(.traitsChanged, detail: traits.description) {
      traitCollectionDidChange(known)
      callTraitObservers(from: known, to: traits)
      viewIfLoaded?.callTraitObserversOfTree(from: known, to: traits)
    }
  }

  /// The traits of the window with the overrides of the presentation.
  private var levelTraits: TraitCollection {
    guard let own = ownPresentation, let window = own.presenting.application?.window else {
      return windowTraits
    }
    return windowTraits.overridden(by: own.activeController.traits(in: window.bounds.size))
  }

  private var windowTraits: TraitCollection {
    // The view of a covered controller is in no window; what covers it is.
    let window =
      viewIfLoaded?.window ?? presentation?.containerView.window ?? application?.window
    return window?.traitCollection ?? TraitCollection()
  }
}

extension Window {
  func traits(of size: Size) -> TraitCollection { fixedTraits ?? TraitCollection(size: size) }

  /// Reports changed traits to every controller on the screen: the root's tree, then presented
  /// controllers.
  func updateTraits() {
    var level = rootViewController
    while let controller = level {
      if controller.viewIfLoaded?.window === self { controller.updateTraits() }
      level = controller.presentation?.presented
    }
    adaptPresentations()
  }
}
