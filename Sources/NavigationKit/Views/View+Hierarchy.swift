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
    let departures = departures
    for controller in departures { controller.beginAppearance(false, animated: false) }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    superview.setNeedsDisplay()
    enter(nil)
    for controller in departures { controller.endAppearance() }
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
      if isInWindow { subview.forgetWindow() }
    }
  }

  /// Leaves a window without telling anybody, with all that it holds.
  func forgetWindow() {
    window = nil
    for subview in subviews { subview.forgetWindow() }
  }

  private func insert(_ view: View, at index: Int) {
    // One that holds nothing holds this one at most by being it.
    precondition(
      view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "a view cannot hold itself")
    view.checkHierarchy(under: self)
    let window = self as? Window ?? window
    let arrivals = view.arrivals(in: window)
    for controller in arrivals { controller.beginAppearance(true, animated: false) }
    if view.superview != nil {
      // Within one window a move is no departure: animations on the view go on.
      view.superview?.subviews.removeAll { $0 === view }
      view.superview?.setNeedsLayout()
    }
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.enter(window)
    setNeedsLayout()
    setNeedsDisplay()
    for controller in arrivals {
      controller.deliverIsAppearing()
      controller.endAppearance()
    }
    if window != nil { view.deliverIsAppearingByHand() }
  }

  private func enter(_ window: Window?) {
    guard self.window !== window else {
      if subtreeNeedsLayout { propagateNeedsLayout() }
      return
    }
    self.window = window
    for subview in subviews { subview.enter(window) }
    if subtreeNeedsLayout { propagateNeedsLayout() }
    didMoveToWindow()
  }
}
