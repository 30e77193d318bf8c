internal import CellGraphics

extension View {
  /// Indicates whether constraints determine the frame, not the autoresizing mask.
  var isPlacedByConstraints: Bool {
    if layout?.translatesAutoresizingMask == false { return true }
    return superview?.placesByConstraints(self) ?? false
  }

  /// The view that solves this view's constraints.
  ///
  /// The search goes from this view outwards. It ends at the first view that constraints do not
  /// place and that no outer constraint reaches into.
  var layoutRoot: View {
    var root = self
    while let superview = root.superview,
      root.isPlacedByConstraints || (root.layout?.crossings ?? 0) > 0
    {
      root = superview
    }
    return root
  }

  /// Marks the constraints to be solved again before the next frame.
  func setNeedsConstraintLayout() {
    let root = layoutRoot
    // Changes while the solution is applied come from the solution.
    guard root.layout?.isSolving != true else { return }
    root.layoutRecord.needsSolving = true
    root.setNeedsLayout()
  }

  /// Called when a view to which constraints refer has moved by its frame.
  func didMoveByFrame() {
    guard let layout, layout.mentions > 0, !isPlacedByConstraints else { return }
    superview?.setNeedsConstraintLayout()
  }

  /// Solves the constraints of the views that this view places, if a constraint or the size has
  /// changed.
  func solveConstraints() {
    guard let layout, layout.needsSolving || layout.solvedSize != bounds.size else { return }
    // Only the layout root solves.
    guard layoutRoot === self else {
      layout.needsSolving = false
      return
    }
    updateConstraintsInTree()
    layout.needsSolving = false
    layout.solvedSize = bounds.size
    layout.isSolving = true
    LayoutSystem.layOut(self)
    layout.isSolving = false
  }

  /// Calls `updateConstraints()` on the views that requested it, subviews first. The controller of a
  /// view is called in its place.
  func updateConstraintsInTree() {
    for view in subviews { view.updateConstraintsInTree() }
    guard needsUpdateConstraints() else { return }
    layout?.needsUpdate = false
    guard let controller else { return updateConstraints() }
    controller.hasUpdatedConstraints = true
    controller.updateViewConstraints()
  }
}
