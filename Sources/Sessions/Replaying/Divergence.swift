public import CellGraphics
public import Simulation
import TextFormats

/// The first difference between a replay and its log.
public struct Divergence: Equatable, Sendable {
  /// The tick of the difference.
  public var tick: Int
  /// A description of the recorded event or screen.
  public var expected: String
  /// A description of the replayed event or screen.
  public var found: String
  /// The last input before the difference; nil if there was none.
  public var input: SessionInput?
  /// The recorded and the replayed screen at the difference.
  ///
  /// If the log has no screen for that tick, the next recorded screen is compared. The value is nil
  /// if there is no later screen.
  public var screens: ScreenDifference?
}

/// A recorded and a replayed screen of the same tick.
public struct ScreenDifference: Equatable, Sendable {
  /// The tick of both screens.
  public var tick: Int
  /// The recorded screen; nil if the log does not have its cells.
  public var expected: Frame?
  /// The replayed screen.
  public var found: Frame
  /// The indexes of the rows that differ, from 0; nil if nothing is known of the recorded rows.
  public var rows: [Int]?

  /// Finds the rows that differ: from the expected frame, or from row digests if the log has no
  /// frame.
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

  /// Indicates whether anything is known of the recorded screen.
  var isRecorded: Bool { expected != nil || rows != nil }

  /// The first cell that differs, row by row from the left; nil if no cell differs or the recorded
  /// cells are unknown.
  ///
  /// Takes time proportional to the cells of one row.
  public var cell: CellDifference? {
    guard let expected, let row = rows?.first else { return nil }
    for column in 0..<max(expected.surface.columns, found.surface.columns) {
      let (old, new) = (expected.surface.cell(column, row), found.surface.cell(column, row))
      if old != new { return CellDifference(column: column, row: row, expected: old, found: new) }
    }
    return nil
  }
}

/// A cell with its recorded and its replayed contents.
public struct CellDifference: Equatable, Sendable {
  /// The column from the left, from 0.
  public var column: Int
  /// The row from the top, from 0.
  public var row: Int
  /// The recorded cell; nil outside the recorded screen.
  public var expected: Cell?
  /// The replayed cell; nil outside the replayed screen.
  public var found: Cell?
}

extension Surface {
  fileprivate func cell(_ column: Int, _ row: Int) -> Cell? {
    bounds.contains(column: column, row: row) ? self[column: column, row: row] : nil
  }
}

extension Divergence: CustomStringConvertible {
  /// Several lines: the tick, what was expected, what was found, the first cell or the rows that
  /// differ, and the input before.
  ///
  /// Control characters are replaced by symbols.
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

  /// A Boolean value that indicates whether rows differ whose recorded cells are unknown.
  public var lacksRecordedCells: Bool {
    screens?.expected == nil && screens?.rows?.isEmpty == false
  }

  /// Returns row numbers such as `1, 4–7`, counted from 1.
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
  fileprivate var summary: String { self?.summary ?? "no cell (outside the screen)" }
}

extension Cell {
  /// A text such as `'A' #1C1C1E on #FFFFFF bold`.
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
