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
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? others.count)
  }

  /// Inserts `view` directly behind `sibling`, or in front of all if `sibling` is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
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
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { announceMove(toWindow: nil) }
    if layout != nil { removeConstraintsAround() }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsLayout()
    if superview.layout != nil { superview.setNeedsConstraintLayout() }
    superview.setNeedsFrame()
    moveToWindow(nil)
    didMoveToSuperview()
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
    for recognizer in attachedRecognizers { recognizer.view = nil }
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
    let disappearingChildren = window == nil ? view.disappearingChildren : []
    for controller in appearingChildren { controller.beginJoining() }
    for controller in disappearingChildren { controller.beginAppearance(false, animated: false) }
    let old = view.superview
    let tint = old === self ? nil : view.tintFromAround
    announce(view, leaving: old, in: window)
    if old != nil {
      if view.layout != nil, old !== self { view.removeConstraintsAround() }
      // A move within one window keeps the view's animations, so the view does not leave the
      // window.
      old?.subviews.removeAll { $0 === view }
      old?.setNeedsLayout()
    }
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.moveToWindow(window)
    setNeedsLayout()
    setNeedsFrame()
    if view.layout != nil || layout != nil { view.setNeedsConstraintLayout() }
    if old !== self {
      if let tint { view.tintDidMove(from: tint) }
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    for controller in appearingChildren { controller.finishJoining() }
    for controller in disappearingChildren { controller.endAppearance() }
    if window != nil { view.deliverManualIsAppearing() }
  }

  /// Calls the methods that precede the move of `view` from `old` to this view.
  private func announce(_ view: View, leaving old: View?, in window: Window?) {
    if old !== self {
      old?.willRemoveSubview(view)
      view.willMove(toSuperview: self)
    }
    if view.window !== window { view.announceMove(toWindow: window) }
  }

  /// Calls `willMove(toWindow:)` on every view of this subtree.
  private func announceMove(toWindow window: Window?) {
    if window == nil { willLeaveWindow() }
    willMove(toWindow: window)
    for subview in subviews { subview.announceMove(toWindow: window) }
  }

  private func moveToWindow(_ window: Window?) {
    guard self.window !== window else {
      if subtreeNeedsLayout { propagateNeedsLayout() }
      return
    }
    self.window = window
    // Most views are plain ones, which draw nothing.
    if needsDrawing, window != nil, type(of: self) != View.self { requestDrawing() }
    for subview in subviews { subview.moveToWindow(window) }
    if subtreeNeedsLayout { propagateNeedsLayout() }
    didMoveToWindow()
  }
}
