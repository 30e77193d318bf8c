internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// A named colour of an asset catalogue: the file `Contents.json` of a `.colorset` folder.
///
/// Such a file has one colour for all appearances, one for light and one for dark, or some of the
/// three.
///
/// The format is Apple's "Named Color Type" of the Asset Catalog Format Reference.
struct ColorSet {
  private var any: Color?
  private var light: Color?
  private var dark: Color?

  /// The keys of the file.
  private enum Key: String {
    case colors, color, idiom, appearances, appearance, value, components
    case colorSpace = "color-space"
  }

  /// Reads the file of a colour set.
  ///
  /// Entries for devices other than the phone are ignored, and so are those for increased contrast.
  /// The first of several entries for one appearance is used. The result is nil if the bytes are no
  /// such file or no entry can be used.
  init?(json bytes: [UInt8]) {
    guard let root = try? JSONNode(json: bytes), let colors = root[Key.colors]?.elements else {
      return nil
    }
    for entry in colors {
      // Use the entries for every device or for the phone. A terminal is neither a watch nor a car.
      guard ["universal", "iphone"].contains(entry[Key.idiom]?.string ?? "universal"),
        let color = entry[Key.color].flatMap(Self.color)
      else { continue }
      let appearances = entry[Key.appearances]?.elements ?? []
      let luminosity = appearances.first { $0[Key.appearance]?.string == "luminosity" }
      // Ignore the high-contrast entries, which are for users who ask for them.
      guard appearances.allSatisfy({ $0[Key.appearance]?.string == "luminosity" }) else { continue }
      switch luminosity?[Key.value]?.string {
      case nil: any = any ?? color
      case "light": light = light ?? color
      case "dark": dark = dark ?? color
      default: break
      }
    }
    if any == nil, light == nil, dark == nil { return nil }
  }

  /// Returns the colour for an appearance, or the one for all appearances if there is none. Every
  /// appearance other than dark counts as light.
  func color(_ appearance: UserInterfaceStyle) -> Color? {
    (appearance == .dark ? dark : light) ?? any
  }

  /// Reads the `color` object of an entry: grey or RGB components and an alpha, in sRGB or Display
  /// P3. Returns nil if components are missing.
  private static func color(_ node: JSONNode) -> Color? {
    guard let components = node[Key.components] else { return nil }
    func part(_ name: String) -> Double? { components[name].flatMap(number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      return InterfaceBuilderColors.rgb(white, white, white, alpha)
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    return node[Key.colorSpace]?.string == "display-p3"
      ? InterfaceBuilderColors.displayP3(red, green, blue, alpha)
      : InterfaceBuilderColors.rgb(red, green, blue, alpha)
  }

  /// Reads a component of a colour and returns it from 0 to 1.
  ///
  /// Xcode writes components in three ways: `0.502`, `128` of 255, or `0x80` of 255. A number with
  /// a period is a fraction.
  private static func number(_ node: JSONNode) -> Double? {
    guard let text = node.string else { return node.double }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
