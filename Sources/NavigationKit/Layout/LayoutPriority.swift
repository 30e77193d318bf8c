/// How much a constraint matters, 1 to 1000; 1000 is required.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = LayoutPriority(1000)
  /// At which contents resist being cut unless told otherwise.
  public static let defaultHigh = LayoutPriority(750)
  /// At which views hug their contents unless told otherwise.
  public static let defaultLow = LayoutPriority(250)
  /// At which `systemLayoutSizeFitting(_:)` wants the size it was asked for.
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
