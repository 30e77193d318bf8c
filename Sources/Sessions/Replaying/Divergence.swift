public import CellGraphics
public import Simulation
import TextFormats

/// Where a replay first differed from its log.
public struct Divergence: Equatable, Sendable {
  public var tick: Int
  /// What the log holds.
  public var expected: String
  /// What the replay gave.
  public var found: String
  /// The last input before it; nil where there was none.
  public var input: SessionInput?
  /// What the screens show at that moment; where the log holds nothing of it, at the next of which it
  /// holds the cells.
  public var screens: ScreenDifference?
}

/// Two screens of one moment, as far as they are known.
public struct ScreenDifference: Equatable, Sendable {
  public var tick: Int
  /// The recorded one; nil where the log does not hold its cells.
  public var expected: Frame?
  public var found: Frame
  /// The rows that differ, from 0; nil where nothing is known of the recorded ones.
  public var rows: [Int]?

  init(at tick: Int, expected: Frame?, found: Frame, digests: RowDigests?) {
    self.tick = tick
    self.expected = expected
    self.found = found
    if let expected, expected.surface.rows == found.surface.rows,
      expected.surface.columns == found.surface.columns
    {
      rows = (0..<found.surface.rows).filter { expected.surface.row($0) != found.surface.row($0) }
    } else {
      rows = (expected.map(RowDigests.init) ?? digests)?.differences(from: RowDigests(found))
    }
  }

  /// Whether anything is known of the recorded one.
  var isRecorded: Bool { expected != nil || rows != nil }

  /// The first cell that differs, in reading order; nil where none does or the recorded cells are not
  /// known.
  public var cell: CellDifference? {
    guard let expected, let row = rows?.first else { return nil }
    for column in 0..<max(expected.surface.columns, found.surface.columns) {
      let (old, new) = (expected.surface.cell(column, row), found.surface.cell(column, row))
      if old != new { return CellDifference(column: column, row: row, expected: old, found: new) }
    }
    return nil
  }
}

/// A cell that is not what it was.
public struct CellDifference: Equatable, Sendable {
  public var column: Int
  public var row: Int
  /// nil where the recorded screen does not reach.
  public var expected: Cell?
  public var found: Cell?
}

extension Surface {
  fileprivate func cell(_ column: Int, _ row: Int) -> Cell? {
    bounds.contains(column: column, row: row) ? self[column: column, row: row] : nil
  }
}

extension Divergence: CustomStringConvertible {
  /// Several lines, with pictures for what could steer a terminal.
  public var description: String {
    var lines = [
      "diverged at tick \(tick)", "expected: \(expected.harmless(upTo: 400))",
      "found:    \(found.harmless(upTo: 400))",
    ]
    if let screens, let cell = screens.cell {
      let position = screens.tick == tick ? "" : " at tick \(screens.tick)"
      lines.append(
        "cell:     row \(cell.row + 1), column \(cell.column + 1)\(position): expected "
          + "\(cell.expected.summary), found \(cell.found.summary)")
    } else if let rows = screens?.rows, !rows.isEmpty {
      lines.append("rows:     \(Self.list(rows)) differ")
    }
    if let input { lines.append("after:    \(input) at tick \(input.tick)") }
    return lines.joined(separator: "\n")
  }

  /// Whether screens differ in cells that nobody knows.
  public var lacksRecordedCells: Bool {
    screens?.expected == nil && screens?.rows?.isEmpty == false
  }

  /// Such as `1, 4–7`, counted from 1.
  private static func list(_ rows: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for row in rows {
      if let last = ranges.last, last.upperBound + 1 == row {
        ranges[ranges.count - 1] = last.lowerBound...row
      } else {
        ranges.append(row...row)
      }
    }
    return ranges.map {
      $0.count == 1 ? "\($0.lowerBound + 1)" : "\($0.lowerBound + 1)–\($0.upperBound + 1)"
    }.joined(separator: ", ")
  }
}

extension Cell? {
  fileprivate var summary: String { self?.summary ?? "nothing" }
}

extension Cell {
  /// Such as `'A' #1C1C1E on #FFFFFF bold`.
  fileprivate var summary: String {
    let text = String(String.UnicodeScalarView(glyph.scalars)).harmless()
    let colors = "'\(text)' \(foreground.name) on \(background.name)"
    return ([colors] + attributes.names).joined(separator: " ")
  }
}

extension Color {
  fileprivate var name: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension TextAttributes {
  fileprivate var names: [String] {
    let all: [(TextAttributes, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underline, "underlined"), (.reverse, "reversed"),
      (.dim, "dim"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}
