import CellGraphics
import NavigationKit

/// A pager like `less`, which draws cells and takes keys, and knows nothing of views.
final class Pager: HostedContent {
  private let lines: [String]
  private var first = 0
  private var rows = 1

  init(_ lines: [String]) { self.lines = lines }

  func draw(on surface: inout Surface) {
    rows = surface.rows
    first = min(first, max(0, lines.count - rows))
    for (row, line) in lines[first...].prefix(rows).enumerated() {
      surface.draw(
        TextLine(line), column: 1, row: row, color: .black, clip: surface.bounds,
        cutToColumns: max(0, surface.columns - 2))
    }
  }

  func handle(_ input: HostedInput) -> Bool {
    switch input {
    case .key(.arrow(.up)), .wheel(.up): scroll(by: -1)
    case .key(.arrow(.down)), .wheel(.down): scroll(by: 1)
    case .key(.pageUp): scroll(by: -rows)
    case .key(.pageDown), .activate: scroll(by: rows)
    default: false
    }
  }

  var keyHints: [KeyHint] { lines.count > rows ? [KeyHint(keys: "↑↓", meaning: "scroll")] : [] }

  /// Moves the text. Returns false if it is at its end.
  private func scroll(by rows: Int) -> Bool {
    let new = min(max(0, first + rows), max(0, lines.count - self.rows))
    guard new != first else { return false }
    first = new
    return true
  }
}
