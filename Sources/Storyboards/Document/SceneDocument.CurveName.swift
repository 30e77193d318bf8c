public import Motion

extension SceneDocument {
  /// The timing curves that a scene file can name.
  ///
  /// ```swift
  /// precondition(SceneDocument.CurveName(rawValue: "easeOut")?.curve == .easeOut)
  /// ```
  ///
  /// The raw values are the words in a scene file. ``curve`` returns the Bézier curve of Core
  /// Animation with this name.
  public enum CurveName: String, Hashable, Sendable, CaseIterable {
    /// Even speed.
    case linear
    /// A slow start.
    case easeIn
    /// A slow end.
    case easeOut
    /// A slow start and a slow end.
    case easeInOut
    /// Core Animation's default: a fast start and a slow end.
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
