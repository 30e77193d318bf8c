public import Motion

extension SceneDocument {
  /// The timing curves that a scene file can name.
  ///
  /// ```swift
  /// precondition(SceneDocument.CurveName(rawValue: "easeOut")?.curve == .easeOut)
  /// ```
  public enum CurveName: String, Hashable, Sendable, CaseIterable {
    /// Constant speed.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at the start and at the end.
    case easeInOut
    /// Core Animation's default curve, which is slow at both ends, more so at the end.
    case `default`

    /// The curve with this name.
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
