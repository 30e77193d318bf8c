public import NavigationKit

/// A font as a terminal has it: bold or regular. Sizes and families have no effect.
///
/// ```swift
/// let label = UILabel()
/// label.font = .systemFont(ofSize: 17, weight: .semibold)
/// precondition(label.isBold)
/// label.font = .preferredFont(forTextStyle: .body)
/// precondition(!label.isBold)
/// ```
public struct UIFont: Hashable, Sendable {
  /// A Boolean value that indicates whether the font is bold.
  public let isBold: Bool

  /// Returns the regular font. The size is ignored.
  public static func systemFont(ofSize size: Double) -> UIFont { UIFont(isBold: false) }

  /// Returns the bold font for weights from ``Weight/semibold`` on, otherwise the regular one. The
  /// size is ignored.
  public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// Returns the bold font. The size is ignored.
  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(isBold: true) }

  /// Returns the bold font for headlines, otherwise the regular one.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(isBold: style == .headline)
  }

  /// Weights of letters, with UIKit's values.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: Double

    /// Creates a weight from a number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Regular here.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Regular here.
    public static let thin = Weight(rawValue: -0.6)
    /// Regular here.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// Regular here.
    public static let medium = Weight(rawValue: 0.23)
    /// Bold here.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// Bold here.
    public static let heavy = Weight(rawValue: 0.56)
    /// Bold here.
    public static let black = Weight(rawValue: 0.62)
  }

  /// Purposes of text, with UIKit's names. Only `headline` is bold.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Titles, a headline, and text of the body.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    /// Captions.
    case caption1, caption2
  }
}

extension Label {
  /// The font of the label, of which only the weight counts. nil is the regular font.
  public var font: UIFont! {
    get { UIFont(isBold: isBold) }
    set { isBold = newValue?.isBold ?? false }
  }
}
