internal import Motion

extension View {
  /// Named timing curves, with the raw values of `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Has the same speed throughout.
    case linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// UIKit's name for `NavigationKit.AnimationOptions`.
  public typealias AnimationOptions = NavigationKit.AnimationOptions
  /// UIKit's name for `NavigationKit.KeyframeAnimationOptions`.
  public typealias KeyframeAnimationOptions = NavigationKit.KeyframeAnimationOptions
}
