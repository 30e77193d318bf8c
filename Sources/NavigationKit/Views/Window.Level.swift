extension Window {
  /// Heights of windows: a visible window of a higher level is in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public var rawValue: Double

    /// Creates a height.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Creates a height.
    public init(_ rawValue: Double) { self.rawValue = rawValue }

    /// The height of an app's window.
    public static let normal = Level(rawValue: 0)
    /// The height of a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The height of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether the first height is lower.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }
}
