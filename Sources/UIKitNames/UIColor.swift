public import CellGraphics
public import NavigationKit

extension Color {
  /// Creates a colour from its components, 0 to 1 each; other values are clamped.
  ///
  /// ```swift
  /// let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// precondition(color == .orange)
  /// precondition(color.withAlphaComponent(0.5).alpha == 128)
  /// ```
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: Self.component(red), green: Self.component(green), blue: Self.component(blue),
      alpha: Self.component(alpha))
  }

  /// Creates a shade of grey: 0 is black and 1 is white.
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Returns the colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.alpha = Self.component(alpha)
    return color
  }

  private static func component(_ value: Double) -> UInt8 {
    UInt8((value > 0 ? min(value, 1) * 255 : 0).rounded())
  }

  // MARK: - By name

  /// A grey with a third of white's brightness.
  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  /// A grey with two thirds of white's brightness.
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  /// A grey with half of white's brightness.
  public static let gray = Color(white: 0.5, alpha: 1)
  /// Red: #FF0000.
  public static let red = Color(rgb: 0xFF0000)
  /// Green: #00FF00.
  public static let green = Color(rgb: 0x00FF00)
  /// Blue: #0000FF.
  public static let blue = Color(rgb: 0x0000FF)
  /// Cyan: #00FFFF.
  public static let cyan = Color(rgb: 0x00FFFF)
  /// Yellow: #FFFF00.
  public static let yellow = Color(rgb: 0xFFFF00)
  /// Magenta: #FF00FF.
  public static let magenta = Color(rgb: 0xFF00FF)
  /// Orange: #FF8000.
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: #800080.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: #996633.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: - The system's, as they are in light surroundings

  /// The system's red, as in light appearance.
  public static let systemRed = Color(rgb: 0xFF3B30)
  /// The system's orange, as in light appearance.
  public static let systemOrange = Color(rgb: 0xFF9500)
  /// The system's yellow, as in light appearance.
  public static let systemYellow = Color(rgb: 0xFFCC00)
  /// The system's green, as in light appearance.
  public static let systemGreen = Color(rgb: 0x34C759)
  /// The system's mint, as in light appearance.
  public static let systemMint = Color(rgb: 0x00C7BE)
  /// The system's teal, as in light appearance.
  public static let systemTeal = Color(rgb: 0x30B0C7)
  /// The system's cyan, as in light appearance.
  public static let systemCyan = Color(rgb: 0x32ADE6)
  /// The system's blue, as in light appearance.
  public static let systemBlue = Color(rgb: 0x007AFF)
  /// The system's indigo, as in light appearance.
  public static let systemIndigo = Color(rgb: 0x5856D6)
  /// The system's purple, as in light appearance.
  public static let systemPurple = Color(rgb: 0xAF52DE)
  /// The system's pink, as in light appearance.
  public static let systemPink = Color(rgb: 0xFF2D55)
  /// The system's brown, as in light appearance.
  public static let systemBrown = Color(rgb: 0xA2845E)
  /// The system's grey, as in light appearance.
  public static let systemGray = Color(rgb: 0x8E8E93)
  /// The system's grey, step 2 of 6 towards white, as in light appearance.
  public static let systemGray2 = Color(rgb: 0xAEAEB2)
  /// The system's grey, step 3 of 6 towards white, as in light appearance.
  public static let systemGray3 = Color(rgb: 0xC7C7CC)
  /// The system's grey, step 4 of 6 towards white, as in light appearance.
  public static let systemGray4 = Color(rgb: 0xD1D1D6)
  /// The system's grey, step 5 of 6 towards white, as in light appearance.
  public static let systemGray5 = Color(rgb: 0xE5E5EA)
  /// The system's grey, step 6 of 6 towards white, as in light appearance.
  public static let systemGray6 = Color(rgb: 0xF2F2F7)
  /// The colour of main text: black.
  public static let label = Color.black
  /// The colour of secondary text.
  public static let secondaryLabel = Color(rgb: 0x8A8A8E)
  /// The colour of lines between rows.
  public static let separator = Color(rgb: 0xC6C6C8)
  /// The background of a screen: white.
  public static let systemBackground = Color.white
  /// The background of content grouped on a screen.
  public static let secondarySystemBackground = Color(rgb: 0xF2F2F7)
  /// The background of a grouped table.
  public static let systemGroupedBackground = Color(rgb: 0xF2F2F7)
  /// The background of content in a grouped table.
  public static let secondarySystemGroupedBackground = Color(rgb: 0xFFFFFF)
  /// The background of content in groups of a grouped table.
  public static let tertiarySystemGroupedBackground = Color(rgb: 0xF2F2F7)
  /// The background of content in groups on a screen.
  public static let tertiarySystemBackground = Color(rgb: 0xFFFFFF)
  /// The colour of tertiary text.
  public static let tertiaryLabel = Color(rgb: 0xC4C4C6)
  /// The colour of quaternary text.
  public static let quaternaryLabel = Color(rgb: 0xDBDBDC)
  /// The colour of placeholders.
  public static let placeholderText = Color(rgb: 0xC4C4C6)
  /// The colour of links.
  public static let link = Color(rgb: 0x007AFF)
  /// The colour of lines that nothing shows through.
  public static let opaqueSeparator = Color(rgb: 0xC6C6C8)
  /// The colour of small shapes.
  public static let systemFill = Color(rgb: 0xE4E4E5)
  /// The colour of shapes of medium size.
  public static let secondarySystemFill = Color(rgb: 0xE9E9EA)
  /// The colour of large shapes.
  public static let tertiarySystemFill = Color(rgb: 0xEFEFF0)
  /// The colour of the largest shapes.
  public static let quaternarySystemFill = Color(rgb: 0xF4F4F5)
  /// The system's tint colour.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = Color(rgb: 0x007AFF)
  /// Light text, for a dark background.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// Dark text, for a light background.
  public static let darkText = Color.black
  /// The background of grouped tables before iOS 13.
  public static let groupTableViewBackground = Color(rgb: 0xF2F2F7)
}

// MARK: - Other forms

extension Color {
  /// Creates the colour that `provider` returns for the running application's traits.
  ///
  /// It does not change later: appearances do not change while an app runs.
  public init(dynamicProvider provider: (TraitCollection) -> Color) {
    self = provider(.current)
  }

  /// Creates no colour, since there are no assets.
  public init?(named name: String, in bundle: NavigationKit.Bundle? = nil) { return nil }

  /// Creates a colour from its hue, saturation and brightness, 0 to 1 each.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Returns the colour itself: it has one value for all traits.
  public func resolvedColor(with traits: TraitCollection) -> Color { self }

  /// Writes the components, 0 to 1 each. A nil pointer is skipped.
  ///
  /// - Returns: True.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let parts = parts
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes the grey value and the opacity, 0 to 1 each.
  ///
  /// - Returns: False, without writing, for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let parts = parts
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes the hue, the saturation, the brightness and the opacity, 0 to 1 each.
  ///
  /// - Returns: True.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
    brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    // The sixths of the colour circle: red, yellow, green, cyan, blue, magenta.
    let sixths =
      switch most {
      case _ where span == 0: 0.0
      case red: (green - blue) / span
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most == 0 ? 0 : span / most
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }

  /// The components, 0 to 1 each, and the opacity, as Core Graphics has them.
  public var components: [Double]? { parts }

  // `red` and its siblings are the names of colours too, which hide the components in this module.
  private var parts: [Double] {
    let bits = [rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF]
    return bits.map { Double($0) / 255 } + [Double(alpha) / 255]
  }
}
