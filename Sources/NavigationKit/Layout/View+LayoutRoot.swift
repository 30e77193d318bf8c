internal import CellGraphics

extension View {
  /// Whether its frame comes from constraints, and not from its mask.
  var isPlacedByConstraints: Bool {
    if layout?.translatesAutoresizingMask == false { return true }
    return superview?.placesByConstraints(self) ?? false
  }

  /// The view that places this one: the nearest around it, or itself, whose own size is given.
  var layoutRoot: View {
    var root = self
    while let superview = root.superview,
      root.isPlacedByConstraints || (root.layout?.crossings ?? 0) > 0
    {
      root = superview
    }
    return root
  }

  /// Has constraints solved anew before the next picture.
  func setNeedsConstraintLayout() {
    let root = layoutRoot
    // What moves while the views are placed moves as the solution says.
    guard root.layout?.isSolving != true else { return }
    root.layoutRecord.needsSolving = true
    root.setNeedsLayout()
  }

  /// A view that others are related to has been moved by its frame.
  func didMoveByFrame() {
    guard let layout, layout.mentions > 0, !isPlacedByConstraints else { return }
    superview?.setNeedsConstraintLayout()
  }

  /// Solves the constraints of the views that this one places, where anything has changed.
  func solveConstraints() {
    guard let layout, layout.needsSolving || layout.solvedSize != bounds.size else { return }
    // Views that another places are not its to solve.
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

  /// Calls `updateConstraints()` where it is due, in subviews first.
  private func updateConstraintsInTree() {
    for view in subviews { view.updateConstraintsInTree() }
    guard let layout, layout.needsUpdate else { return }
    layout.needsUpdate = false
    updateConstraints()
  }
}
