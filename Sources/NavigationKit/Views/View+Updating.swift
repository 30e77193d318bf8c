internal import CellGraphics

extension View {
  /// Has `layoutSubviews()` called before the next picture.
  public func setNeedsLayout() {
    needsLayout = true
    propagateNeedsLayout()
  }

  /// Lays out this view and what it holds now, where that is needed.
  public func layoutIfNeeded() {
    // Views that constraints place are laid out with all that are placed with them.
    if layout != nil, layoutRoot !== self { layoutRoot.layoutIfNeeded() }
    guard subtreeNeedsLayout else { return }
    layoutTree()
  }

  /// Has the view drawn again.
  public func setNeedsDisplay() {
    window?.application?.isChanged = true
  }

  /// Tells the views around; those above one that knows already know it too, and one that lays
  /// itself out turns to its subviews next in any case.
  func propagateNeedsLayout() {
    var view = superview
    while let current = view, !current.descendantsNeedLayout {
      current.descendantsNeedLayout = true
      view = current.isInLayout ? nil : current.superview
    }
  }

  func layoutTree() {
    if needsLayout { layOutSelf() }
    guard descendantsNeedLayout else { return }
    descendantsNeedLayout = false
    for subview in subviews where subview.subtreeNeedsLayout { subview.layoutTree() }
  }

  private func layOutSelf() {
    needsLayout = false
    isInLayout = true
    controller?.willLayoutSubviews()
    if layout != nil { solveConstraints() }
    layoutSubviews()
    controller?.didLayoutSubviews()
    isInLayout = false
    setNeedsDisplay()
  }

  /// Follows a change of an animatable property: it is drawn anew, and animated if it was made
  /// within an animation block.
  func didChange(
    _ property: AnimatedProperty, from old: @autoclosure () -> AnimatableVector,
    to new: @autoclosure () -> AnimatableVector
  ) {
    setNeedsDisplay()
    guard let application = window?.application ?? Application.current else { return }
    guard let block = application.animations.block else {
      if !animations.isEmpty { application.animations.removeAbsolute(property, of: self) }
      return
    }
    application.animations.animate(
      property, of: self, from: old(), to: new(), in: block, at: application.tick)
  }
}
