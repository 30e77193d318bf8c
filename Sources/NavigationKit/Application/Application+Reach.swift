extension Application {
  /// The gesture recognisers that keys can reach now, in the order in which a key is offered to
  /// them.
  ///
  /// Recognisers on the focused view and on its superviews are first. The recognisers in the
  /// frontmost scene follow, front to back, then the recognisers around that scene. Last are the
  /// recognisers in parts of the screen that the focus cannot enter, for example in a column
  /// without a control.
  public var reachableRecognizers: [GestureRecognizer] {
    var found = nearRecognizers
    guard keyRouting == .screen, let front = frontmostViewController?.viewIfLoaded,
      front.window != nil
    else { return found }
    func add(_ view: View) {
      found += view.attachedRecognizers.filter { recognizer in
        recognizer.isEnabled && !found.contains { $0 === recognizer }
      }
    }
    var around = front.superview
    while let view = around {
      add(view)
      around = view.superview
    }
    let others = openViews.filter { !$0.attachedRecognizers.isEmpty }
    guard !others.isEmpty else { return found }
    let stops = focusableViews
    for view in others where !stops.contains(where: { $0.isDescendant(of: view) }) { add(view) }
    return found
  }

  /// The recognisers that are near the focus.
  ///
  /// Recognisers on the focused view and on its superviews come first. The other recognisers of the
  /// frontmost scene follow, front to back.
  var nearRecognizers: [GestureRecognizer] {
    guard let root = frontmostViewController?.viewIfLoaded, root.window != nil else { return [] }
    var found: [GestureRecognizer] = []
    var chain: View? = focusedView ?? root
    while let view = chain {
      found += view.attachedRecognizers.filter(\.isEnabled)
      chain = view.superview
    }
    func visit(_ view: View) {
      guard !view.isHidden, isSeen(view), view.isUserInteractionEnabled else { return }
      found += view.attachedRecognizers.filter { recognizer in
        recognizer.isEnabled && !found.contains { $0 === recognizer }
      }
      for subview in view.subviews.reversed() { visit(subview) }
    }
    visit(root)
    return found
  }

  /// The focused view with its superviews, the innermost first.
  ///
  /// Without a focused view, the list begins with the view of the frontmost level.
  var focusChain: [View] {
    var chain: [View] = []
    var view = focusedView ?? frontmostLevel?.viewIfLoaded
    while let current = view {
      chain.append(current)
      view = current.superview
    }
    return chain
  }

  /// Returns whether the focused view or a view around it uses an arrow itself, so that the arrow
  /// is no swipe.
  public func takesArrow(_ direction: Direction) -> Bool {
    focusChain.contains { view in
      view.takesArrow(direction) || view.keyHints.contains { $0.keys.contains(direction.arrow) }
    }
  }

  // MARK: - Scrolling without focus

  /// Offers a key to the scroll views outside the focus, front to back. Call it for a key that the
  /// views around the focus did not handle.
  ///
  /// - Returns: True if a view has scrolled.
  func scrollElsewhere(by input: KeyInput) -> Bool {
    scrollersElsewhere.contains { $0.scroll(by: input) }
  }

  /// The arrows that scroll a view outside the focus; empty when the focus uses them.
  public var arrowsElsewhere: [Direction] {
    guard keyRouting == .screen, !isTransitioning else { return [] }
    let (chain, scrollers) = (focusChain, scrollersElsewhere)
    return [Direction.up, .down, .left, .right].filter { direction in
      scrollers.contains { $0.isScrollable(direction) }
        && !chain.contains { $0.takesArrow(direction) || $0.keepsArrow(direction) }
    }
  }

  private var scrollersElsewhere: [View] {
    let chain = focusChain
    let scrollers = openViews.filter { view in
      Direction.allCases.contains(where: view.isScrollable)
        && (assumesTransitionsEnded || view.visibility == .visible)
        && !chain.contains { $0 === view }
    }
    // The scroll views of the frontmost scene are first.
    guard let front = frontmostViewController?.viewIfLoaded else { return scrollers }
    return scrollers.filter { $0.isDescendant(of: front) }
      + scrollers.filter { !$0.isDescendant(of: front) }
  }

  /// The views of the frontmost level that keys can reach, front to back.
  private var openViews: [View] {
    guard let root = frontmostLevel?.viewIfLoaded, root.window != nil,
      assumesTransitionsEnded || !root.hasInvisibleAncestor
    else { return [] }
    var found: [View] = []
    func visit(_ view: View) {
      guard keysReach(view) else { return }
      for subview in view.subviews.reversed() { visit(subview) }
      found.append(view)
    }
    visit(root)
    return found
  }
}
