/// A closure that a controller or a view calls after a change of some of its traits.
package final class TraitObserver {
  /// Returns whether the traits that the closure waits for differ.
  let isConcerned: (TraitCollection, TraitCollection) -> Bool
  /// Gets the traits before the change.
  let handler: (TraitCollection) -> Void

  /// Creates an observer.
  package init(
    isConcerned: @escaping (TraitCollection, TraitCollection) -> Bool,
    handler: @escaping (TraitCollection) -> Void
  ) {
    self.isConcerned = isConcerned
    self.handler = handler
  }
}

extension Responder {
  /// The closures to call after changes of traits, in the order in which they were added.
  package var traitObservers: [TraitObserver] {
    get { kept[default: []] }
    set { kept[default: []] = newValue }
  }

  func callTraitObservers(from old: TraitCollection, to new: TraitCollection) {
    for observer in traitObservers where observer.isConcerned(old, new) { observer.handler(old) }
  }
}

extension View {
  /// Reports changed traits to this view and calls its observers; then to the views in it that have the
  /// traits of the same controller.
  func callTraitObserversOfTree(from old: TraitCollection, to new: TraitCollection) {
    traitCollectionDidChange(old)
    callTraitObservers(from: old, to: new)
    for view in subviews where view.controller == nil {
      view.callTraitObserversOfTree(from: old, to: new)
    }
  }
}
