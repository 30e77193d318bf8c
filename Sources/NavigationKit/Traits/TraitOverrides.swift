/// The size classes that code has set for a controller or a view, in place of inherited ones.
///
/// ```swift
/// let controller = ViewController()
/// controller.traitOverrides.horizontalSizeClass = .compact
/// precondition(controller.traitCollection.horizontalSizeClass == .compact)
/// controller.traitOverrides = TraitOverrides()  // inherits again
/// ```
public struct TraitOverrides: Hashable, Sendable {
  package var traits: TraitCollection

  /// Creates overrides of no traits.
  public init() { traits = TraitCollection() }

  init(_ traits: TraitCollection?) { self.traits = traits ?? TraitCollection() }

  /// The size class of the width; ``UserInterfaceSizeClass/unspecified`` inherits it.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }

  /// The size class of the height; ``UserInterfaceSizeClass/unspecified`` inherits it.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }

  /// The overrides, or nil for none.
  fileprivate var specified: TraitCollection? { traits == TraitCollection() ? nil : traits }
}

extension ViewController {
  /// The traits that replace inherited ones for the controller, its views and its children.
  ///
  /// A controller on the screen receives a change immediately.
  public var traitOverrides: TraitOverrides {
    get { TraitOverrides(ownTraitOverrides) }
    set {
      ownTraitOverrides = newValue.specified
      if viewIfLoaded?.window != nil { updateTraits() }
    }
  }
}

extension View {
  /// The traits that replace inherited ones for the view and the views in it, up to the views of other
  /// controllers.
  ///
  /// Views in a window receive a change immediately.
  public var traitOverrides: TraitOverrides {
    get { TraitOverrides(ownTraitOverrides) }
    set {
      let old = traitCollection
      ownTraitOverrides = newValue.specified
      let new = traitCollection
      if window != nil, new != old { callTraitObserversOfTree(from: old, to: new) }
    }
  }

  /// The overrides of this view and the views around it in the controller's view; nil for none.
  var inheritedTraitOverrides: TraitCollection? {
    var overrides: TraitCollection?
    var view: View? = self
    while let current = view {
      if let own = current.ownTraitOverrides {
        overrides = overrides.map { own.overridden(by: $0) } ?? own
      }
      view = current.controller == nil ? current.superview : nil
    }
    return overrides
  }
}
