public import CellGraphics

extension Color {
  /// - Parameters: 0 to 1 each; what lies beyond is held within.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: Self.component(red), green: Self.component(green), blue: Self.component(blue),
      alpha: Self.component(alpha))
  }

  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.alpha = Self.component(alpha)
    return color
  }

  private static func component(_ value: Double) -> UInt8 {
    UInt8((value > 0 ? min(value, 1) * 255 : 0).rounded())
  }

  // MARK: - By name

  public static let darkGray = Color(white: 1 / 3, alpha: 1)
  public static let lightGray = Color(white: 2 / 3, alpha: 1)
  public static let gray = Color(white: 0.5, alpha: 1)
  public static let red = Color(rgb: 0xFF0000)
  public static let green = Color(rgb: 0x00FF00)
  public static let blue = Color(rgb: 0x0000FF)
  public static let cyan = Color(rgb: 0x00FFFF)
  public static let yellow = Color(rgb: 0xFFFF00)
  public static let magenta = Color(rgb: 0xFF00FF)
  public static let orange = Color(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: - The system's, as they are in light surroundings

  public static let systemRed = Color(rgb: 0xFF3B30)
  public static let systemOrange = Color(rgb: 0xFF9500)
  public static let systemYellow = Color(rgb: 0xFFCC00)
  public static let systemGreen = Color(rgb: 0x34C759)
  public static let systemMint = Color(rgb: 0x00C7BE)
  public static let systemTeal = Color(rgb: 0x30B0C7)
  public static let systemCyan = Color(rgb: 0x32ADE6)
  public static let systemBlue = Color(rgb: 0x007AFF)
  public static let systemIndigo = Color(rgb: 0x5856D6)
  public static let systemPurple = Color(rgb: 0xAF52DE)
  public static let systemPink = Color(rgb: 0xFF2D55)
  public static let systemBrown = Color(rgb: 0xA2845E)
  public static let systemGray = Color(rgb: 0x8E8E93)
  public static let systemGray2 = Color(rgb: 0xAEAEB2)
  public static let systemGray3 = Color(rgb: 0xC7C7CC)
  public static let systemGray4 = Color(rgb: 0xD1D1D6)
  public static let systemGray5 = Color(rgb: 0xE5E5EA)
  public static let systemGray6 = Color(rgb: 0xF2F2F7)
  public static let label = Color.black
  public static let secondaryLabel = Color(rgb: 0x8A8A8E)
  public static let separator = Color(rgb: 0xC6C6C8)
  public static let systemBackground = Color.white
  public static let secondarySystemBackground = Color(rgb: 0xF2F2F7)
  public static let systemGroupedBackground = Color(rgb: 0xF2F2F7)
}
