/// Options of ``View/animate(withDuration:delay:options:animations:completion:)`` and of view
/// transitions, with the bits of `UIView.AnimationOptions`.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options, as in UIKit.
  public let rawValue: UInt

  /// Creates options from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lays out the subviews of the animated views in the block, so that they move along.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Lets the views receive input during the animation. Without it they ignore input.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Starts animations that do not add up (alpha, colour) from the visible value instead of the
  /// last set one.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Repeats the animation without end.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Plays each pass back. At the end the view jumps to the value that was set.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Keeps the duration of a nested block.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Keeps the curve of a nested block.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// Animates the changes in a view transition and shows them move during it. Without it they take
  /// effect at once.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// Makes a transition between two views hide and show them instead of removing and adding them.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Does not inherit the options of the outer block.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
  /// Starts and ends slowly; the default.
  public static let curveEaseInOut: AnimationOptions = []
  /// Starts slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// Has the same speed throughout.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  /// A transition that turns the view about its vertical axis; the left side comes to the front.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// A transition that turns the view about its vertical axis; the right side comes to the front.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// A transition that rolls the old content up from below, as a page.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// A transition that unrolls the new content from above, as a page.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// A transition that fades from the old content to the new.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// A transition that turns the view about its horizontal axis; the top comes to the front.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// A transition that turns the view about its horizontal axis; the bottom comes to the front.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  /// Has no effect, because the terminal determines the number of frames.
  public static let preferredFramesPerSecondDefault: AnimationOptions = []
  /// Has no effect, because the terminal determines the number of frames.
  public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
  /// Has no effect, because the terminal determines the number of frames.
  public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
}

extension AnimationOptions {
  /// The options that a nested block inherits.
  static let inherited: AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}
