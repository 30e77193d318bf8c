public import NavigationKit

/// A font as a terminal has it: bold or italic or neither. Sizes and families have no effect.
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
  /// A Boolean value that indicates whether the font is italic.
  public let isItalic: Bool
  /// The name of the font. It has no effect.
  public let fontName: String
  /// The size of the font in points. It has no effect.
  public let pointSize: Double

  init(isBold: Bool, isItalic: Bool = false, name: String = ".SystemFont", size: Double = 17) {
    (self.isBold, self.isItalic, fontName, pointSize) = (isBold, isItalic, name, size)
  }

  /// Creates a font by its name. It is bold or italic if its name says so.
  ///
  /// - Parameters:
  ///   - name: The name; nil results for an empty one.
  ///   - size: The size, which has no effect.
  public init?(name: String, size: Double) {
    guard !name.isEmpty else { return nil }
    let words = name.lowercased()
    self.init(
      isBold: ["bold", "black", "heavy"].contains { words.contains($0) },
      isItalic: ["italic", "oblique"].contains { words.contains($0) }, name: name, size: size)
  }

  /// The family of the font: its name up to the first hyphen.
  public var familyName: String { String(fontName.prefix { $0 != "-" }) }
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    return UIFontDescriptor(name: fontName, size: pointSize, symbolicTraits: traits)
  }

  /// Creates a font that is bold or italic as its description says.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - size: The size, which has no effect; 0 takes that of the description.
  public init(descriptor: UIFontDescriptor, size: Double) {
    self.init(
      isBold: descriptor.symbolicTraits.contains(.traitBold),
      isItalic: descriptor.symbolicTraits.contains(.traitItalic), name: descriptor.postscriptName,
      size: size == 0 ? descriptor.pointSize : size)
  }

  /// The height of a line: one row.
  public var lineHeight: Double { 1 }

  /// Returns a font with the same name and style, and with another ``pointSize``.
  ///
  /// A terminal draws all sizes alike, so text looks the same in both fonts.
  public func withSize(_ size: Double) -> UIFont {
    UIFont(isBold: isBold, isItalic: isItalic, name: fontName, size: size)
  }

  /// The size of labels, in points.
  public static let labelFontSize = 17.0
  /// The size of buttons, in points.
  public static let buttonFontSize = 18.0
  /// The size of small text, in points.
  public static let smallSystemFontSize = 12.0
  /// The size of text, in points.
  public static let systemFontSize = 14.0

  /// Returns the italic font. The size is ignored.
  public static func italicSystemFont(ofSize size: Double) -> UIFont {
    UIFont(isBold: false, isItalic: true, size: size)
  }

  /// Returns the font of a weight, as all letters have the same width.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the font of a weight, as all letters have the same width.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the regular font. The size is ignored.
  public static func systemFont(ofSize size: Double) -> UIFont {
    UIFont(isBold: false, size: size)
  }

  /// Returns the bold font for weights from ``Weight/semibold`` on, otherwise the regular one. The
  /// size is ignored.
  public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(isBold: weight.rawValue >= Weight.semibold.rawValue, size: size)
  }

  /// Returns the bold font. The size is ignored.
  public static func boldSystemFont(ofSize size: Double) -> UIFont {
    UIFont(isBold: true, size: size)
  }

  /// Returns the font of a style in its size at the category `large`: bold for headlines, otherwise
  /// regular.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(isBold: style == .headline, size: style.pointSize)
  }

  /// Weights of letters, with UIKit's values.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: Double

    /// Creates a weight from a number.
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// Shown as ``regular``.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Shown as ``regular``.
    public static let thin = Weight(rawValue: -0.6)
    /// Shown as ``regular``.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// Shown as ``regular``.
    public static let medium = Weight(rawValue: 0.23)
    /// Shown as ``bold``.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// Shown as ``bold``.
    public static let heavy = Weight(rawValue: 0.56)
    /// Shown as ``bold``.
    public static let black = Weight(rawValue: 0.62)
  }

  /// Purposes of text, with UIKit's names. Only `headline` is bold.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Titles, a headline, and text of the body.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    /// Captions.
    case caption1, caption2

    /// The size in points of the category `large`, UIKit's default ("Human Interface Guidelines",
    /// "Typography").
    fileprivate var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}

extension Label {
  /// The font of the label, of which only the weight counts. nil is the regular font.
  public var font: UIFont! {
    get {
      let font: UIFont? = kept[default: nil]
      return font?.isBold == isBold ? font : UIFont(isBold: isBold)
    }
    set {
      isBold = newValue?.isBold ?? false
      kept[default: UIFont?.none] = newValue
    }
  }
}

/// Sizes of a font for the user's preference. A terminal has one size.
public final class UIFontMetrics: Sendable {
  /// The sizes of the text of a body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the sizes of a style of text.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// Returns the font.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the value.
  public func scaledValue(for value: Double) -> Double { value }
}

extension ListContentConfiguration.TextProperties {
  /// The font of the text: bold or not. Its size, family and slant have no effect.
  public var font: UIFont {
    get { UIFont(isBold: isBold) }
    set { isBold = newValue.isBold }
  }
}
