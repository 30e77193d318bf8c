public import CellGraphics
public import TerminalUI

/// Compares a composed surface with a terminal's screen, cell by cell.
public final class ScreenComparison {
  private let depth: ColorDepth
  /// The largest distance in OKLab between a wanted colour and a shown one, in truecolor.
  private let tolerance: Double
  /// The numbers of colours asked for before.
  private var known: [Color: Int] = [:]

  public init(depth: ColorDepth = .truecolor, tolerance: Double = 0) {
    self.depth = depth
    self.tolerance = tolerance
  }

  /// The numbers of the probe's six colours, by hand: xterm's cube starts at 16 with steps of 36, 6
  /// and 1, its greys at 232 with 8 + 10 n.
  private static let numbers: [ColorDepth: [UInt32: Int]] = [
    .palette256: [
      0x000000: 16, 0xFFFFFF: 231, 0xFF0000: 196, 0x00FF00: 46, 0x0000FF: 21, 0x808080: 244,
    ],
    .palette16: [
      0x000000: 0, 0xFFFFFF: 15, 0xFF0000: 9, 0x00FF00: 10, 0x0000FF: 4, 0x808080: 8,
    ],
    .palette8: [0x000000: 0, 0xFFFFFF: 7, 0xFF0000: 1, 0x00FF00: 2, 0x0000FF: 4, 0x808080: 7],
  ]

  /// Returns the first place where the two differ; nil when the terminal shows `surface`.
  public func difference(_ surface: Surface, _ terminal: TestTerminal) -> String? {
    guard (terminal.columns, terminal.rows) == (surface.columns, surface.rows) else {
      return "another size"
    }
    for row in 0..<surface.rows {
      for column in 0..<surface.columns {
        let wanted = surface[column: column, row: row]
        let found = terminal.cell(column: column, row: row)
        if let what = difference(wanted, found) {
          return "column \(column), row \(row), \(what): wanted \(wanted), found \(found)"
        }
      }
    }
    return nil
  }

  private func difference(_ wanted: Cell, _ found: TestTerminal.Cell) -> String? {
    if wanted.glyph == .continuation { return found.text.isEmpty ? nil : "half a glyph" }
    let text = String(String.UnicodeScalarView(wanted.glyph.scalars))
    // A terminal erases a cell to nothing where a space would look the same.
    let isBlank = text == " "
    if isBlank ? !["", " "].contains(found.text) : found.text != text { return "text" }
    if found.columns != wanted.glyph.columns { return "width" }
    let colors = colors(of: wanted)
    if !isAlike(found.background, colors.background) { return "background" }
    let hasInk = !isBlank || !wanted.attributes.isDisjoint(with: [.underline, .reverse])
    guard hasInk else { return nil }
    if !isAlike(found.foreground, colors.foreground) { return "foreground" }
    // libvterm knows nothing of dim.
    let attributes = [
      found.isBold == wanted.attributes.contains(.bold),
      found.isItalic == wanted.attributes.contains(.italic),
      found.isUnderlined == wanted.attributes.contains(.underline),
      found.isReversed == wanted.attributes.contains(.reverse),
    ]
    return attributes.contains(false) ? "attributes" : nil
  }

  /// Indicates whether two colours are equal, or at most the tolerance apart.
  private func isAlike(_ a: TestTerminal.CellColor, _ b: TestTerminal.CellColor) -> Bool {
    guard tolerance > 0, case .rgb(let first) = a, case .rgb(let second) = b else { return a == b }
    return Color(rgb: first).difference(from: Color(rgb: second)) <= tolerance
  }

  /// Returns the expected colours of a cell. The text of a reversed cell has the background's.
  private func colors(
    of cell: Cell
  ) -> (foreground: TestTerminal.CellColor, background: TestTerminal.CellColor) {
    guard cell.attributes.contains(.reverse) else { return (ink(of: cell), color(cell.background)) }
    var swapped = cell
    (swapped.foreground, swapped.background) = (cell.background, cell.foreground)
    return (color(cell.foreground), ink(of: swapped))
  }

  /// Returns the expected foreground of a cell. The foreground never has the number of the
  /// background, unless both are the same colour, and a legible text stays legible. Blocks and
  /// shades act as backgrounds, so neither applies to them.
  private func ink(of cell: Cell) -> TestTerminal.CellColor {
    let plain = color(cell.foreground)
    guard case .index(let number) = plain, case .index(let behind) = color(cell.background),
      cell.foreground.rgb != cell.background.rgb,
      !cell.glyph.scalars.allSatisfy({ ("\u{2580}"..."\u{259F}").contains($0) })
    else { return plain }
    let isLegible = cell.foreground.contrast(with: cell.background) >= 4.5
    let shown = palette.colors[number].contrast(with: palette.colors[behind])
    guard number == behind || isLegible && shown < 4.5 else { return plain }
    return .index(palette.indices(ofText: cell.foreground, on: cell.background).foreground)
  }

  private func color(_ color: Color) -> TestTerminal.CellColor {
    switch depth {
    case .truecolor: .rgb(color.rgb)
    case .monochrome: .standard
    case .palette8, .palette16, .palette256:
      .index(number(color))
    }
  }

  private func number(_ color: Color) -> Int {
    if let number = known[color] { return number }
    let number = Self.numbers[depth]?[color.rgb] ?? palette.nearestIndex(to: color)
    known[color] = number
    return number
  }

  private var palette: Palette {
    switch depth {
    case .palette8: .ansi8
    case .palette16: .ansi16
    default: .xterm256
    }
  }
}

extension TestTerminal {
  /// Waits until every cell is that of `surface`, at `depth`.
  public func wait(for surface: Surface, depth: ColorDepth = .truecolor, _ what: String) throws {
    try wait(for: surface, ScreenComparison(depth: depth), what)
  }

  /// The most blocks of output that are read between two comparisons.
  private static let mostBlocks = 256

  /// Waits until every cell is that of `surface`, as `comparison` sees it.
  public func wait(
    for surface: Surface, _ comparison: ScreenComparison, _ what: String
  ) throws {
    do {
      try wait(for: what) {
        // A comparison takes longer than a block of output, and a frame may have hundreds of them.
        var blocks = 0
        while blocks < Self.mostBlocks, readOutput(within: 0) { blocks += 1 }
        return comparison.difference(surface, self) == nil
      }
    } catch {
      throw Mismatch(
        description: "\(error)\n\(comparison.difference(surface, self) ?? "no difference")")
    }
  }
}

private struct Mismatch: Error, CustomStringConvertible {
  var description: String
}
