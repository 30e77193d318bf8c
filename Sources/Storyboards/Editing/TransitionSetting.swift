public import CellGraphics
public import NavigationKit

/// The parts of a transition that can be changed.
///
/// ```swift
/// let fast = TransitionSetting(style: .slide, duration: 12)
/// // The side and the curve are the usual ones of a slide.
/// let movement = fast.movement(own: nil)
/// precondition(movement == SceneDocument.BuiltInTransition.slide.movement(.init(duration: 12)))
/// // Without a style there is nothing that a duration could change.
/// precondition(TransitionSetting(duration: 12).movement(own: nil) == nil)
/// ```
public struct TransitionSetting: Hashable, Sendable {
  /// The style; nil for the keyframes of the file, or for the default.
  public var style: SceneDocument.BuiltInTransition?
  /// The side where the movement starts; nil for the default of the style.
  public var side: PictureTransition.Side?
  /// The duration in ticks; nil for the transition's own duration.
  public var duration: Int?
  /// The timing curve; nil for the transition's own curve.
  public var curve: SceneDocument.Curve?

  /// Makes a setting. Nil leaves a value unchanged.
  public init(
    style: SceneDocument.BuiltInTransition? = nil, side: PictureTransition.Side? = nil,
    duration: Int? = nil, curve: SceneDocument.Curve? = nil
  ) {
    self.style = style
    self.side = side
    self.duration = duration
    self.curve = curve
  }

  /// Returns the movement of the setting; nil for a setting that changes nothing.
  ///
  /// - Parameter own: The keyframes in the file. Without keyframes, a duration or a curve alone
  ///   changes nothing.
  public func movement(own: SegueTransition?) -> SegueTransition? {
    if let style {
      return style.movement(
        SceneDocument.BuiltInTransition.Parameters(from: side, duration: duration, curve: curve))
    }
    guard duration != nil || curve != nil, case .keyframes(let keyframes)? = own else { return nil }
    return .keyframes(keyframes.changed(duration: duration, curve: curve))
  }
}

extension KeyframedTransition {
  /// Returns the same movement with another duration or another curve.
  ///
  /// Times are scaled in proportion. Two keyframes stay at least one tick apart, even if the new
  /// duration is too short for that.
  func changed(duration: Int?, curve: SceneDocument.Curve?) -> KeyframedTransition {
    let (old, new) = (self.duration, duration ?? self.duration)
    func changed(_ keyframes: [TransitionKeyframe]) -> [TransitionKeyframe] {
      var last = -1
      return keyframes.map { keyframe in
        var keyframe = keyframe
        keyframe.time = max(last + 1, Self.scaled(keyframe.time, from: old, to: new))
        last = keyframe.time
        // The first keyframe has no movement before it, so it keeps its curve.
        if let curve, keyframe.time > 0 { keyframe.documentCurve = curve }
        return keyframe
      }
    }
    return KeyframedTransition(
      front: front, source: changed(source), destination: changed(destination))
  }

  /// Scales a time from a movement of `old` ticks to one of `new` ticks, rounded to nearest.
  static func scaled(_ time: Int, from old: Int, to new: Int) -> Int {
    old > 0 ? (2 * time * new + old) / (2 * old) : time
  }
}
