extension View {
  /// Puts `view` in front of the other subviews, taking it from its superview first.
  public func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// - Parameter index: 0 is the back; held within the subviews there are.
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Puts `view` just in front of `sibling`; in front of all where that is no subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts `view` just behind `sibling`; in front of all where that is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  public func removeFromSuperview() {
    guard let superview else { return }
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

  /// Whether the view is `ancestor` or somewhere within it.
  public func isDescendant(of ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// Leaves nothing that points at a view that goes.
  func clearReferencesToSelf() {
    for recognizer in gestureRecognizers { recognizer.view = nil }
    let isInWindow = window != nil
    for subview in subviews {
      subview.superview = nil
      if isInWindow { subview.clearWindow() }
    }
  }

  /// Leaves a window without telling anybody, with all that it holds.
  func clearWindow() {
    window = nil
    for subview in subviews { subview.clearWindow() }
  }

  private func insert(_ view: View, at index: Int) {
    // One that holds nothing holds this one at most by being it.
    precondition(
      view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "a view cannot hold itself")
    view.checkHierarchy(under: self)
    let window = self as? Window ?? window
    let appearingChildren = view.appearingChildren(in: window)
    for controller in appearingChildren { controller.beginAppearance(true, animated: false) }
    if view.superview != nil {
      if view.layout != nil, view.superview !== self { view.removeConstraintsAround() }
      // Within one window a move is no departure: animations on the view go on.
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
