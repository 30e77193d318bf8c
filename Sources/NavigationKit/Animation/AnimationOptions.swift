/// Options of `View.animate`, with the bits of `UIView.AnimationOptions`.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Input reaches the views while they move; without it they ignore it.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Alpha and colour start from what is seen rather than from the value set last.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// A nested block keeps its own duration.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// A nested block keeps its own curve.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  public static let curveEaseInOut: AnimationOptions = []
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
}
