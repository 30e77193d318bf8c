public import CellGraphics
internal import Motion
public import NavigationKit

/// The parts of a transition that can be changed.
public struct TransitionSetting: Hashable, Sendable {
  /// nil for the file's own keyframes, or for the usual way of what moves.
  public var style: SceneDocument.BuiltInTransition?
  /// nil for the style's usual side.
  public var side: PictureTransition.Side?
  /// In ticks; nil for as long as it takes anyway.
  public var duration: Int?
  /// nil for the one it has anyway.
  public var curve: SceneDocument.CurveName?

  /// Makes a setting in which nil keeps a value as it is.
  public init(
    style: SceneDocument.BuiltInTransition? = nil, side: PictureTransition.Side? = nil,
    duration: Int? = nil, curve: SceneDocument.CurveName? = nil
  ) {
    self.style = style
    self.side = side
    self.duration = duration
    self.curve = curve
  }

  /// Returns the movement of the setting; nil for a setting that changes nothing.
  ///
  /// - Parameter own: What the file's own keyframes are; nil where there are none, so that a duration or
  ///   a curve alone says nothing.
  public func movement(own: SegueTransition?) -> SegueTransition? {
    if let style {
      return style.movement(
        SceneDocument.BuiltInTransition.Parameters(from: side, duration: duration, curve: curve))
    }
    guard duration != nil || curve != nil, case .keyframes(let keyframes)? = own else { return nil }
    return .keyframes(keyframes.changed(duration: duration, curve: curve?.curve))
  }
}

extension KeyframedTransition {
  /// The same movement in another time, or by another curve.
  func changed(duration: Int?, curve: TimingCurve?) -> KeyframedTransition {
    let (old, new) = (self.duration, duration ?? self.duration)
    func changed(_ keyframes: [TransitionKeyframe]) -> [TransitionKeyframe] {
      var last = -1
      return keyframes.map { keyframe in
        var keyframe = keyframe
        keyframe.time = max(last + 1, Self.scaled(keyframe.time, from: old, to: new))
        last = keyframe.time
        // Nothing leads to the first one.
        if let curve, keyframe.time > 0 {
          keyframe.curve = curve
          keyframe.spring = nil
        }
        return keyframe
      }
    }
    return KeyframedTransition(
      front: front, source: changed(source), destination: changed(destination))
  }

  /// A time of a movement of `old` ticks in one of `new`, rounded to nearest.
  static func scaled(_ time: Int, from old: Int, to new: Int) -> Int {
    old > 0 ? (2 * time * new + old) / (2 * old) : time
  }
}
