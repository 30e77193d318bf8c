/// Drives a transition by hand.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of the animator's `animateTransition`, which it may call itself.
  ///
  /// Where `wantsInteractiveStart` is false it is called only if `isInterruptible`; else the animator
  /// runs by itself.
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning)

  /// How fast the rest is when the hand has let go, times the normal speed.
  var completionSpeed: Double { get }

  /// How the rest runs when the hand has let go.
  var completionCurve: View.AnimationCurve { get }

  /// False starts the transition as if no hand were there; one may take it over later.
  var wantsInteractiveStart: Bool { get }

  /// Indicates whether the driver can take over a transition that runs by itself. By default false.
  ///
  /// UIKit has no such member: there only a `PercentDrivenInteractiveTransition` can.
  var isInterruptible: Bool { get }

  /// Called when the transition is over, completed or not. By default it does nothing.
  func interactiveTransitionDidEnd()
}

extension ViewControllerInteractiveTransitioning {
  public var completionSpeed: Double { 1 }
  public var completionCurve: View.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
  public var isInterruptible: Bool { false }
  public func interactiveTransitionDidEnd() {}
}
