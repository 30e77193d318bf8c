package import CellGraphics
package import NavigationKit
package import TextFormats

/// The colours of a storyboard, with the values that iOS gives them.
///
/// Like iOS, it reads components of the old calibrated and device spaces as sRGB and converts
/// Display P3. A named colour has its value from the asset catalogue. Without an entry there, it
/// has the value that the storyboard stores as a fallback.
package struct InterfaceBuilderColors {
  /// The appearance for which colours with two values are read.
  let appearance: UserInterfaceStyle
  /// The colours that the storyboard stores as fallbacks, by `name` or `system` followed by a space
  /// and the colour's name.
  private let resources: [String: XMLElement]
  /// The colours of the asset catalogue, by name.
  private let catalogue: [String: ColorSet]
  /// The tint of the whole app; nil if the storyboard names none.
  private(set) var tint: Color?

  /// Collects the colours that a storyboard names, with their values for an appearance.
  ///
  /// - Parameter colorSet: Returns the file of a named colour in a catalogue; nil if there is none.
  package init(
    _ document: InterfaceBuilderDocument, _ appearance: UserInterfaceStyle,
    colorSet: (String) -> [UInt8]?
  ) {
    self.appearance = appearance
    var catalogue: [String: ColorSet] = [:]
    var resources: [String: XMLElement] = [:]
    for element in document.root.child("resources")?.children ?? [] {
      guard let name = element["name"], let color = element.child("color") else { continue }
      switch element.name {
      case "namedColor":
        resources["name " + name] = color
        if let set = colorSet(name).flatMap({ ColorSet(json: $0) }) { catalogue[name] = set }
      case "systemColor": resources["system " + name] = color
      default: break
      }
    }
    self.resources = resources
    self.catalogue = catalogue
    tint = document.root.children.first { $0.name == "color" && $0["key"] == "tintColor" }
      .flatMap { color($0) }
  }

  /// Returns the colour of an element; nil for an element that is no colour and for an unknown
  /// colour.
  ///
  /// A system colour has its value for the appearance. A named colour has that of the asset
  /// catalogue. Both fall back to the value in the storyboard.
  ///
  /// Xcode has used three attributes for system colours: `cocoaTouchSystemColor`,
  /// `xcode11CocoaTouchSystemColor` and `systemColor`.
  package func color(_ element: XMLElement) -> Color? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
    {
      return SystemColors.color(name, appearance)
        ?? resources["system " + name].flatMap(Self.literal)
    }
    if let name = element["name"] {
      return catalogue[name]?.color(appearance) ?? resources["name " + name].flatMap(Self.literal)
    }
    return Self.literal(element)
  }

  /// The background of views without a colour of their own.
  var ground: Color { appearance == .dark ? .black : .white }
  /// The colour of texts without a colour of their own.
  var ink: Color { appearance == .dark ? .white : .black }

  /// The background of bars without a colour of their own.
  var bar: Color { Color(rgb: appearance == .dark ? 0x161616 : 0xF9F9F9) }

  /// Returns a system colour by its UIKit name, such as `systemGray`. An unknown name gives the
  /// colour of texts.
  func system(_ name: String) -> Color { SystemColors.color(name, appearance) ?? ink }

  /// Returns the colour whose components the element contains: grey, RGB in sRGB or Display P3, or
  /// CMYK. Components are from 0 to 1. Returns nil if components are missing.
  private static func literal(_ element: XMLElement) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return rgb(white, white, white, alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      guard element["customColorSpace"] == "displayP3" else { return rgb(red, green, blue, alpha) }
      return displayP3(red, green, blue, alpha)
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return rgb(
        (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black), alpha)
    }
    return nil
  }

  /// Returns the colour with sRGB components, which are clamped to 0 to 1 and rounded to 256 steps.
  static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> Color {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part, 0), 1) * 255 + 0.5) }
    return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Returns the colour with Display P3 components, converted to sRGB. Colours outside of sRGB are
  /// clamped.
  ///
  /// Both spaces have the same white point and the same transfer curve, so one matrix converts
  /// between them (W3C, CSS Color Module Level 4, 18).
  static func displayP3(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> Color {
    let (r, g, b) = (SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue))
    return rgb(
      SRGBCurve.encoded(1.2249401 * r - 0.2249404 * g),
      SRGBCurve.encoded(-0.0420569 * r + 1.0420571 * g),
      SRGBCurve.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha)
  }
}
