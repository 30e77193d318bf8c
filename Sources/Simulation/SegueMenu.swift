internal import CellGraphics
internal import Narration
internal import NavigationKit
internal import Storyboards

/// The menu of code-triggered segues on the screen and of scenes that only code shows.
///
/// Without the app's code, nothing would perform these segues. The menu lets the user do so.
/// Entries have indices from 0: the segues first, then the scenes. The first nine can be chosen by
/// their number.
struct SegueMenu {
  /// A segue in the menu.
  struct Entry {
    var controller: any SceneController
    var segue: SceneDocument.Segue
    /// The name of the destination; nil if it is unknown.
    var destination: String?
  }

  /// The choice of the user.
  enum Choice {
    case segue(Entry)
    case scene(StoryboardBundle.CodeScene)
  }

  private(set) var entries: [Entry]
  /// The scenes that only code shows, listed after the segues.
  private(set) var scenes: [StoryboardBundle.CodeScene]
  private let words: StringTable
  /// The index of the selected entry.
  private(set) var selected = 0
  /// The entry under the pressed pointer; nil if the pointer is up or was pressed elsewhere.
  private var pressed: Int?

  /// Creates a menu of at least one segue or scene.
  init(
    _ entries: [Entry], scenes: [StoryboardBundle.CodeScene] = [],
    in words: StringTable = .english
  ) {
    self.entries = entries
    self.scenes = scenes
    self.words = words
  }

  /// The number of segues and scenes in the menu.
  var count: Int { entries.count + scenes.count }

  /// The selected segue or scene. Indices count the segues first.
  var chosen: Choice {
    selected < entries.count
      ? .segue(entries[selected]) : .scene(scenes[selected - entries.count])
  }

  /// Returns the text of an entry, such as `open → Settings` or `show Settings`.
  private func title(of index: Int) -> String {
    index < entries.count
      ? entries[index].title
      : words.label("hint.show", [.title: .name(scenes[index - entries.count].name)])
  }

  private var heading: String {
    let key = scenes.isEmpty ? "segues" : entries.isEmpty ? "scenes" : "seguesAndScenes"
    return " \(words.label("box.\(key)")) "
  }

  /// Moves the selection by a number of entries, at most to the first or the last one.
  mutating func move(_ step: Int) {
    selected = min(max(selected + step, 0), count - 1)
  }

  /// Selects the entry with a number, from 1; returns false if there is none.
  mutating func choose(_ number: Int) -> Bool {
    guard (1...count).contains(number) else { return false }
    selected = number - 1
    return true
  }

  /// Returns the hints of the status line while the menu is open.
  func hints(_ chrome: Chrome) -> [StatusLine.Hint] {
    // The first look ignores the scenes after the segues. Existing logs depend on this behaviour.
    let last = chrome == .first ? entries.count : count
    let arrows =
      (selected > 0 ? KeyBindings.menu.sign(of: .previous) : "")
      + (selected + 1 < last ? KeyBindings.menu.sign(of: .next) : "")
    return (arrows.isEmpty ? [] : [StatusLine.Hint(key: arrows, meaning: "choose")])
      + [
        StatusLine.Hint(
          key: KeyBindings.menu.sign(of: .perform), meaning: "perform", need: .navigation),
        StatusLine.Hint(
          key: KeyBindings.menu.sign(of: .close), meaning: "close", need: .navigation),
      ]
  }

  // MARK: - Pointer

  /// Remembers the pressed entry; returns false outside of the box.
  mutating func press(column: Int, row: Int, in screen: CellRect) -> Bool {
    guard let rect = rect(in: screen), rect.contains(column: column, row: row) else { return false }
    pressed = index(column: column, row: row, in: rect)
    return true
  }

  /// Selects the entry at which the pointer is released. Returns false if the pointer was pressed
  /// elsewhere.
  mutating func release(column: Int, row: Int, in screen: CellRect) -> Bool {
    defer { pressed = nil }
    guard let pressed, let rect = rect(in: screen),
      index(column: column, row: row, in: rect) == pressed
    else { return false }
    selected = pressed
    return true
  }

