public import CellGraphics
internal import Motion

/// Shows the change from one controller's view to the other's as a transition of pictures.
public final class PictureAnimator: ViewControllerAnimatedTransitioning {
  private let transition: PictureTransition
  private let ticks: Int
  private let timingCurve: TimingCurve
  private let backdrop: Color

  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: Its control points.
  ///   - backdrop: What is seen behind a card that is turned.
  public convenience init(
    _ transition: PictureTransition, duration: Double, curve: AnimationOptions = .curveEaseInOut,
    backdrop: Color = .black
  ) {
    self.init(
      transition, ticks: Tick.count(seconds: duration), timingCurve: curve.curve,
      backdrop: backdrop)
  }

  init(_ transition: PictureTransition, ticks: Int, timingCurve: TimingCurve, backdrop: Color) {
    self.transition = transition
    self.ticks = max(1, ticks)
    self.timingCurve = timingCurve
    self.backdrop = backdrop
  }

  public func transitionDuration(using context: (any ViewControllerContextTransitioning)?)
    -> Double
  {
    Double(ticks) / Double(Tick.perSecond)
  }

  public func animateTransition(using context: any ViewControllerContextTransitioning) {
    let (view, change) = change(in: context)
    guard let view, let change else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    view.show(change, ticks: ticks, curve: timingCurve) { _ in
      view.end(change)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// What is drawn otherwise meanwhile, and how: the whole container, or only what comes or goes where
  /// all else is to be left alone, as under a sheet.
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
  /// The presentation comes with the right side of the card, and goes back with the left one.
  static func flipHorizontal(dismissing: Bool) -> PictureAnimator {
    PictureAnimator(.flip(from: dismissing ? .left : .right), duration: 0.75)
  }
}
