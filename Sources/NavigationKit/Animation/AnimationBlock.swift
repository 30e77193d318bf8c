internal import Motion

/// How the changes made within a block of `View.animate` are to run.
struct AnimationBlock {
  /// Ticks after the group's start at which they begin to move.
  var offset: Double
  /// Ticks of one pass; 0 changes without moving.
  var duration: Double
  var timing: Timing
  /// For the vertical part of `center`, where a spring's velocity differs; nil for the same.
  var verticalTiming: Timing?
  var repetition: Repetition = .once
  /// Those that a nested block inherits.
  var options: AnimationOptions
  var group: AnimationGroup
  /// Gathers the keyframes of a block of `View.animateKeyframes`.
  var keyframes: KeyframeCollector?
  /// The part of the time that the keyframe being run now takes; nil outside of one.
  var keyframe: ClosedRange<Double>?
}
