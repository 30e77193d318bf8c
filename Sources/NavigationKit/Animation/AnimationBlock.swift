internal import Motion

/// How the changes made within a block of `View.animate` are to run.
struct AnimationBlock {
  /// The tick at which they begin to move.
  var start: Int
  /// Ticks, at least 1.
  var duration: Int
  var curve: TimingCurve
  var beginsFromCurrentState: Bool
  var group: AnimationGroup
}
