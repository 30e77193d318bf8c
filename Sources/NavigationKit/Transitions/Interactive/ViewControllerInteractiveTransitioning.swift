/// An object that drives the progress of a transition from user input.
///
/// A delegate returns it together with an animator. ``PercentDrivenInteractiveTransition`` is the
/// usual implementation.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition under this driver, in place of the animator's `animateTransition`.
  ///
  /// The implementation may call `animateTransition` itself. With `wantsInteractiveStart == false`
  /// the method is called only if `isInterruptible` is true; otherwise the animator runs by itself.
  ///
  /// - Parameter context: The transition. Report the progress to it.
  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning)

  /// The speed of the rest after the interaction, as a multiple of the normal speed. 1 by default.
  var completionSpeed: Double { get }

  /// The curve of the rest after the interaction. `.easeInOut` by default.
  var completionCurve: View.AnimationCurve { get }

  /// Indicates whether the transition starts under the control of the driver. True by default.
  ///
  /// False starts the transition without interaction. The driver can take over later.
  var wantsInteractiveStart: Bool { get }

  /// Indicates whether the driver can take over a transition that runs by itself. False by default.
  ///
  /// UIKit has no such member: there, only a `PercentDrivenInteractiveTransition` can.
  var isInterruptible: Bool { get }

  /// Reports the end of the transition, completed or cancelled. It does nothing by default.
  func interactiveTransitionDidEnd()
}

extension ViewControllerInteractiveTransitioning {
  /// The normal speed, 1.
  public var completionSpeed: Double { 1 }
  /// The curve `.easeInOut`.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// True: the driver controls the transition from its start.
  public var wantsInteractiveStart: Bool { true }
  /// False: the driver cannot take over a transition that runs by itself.
  public var isInterruptible: Bool { false }
  /// Does nothing.
  public func interactiveTransitionDidEnd() {}
}
