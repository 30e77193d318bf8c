/// Draws box drawing characters from the weights of their four arms.
enum BoxLines {
  /// The weight of a line.
  enum Weight: Int {
    case none
    case light
    case heavy
    case double
  }

  /// The weights of the lines from the middle of a cell to its edges.
  struct Arms: Equatable {
    var left: Weight
    var up: Weight
    var right: Weight
    var down: Weight
  }

  /// Returns the arms of U+2500 to U+257F. Dashed lines and round corners have those of their plain
  /// forms; diagonals have none.
  static func arms(_ value: Int) -> Arms {
    let digits = Array(table.utf8)[(value - 0x2500) * 5..<(value - 0x2500) * 5 + 4]
      .map { Weight(rawValue: Int($0) - 48)! }
    return Arms(left: digits[0], up: digits[1], right: digits[2], down: digits[3])
  }

  /// The arms in the order left, up, right, down: 1 light, 2 heavy, 3 double.
  private static let table = """
    1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 0011 0021 0012 0022 \
    1001 2001 1002 2002 0110 0120 0210 0220 1100 2100 1200 2200 0111 0121 0211 0112 \
    0212 0221 0122 0222 1101 2101 1201 1102 1202 2201 2102 2202 1011 2011 1021 2021 \
    1012 2012 1022 2022 1110 2110 1120 2120 1210 2210 1220 2220 1111 2111 1121 2121 \
    1211 1112 1212 2211 1221 2112 1122 2221 2122 2212 1222 2222 1010 2020 0101 0202 \
    3030 0303 0031 0013 0033 3001 1003 3003 0130 0310 0330 3100 1300 3300 0131 0313 \
    0333 3101 1303 3303 3031 1013 3033 3130 1310 3330 3131 1313 3333 0011 1001 1100 \
    0110 0000 0000 0000 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201 \

    """

  static func glyph(_ value: Int) -> PictureGlyph {
    switch value {
    case 0x256D...0x2570: return roundCorner(arms(value))
    case 0x2571: return diagonal(isRising: true)
    case 0x2572: return diagonal(isRising: false)
    case 0x2573: return diagonal(isRising: true).union(diagonal(isRising: false))
    default: break
    }
    let plain = lines(arms(value))
    guard let dashes = dashes(value) else { return plain }
    return PictureGlyph(rows: zip(plain.rows, dashes.rows).map { $0 & $1 })
  }

  /// The pixels across a line: 1 for a light line, 2 for a heavy one, 2 with a gap for a double one.
  private static func offsets(_ weight: Weight, middle: Int) -> [Int] {
    switch weight {
    case .none: []
    case .light: [middle]
    case .heavy: [middle - 1, middle]
    case .double: [middle - 1, middle + 1]
    }
  }

  private static let (middleX, middleY) = (4, 8)

  private static func lines(_ arms: Arms) -> PictureGlyph {
    var glyph = PictureGlyph.blank
    let (left, right) = (arms.left, arms.right)
    let (above, below) = (offsets(arms.up, middle: middleX), offsets(arms.down, middle: middleX))
    for (weight, opposite, isLeft) in [(left, right, true), (right, left, false)] {
      for y in offsets(weight, middle: middleY) {
        let end = end(
          of: weight, side: (y - middleY).signum(), opposite: opposite, before: above,
          after: below, comesFromLow: isLeft, middle: middleX)
        glyph = glyph.union(
          DrawnGlyph.rectangle(x: isLeft ? 0..<end + 1 : end..<8, y: y..<y + 1))
      }
    }
    let before = offsets(left, middle: middleY)
    let after = offsets(right, middle: middleY)
    for (weight, opposite, isUp) in [(arms.up, arms.down, true), (arms.down, arms.up, false)] {
      for x in offsets(weight, middle: middleX) {
        let end = end(
          of: weight, side: (x - middleX).signum(), opposite: opposite, before: before,
          after: after, comesFromLow: isUp, middle: middleY)
        glyph = glyph.union(
          DrawnGlyph.rectangle(x: x..<x + 1, y: isUp ? 0..<end + 1 : end..<16))
      }
    }
    return glyph
  }

  /// Returns the pixel at which a line from an edge ends.
  ///
  /// - Parameters:
  ///   - side: -1 or 1 for the lines of a double arm, which end at the lines that cross on their
  ///     side.
  ///   - before: The lines that cross towards lower coordinates, and `after` towards higher ones.
  ///   - comesFromLow: True for a line from the left or upper edge.
  private static func end(
    of weight: Weight, side: Int, opposite: Weight, before: [Int], after: [Int],
    comesFromLow: Bool, middle: Int
  ) -> Int {
    func near(_ lines: [Int]) -> Int { (comesFromLow ? lines.min() : lines.max()) ?? middle }
    func far(_ lines: [Int]) -> Int { (comesFromLow ? lines.max() : lines.min()) ?? middle }
    guard weight == .double else {
      if opposite != .none || before.isEmpty && after.isEmpty { return middle }
      if before.isEmpty || after.isEmpty { return far(before + after) }
      return near(before + after)
    }
    let (own, other) = side < 0 ? (before, after) : (after, before)
    if !own.isEmpty { return near(own) }
    return opposite != .none ? middle : far(other)
  }

  private static func roundCorner(_ arms: Arms) -> PictureGlyph {
    let (isRight, isDown) = (arms.right == .light, arms.down == .light)
    var glyph = DrawnGlyph.rectangle(x: isRight ? 6..<8 : 0..<3, y: 8..<9)
    glyph = glyph.union(DrawnGlyph.rectangle(x: 4..<5, y: isDown ? 10..<16 : 0..<7))
    let (x, y) = (isRight ? 5 : 3, isDown ? 9 : 7)
    return glyph.union(DrawnGlyph.rectangle(x: x..<x + 1, y: y..<y + 1))
  }

  private static func diagonal(isRising: Bool) -> PictureGlyph {
    PictureGlyph(
      rows: (0..<16).map { row -> UInt16 in
        let bit: Int = isRising ? 8 + row / 2 : 15 - row / 2
        return 1 << UInt16(bit)
      })
  }

  /// Returns the pixels that a dashed line keeps; nil for a plain line.
  private static func dashes(_ value: Int) -> PictureGlyph? {
    let (across, down): (UInt8, UInt16)
    switch value {
    case 0x2504...0x2507: (across, down) = (0b1101_1010, 0b1111_0111_1011_1100)
    case 0x2508...0x250B: (across, down) = (0b1010_1010, 0b1110_1110_1110_1110)
    case 0x254C...0x254F: (across, down) = (0b1110_1110, 0b1111_1100_1111_1100)
    default: return nil
    }
    let isAcross = arms(value).left != .none
    return PictureGlyph(
      rows: (0..<16).map { row -> UInt16 in
        if isAcross { return UInt16(across) << 8 }
        return down >> UInt16(15 - row) & 1 == 1 ? 0xFF00 : 0
      })
  }
}
