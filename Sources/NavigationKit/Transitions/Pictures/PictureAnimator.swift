public import CellGraphics
internal import Motion

/// Shows the change from one controller's view to the other's as a transition of pictures.
public final class PictureAnimator: ViewControllerAnimatedTransitioning {
  private let transition: PictureTransition
  private let duration: Double
  private let curve: AnimationOptions
  private let backdrop: Color

  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: Its control points.
  ///   - backdrop: What is seen behind a card that is turned.
  public init(
    _ transition: PictureTransition, duration: Double, curve: AnimationOptions = .curveEaseInOut,
    backdrop: Color = .black
  ) {
    self.transition = transition
    self.duration = duration
    self.curve = curve
    self.backdrop = backdrop
  }

  public func transitionDuration(using context: (any ViewControllerContextTransitioning)?)
    -> Double
  {
    duration
  }

  public func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    let change = PictureChange(
      transition, from: .view(from), to: .view(to), backdrop: backdrop)
    container.show(
      change, ticks: max(1, Tick.count(seconds: duration)), curve: curve.curve
    ) { _ in
      container.end(change)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PictureAnimator {
  /// The presentation comes with the right side of the card, and goes back with the left one.
  static func flipHorizontal(dismissing: Bool) -> PictureAnimator {
    PictureAnimator(.flip(from: dismissing ? .left : .right), duration: 0.75)
  }
}
