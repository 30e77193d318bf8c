internal import CellGraphics
internal import Motion

/// Animates the destination view from the frame of another view to its own frame.
final class GrowAnimator: ViewControllerAnimatedTransitioning {
  private weak var origin: View?
  private let ticks: Int
  private let curve: TimingCurve
  private let spring: TransitionSpring?

  /// Creates the animator.
  ///
  /// - Parameters:
  ///   - origin: The view to grow from. nil uses the view with the focus at this moment.
  ///   - ticks: The duration, at least 1.
  ///   - curve: The timing of the growth.
  ///   - spring: The spring in place of the curve; nil to use the curve.
  init(from origin: View?, ticks: Int, curve: TimingCurve, spring: TransitionSpring? = nil) {
    self.origin = origin ?? Application.current?.focusedView?.chosenPart
    self.ticks = max(1, ticks)
    self.curve = curve
    self.spring = spring
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
    Double(ticks) / Double(Tick.perSecond)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let application = Application.current else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    container.bringSubviewToFront(view)
    let clipped = view.clipsToBounds
    view.clipsToBounds = true
    let moves = application.animations.isEnabled
    let group = application.animations.makeGroup(
      start: application.tick, duration: moves ? ticks : 1, allowsUserInteraction: false
    ) { _ in
      view.clipsToBounds = clipped
      context.completeTransition(!context.transitionWasCancelled)
    }
    guard moves else { return }
    // Only presentation values move. The view has its final frame and layout, so that texts in it
    // do not overlap.
    let start = origin.flatMap { $0.place(in: container) } ?? view.frame.point
    let small = Rect(origin: view.bounds.origin, size: start.size)
    add(.center, AnimatableVector(start.center), AnimatableVector(view.center), view, group)
    add(.bounds, AnimatableVector(small), AnimatableVector(view.bounds), view, group)
  }

  private func add(
    _ property: AnimatedProperty, _ from: AnimatableVector, _ to: AnimatableVector, _ view: View,
    _ group: AnimationGroup
  ) {
    guard let application = Application.current else { return }
    application.animations.add(
      PropertyAnimation(
        property: property, valuePath: .straight(from: from, to: to),
        timing: spring?.timing(over: ticks, application.springFit) ?? .curve(curve),
        duration: Double(ticks), view: view, group: group))
  }
}

extension View {
  /// Returns the frame of this view in `container`; nil for views of different windows.
  fileprivate func place(in container: View) -> Rect? {
    guard let window, window === container.window ?? container as? Window else { return nil }
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.maxY),
    ].map { convert($0, to: container) }
    return Rect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y)
  }
}

extension Rect {
  /// The centre as a rectangle without a size.
  fileprivate var point: Rect { Rect(x: midX, y: midY, width: 0, height: 0) }
}
