internal import Motion

extension View {
  /// A curve by its name, with the raw values of `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    case easeInOut
    case easeIn
    case easeOut
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

  public typealias AnimationOptions = NavigationKit.AnimationOptions
  public typealias KeyframeAnimationOptions = NavigationKit.KeyframeAnimationOptions
}
