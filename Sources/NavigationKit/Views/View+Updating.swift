internal import CellGraphics

extension View {
  /// Has `layoutSubviews()` called before the next picture.
  public func setNeedsLayout() {
    needsLayout = true
    propagateNeedsLayout()
  }

  /// Lays out this view and what it holds now, where that is needed.
  public func layoutIfNeeded() {
    guard subtreeNeedsLayout else { return }
    layoutTree()
  }

  /// Has the view drawn again.
  public func setNeedsDisplay() {
    window?.application?.needsDisplay = true
  }

  /// Tells the views around; those above one that knows already know it too.
  func propagateNeedsLayout() {
    subtreeNeedsLayout = true
    var view = superview
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.superview
    }
  }

  func layoutTree() {
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      controller?.willLayoutSubviews()
      layoutSubviews()
      controller?.didLayoutSubviews()
      setNeedsDisplay()
    }
    for subview in subviews where subview.subtreeNeedsLayout { subview.layoutTree() }
  }

  /// Follows a change of an animatable property: it is drawn anew, and animated if it was made
  /// within an animation block.
  func didChange(_ property: AnimatedProperty, from old: AnimatableVector, to new: AnimatableVector)
  {
    setNeedsDisplay()
    guard let application = window?.application ?? Application.current else { return }
    guard let block = application.animations.block else {
      if !animations.isEmpty { application.animations.removeAbsolute(property, of: self) }
      return
    }
    application.animations.animate(
      property, of: self, from: old, to: new, in: block, at: application.tick)
  }
}
