extension ViewController {
  /// Replaces one child's view by another's in this container. Traps where `checkedTransition` throws.
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

  /// Replaces one child's view by another's in this container.
  ///
  /// `to`'s view joins the superview of `from`'s, `animations` run, and `from`'s view leaves at the
  /// end. With a transition among the options it is that superview's picture which changes. Who is whose child stays the caller's affair.
  ///
  /// - Throws: `NavigationError.noCommonParent` where one of them is not a child; nothing has changed.
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
