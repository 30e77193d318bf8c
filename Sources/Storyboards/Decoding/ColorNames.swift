package import CellGraphics
import TextFormats

/// Resolves the colours of a file: its own names, the standard names, and hexadecimal notation.
///
/// Case and spaces in names are ignored.
///
/// A file's own colours are read before the rest of the file, so that a colour can be used above
/// its definition. A text that starts with `#` is always hexadecimal, because no name can start
/// with it.
package struct ColorNames {
  private var custom: [String: (color: Color, offset: Int)] = [:]
  /// All names, for suggestions.
  package private(set) var names = Self.standard.map(\.name)

  package init() {}

  /// Adds a colour that the file names. It hides a standard colour with the same name.
  ///
  /// - Parameter offset: The offset of the name in the file.
  /// - Returns: The offset of an earlier colour of the file with this name; nil if the colour was
  ///   added.
  package mutating func insert(_ color: Color, as name: String, offset: Int) -> Int? {
    let key = Self.key(name)
    if let earlier = custom[key] { return earlier.offset }
    custom[key] = (color, offset)
    names.append(name)
    return nil
  }

  /// Returns the colour that a text in the file means; nil for an unknown name or a wrong notation.
  package func color(_ text: String) -> Color? {
    if text.hasPrefix("#") { return Self.hexadecimal(text) }
    let key = Self.key(text)
    return custom[key]?.color ?? Self.standardByKey[key]
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// The digits can be upper or lower case. Three digits are repeated, as in CSS: `#F80` is
  /// `#FF8800`. Any other number of digits gives nil.
  private static func hexadecimal(_ text: String) -> Color? {
    let digits = text.utf8.dropFirst().map(hexDigit)
    guard digits.allSatisfy({ $0 != nil }) else { return nil }
    var values = digits.compactMap { $0 }
    if values.count == 3 { values = values.flatMap { [$0, $0] } }
    guard values.count == 6 || values.count == 8 else { return nil }
    if values.count == 6 { values += [0xF, 0xF] }
    let bytes = stride(from: 0, to: 8, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  private static let standardByKey = Dictionary(
    standard.map { (key($0.name), $0.color) }, uniquingKeysWith: { first, _ in first })
}
