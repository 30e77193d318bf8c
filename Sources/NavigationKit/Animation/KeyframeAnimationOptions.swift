internal import Motion

/// Options of ``View/animateKeyframes(withDuration:delay:options:animations:completion:)``, with
/// the bits of `UIView.KeyframeAnimationOptions`.
///
/// The whole animation has one timing curve. As in UIKit, it starts and ends slowly, unless the bits
/// of ``AnimationOptions/curveEaseIn``, ``AnimationOptions/curveEaseOut`` or
/// ``AnimationOptions/curveLinear`` are set too. UIKit has no names for them here either:
///
/// ```swift
/// let evenly = KeyframeAnimationOptions(rawValue: AnimationOptions.curveLinear.rawValue)
/// View.animateKeyframes(withDuration: 2, options: [evenly, .repeat]) {}
/// ```
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options, as in UIKit.
  public let rawValue: UInt

  /// Creates options from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The same as ``AnimationOptions/layoutSubviews``.
  public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
  /// The same as ``AnimationOptions/allowUserInteraction``.
  public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
  /// The same as ``AnimationOptions/beginFromCurrentState``, for the first value of each property.
  public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
  /// Repeats the animation without end.
  public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  /// Plays each pass back.
  public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
  /// Keeps the duration of a nested block.
  public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
  /// Does not inherit the options of the outer block.
  public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
  /// Interpolates linearly between keyframes; the default. The timing curve of the whole animation
  /// still applies.
  public static let calculationModeLinear: KeyframeAnimationOptions = []
  /// Keeps each value until the end of the next keyframe.
  public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  /// Interpolates linearly at constant speed; the keyframes' times are ignored.
  public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
  /// Interpolates along a smooth curve through the keyframes.
  public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  /// Interpolates along a smooth curve at constant speed; the keyframes' times are ignored.
  public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

  var calculationMode: KeyframeCalculationMode {
    KeyframeCalculationMode(rawValue: Int(rawValue >> 10 & 7)) ?? .linear
  }

  var animationOptions: AnimationOptions {
    AnimationOptions(rawValue: rawValue & ~(7 << 10))
  }

  /// The timing of the whole animation.
  var timing: Timing { .curve(animationOptions.curve) }
}
