internal import CellGraphics

/// The colours of an iOS table.
enum TableLook {
  static let ground = Color.white
  /// Around the sections of a grouped table, and under the headers of a plain one.
  static let groupedGround = Color(rgb: 0xF2F2F7)
  static let headerGround = Color(rgb: 0xE5E5EA)
  static let selectedGround = Color(rgb: 0xD9E4F5)
  static let separator = Color(rgb: 0xE0E0E4)
  static let text = Color(rgb: 0x1C1C1E)
  static let secondaryText = Color(rgb: 0x6C6C70)
  static let accessory = Color(rgb: 0x8E8E93)
  static let tint = Color(rgb: 0x0055CC)
  static let destructive = Color(rgb: 0xD70015)

  /// Columns between an edge and the text.
  static let margin = 2.0
}
