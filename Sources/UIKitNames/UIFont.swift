public import NavigationKit

/// As much of a font as a terminal has: whether it is bold.
public struct UIFont: Hashable, Sendable {
  public let isBold: Bool

  /// - Parameter size: Not regarded, as in the others: letters have the size of a cell.
  public static func systemFont(ofSize size: Double) -> UIFont { UIFont(isBold: false) }

  public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(isBold: true) }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(isBold: style == .headline)
  }

  /// How heavy the letters are; from `semibold` on they are bold here.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: Double

    public init(rawValue: Double) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is there for; only the headline is bold.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }
}

extension Label {
  public var font: UIFont! {
    get { UIFont(isBold: isBold) }
    set { isBold = newValue?.isBold ?? false }
  }
}
