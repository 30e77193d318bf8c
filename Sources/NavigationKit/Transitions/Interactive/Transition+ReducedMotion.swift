internal import CellGraphics
internal import Motion

/// An animator of the framework whose movement the user can turn off.
///
/// Animators of an app are not changed, as in UIKit: the app asks
/// ``Application/reducesMotion`` itself.
protocol MotionReducing: ViewControllerAnimatedTransitioning {
  /// Returns an animator of the same duration that moves nothing.
  ///
  /// - Parameter leaves: True if the view that leaves must fade out, because the view behind it may
  ///   be outside of the container.
  func withoutMotion(leaving leaves: Bool) -> any ViewControllerAnimatedTransitioning
}

extension MotionReducing {
  /// Returns a cross-dissolve.
  func withoutMotion(leaving leaves: Bool) -> any ViewControllerAnimatedTransitioning {
    KeyframeAnimator(dissolve(fadingOut: leaves))
  }

  /// Returns a cross-dissolve in the duration of this animator.
  func dissolve(fadingOut fadesOut: Bool) -> KeyframedTransition {
    let ticks = max(1, Tick.count(seconds: transitionDuration(using: nil)))
    return fadesOut ? .fadeOut(duration: ticks) : .fade(duration: ticks)
  }
}

extension NavigationSlideAnimator: MotionReducing {}
extension SheetSlideAnimator: MotionReducing {}
extension GrowAnimator: MotionReducing {}

extension KeyframeAnimator: MotionReducing {
  func withoutMotion(leaving leaves: Bool) -> any ViewControllerAnimatedTransitioning {
    guard transition.movesViews else { return self }
    return KeyframeAnimator(dissolve(fadingOut: leaves || transition.front == .source))
  }
}

extension PictureAnimator: MotionReducing {
  func withoutMotion(leaving leaves: Bool) -> any ViewControllerAnimatedTransitioning {
    transition == .fade ? self : KeyframeAnimator(dissolve(fadingOut: leaves))
  }
}

extension Transition {
  /// Replaces an animator that slides, zooms or turns, if the user has reduced the motion.
  ///
  /// A sheet that the user drags still follows the drag.
  func reduceMotion() {
    guard application?.reducesMotion == true, let moving = animator as? any MotionReducing else {
      return
    }
    if interaction?.wantsInteractiveStart == true, moving is SheetSlideAnimator { return }
    animator = moving.withoutMotion(leaving: kind == .pop || kind == .dismiss)
    (interaction as? PercentDrivenInteractiveTransition)?.animator = animator
  }
}

extension KeyframedTransition {
  /// Returns a fade that removes the source from in front of the destination.
  ///
  /// - Parameter duration: Ticks.
  static func fadeOut(duration: Int) -> KeyframedTransition {
    KeyframedTransition(
      front: .source,
      source: [
        TransitionKeyframe(time: 0),
        TransitionKeyframe(time: duration, alpha: 0, curve: .easeInOut),
      ], destination: [])
  }

  /// Indicates whether a view changes its place or its size.
  var movesViews: Bool {
    (source + destination).contains { $0.x != 0 || $0.y != 0 || $0.scale != 1 }
  }
}
