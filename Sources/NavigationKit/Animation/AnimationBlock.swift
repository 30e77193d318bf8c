internal import Motion

/// The parameters of the animations that changes in a block of `View.animate` start.
struct AnimationBlock {
  /// The number of ticks after the group's start at which the animations begin.
  var offset: Double
  /// The ticks of one pass; 0 changes the values without animation.
  var duration: Double
  var timing: Timing
  /// The timing of the vertical part of `center`, if a spring has another velocity there; nil for
  /// the same.
  var verticalTiming: Timing?
  var repetition: Repetition = .once
  /// The options that a nested block inherits.
  var options: AnimationOptions
  var group: AnimationGroup
  /// Collects the keyframes of a block of `View.animateKeyframes`.
  var keyframes: KeyframeCollector?
  /// The part of the duration that the present keyframe takes; nil outside of one.
  var keyframe: ClosedRange<Double>?
}
