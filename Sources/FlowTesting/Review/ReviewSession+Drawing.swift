internal import CellGraphics
internal import Narration
public import Simulation
internal import TextFormats

extension ReviewSession {
  private static let paper = Color(rgb: 0xFFFFFF)
  private static let ink = Color(rgb: 0x202020)
  private static let bar = Color(rgb: 0xE0E0E8)
  private static let changed = Color(rgb: 0xFFD60A)
  private static let grey = Color(rgb: 0xB0B0B0)

  /// Returns the screen: the name of the snapshot, the screens, and the keys.
  public func frame() -> Frame {
    var surface = Surface(
      columns: size.columns, rows: size.rows, filledWith: Cell(background: Self.paper))
    draw(title, row: 0, &surface, background: Self.bar)
    draw(item.summary(in: words), row: 1, &surface, background: Self.paper)
    let isWide = size.columns >= item.comparison.new.columns * 2 + 1
    if isBlinking {
      drawScreen(showsOldInBlink ? .old : .new, column: 0, &surface)
    } else if view == .both, isWide, !item.isNew {
      drawScreen(.old, column: 0, &surface)
      drawScreen(.new, column: item.comparison.old.columns + 1, &surface)
    } else if view == .both {
      drawScreen(item.isNew ? .new : .difference, column: 0, &surface)
    } else {
      drawScreen(view, column: 0, &surface)
    }
    draw(
      " " + (problem.isEmpty ? keys : problem.harmless(upTo: 200)), row: size.rows - 1, &surface,
      background: Self.bar)
    return Frame(
      surface: surface, panels: [Frame.Panel(id: "review", rect: surface.bounds)])
  }

  /// The position, the name of the snapshot, and the number of equal changes.
  private var title: String {
    var arguments: [Sentence.Argument: Sentence.Value] = [
      .position: .number(index + 1), .number: .number(items.count),
      .title: .name(item.path.harmless(upTo: 200)),
    ]
    guard groupCount > 1 else { return words.label("review.title", arguments) }
    arguments[.count] = .number(groupCount)
    return words.label("review.titleOfGroup", arguments)
  }

  private var keys: String {
    groupCount > 1
      ? words.label("review.keysOfGroup", [.number: .number(groupCount)])
      : words.label("review.keys")
  }

  private func draw(_ text: String, row: Int, _ surface: inout Surface, background: Color) {
    guard row >= 0, row < size.rows else { return }
    surface.fill(CellRect(column: 0, row: row, columns: size.columns, rows: 1), with: background)
    surface.draw(TextLine(text), column: 0, row: row, color: Self.ink, clip: surface.bounds)
  }

  /// Draws a screen from row 3 on, below its title. Changed cells have a yellow background in the
  /// difference, and a mark in the row's margin in the others.
  private func drawScreen(_ view: View, column: Int, _ surface: inout Surface) {
    let snapshot = view == .old ? item.comparison.old : item.comparison.new
    let title =
      switch view {
      case .old: "review.recorded"
      case .new, .both: item.isNew ? "review.new" : "review.now"
      case .difference: "review.difference"
      }
    surface.draw(
      TextLine(words.label(title)), column: column, row: 2, color: Self.grey, clip: surface.bounds)
    let changed = Set(item.comparison.cells)
    for row in 0..<snapshot.rows where row + 3 < size.rows - 1 {
      for index in 0..<snapshot.columns where column + index < size.columns {
        let cell = snapshot[index, row]
        guard cell.glyph != .continuation else { continue }
        let background = Color(rgb: cell.style.background)
        var drawn = Cell(
          glyph: cell.glyph, foreground: cell.style.foreground.map { Color(rgb: $0) } ?? background,
          background: background, attributes: cell.style.attributes)
        let isChanged = changed.contains(ScreenComparison.Place(column: index, row: row))
        if view == .difference {
          drawn.background = isChanged ? Self.changed : Self.paper
          drawn.foreground = isChanged ? Self.ink : Self.grey
        } else if isChanged, !isBlinking, !item.isNew {
          drawn.attributes.insert(.underline)
        }
        surface[column: column + index, row: row + 3] = drawn
      }
    }
  }
}
