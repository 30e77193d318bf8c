internal import CellGraphics
internal import Motion

/// Animates a transition as a ``KeyframedTransition`` describes it.
///
/// An animator has no state, so one object can animate any number of transitions.
///
/// ```swift
/// let animator = KeyframeAnimator(.slide(from: .right, duration: 60))
/// precondition(animator.transitionDuration(using: nil) == 0.5)  // 60 ticks of 1/120 s
/// ```
public final class KeyframeAnimator: ViewControllerAnimatedTransitioning {
  let transition: KeyframedTransition

  /// Creates an animator.
  ///
  /// - Parameter transition: The keyframes of both sides.
  public init(_ transition: KeyframedTransition) {
    self.transition = transition
  }

  /// Returns the time of the last keyframe in seconds.
  public func transitionDuration(using context: (any ViewControllerContextTransitioning)?)
    -> Double
  {
    Double(transition.duration) / Double(Tick.perSecond)
  }

  /// Animates both views and completes the transition. `front` decides which view is in front.
  public func animateTransition(using context: any ViewControllerContextTransitioning) {
    let source = context.view(forKey: .from)
    let destination = context.view(forKey: .to)
    if let source, let destination { stack(source, destination) }
    play(source: source, destination: destination, in: context.containerView.bounds.size) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Animates both views to their last keyframes and resets them afterwards.
  ///
  /// - Parameters:
  ///   - source: The view that leaves; nil if the view stays in place.
  ///   - destination: The view that arrives; nil if the view stays in place.
  ///   - size: The size of the container, which is the unit of the keyframes' `x` and `y`.
  ///   - completion: Called when both sides have arrived and the views are reset.
  func play(source: View?, destination: View?, in size: Size, completion: @escaping () -> Void) {
    guard let application = Application.current else { return completion() }
    let moves = application.animations.isEnabled
    let colors = [source, destination].map { $0?.backgroundColor }
    let clips = [source, destination].map { $0?.clipsToBounds ?? true }
    let group = application.animations.makeGroup(
      start: application.tick, duration: moves ? max(1, transition.duration) : 1,
      allowsUserInteraction: false
    ) { _ in
      for (view, color) in zip([source, destination], colors) {
        view?.transform = .identity
        view?.alpha = 1
        view?.backgroundColor = color
      }
      for (view, clips) in zip([source, destination], clips) where !clips {
        view?.clipsToBounds = false
      }
      completion()
    }
    guard moves else { return }
    // While the views move, content beyond the edges of the screen must stay invisible.
    for view in [source, destination] { view?.clipsToBounds = true }
    if let source { play(transition.source, on: source, size, group) }
    if let destination { play(transition.destination, on: destination, size, group) }
  }

  private func play(
    _ keyframes: [TransitionKeyframe], on view: View, _ size: Size, _ group: AnimationGroup
  ) {
    guard keyframes.count > 1, let application = Application.current else { return }
    let transforms = keyframes.map { $0.transform(in: size) }
    View.performWithoutAnimation {
      view.transform = transforms[transforms.count - 1]
      view.alpha = keyframes[keyframes.count - 1].alpha
    }
    let colors = keyframes.map { $0.color ?? view.backgroundColor }
    if keyframes.contains(where: { $0.color != nil }) {
      View.performWithoutAnimation { view.backgroundColor = colors[colors.count - 1] }
    }
    func add(_ property: AnimatedProperty, _ values: [AnimatableVector]) {
      guard values.contains(where: { $0 != values[0] }) else { return }
      let stops = zip(keyframes, values).map { keyframe, value in
        PropertyAnimation.Stop(
          time: keyframe.time, value: value,
          timing: keyframe.timing(of: keyframes, application.springFit))
      }
      application.animations.add(
        PropertyAnimation(
          property: property, valuePath: .stops(stops),
          duration: Double(stops[stops.count - 1].time), view: view, group: group))
    }
    add(.transform, transforms.map { AnimatableVector($0) })
    add(.alpha, keyframes.map { AnimatableVector($0.alpha) })
    add(.backgroundColor, colors.map { AnimatableVector($0) })
  }

  private func stack(_ source: View, _ destination: View) {
    guard source.superview === destination.superview else { return }
    source.superview?.bringSubviewToFront(transition.front == .source ? source : destination)
  }
}

extension TransitionKeyframe {
  /// Returns the timing from the previous keyframe to this one.
  fileprivate func timing(of keyframes: [TransitionKeyframe], _ fit: SpringFit) -> Timing {
    guard let spring, let before = keyframes.last(where: { $0.time < time }) else {
      return .curve(curve)
    }
    return TransitionSpring(damping: spring, velocity: springVelocity)
      .timing(over: time - before.time, fit)
  }

  fileprivate func transform(in size: Size) -> AffineTransform {
    AffineTransform(scaleX: scale, y: scale)
      .concatenating(AffineTransform(translationX: x * size.width, y: y * size.height))
  }
}
