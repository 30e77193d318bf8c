extension ViewController {
  /// Replaces the view of one child by the view of another, with an animation.
  ///
  /// It traps if ``checkedTransition(from:to:duration:options:animations:completion:)`` would throw
  /// an error.
  ///
  /// ```swift
  /// let (container, old, new) = (ViewController(), ViewController(), ViewController())
  /// for child in [old, new] { container.addChild(child) }
  /// container.view.addSubview(old.view)
  /// // Flip from the old child to the new one.
  /// container.transition(
  ///   from: old, to: new, duration: 0, options: .transitionFlipFromRight, animations: nil)
  /// precondition(new.view.superview === container.view)
  /// ```
  ///
  /// - Parameters:
  ///   - from: A child whose view is visible.
  ///   - to: A child whose view is to replace it.
  ///   - duration: Seconds; 0 replaces the view at once.
  ///   - options: A transition, such as `.transitionFlipFromRight`, and a curve.
  ///   - animations: Changes that are animated with it; nil for none.
  ///   - completion: Called when the old view is removed.
  public func transition(
    from: ViewController, to: ViewController, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    trapping { () throws(NavigationError) in
      try checkedTransition(
        from: from, to: to, duration: duration, options: options, animations: animations,
        completion: completion)
    }
  }

  /// Replaces the view of one child by the view of another, with an animation.
  ///
  /// The view of `to` is added to the superview of the view of `from`. Then `animations` run, and
  /// at the end the view of `from` is removed. A transition among the options applies to that
  /// superview. Both controllers stay children: call `addChild(_:)` and `removeFromParent()`
  /// yourself.
  ///
  /// - Parameters:
  ///   - from: A child whose view is visible.
  ///   - to: A child whose view is to replace it.
  ///   - duration: Seconds; 0 replaces the view at once.
  ///   - options: A transition and a curve.
  ///   - animations: Changes that are animated with it; nil for none.
  ///   - completion: Called when the old view is removed.
  /// - Throws: `NavigationError.noCommonParent` when one of them is not a child. Nothing has
  ///   changed then.
  public func checkedTransition(
    from: ViewController, to: ViewController, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) throws(NavigationError) {
    guard from.parent === self, to.parent === self else {
      throw .noCommonParent(container: identity)
    }
    let animated = duration > 0
    let isOnScreen = appearanceState == .appeared || appearanceState == .appearing
    if isOnScreen {
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
    }
    let host = from.view.superview
    let join = {
      host?.addSubview(to.view)
      to.deliverIsAppearing()
      to.view.layoutIfNeeded()
    }
    let end = { (finished: Bool) in
      from.view.removeFromSuperview()
      to.endAppearance()
      from.endAppearance()
      completion?(finished)
    }
    guard let host, options.pictureTransition != nil else {
      join()
      return View.animate(
        withDuration: duration, options: options, animations: { animations?() }, completion: end)
    }
    View.transition(with: host, duration: duration, options: options) {
      join()
      animations?()
    } completion: {
      end($0)
    }
  }
}
