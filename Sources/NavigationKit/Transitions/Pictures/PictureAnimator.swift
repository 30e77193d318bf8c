public import CellGraphics
internal import Motion

/// Animates a transition between the surfaces of two controllers, such as a flip or a curl.
///
/// Under a sheet, whose presenter's view stays in place, only the view that arrives or leaves is
/// animated.
public final class PictureAnimator: ViewControllerAnimatedTransitioning {
  let transition: PictureTransition
  private let ticks: Int
  private let timingCurve: TimingCurve
  private let backdrop: Color
  private let spring: TransitionSpring?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - transition: The kind of change and its direction.
  ///   - duration: Seconds.
  ///   - curve: An option with a curve; other options are ignored.
  ///   - backdrop: The colour behind a card that turns.
  public convenience init(
    _ transition: PictureTransition, duration: Double, curve: AnimationOptions = .curveEaseInOut,
    backdrop: Color = .black
  ) {
    self.init(
      transition, ticks: Tick.count(seconds: duration), timingCurve: curve.curve,
      backdrop: backdrop)
  }

  init(
    _ transition: PictureTransition, ticks: Int, timingCurve: TimingCurve, backdrop: Color,
    spring: TransitionSpring? = nil
  ) {
    self.transition = transition
    self.ticks = max(1, ticks)
    self.timingCurve = timingCurve
    self.backdrop = backdrop
    self.spring = spring
  }

  /// Returns the duration in seconds, at least one tick.
  public func transitionDuration(using context: (any ViewControllerContextTransitioning)?)
    -> Double
  {
    Double(ticks) / Double(Tick.perSecond)
  }

  /// Shows the change on the container view and completes the transition.
  public func animateTransition(using context: any ViewControllerContextTransitioning) {
    let (view, change) = change(in: context)
    guard let view, let change else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    view.show(change, ticks: ticks, curve: timingCurve, spring: spring) { _ in
      view.end(change)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the view that is drawn differently during the transition, and how.
  ///
  /// This is usually the whole container. If one of the two views must stay in place, it is only
  /// the view that arrives or leaves.
  private func change(in context: any ViewControllerContextTransitioning)
    -> (view: View?, change: PictureChange?)
  {
    switch (context.view(forKey: .from), context.view(forKey: .to)) {
    case (let from?, let to?):
      let change = PictureChange(
        transition, from: .view(from), to: .view(to), backdrop: backdrop)
      return (context.containerView, change)
    case (nil, let to?):
      return (to, PictureChange(transition, from: .captured(Self.nothing), to: .contents))
    case (let from?, nil):
      return (from, PictureChange(transition, from: .contents, to: .captured(Self.nothing)))
    case (nil, nil): return (nil, nil)
    }
  }

  private static let nothing = Surface(columns: 0, rows: 0)
}

extension PictureAnimator {
  /// Returns the animator of ``ModalTransitionStyle/flipHorizontal``.
  ///
  /// A presentation turns the card from the right, a dismissal from the left.
  static func flipHorizontal(dismissing: Bool) -> PictureAnimator {
    PictureAnimator(.flip(from: dismissing ? .left : .right), duration: 0.75)
  }
}
