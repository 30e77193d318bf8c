import TextFormats

/// The attributes of a font that a terminal can show.
///
/// An attributed text is not considered: only the font of the element itself counts.
enum FontLook {
  /// The size in points from which a text counts as large.
  private static let largeSize = 22.0

  /// Indicates whether an element's text is shown bold.
  ///
  /// A terminal has one size of letters. Large texts, from 22 points on, and headline styles are
  /// therefore bold too, so that titles remain distinct.
  static func isBold(_ element: XMLElement) -> Bool {
    for font in element.children where font.name == "fontDescription" {
      if font["type"] == "boldSystem" || (font.number("pointSize") ?? 0) >= largeSize {
        return true
      }
      let names = [font["name"], font["weight"], font["style"]].compactMap(\.self)
      if names.contains(where: isHeavy) { return true }
    }
    return false
  }

  /// Indicates whether the name of a font, a weight or a text style stands for bold or large text.
  private static func isHeavy(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["bold", "heavy", "black", "headline", "title"].contains { name.contains($0) }
  }

  /// Returns the size of an element's font in points, clamped to 1 to 500. A text without a size
  /// has 17 points, as in UIKit.
  static func size(_ element: XMLElement) -> Double {
    let font = element.child("fontDescription")
    return min(max(font?.number("pointSize") ?? 17, 1), 500)
  }
}
