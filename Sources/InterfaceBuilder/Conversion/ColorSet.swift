internal import CellGraphics
internal import NavigationKit
import TextFormats

/// A colour of an asset catalogue: `Contents.json` of a `.colorset`.
struct ColorSet {
  private var any: Color?
  private var light: Color?
  private var dark: Color?

  /// nil for what is no such file.
  init?(json bytes: [UInt8]) {
    guard let root = try? JSONNode(json: bytes), let colors = root["colors"]?.elements else {
      return nil
    }
    for entry in colors {
      // For the phone where it is not for all: a terminal is neither a watch nor a car.
      guard ["universal", "iphone"].contains(entry["idiom"]?.string ?? "universal"),
        let color = entry["color"].flatMap(Self.color)
      else { continue }
      let appearances = entry["appearances"]?.elements ?? []
      let luminosity = appearances.first { $0["appearance"]?.string == "luminosity" }
      // Those of a high contrast are for whoever asks for it.
      guard appearances.allSatisfy({ $0["appearance"]?.string == "luminosity" }) else { continue }
      switch luminosity?["value"]?.string {
      case nil: any = any ?? color
      case "light": light = light ?? color
      case "dark": dark = dark ?? color
      default: break
      }
    }
    if any == nil, light == nil, dark == nil { return nil }
  }

  func color(_ appearance: UserInterfaceStyle) -> Color? {
    (appearance == .dark ? dark : light) ?? any
  }

  private static func color(_ node: JSONNode) -> Color? {
    guard let components = node["components"] else { return nil }
    func part(_ name: String) -> Double? { components[name].flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return InterfaceBuilderColors.rgb(white, white, white, alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return node["color-space"]?.string == "display-p3"
      ? InterfaceBuilderColors.displayP3(red, green, blue, alpha)
      : InterfaceBuilderColors.rgb(red, green, blue, alpha)
  }

  /// `0.502`, `128` of 255, `0x80` of 255.
  private static func number(_ node: JSONNode) -> Double? {
    guard let text = node.string else { return node.double }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
