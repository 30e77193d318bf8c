public import Motion

extension SceneDocument {
  /// The curves that a file can name.
  public enum CurveName: String, Hashable, Sendable, CaseIterable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case `default`

    public var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      case .default: .standard
      }
    }
  }
}
