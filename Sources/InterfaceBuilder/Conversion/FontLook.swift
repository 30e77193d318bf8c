import TextFormats

/// The attributes of a font that a terminal can show.
enum FontLook {
  /// The size in points from which a text counts as large.
  private static let largeSize = 22.0

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

  private static func isHeavy(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["bold", "heavy", "black", "headline", "title"].contains { name.contains($0) }
  }

  static func size(_ element: XMLElement) -> Double {
    let font = element.child("fontDescription")
    return min(max(font?.number("pointSize") ?? 17, 1), 500)
  }
}
