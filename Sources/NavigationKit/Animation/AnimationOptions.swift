/// Options of `View.animate`, with the bits of `UIView.AnimationOptions`.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The animated views lay out what they hold within the block, so that it moves along.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Input reaches the views while they move; without it they ignore it.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// What is not animated additively (alpha, colour) starts from what is seen rather than from the
  /// value set last.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Plays for ever.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Plays back after each time; what is seen then jumps to the value that was set.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// A nested block keeps its own duration.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// A nested block keeps its own curve.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// A transition shows other animations within the view as they run.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// A transition between two views hides and shows them instead of taking and adding them.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// A nested block doesn't take over the options of the outer one.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
  public static let curveEaseInOut: AnimationOptions = []
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  /// A card turned about its upright axis, its left side coming towards the viewer.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// A page that is rolled up from below, off the new picture.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// A page that is laid down from above, over the old picture.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// A card turned about its level axis, its upper side coming towards the viewer.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
}

extension AnimationOptions {
  /// What a nested block takes over from the outer one.
  static let inherited: AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}
