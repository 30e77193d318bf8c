internal import CellGraphics

/// The colours of a storyboard, as iOS reads them.
///
/// The digits of the old calibrated and device spaces are read as sRGB, as iOS does; Display P3 is
/// converted. Named colours have the value that the storyboard keeps for when there is no catalogue.
struct InterfaceBuilderColors {
  private let resources: [String: XMLElement]
  /// The tint of the whole app, if the storyboard names one.
  private(set) var tint: Color?

  init(_ document: InterfaceBuilderDocument) {
    var resources: [String: XMLElement] = [:]
    for element in document.root.child("resources")?.children ?? [] {
      guard let name = element["name"], let color = element.child("color") else { continue }
      switch element.name {
      case "namedColor": resources["name " + name] = color
      case "systemColor": resources["system " + name] = color
      default: break
      }
    }
    self.resources = resources
    tint = document.root.children.first { $0.name == "color" && $0["key"] == "tintColor" }
      .flatMap { color($0) }
  }

  /// nil for an element that is none, such as `nil`, or one that is not known.
  func color(_ element: XMLElement) -> Color? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"]
      ?? element["xcode11CocoaTouchSystemColor"]
    {
      return Self.system[name] ?? resources["system " + name].flatMap(Self.literal)
    }
    if let name = element["name"] { return resources["name " + name].flatMap(Self.literal) }
    return Self.literal(element)
  }

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

  private static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> Color {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part, 0), 1) * 255 + 0.5) }
    return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Both spaces have the same white and the same curve, so it takes one matrix between the two
  /// (W3C, CSS Color Module Level 4, 18).
  private static func displayP3(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> Color {
    let (r, g, b) = (SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue))
    return rgb(
      SRGBCurve.encoded(1.2249401 * r - 0.2249404 * g),
      SRGBCurve.encoded(-0.0420569 * r + 1.0420571 * g),
      SRGBCurve.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha)
  }

  /// UIKit's colours in the light appearance.
  private static let system: [String: Color] = [
    "labelColor": .black, "darkTextColor": .black, "blackColor": .black,
    "secondaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 153),
    "tertiaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "quaternaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 46),
    "placeholderTextColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "lightTextColor": Color(red: 255, green: 255, blue: 255, alpha: 153),
    "whiteColor": .white, "clearColor": .clear,
    "systemBackgroundColor": .white, "tertiarySystemBackgroundColor": .white,
    "secondarySystemBackgroundColor": Color(rgb: 0xF2F2F7),
    "systemGroupedBackgroundColor": Color(rgb: 0xF2F2F7),
    "groupTableViewBackgroundColor": Color(rgb: 0xF2F2F7),
    "secondarySystemGroupedBackgroundColor": .white,
    "tertiarySystemGroupedBackgroundColor": Color(rgb: 0xF2F2F7),
    "tableCellGroupedBackgroundColor": .white,
    "viewFlipsideBackgroundColor": Color(rgb: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(rgb: 0x6F7179),
    "underPageBackgroundColor": Color(rgb: 0x6F7179),
    "separatorColor": Color(red: 60, green: 60, blue: 67, alpha: 73),
    "opaqueSeparatorColor": Color(rgb: 0xC6C6C8),
    "linkColor": Color(rgb: 0x007AFF), "tintColor": Color(rgb: 0x007AFF),
    "systemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 51),
    "secondarySystemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 41),
    "tertiarySystemFillColor": Color(red: 118, green: 118, blue: 128, alpha: 31),
    "quaternarySystemFillColor": Color(red: 116, green: 116, blue: 128, alpha: 20),
    "systemBlueColor": Color(rgb: 0x007AFF), "systemRedColor": Color(rgb: 0xFF3B30),
    "systemGreenColor": Color(rgb: 0x34C759), "systemOrangeColor": Color(rgb: 0xFF9500),
    "systemYellowColor": Color(rgb: 0xFFCC00), "systemPinkColor": Color(rgb: 0xFF2D55),
    "systemPurpleColor": Color(rgb: 0xAF52DE), "systemTealColor": Color(rgb: 0x30B0C7),
    "systemIndigoColor": Color(rgb: 0x5856D6), "systemBrownColor": Color(rgb: 0xA2845E),
    "systemCyanColor": Color(rgb: 0x32ADE6), "systemMintColor": Color(rgb: 0x00C7BE),
    "systemGrayColor": Color(rgb: 0x8E8E93), "systemGray2Color": Color(rgb: 0xAEAEB2),
    "systemGray3Color": Color(rgb: 0xC7C7CC), "systemGray4Color": Color(rgb: 0xD1D1D6),
    "systemGray5Color": Color(rgb: 0xE5E5EA), "systemGray6Color": Color(rgb: 0xF2F2F7),
  ]
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
  var hexadecimal: String {
    let digits = Array("0123456789ABCDEF")
    let bytes = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return "#" + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }
}
