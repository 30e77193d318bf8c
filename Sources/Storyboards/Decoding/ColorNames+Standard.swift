import CellGraphics

extension ColorNames {
  /// UIColor's basic colours, then the 48 crayons of Apple's colour picker with their classic
  /// values.
  static let standard: [(name: String, color: Color)] =
    [("clear", .clear)] + (basic + crayons).map { ($0, Color(rgb: $1)) }

  private static let basic: [(String, UInt32)] = [
    ("black", 0x000000), ("darkGray", 0x555555), ("lightGray", 0xAAAAAA), ("white", 0xFFFFFF),
    ("gray", 0x808080), ("red", 0xFF0000), ("green", 0x00FF00), ("blue", 0x0000FF),
    ("cyan", 0x00FFFF), ("yellow", 0xFFFF00), ("magenta", 0xFF00FF), ("orange", 0xFF8000),
    ("purple", 0x800080), ("brown", 0x996633),
  ]

  /// The crayons without Magenta, which is a basic colour with the same value.
  private static let crayons: [(String, UInt32)] = [
    ("cantaloupe", 0xFFCC66), ("honeydew", 0xCCFF66), ("spindrift", 0x66FFCC), ("sky", 0x66CCFF),
    ("lavender", 0xCC66FF), ("carnation", 0xFF6FCF), ("licorice", 0x000000), ("snow", 0xFFFFFF),
    ("salmon", 0xFF6666), ("banana", 0xFFFF66), ("flora", 0x66FF66), ("ice", 0x66FFFF),
    ("orchid", 0x6666FF), ("bubblegum", 0xFF66FF), ("lead", 0x191919), ("mercury", 0xE6E6E6),
    ("tangerine", 0xFF8000), ("lime", 0x80FF00), ("seaFoam", 0x00FF80), ("aqua", 0x0080FF),
    ("grape", 0x8000FF), ("strawberry", 0xFF0080), ("tungsten", 0x333333), ("silver", 0xCCCCCC),
    ("maraschino", 0xFF0000), ("lemon", 0xFFFF00), ("spring", 0x00FF00), ("turquoise", 0x00FFFF),
    ("blueberry", 0x0000FF), ("iron", 0x4C4C4C), ("magnesium", 0xB3B3B3), ("mocha", 0x804000),
    ("fern", 0x408000), ("moss", 0x008040), ("ocean", 0x004080), ("eggplant", 0x400080),
    ("maroon", 0x800040), ("steel", 0x666666), ("aluminum", 0x999999), ("cayenne", 0x800000),
    ("asparagus", 0x808000), ("clover", 0x008000), ("teal", 0x008080), ("midnight", 0x000080),
    ("plum", 0x800080), ("tin", 0x7F7F7F), ("nickel", 0x808080),
  ]
}
