internal import Motion

/// The parameters for the animations of a block of `View.animate`. Changes in the block start these
/// animations.
struct AnimationBlock {
  /// The number of ticks after the group's start at which the animations begin.
  var offset: Double
  /// The ticks of one pass; 0 changes the values without animation.
  var duration: Double
  var timing: Timing
  /// The timing of the vertical part of `center`, if a spring has another velocity vertically; nil
  /// to use `timing`.
  var verticalTiming: Timing?
  var repetition: Repetition = .once
  /// The options that a nested block inherits.
  var options: AnimationOptions
  var group: AnimationGroup
  /// Collects the keyframes of a block of `View.animateKeyframes`.
  var keyframes: KeyframeCollector?
  /// The part of the duration that the present keyframe takes; nil outside of a keyframe.
  var keyframe: ClosedRange<Double>?
}
