internal import CellGraphics
internal import NavigationKit

/// UIKit's named colours, in both appearances.
///
/// The keys are Interface Builder's names, such as `systemBlueColor`. A colour that the dark table
/// lacks is the same in both appearances.
enum SystemColors {
  /// Returns the colour of a name; nil for an unknown name.
  static func color(_ name: String, _ appearance: UserInterfaceStyle) -> Color? {
    appearance == .dark ? dark[name] ?? light[name] : light[name]
  }

  private static let light: [String: Color] = [
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

  /// The colours that differ in the dark appearance.
  private static let dark: [String: Color] = [
    "labelColor": .white,
    "secondaryLabelColor": Color(red: 235, green: 235, blue: 245, alpha: 153),
    "tertiaryLabelColor": Color(red: 235, green: 235, blue: 245, alpha: 77),
    "quaternaryLabelColor": Color(red: 235, green: 235, blue: 245, alpha: 41),
    "placeholderTextColor": Color(red: 235, green: 235, blue: 245, alpha: 77),
    "systemBackgroundColor": .black,
    "secondarySystemBackgroundColor": Color(rgb: 0x1C1C1E),
    "tertiarySystemBackgroundColor": Color(rgb: 0x2C2C2E),
    "systemGroupedBackgroundColor": .black, "groupTableViewBackgroundColor": .black,
    "secondarySystemGroupedBackgroundColor": Color(rgb: 0x1C1C1E),
    "tertiarySystemGroupedBackgroundColor": Color(rgb: 0x2C2C2E),
    "tableCellGroupedBackgroundColor": Color(rgb: 0x1C1C1E),
    "separatorColor": Color(red: 84, green: 84, blue: 88, alpha: 153),
    "opaqueSeparatorColor": Color(rgb: 0x38383A),
    "linkColor": Color(rgb: 0x0984FF), "tintColor": Color(rgb: 0x0A84FF),
    "systemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 92),
    "secondarySystemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 82),
    "tertiarySystemFillColor": Color(red: 118, green: 118, blue: 128, alpha: 61),
    "quaternarySystemFillColor": Color(red: 118, green: 118, blue: 128, alpha: 46),
    "systemBlueColor": Color(rgb: 0x0A84FF), "systemRedColor": Color(rgb: 0xFF453A),
    "systemGreenColor": Color(rgb: 0x30D158), "systemOrangeColor": Color(rgb: 0xFF9F0A),
    "systemYellowColor": Color(rgb: 0xFFD60A), "systemPinkColor": Color(rgb: 0xFF375F),
    "systemPurpleColor": Color(rgb: 0xBF5AF2), "systemTealColor": Color(rgb: 0x40C8E0),
    "systemIndigoColor": Color(rgb: 0x5E5CE6), "systemBrownColor": Color(rgb: 0xAC8E68),
    "systemCyanColor": Color(rgb: 0x64D2FF), "systemMintColor": Color(rgb: 0x63E6E2),
    "systemGray2Color": Color(rgb: 0x636366), "systemGray3Color": Color(rgb: 0x48484A),
    "systemGray4Color": Color(rgb: 0x3A3A3C), "systemGray5Color": Color(rgb: 0x2C2C2E),
    "systemGray6Color": Color(rgb: 0x1C1C1E),
  ]
}
