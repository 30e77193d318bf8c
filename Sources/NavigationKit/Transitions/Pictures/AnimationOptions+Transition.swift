internal import CellGraphics

extension AnimationOptions {
  /// Changes within a view transition are animated too; without it they are made at once.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// `View.transition(from:to:)` hides one view and shows the other, instead of removing and adding.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
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

  /// The transition among the options; nil for none.
  var pictureTransition: PictureTransition? {
    switch rawValue >> 20 & 7 {
    case 1: .flip(from: .left)
    case 2: .flip(from: .right)
    case 3: .curl(bound: .top)
    case 4: .uncurl(bound: .top)
    case 5: .fade
    case 6: .flip(from: .top)
    case 7: .flip(from: .bottom)
    default: nil
    }
  }
}
