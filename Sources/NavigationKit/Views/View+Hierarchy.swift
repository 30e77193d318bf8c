extension View {
  /// Adds `view` in front of the other subviews.
  ///
  /// A view in another superview is removed from there first. If both are in the same window, the
  /// view's animations continue. The child controllers in `view` receive their appearance methods.
  /// Traps if `view` is this view or contains it, and if the view's controller is not a child of
  /// this view's controller.
  public func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// Inserts `view` at a position among the subviews.
  ///
  /// - Parameters:
  ///   - view: The view to insert; it is removed from its superview first.
  ///   - index: The position, 0 for the back. Values outside the range count as the nearest end.
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts `view` directly in front of `sibling`, or in front of all if `sibling` is no subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts `view` directly behind `sibling`, or in front of all if `sibling` is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index ?? subviews.count)
  }

  /// Moves `view` in front of its siblings; nothing happens if it is no subview.
  public func bringSubviewToFront(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  /// Removes the view from its superview.
  ///
  /// Constraints between the view's subtree and the views around it are deactivated. Animations in
  /// the subtree end with `finished` false at the end of the turn, and gestures on it are cancelled.
  /// Child controllers in it receive their disappearance methods. Nothing happens without a
  /// superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    window?.application?.cancelGesturesOffScreenAtCommit()
    let disappearingChildren = disappearingChildren
    for controller in disappearingChildren { controller.beginAppearance(false, animated: false) }
    if layout != nil { removeConstraintsAround() }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    if superview.layout != nil { superview.setNeedsConstraintLayout() }
    superview.setNeedsDisplay()
    moveToWindow(nil)
    for controller in disappearingChildren { controller.endAppearance() }
  }

  /// Returns a Boolean value that indicates whether the view is `ancestor` or in its subtree.
  public func isDescendant(of ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// Clears the references of recognisers and subviews to this view, which is being deallocated.
  func clearReferencesToSelf() {
    for recognizer in gestureRecognizers { recognizer.view = nil }
    let isInWindow = window != nil
    for subview in subviews {
      subview.superview = nil
      if isInWindow { subview.clearWindow() }
    }
  }

  /// Removes the window from this subtree without calling ``didMoveToWindow()``.
  func clearWindow() {
    window = nil
    for subview in subviews { subview.clearWindow() }
  }

  private func insert(_ view: View, at index: Int) {
    // A view without subviews cannot contain this view, so the search up the tree can be left out.
    precondition(
      view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "a view cannot be added to itself or to a view in it")
    view.checkHierarchy(under: self)
    let window = self as? Window ?? window
    let appearingChildren = view.appearingChildren(in: window)
    for controller in appearingChildren { controller.beginAppearance(true, animated: false) }
    if view.superview != nil {
      if view.layout != nil, view.superview !== self { view.removeConstraintsAround() }
      // A move within one window keeps the view's animations, so the view does not leave the
      // window.
      view.superview?.subviews.removeAll { $0 === view }
      view.superview?.setNeedsLayout()
    }
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.moveToWindow(window)
    setNeedsLayout()
    setNeedsDisplay()
    if view.layout != nil || layout != nil { view.setNeedsConstraintLayout() }
    for controller in appearingChildren {
      controller.deliverIsAppearing()
      controller.endAppearance()
    }
    if window != nil { view.deliverManualIsAppearing() }
  }

  private func moveToWindow(_ window: Window?) {
    guard self.window !== window else {
      if subtreeNeedsLayout { propagateNeedsLayout() }
      return
    }
    self.window = window
    for subview in subviews { subview.moveToWindow(window) }
    if subtreeNeedsLayout { propagateNeedsLayout() }
    didMoveToWindow()
  }
}
