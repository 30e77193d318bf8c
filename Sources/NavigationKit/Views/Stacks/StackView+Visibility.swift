internal import CellGraphics

extension StackView {
  /// Animates an arranged view that an animation block has hidden or shown: it shrinks along the
  /// axis or grows, and the other views glide.
  ///
  /// Outside of an animation block it does nothing.
  func animateVisibility(of view: View) {
    guard let application = window?.application, application.animations.block != nil,
      arrangedSubviews.contains(where: { $0 === view })
    else { return }
    if !view.isHidden {
      View.performWithoutAnimation { view.place(in: collapsedRect(of: view)) }
    }
    let picture = view.isHidden ? view.shrinkingPicture ?? view.picture() : nil
    let (shown, hidden) = (AnimatableVector(0), AnimatableVector(1))
    view.didChange(
      .isHidden, from: view.isHidden ? shown : hidden, to: view.isHidden ? hidden : shown)
    view.animations.last { $0.property == .isHidden }?.picture = picture
    application.animations.visibilityChanges.append((view, self))
  }

  /// Updates the layout in the block that has hidden or shown an arranged view.
  func arrange(afterVisibilityOf view: View) {
    guard view.superview === self else { return }
    outermostStack.layoutIfNeeded()
    if view.isHidden { view.place(in: collapsedRect(of: view)) }
  }

  /// Returns the rectangle without a length in which a hidden view ends: at the visible view after
  /// it, or else at the one before it.
  private func collapsedRect(of view: View) -> Rect {
    let views = arrangedSubviews
    let index = views.firstIndex { $0 === view } ?? 0
    let (own, isRow) = (view.restingRect, axis == .horizontal)
    let line: Double
    if let next = views[index...].dropFirst().first(where: { !$0.isHidden }) {
      line = isRow ? next.restingRect.minX : next.restingRect.minY
    } else if let previous = views[..<index].last(where: { !$0.isHidden }) {
      line = isRow ? previous.restingRect.maxX : previous.restingRect.maxY
    } else {
      line = isRow ? bounds.minX : bounds.minY
    }
    // A view that was never laid out has the whole breadth.
    let (breadth, all) = (isRow ? own.height : own.width, isRow ? bounds.height : bounds.width)
    let across = breadth > 0 ? (isRow ? own.minY : own.minX) : (isRow ? bounds.minY : bounds.minX)
    return isRow
      ? Rect(x: line, y: across, width: 0, height: breadth > 0 ? breadth : all)
      : Rect(x: across, y: line, width: breadth > 0 ? breadth : all, height: 0)
  }

  /// The outermost of the stacks that contain each other directly, from this one outwards.
  private var outermostStack: StackView {
    var stack = self
    while let outer = stack.superview as? StackView { stack = outer }
    return stack
  }
}

extension View {
  /// Indicates whether a hidden view still shrinks in its stack.
  var isShrinking: Bool {
    animations.contains { $0.property == .isHidden && $0.valuePath.end[0] == 1 }
  }

  /// The picture to draw while a hidden view shrinks; nil if it does not shrink.
  var shrinkingPicture: Surface? { animations.lazy.compactMap(\.picture).first }

  /// Indicates whether the view was shown in its stack and still grows.
  var isGrowing: Bool {
    animations.contains { $0.property == .isHidden && $0.valuePath.end[0] == 0 }
  }

  /// The frame without the transform.
  fileprivate var restingRect: Rect {
    Rect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }
}
