/// A description of a font: its name, and whether it is bold or italic.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 17)
/// if let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
///   precondition(UIFont(descriptor: bold, size: 0).isBold)
/// }
/// ```
public struct UIFontDescriptor: Hashable, Sendable {
  /// Traits of letters, with UIKit's raw values. A terminal shows bold and italic letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters. They have no effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters. They have no effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of the same width, which all letters of a terminal have.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for signs of controls. They have no effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines with less distance. They have no effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines with more distance. They have no effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// Designs of the system's font. They have no effect.
  public enum SystemDesign: Hashable, Sendable {
    /// The usual design, or one with rounded letters, serifs or a fixed width.
    case `default`, rounded, serif, monospaced
  }

  /// The name of the font. It has no effect.
  public let postscriptName: String
  /// The size in points. It has no effect.
  public let pointSize: Double
  /// The traits of the letters.
  public let symbolicTraits: SymbolicTraits

  init(name: String, size: Double, symbolicTraits: SymbolicTraits) {
    (postscriptName, pointSize, self.symbolicTraits) = (name, size, symbolicTraits)
  }

  /// Creates a description by a font's name.
  public init(name: String, size: Double) {
    let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    self = font.fontDescriptor
  }

  /// Returns the description of a style of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description with these traits in place of its own. It is never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name: postscriptName, size: pointSize, symbolicTraits: symbolicTraits)
  }

  /// Returns the description with another size, which has no effect.
  public func withSize(_ size: Double) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName, size: size, symbolicTraits: symbolicTraits)
  }

  /// Returns the description, as a terminal has one design. It is never nil.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}
