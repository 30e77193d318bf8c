internal import CellGraphics

/// What a container has children believe in place of its own traits.
// A class, because a value that holds a weak reference is costly to copy, and to ask for.
final class TraitOverride {
  /// The container that said so; nobody else's child has to believe it.
  private(set) weak var container: ViewController?
  let traits: TraitCollection

  init(container: ViewController, traits: TraitCollection) {
    self.container = container
    self.traits = traits
  }
}

extension ViewController {
  /// The window's traits, but for what the containers around have overridden; unspecified where there
  /// is no window yet.
  public var traitCollection: TraitCollection {
    let around = parent?.traitCollection ?? levelTraits
    guard let traitOverride, traitOverride.container === parent else { return around }
    return around.overridden(by: traitOverride.traits)
  }

  /// Has `child` believe in `traits`, as far as they are specified; nil lets it see this controller's.
  /// Traps for a controller that is no child.
  public func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    precondition(child.parent === self, "\(child.identity) is no child of \(identity)")
    child.traitOverride = traits.map { TraitOverride(container: self, traits: $0) }
    if child.viewIfLoaded?.window != nil { child.updateTraits() }
  }

  /// Tells this controller, then the children on the screen, of traits they have not heard of.
  ///
  /// One that is off the screen hears when it comes back. A new one is taken to know its window's.
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
    record(.traitsChanged, detail: traits.description)
    traitCollectionDidChange(known)
  }

  /// Those of the window, but for what a presentation says.
  private var levelTraits: TraitCollection {
    guard let own = ownPresentation, let window = own.presenting.application?.window else {
      return windowTraits
    }
    return windowTraits.overridden(by: own.activeController.traits(in: window.bounds.size))
  }

  private var windowTraits: TraitCollection {
    let window = viewIfLoaded?.window ?? application?.window
    return window?.traitCollection ?? TraitCollection()
  }
}

extension Window {
  /// The traits of the window's size, or those that it keeps.
  public var traitCollection: TraitCollection { traits(of: bounds.size) }

  func traits(of size: Size) -> TraitCollection { fixedTraits ?? TraitCollection(size: size) }

  /// Tells every controller on the screen of new traits: the root's tree, then what is presented.
  func updateTraits() {
    var level = rootViewController
    while let controller = level {
      if controller.viewIfLoaded?.window === self { controller.updateTraits() }
      level = controller.presentation?.presented
    }
    adaptPresentations()
  }
}
