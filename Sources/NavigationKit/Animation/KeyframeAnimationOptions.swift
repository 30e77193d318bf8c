internal import Motion

/// Options of `View.animateKeyframes`, with the bits of `UIView.KeyframeAnimationOptions`.
///
/// Over the whole time progress is linear; the bits of `AnimationOptions.curveEaseIn`,
/// `curveEaseOut` and `curveLinear` count as they do there.
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
  public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
  public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
  public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
  public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
  public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
  /// Straight from keyframe to keyframe.
  public static let calculationModeLinear: KeyframeAnimationOptions = []
  /// Each value stays until the end of the next keyframe.
  public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  /// The same speed all the way, whatever the keyframes' times.
  public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
  /// On a smooth curve through the keyframes.
  public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  /// On a smooth curve with the same speed all the way.
  public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

  var calculationMode: KeyframeCalculationMode {
    KeyframeCalculationMode(rawValue: Int(rawValue >> 10 & 7)) ?? .linear
  }

  var animationOptions: AnimationOptions {
    AnimationOptions(rawValue: rawValue & ~(7 << 10))
  }

  var timing: Timing {
    rawValue >> 16 & 3 == 0 ? .linear : .curve(animationOptions.curve)
  }
}
