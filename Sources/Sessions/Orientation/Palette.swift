internal import CellGraphics
internal import Narration
internal import Simulation

/// A list of commands and scenes that the user searches by typing.
///
/// Without text, all entries are listed in their order. Otherwise the best matches are first.
struct Palette {
  /// The reaction to a key or a click.
  ///
  /// The palette performs nothing itself. The session closes it before an entry runs, so that the
  /// command reaches the app.
  enum Reaction {
    /// The palette stays open, perhaps with another text or selection.
    case stays
    case closes
    case runs(PaletteEntry.Action)
    case quits
  }

  private let entries: [PaletteEntry]
  /// Indicates whether the user chooses a way to a scene. In a replay there is only its moment.
  private let offersWays: Bool
  /// The typed text.
  private(set) var query = ""
  /// The entries that match, the best one first, with their matched characters.
  private(set) var matches: [(entry: PaletteEntry, positions: [Int])] = []
  /// The index of the selected match.
  private(set) var selected = 0
  /// The number of matches that the last drawing had room for.
  private var room = 1

  /// Creates a palette that lists all entries and selects the first.
  init(_ entries: [PaletteEntry], offersWays: Bool) {
    (self.entries, self.offersWays) = (entries, offersWays)
    search()
  }

  /// Finds the entries for the typed text and selects the best one.
  ///
  /// Entries that match equally well keep their order.
  private mutating func search() {
    selected = 0
    guard !query.isEmpty else {
      matches = entries.map { ($0, []) }
      return
    }
    let found: [(index: Int, match: FuzzyMatch)] = entries.indices.compactMap { index in
      FuzzyMatch(query, in: entries[index].title).map { (index, $0) }
    }
    let sorted = found.sorted { a, b in
      a.match == b.match ? a.index < b.index : a.match < b.match
    }
    matches = sorted.map { (entries[$0.index], $0.match.positions) }
  }

  // MARK: - Input

  /// Performs a key of the palette. Other keys are ignored.
  ///
  /// Deleting in an empty text closes the palette. Running without a match has no effect. A page is
  /// one row shorter than the list, so that one entry stays in sight.
  mutating func receive(_ key: Key) -> Reaction {
    switch KeyBindings.palette[key] {
    case .insert(let character): type(String(character))
    case .deleteBackward:
      guard !query.isEmpty else { return .closes }
      query.removeLast()
      search()
    case .previous: move(by: -1)
    case .next: move(by: 1)
    case .pageUp: move(by: -max(1, room - 1))
    case .pageDown: move(by: max(1, room - 1))
    case .first: selected = 0
    case .last: selected = max(0, matches.count - 1)
    case .run:
      guard matches.indices.contains(selected) else { return .stays }
      return .runs(matches[selected].entry.action)
    case .runFromStart:
      guard matches.indices.contains(selected) else { return .stays }
      return .runs(matches[selected].entry.action.fromStart)
    case .close: return .closes
    case .quit: return .quits
    case nil: break
    }
    return .stays
  }

  /// Adds text without its control characters.
  mutating func type(_ text: String) {
    query += text.filter { character in
      !character.isNewline && character.unicodeScalars.allSatisfy { $0.value >= 32 }
    }
    search()
  }

  /// Moves the selection by some entries and stops at both ends.
  private mutating func move(by step: Int) {
    selected = min(max(selected + step, 0), max(0, matches.count - 1))
  }

  /// Runs the entry under a click; closes the palette for a click beside it.
  ///
  /// A click on the typed text, or on the upper or lower border, has no effect.
  mutating func press(column: Int, row: Int, in screen: CellRect) -> Reaction {
    let rect = rect(in: screen)
    guard rect.contains(column: column, row: row) else { return .closes }
    let index = first(in: rect) + row - rect.row - 2
    guard row >= rect.row + 2, row < rect.row + rect.rows - 1, matches.indices.contains(index)
    else { return .stays }
    return .runs(matches[index].entry.action)
  }

