import Testing

@testable import Sharing

@Suite struct BoxLinesTests {
  /// The arms of a box drawing character by its name in Unicode; nil for diagonals.
  private func armsByName(_ scalar: Unicode.Scalar) throws -> BoxLines.Arms? {
    let name = try #require(scalar.properties.name)
    var words = name.split(separator: " ").dropFirst(2).map(String.init)
    words.removeAll { ["AND", "ARC", "DASH", "DOUBLE-DASH", "TRIPLE", "QUADRUPLE"].contains($0) }
    if words.contains("DIAGONAL") { return nil }
    // "LIGHT DOUBLE DASH HORIZONTAL" has a number of dashes, not a weight.
    if name.contains("DOUBLE DASH") { words.removeAll { $0 == "DOUBLE" } }
    var arms = BoxLines.Arms(left: .none, up: .none, right: .none, down: .none)
    let weights: [String: BoxLines.Weight] = [
      "LIGHT": .light, "SINGLE": .light, "HEAVY": .heavy, "DOUBLE": .double,
    ]
    // A weight stands before its directions if the name begins with one, and after them otherwise.
    let isBefore = weights[words.first ?? ""] != nil
    var (weight, directions): (BoxLines.Weight?, [String]) = (nil, [])
    func set(_ direction: String, _ weight: BoxLines.Weight) {
      switch direction {
      case "LEFT": arms.left = weight
      case "RIGHT": arms.right = weight
      case "UP": arms.up = weight
      case "DOWN": arms.down = weight
      case "HORIZONTAL": (arms.left, arms.right) = (weight, weight)
      default: (arms.up, arms.down) = (weight, weight)
      }
    }
    for word in words {
      if let next = weights[word] {
        weight = next
        for direction in directions { set(direction, next) }
        directions = []
      } else if isBefore, let weight {
        set(word, weight)
      } else {
        directions.append(word)
      }
    }
    return arms
  }

  @Test(arguments: 0x2500...0x257F)
  func `the arms are those of the character's name`(value: Int) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(value)))
    guard let arms = try armsByName(scalar) else { return }
    #expect(BoxLines.arms(value) == arms)
  }

  /// The pixels that touch an edge of a cell, from the left or from the top.
  private func edge(_ glyph: PictureGlyph, _ side: String) -> [Int] {
    func isSet(_ x: Int, _ y: Int) -> Bool { glyph.rows[y] >> UInt16(15 - x) & 1 == 1 }
    return switch side {
    case "left": (0..<16).filter { isSet(0, $0) }
    case "right": (0..<16).filter { isSet(7, $0) }
    case "up": (0..<8).filter { isSet($0, 0) }
    default: (0..<8).filter { isSet($0, 15) }
    }
  }

  @Test(arguments: Array(0x250C...0x254B) + Array(0x2550...0x2570) + Array(0x2574...0x257F))
  func `a line meets the same line of the next cell`(value: Int) {
    let arms = BoxLines.arms(value)
    let glyph = BoxLines.glyph(value)
    let across: [[Int]] = [[], [8], [7, 8], [7, 9]]
    let down: [[Int]] = [[], [4], [3, 4], [3, 5]]
    #expect(edge(glyph, "left") == across[arms.left.rawValue])
    #expect(edge(glyph, "right") == across[arms.right.rawValue])
    #expect(edge(glyph, "up") == down[arms.up.rawValue])
    #expect(edge(glyph, "down") == down[arms.down.rawValue])
  }

  @Test func `the corner of a double line has an inner and an outer line`() {
    let corner = BoxLines.glyph(0x2554).rows
    #expect(corner[6] == 0)
    #expect(corner[7] == 0b0001_1111 << 8)
    #expect(corner[8] == 0b0001_0000 << 8)
    #expect(corner[9] == 0b0001_0111 << 8)
    #expect(corner[10] == 0b0001_0100 << 8)
  }
}
