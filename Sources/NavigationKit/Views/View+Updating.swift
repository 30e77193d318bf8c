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
    guard let block = application.animations.blocks.last ?? nil else {
      // A value set outside a block is what is wanted now: alpha and colour stop moving.
      if !property.isAdditive, !animations.isEmpty {
        application.animations.remove(property, of: self)
      }
      return
    }
    var from = old
    if !property.isAdditive, block.beginsFromCurrentState {
      from = presented(property, at: application.tick)
    }
    application.animations.add(
      PropertyAnimation(
        property: property,
        stops: [
          PropertyAnimation.Stop(time: 0, value: from, curve: block.curve),
          PropertyAnimation.Stop(time: block.duration, value: new, curve: block.curve),
        ],
        start: block.start, view: self, group: block.group))
  }

  private func presented(_ property: AnimatedProperty, at tick: Int) -> AnimatableVector {
    switch property {
    case .center: AnimatableVector(presentationCenter(at: tick))
    case .bounds: AnimatableVector(presentationBounds(at: tick))
    case .transform: AnimatableVector(presentationTransform(at: tick))
    case .alpha: AnimatableVector(presentationAlpha(at: tick))
    case .backgroundColor: AnimatableVector(presentationBackgroundColor(at: tick) ?? .clear)
    case .pictureProgress: AnimatableVector(presentationPictureProgress(at: tick))
    }
  }
}
