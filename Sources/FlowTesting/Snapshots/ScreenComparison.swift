public import CellGraphics
public import Narration
public import Simulation
internal import TextFormats

/// The comparison of a screen with a recorded one, as a text that reads in a pull request.
///
/// ```swift
/// let frame = Frame(surface: Surface(columns: 3, rows: 1), panels: [])
/// let text = ScreenComparison.text(of: frame)
/// precondition(text.hasPrefix("3 columns, 1 rows"))
/// let same = try ScreenComparison(recorded: text, found: text)
/// precondition(same.cells.isEmpty)
/// ```
public struct ScreenComparison: Sendable {
  /// A cell that differs.
  public struct Place: Hashable, Sendable {
    /// The column, from 0.
    public var column: Int
    /// The row, from 0.
    public var row: Int
  }

  /// The recorded screen.
  let old: Snapshot
  /// The new screen.
  let new: Snapshot
  /// The cells that differ, row by row.
  public let cells: [Place]

  /// Compares two texts of screens.
  ///
  /// - Throws: ``FlowRunner/FileError`` if a text is not that of a screen.
  public init(recorded: String, found: String) throws(FlowRunner.FileError) {
    do throws(SnapshotError) {
      (old, new) = (try Snapshot(text: recorded), try Snapshot(text: found))
    } catch {
      throw FlowRunner.FileError("the snapshot cannot be read: \(error.description)")
    }
    var cells: [Place] = []
    for row in 0..<max(old.rows, new.rows) {
      for column in 0..<max(old.columns, new.columns) {
        if Self.cell(old, column, row) != Self.cell(new, column, row) {
          cells.append(Place(column: column, row: row))
        }
      }
    }
    self.cells = cells
  }

  /// Returns the text of a screen: its rows, its styles, and the styles of each row.
  public static func text(of frame: Frame) -> String { Snapshot(frame).text }

  static func cell(_ snapshot: Snapshot, _ column: Int, _ row: Int) -> Snapshot.Cell? {
    guard column < snapshot.columns, row < snapshot.rows else { return nil }
    return snapshot[column, row]
  }

  /// The runs of cells that differ, each in one row.
  public var marks: [CellRect] {
    var rects: [CellRect] = []
    for place in cells {
      if let last = rects.last, last.row == place.row, last.endColumn == place.column {
        rects[rects.count - 1].columns += 1
      } else {
        rects.append(CellRect(column: place.column, row: place.row, columns: 1, rows: 1))
      }
    }
    return rects
  }

  /// Returns the difference in words: how many cells differ, and the first of them.
  ///
  /// - Parameter words: The words of a language.
  public func summary(in words: StringTable = .english) -> String {
    if (old.columns, old.rows) != (new.columns, new.rows) {
      return words.label(
        "review.size",
        [
          .value: .name("\(new.columns)x\(new.rows)"), .detail: .name("\(old.columns)x\(old.rows)"),
        ])
    }
    guard let first = cells.first else { return words.label("review.equal") }
    func cell(_ snapshot: Snapshot) -> Sentence.Value {
      .name(Self.words(Self.cell(snapshot, first.column, first.row), words))
    }
    return words.label(
      "review.differs",
      [
        .count: .number(cells.count), .number: .number(first.column), .row: .number(first.row),
        .value: cell(new), .detail: cell(old),
      ])
  }

  /// The different changes of cells without their places. Equal changes of several screens are reviewed as
  /// one.
  public var signature: String {
    let lines = cells.map { place in
      Self.words(Self.cell(old, place.column, place.row)) + " → "
        + Self.words(Self.cell(new, place.column, place.row))
    }
    return Set(lines).sorted().joined(separator: "\n")
  }

  private static func words(_ cell: Snapshot.Cell?, _ table: StringTable = .english) -> String {
    guard let cell else { return table.label("review.noCell") }
    let text = String(String.UnicodeScalarView(cell.glyph.scalars))
    return "\(FlowResult.quotedGlyph(text)) \(cell.style.description)"
  }
}

extension FlowResult {
  /// Returns the glyph of a cell between quotation marks.
  static func quotedGlyph(_ text: String) -> String { "'\(text.harmless())'" }
}
