internal import CellGraphics

extension View {
  /// Marks the view for layout: ``View/layoutSubviews()`` is called at the end of the turn.
  ///
  /// Several calls in one turn lead to one layout.
  public func setNeedsLayout() {
    needsLayout = true
    propagateNeedsLayout()
  }

  /// Performs the pending layout of the view and its subviews immediately.
  ///
  /// Call it in an animation block to animate a change of constraints. A view that constraints
  /// place is laid out together with all views of the same constraint system.
  public func layoutIfNeeded() {
    // Views of one constraint system are laid out together.
    if layout != nil, layoutRoot !== self { layoutRoot.layoutIfNeeded() }
    guard subtreeNeedsLayout else { return }
    layoutTree()
  }

  /// Marks the views around this one. The walk ends at a view that is marked, because the views
  /// above it are marked too. It also ends at a view in layout, which visits its subviews next.
  func propagateNeedsLayout() {
    var view = superview
    while let current = view {
      guard !current.descendantsNeedLayout else { return }
      current.descendantsNeedLayout = true
      if current.isInLayout { return }
      view = current.superview
    }
    window?.application?.events.keepLayoutCause()
  }

  func layoutTree() {
    if needsLayout { layOutSelf() }
    guard descendantsNeedLayout else { return }
    descendantsNeedLayout = false
    for subview in subviews where subview.subtreeNeedsLayout { subview.layoutTree() }
  }

  private func layOutSelf() {
    isInLayout = true
    // Constraints are updated before the layout, which covers what the updates request of this view.
    if controller?.hasUpdatedConstraints == false || layout?.needsSolving == true {
      updateConstraintsInTree()
    }
    needsLayout = false
    controller?.willLayoutSubviews()
    if layout != nil { solveConstraints() }
    layoutSubviews()
    controller?.didLayoutSubviews()
    isInLayout = false
    setNeedsFrame()
  }

  /// Called after a change of an animatable property: requests a new frame and starts an animation
  /// if the change was made in an animation block.
  func didChange(
    _ property: AnimatedProperty, from old: @autoclosure () -> AnimatableVector,
    to new: @autoclosure () -> AnimatableVector
  ) {
    setNeedsFrame()
    guard let application = window?.application ?? Application.current else { return }
    guard let block = application.animations.block else {
      if !animations.isEmpty { application.animations.removeAbsolute(property, of: self) }
      return
    }
    application.animations.animate(
      property, of: self, from: old(), to: new(), in: block, at: application.tick)
  }
}
