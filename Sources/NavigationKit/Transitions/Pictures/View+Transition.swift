internal import CellGraphics
internal import Motion

extension View {
  /// Shows the changes that `animations` makes in `view` as one transition of its surface.
  ///
  /// The options choose the transition, for example `.transitionFlipFromLeft`. Without one the
  /// changes are made at once. The changes take effect in the call, without animation unless the
  /// options contain `.allowAnimatedContent`. While another view transition runs on `view`, the
  /// whole request waits for its end.
  ///
  /// - Parameters:
  ///   - view: The view whose surface changes.
  ///   - duration: Seconds. Zero or less changes the view without movement.
  ///   - options: The transition and the curve.
  ///   - animations: Changes the view and its subviews.
  ///   - completion: Called once, at the end; with false when the view left the screen before.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    view.runTransition(
      ticks: Tick.count(seconds: duration), options: options, changes: animations ?? {},
      completion: completion)
  }

  /// Replaces `from` by `to` in the view hierarchy and shows it as a transition of their superview.
  ///
  /// `from` is removed and `to` is inserted in its place. With `.showHideTransitionViews` both
  /// stay, and only `isHidden` changes. View controllers are not affected: use
  /// ``ViewController/transition(from:to:duration:options:animations:completion:)`` for children.
  ///
  /// - Parameters:
  ///   - from: The view to replace. Without a superview the change is immediate.
  ///   - to: The view to show.
  ///   - duration: Seconds. Zero or less changes the views without movement.
  ///   - options: The transition and the curve.
  ///   - completion: Called once, at the end; with false when the superview left the screen before.
  public static func transition(
    from: View, to: View, duration: Double, options: AnimationOptions = [],
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        from.isHidden = true
        to.isHidden = false
      } else {
        from.superview?.insertSubview(to, aboveSubview: from)
        from.removeFromSuperview()
      }
    }
    guard let host = from.superview else {
      exchange()
      completion?(true)
      return
    }
    host.runTransition(
      ticks: Tick.count(seconds: duration), options: options, changes: exchange,
      completion: completion)
  }

  private func runTransition(
    ticks: Int, options: AnimationOptions, changes: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard let application = Application.current else {
      changes()
      completion?(true)
      return
    }
    if storedLayer?.isTransitioning == true {
      layer.waitingTransitions.append { [weak self] in
        self?.runTransition(
          ticks: ticks, options: options, changes: changes, completion: completion)
      }
      return
    }
    let engine = application.animations
    let isAnimated = engine.isEnabled && (engine.blocks.last.map { $0 != nil } ?? true)
    guard let transition = options.pictureTransition, isAnimated, ticks > 0, window != nil else {
      let request = AnimationRequest(
        ticks: options.contains(.allowAnimatedContent) ? ticks : 0, delay: 0,
        timing: .curve(options.curve), options: options)
      return request.perform(changes, completion: completion)
    }
    let change = PictureChange(transition, from: .captured(picture()))
    layer.isTransitioning = true
    if options.contains(.allowAnimatedContent) {
      AnimationRequest(
        ticks: ticks, delay: 0, timing: .curve(options.curve), options: options
      ).perform(changes, completion: nil)
    } else {
      View.performWithoutAnimation(changes)
    }
    show(
      change, ticks: ticks, curve: options.curve,
      allowsUserInteraction: options.contains(.allowUserInteraction)
    ) { [self] finished in
      end(change)
      layer.isTransitioning = false
      completion?(finished)
      // The completion may have started another transition. Waiting requests then wait again.
      let waiting = layer.waitingTransitions
      layer.waitingTransitions = []
      for begin in waiting { begin() }
    }
  }
}
