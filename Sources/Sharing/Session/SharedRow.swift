public import CellGraphics

/// A row of the screen as runs of cells with equal colours and attributes.
public struct SharedRow: Hashable, Sendable {
  /// The runs from left to right. They cover the row without gaps.
  public var runs: [Run]
  /// The runs in the dark appearance, if the row is for both appearances and its characters differ
  /// there; otherwise empty.
  public var dark: [Run] = []

  /// Neighbouring cells with the same colours and attributes.
  public struct Run: Hashable, Sendable {
    /// The characters. A run of blanks has spaces.
    public var text: String
    /// The first column.
    public var column: Int
    /// The number of columns.
    public var columns: Int
    /// The colour of the characters, as `0xRRGGBB`, after a reversal.
    public var foreground: UInt32
    /// The colour behind them, as `0xRRGGBB`, after a reversal.
    public var background: UInt32
    /// Bold, dim, italic and underline.
    public var attributes: TextAttributes
    /// Indicates whether the run has only spaces, without a line under them.
    public var isBlank: Bool
    /// The colours in the dark appearance, if the run is for both appearances; otherwise nil.
    public var dark: Colors?
  }

  /// The colours of a run, as `0xRRGGBB`.
  public struct Colors: Hashable, Sendable {
    /// The colour of the characters.
    public var foreground: UInt32
    /// The colour behind them.
    public var background: UInt32
  }

  /// The text of the row without spaces at its end.
  public var text: String {
    var text = runs.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Creates the runs of a row of cells.
  init(_ cells: some Sequence<Cell>) {
    runs = []
    var scalars = String.UnicodeScalarView()
    for (column, cell) in cells.enumerated() {
      guard cell.glyph.columns > 0 else {
        if !runs.isEmpty { runs[runs.count - 1].columns += 1 }
        continue
      }
      let run = Run(cell, column: column)
      if let last = runs.last, last.hasStyle(of: run) {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].isBlank = last.isBlank && run.isBlank
      } else {
        Self.close(&runs, &scalars)
        runs.append(run)
      }
      scalars.append(contentsOf: cell.glyph.scalars)
    }
    Self.close(&runs, &scalars)
  }

  private static func close(_ runs: inout [Run], _ scalars: inout String.UnicodeScalarView) {
    guard !runs.isEmpty else { return }
    runs[runs.count - 1].text = String(scalars)
    scalars = String.UnicodeScalarView()
  }
}

extension SharedRow.Run {
  /// Creates the run of one cell, without its text. A blank has the colours of a blank: its
  /// foreground is that of its background, so that all blanks of a background join.
  init(_ cell: Cell, column: Int) {
    let isReversed = cell.attributes.contains(.reverse)
    let colors = (cell.foreground.rgb, cell.background.rgb)
    background = isReversed ? colors.0 : colors.1
    isBlank = cell.glyph == .blank && !cell.attributes.contains(.underline)
    foreground = isBlank ? background : isReversed ? colors.1 : colors.0
    attributes =
      isBlank ? [] : cell.attributes.intersection([.bold, .dim, .italic, .underline])
    (text, self.column, columns) = ("", column, 1)
  }

  fileprivate func hasStyle(of other: Self) -> Bool {
    background == other.background && foreground == other.foreground
      && attributes == other.attributes && isBlank == other.isBlank
  }
}
