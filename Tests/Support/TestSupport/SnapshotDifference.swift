internal import CellGraphics
internal import Simulation

/// The cells in which the screen that was found differs from the expected one.
struct SnapshotDifference {
  let expected: Snapshot
  let found: Snapshot
  /// Row by row from the top left; of cells that only one screen has, those of the larger one.
  let places: [Place]

  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// Compares two screens cell by cell; nil where they look alike.
  init?(expected: Snapshot, found: Snapshot) {
    guard expected != found else { return nil }
    (self.expected, self.found) = (expected, found)
    var places: [Place] = []
    for row in 0..<max(expected.rows, found.rows) {
      for column in 0..<max(expected.columns, found.columns) {
        let place = Place(column: column, row: row)
        if Self.cell(place, of: expected) != Self.cell(place, of: found) { places.append(place) }
      }
    }
    self.places = places
  }

  static func cell(_ place: Place, of snapshot: Snapshot) -> Snapshot.Cell? {
    guard place.column < snapshot.columns, place.row < snapshot.rows else { return nil }
    return snapshot[place.column, place.row]
  }

  /// The number of cells that differ, and the first of them in glyph and colours.
  var description: String {
    var lines: [String] = []
    if (expected.columns, expected.rows) != (found.columns, found.rows) {
      lines.append(
        "expected \(expected.columns) × \(expected.rows) cells, found "
          + "\(found.columns) × \(found.rows)")
    }
    if let first = places.first {
      lines.append(
        (places.count == 1 ? "1 cell differs" : "\(places.count) cells differ, the first")
          + " at column \(first.column), row \(first.row)")
      lines.append("  expected \(Self.description(Self.cell(first, of: expected)))")
      lines.append("  found    \(Self.description(Self.cell(first, of: found)))")
    }
    return lines.joined(separator: "\n")
  }

  /// Such as `"N" U+004E, #000000 on #FFFFFF bold`.
  private static func description(_ cell: Snapshot.Cell?) -> String {
    guard let cell else { return "no cell" }
    guard cell.glyph != .continuation else {
      return "the second half of a wide glyph, \(cell.style.description)"
    }
    let scalars = cell.glyph.scalars
    let codes = scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let text = String(String.UnicodeScalarView(scalars))
    return "\"\(text)\" \(codes.joined(separator: " ")), \(cell.style.description)"
  }
}