  /// Returns the index of the entry in a cell of the screen; nil outside of the visible entries.
  private func index(column: Int, row: Int, in rect: CellRect) -> Int? {
    let place = row - rect.row - 2
    guard rect.contains(column: column, row: row), visible(in: rect).indices.contains(place) else {
      return nil
    }
    return visible(in: rect)[place]
  }

  /// Returns the indices of the entries that fit into the box. The selected entry is always among
  /// them.
  private func visible(in rect: CellRect) -> [Int] {
    let room = max(1, rect.rows - 4)
    let first = min(max(0, selected - room + 1), max(0, count - room))
    return Array(first..<min(count, first + room))
  }

  // MARK: - Drawing

  /// The width of the box if the screen is wide enough.
  private static let wantedColumns = 64

  /// Returns the rectangle of the box; nil on a screen that is too small for it.
  func rect(in screen: CellRect) -> CellRect? {
    let columns = min(Self.wantedColumns, screen.columns)
    let rows = min(count + 4, screen.rows)
    guard columns >= 8, rows >= 3 else { return nil }
    return CellRect(
      column: (screen.columns - columns) / 2, row: (screen.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  /// Draws the menu in a rectangle that ``rect(in:)`` returned. Long titles are cut.
  func draw(
    onto canvas: inout Canvas, in rect: CellRect, colors: ChromeColors.Surface
  ) {
    canvas.fill(rect.asRect, with: colors.background)
    let (inner, border) = (rect.columns - 2, colors.border)
    put(border.top(columns: rect.columns), 0, 0, on: &canvas, rect, colors)
    for row in 1..<rect.rows - 1 {
      put(border.left, row, 0, on: &canvas, rect, colors)
      put(border.right, row, rect.columns - 1, on: &canvas, rect, colors)
    }
    put(border.bottom(columns: rect.columns), rect.rows - 1, 0, on: &canvas, rect, colors)
    put(heading, 0, 2, .bold, on: &canvas, rect, colors)
    for (row, index) in visible(in: rect).enumerated() {
      let number = index < 9 ? "\(index + 1) " : "  "
      let text = TextLine(" \(number)\(title(of: index)) ").cut(toColumns: inner)
      let padding = String(repeating: " ", count: inner - text.columns)
      put(
        TextLine(glyphs: text.glyphs + TextLine(padding).glyphs), row + 2, 1,
        index == selected ? [.reverse, .bold] : [], on: &canvas, rect, colors)
    }
  }

  private func put(
    _ text: String, _ row: Int, _ column: Int, _ attributes: TextAttributes = [],
    on canvas: inout Canvas, _ rect: CellRect, _ colors: ChromeColors.Surface
  ) {
    put(TextLine(text), row, column, attributes, on: &canvas, rect, colors)
  }

  /// Draws a text at a row and a column of the box, cut at its right edge.
  private func put(
    _ line: TextLine, _ row: Int, _ column: Int, _ attributes: TextAttributes,
    on canvas: inout Canvas, _ rect: CellRect, _ colors: ChromeColors.Surface
  ) {
    let line = line.cut(toColumns: rect.columns - column)
    guard row < rect.rows, line.columns > 0 else { return }
    let box = CellRect(
      column: rect.column + column, row: rect.row + row, columns: line.columns, rows: 1)
    canvas.draw(
      line, in: box.asRect, alignment: .leading, color: colors.foreground, attributes: attributes)
  }
}

extension SegueMenu.Entry {
  /// The text of the entry, such as `open → Settings`.
  fileprivate var title: String {
    switch segue.kind {
    case .unwind(let action): "\(segue.id) ↩ \(action)"
    default: "\(segue.id) → \(destination ?? segue.destination ?? "")"
    }
  }
}
