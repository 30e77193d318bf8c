/// A picture of 8 × 8 dots, and a character for places that are too small for it.
struct ImageSymbol: Sendable {
  static let side = 8

  let character: Character
  /// `side` rows from the top, `#` a dot.
  let rows: [String]

  func hasDot(column: Int, row: Int) -> Bool {
    let line = rows[row]
    return line[line.index(line.startIndex, offsetBy: column)] == "#"
  }

  /// Returns the symbol called `name`. For an unknown name, the longest known beginning is used:
  /// `star` for `star.fill`.
  static func named(_ name: String) -> ImageSymbol? {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let symbol = all[parts.joined(separator: ".")] { return symbol }
      parts.removeLast()
    }
    return nil
  }

  private static let all: [String: ImageSymbol] = [
    "star": ImageSymbol(
      character: "★",
      rows: [
        "...##...",
        "...##...",
        "########",
        ".######.",
        "..####..",
        ".######.",
        ".##..##.",
        "##....##",
      ]),
    "heart": ImageSymbol(
      character: "♥",
      rows: [
        ".##..##.",
        "########",
        "########",
        "########",
        ".######.",
        "..####..",
        "...##...",
        "........",
      ]),
    "person": ImageSymbol(
      character: "☻",
      rows: [
        "..####..",
        "..####..",
        "..####..",
        "...##...",
        ".######.",
        "########",
        "########",
        "########",
      ]),
    "gear": gear,
    "gearshape": gear,
    "photo": ImageSymbol(
      character: "▣",
      rows: [
        "########",
        "#......#",
        "#.##...#",
        "#.##.#.#",
        "#...####",
        "#.#.####",
        "########",
        "########",
      ]),
    "house": ImageSymbol(
      character: "⌂",
      rows: [
        "...##...",
        "..####..",
        ".######.",
        "########",
        ".######.",
        ".##..##.",
        ".##..##.",
        ".##..##.",
      ]),
    "bell": ImageSymbol(
      character: "◮",
      rows: [
        "...##...",
        "..####..",
        ".######.",
        ".######.",
        ".######.",
        ".######.",
        "########",
        "...##...",
      ]),
    "envelope": ImageSymbol(
      character: "✉",
      rows: [
        "........",
        "########",
        "##....##",
        "#.#..#.#",
        "#..##..#",
        "#......#",
        "########",
        "........",
      ]),
    "folder": ImageSymbol(
      character: "▰",
      rows: [
        "........",
        "####....",
        "########",
        "#......#",
        "########",
        "########",
        "########",
        "........",
      ]),
    "magnifyingglass": ImageSymbol(
      character: "⌕",
      rows: [
        ".####...",
        "##..##..",
        "#....#..",
        "#....#..",
        "##..##..",
        ".#####..",
        ".....##.",
        "......##",
      ]),
    "checkmark": ImageSymbol(
      character: "✓",
      rows: [
        "........",
        ".......#",
        "......##",
        "#....##.",
        "##..##..",
        ".####...",
        "..##....",
        "........",
      ]),
    "xmark": ImageSymbol(
      character: "✕",
      rows: [
        "##....##",
        "###..###",
        ".######.",
        "..####..",
        "..####..",
        ".######.",
        "###..###",
        "##....##",
      ]),
    "plus": ImageSymbol(
      character: "+",
      rows: [
        "...##...",
        "...##...",
        "...##...",
        "########",
        "########",
        "...##...",
        "...##...",
        "...##...",
      ]),
    "arrow.left": ImageSymbol(
      character: "←",
      rows: [
        "...#....",
        "..##....",
        ".###....",
        "########",
        "########",
        ".###....",
        "..##....",
        "...#....",
      ]),
    "arrow.right": ImageSymbol(
      character: "→",
      rows: [
        "....#...",
        "....##..",
        "....###.",
        "########",
        "########",
        "....###.",
        "....##..",
        "....#...",
      ]),
    "arrow.up": ImageSymbol(
      character: "↑",
      rows: [
        "...##...",
        "..####..",
        ".######.",
        "########",
        "...##...",
        "...##...",
        "...##...",
        "...##...",
      ]),
    "arrow.down": ImageSymbol(
      character: "↓",
      rows: [
        "...##...",
        "...##...",
        "...##...",
        "...##...",
        "########",
        ".######.",
        "..####..",
        "...##...",
      ]),
  ]

  private static let gear = ImageSymbol(
    character: "⚙",
    rows: [
      "#..##..#",
      ".######.",
      ".######.",
      "###..###",
      "###..###",
      ".######.",
      ".######.",
      "#..##..#",
    ])
}
