/// The colours of an iOS table.
enum TableAppearance {
  static let background = SystemColor.background
  /// Of the rows of a grouped table.
  static let cellBackground = SystemColor(0xFFFFFF, dark: 0x1C1C1E)
  /// Around the sections of a grouped table.
  static let groupedBackground = SystemColor(0xF2F2F7, dark: 0x000000)
  /// Under the headers of a plain table.
  static let headerBackground = SystemColor(0xE5E5EA, dark: 0x2C2C2E)
  static let selectedBackground = SystemColor(0xD9E4F5, dark: 0x1F3A5F)
  static let separator = SystemColor(0xE0E0E4, dark: 0x38383A)
  static let text = SystemColor(0x1C1C1E, dark: 0xFFFFFF)
  static let secondaryText = SystemColor(0x6C6C70, dark: 0x98989F)
  static let accessory = SystemColor(0x8E8E93, dark: 0x8E8E93)
  static let tint = SystemColor(0x0055CC, dark: 0x0A84FF)
  static let destructive = SystemColor(0xD70015, dark: 0xD70015)
  /// Of the row that the keys act on, with white letters on it.
  static let focusedBackground = SystemColor(0x0055CC, dark: 0x0055CC)

  /// Columns between an edge and the text.
  static let margin = 2.0
}
