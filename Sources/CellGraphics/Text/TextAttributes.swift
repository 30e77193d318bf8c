/// Attributes of the text in a cell, as terminals know them.
///
/// A cell keeps only the attributes that have a name here.
public struct TextAttributes: OptionSet, Hashable, Sendable {
  /// The attributes as bits.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold or bright text.
  public static let bold = TextAttributes(rawValue: 1 << 0)
  /// Text of less intensity.
  public static let dim = TextAttributes(rawValue: 1 << 1)
  /// Italic text; terminals without it show plain text.
  public static let italic = TextAttributes(rawValue: 1 << 2)
  /// A line under the character, also under a space.
  public static let underline = TextAttributes(rawValue: 1 << 3)
  /// Foreground and background change places. Terminals without colours show a highlight with it.
  public static let reverse = TextAttributes(rawValue: 1 << 4)
}
