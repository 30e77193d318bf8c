/// Drives a transition by hand.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Called in place of the animator's `animateTransition`, which it may call itself.
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning)
}