  /// Moves the selection by the rows of the wheel. The list follows the selection.
  mutating func turnWheel(by step: Int) { move(by: step) }

  // MARK: - Drawing

  /// The columns of the box, if the screen has as many.
  private static let usualColumns = 64

  /// Returns the rectangle of the box, near the upper edge as in editors.
  ///
  /// It has three rows more than there are matches, but at least 4, as far as the screen has them.
  /// In a screen of more than 8 rows, one row stays free above and below.
  func rect(in screen: CellRect) -> CellRect {
    let columns = min(Self.usualColumns, screen.columns)
    let rows = min(max(4, matches.count + 3), screen.rows - (screen.rows > 8 ? 2 : 0))
    return CellRect(
      column: (screen.columns - columns) / 2, row: screen.rows > 8 ? 1 : 0, columns: columns,
      rows: max(1, rows))
  }

  /// Returns the index of the entry in the first row of the list.
  ///
  /// The list scrolls just far enough to have the selected entry in its last row.
  private func first(in rect: CellRect) -> Int { max(0, selected - (rect.rows - 3) + 1) }

  /// Draws the palette into the rectangle of ``rect(in:)``.
  mutating func draw(
    onto canvas: inout Canvas, in rect: CellRect, colors: ChromeColors.Surface,
    _ words: StringTable
  ) {
    room = max(1, rect.rows - 3)
    let box = OverlayBox(
      title: words.label("palette.title"),
      hints: [
        ("↑↓", words.label("palette.choose")),
        (KeyBindings.palette.sign(of: .run), words.label("palette.run")),
      ] + wayHints(words) + [
        (KeyBindings.palette.sign(of: .close), words.label("palette.close"))
      ], colors: colors)
    box.draw(onto: &canvas, in: rect)
    guard rect.columns >= 6 else { return }
    let shown = query.suffix(max(0, rect.columns - 6))
    box.put(":\(shown)▏", row: 1, 2, .bold, on: &canvas, rect)
    if matches.isEmpty {
      box.put(words.label("palette.none"), row: 2, 2, .italic, on: &canvas, rect)
    }
    let first = first(in: rect)
    for (row, index) in (first..<min(matches.count, first + room)).enumerated() {
      draw(matches[index], isSelected: index == selected, row: row + 2, box, &canvas, rect)
    }
  }

  /// The key of the second way to the selected scene; empty for a command and in a replay.
  private func wayHints(_ words: StringTable) -> [(key: String, meaning: String)] {
    guard offersWays, matches.indices.contains(selected),
      case .scene = matches[selected].entry.action
    else { return [] }
    return [(KeyBindings.palette.sign(of: .runFromStart), words.label("palette.fromStart"))]
  }

  private func draw(
    _ match: (entry: PaletteEntry, positions: [Int]), isSelected: Bool, row: Int,
    _ box: OverlayBox, _ canvas: inout Canvas, _ rect: CellRect
  ) {
    let style: TextAttributes = isSelected ? .reverse : []
    let inner = rect.columns - 2
    box.put(String(repeating: " ", count: inner), row: row, 1, style, on: &canvas, rect)
    let detail = TextLine(match.entry.detail).cut(toColumns: inner / 3)
    let room = inner - 3 - detail.columns
    let title = TextLine(match.entry.title).cut(toColumns: max(0, room))
    box.put(title, row: row, 2, style, on: &canvas, rect)
    var column = 2
    for (index, character) in match.entry.title.enumerated() {
      let letter = TextLine(String(character))
      guard
        column + letter.columns <= 2 + title.columns
          - (title == TextLine(match.entry.title) ? 0 : 1)
      else { break }
      if match.positions.contains(index) {
        box.put(letter, row: row, column, style.union([.bold, .underline]), on: &canvas, rect)
      }
      column += letter.columns
    }
    box.put(
      detail, row: row, rect.columns - 2 - detail.columns, style.union(.bold), on: &canvas, rect)
  }
}
