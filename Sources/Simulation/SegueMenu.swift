internal import CellGraphics
internal import NavigationKit
internal import Storyboards

/// The segues of the scenes on the screen that nothing in the file triggers, and the scenes of all files
/// that only code shows: a box to choose from.
struct SegueMenu {
  struct Entry {
    var controller: any SceneController
    var segue: SceneDocument.Segue
    /// What people call the scene it leads to; nil where it is not known.
    var destination: String?
  }

  enum Choice {
    case segue(Entry)
    case scene(StoryboardBundle.CodeScene)
  }

  private(set) var entries: [Entry]
  /// After the segues.
  private(set) var scenes: [StoryboardBundle.CodeScene]
  private(set) var selected = 0
  /// The entry on which the pointer went down; nil while it is up, or went down elsewhere.
  private var pressed: Int?

  /// At least one of either.
  init(_ entries: [Entry], scenes: [StoryboardBundle.CodeScene] = []) {
    self.entries = entries
    self.scenes = scenes
  }

  var count: Int { entries.count + scenes.count }

  var chosen: Choice {
    selected < entries.count
      ? .segue(entries[selected]) : .scene(scenes[selected - entries.count])
  }

  private func title(of index: Int) -> String {
    index < entries.count ? entries[index].title : "show \(scenes[index - entries.count].name)"
  }

  private var heading: String {
    if scenes.isEmpty { return " Segues that only code performs " }
    return entries.isEmpty ? " Scenes that only code shows " : " Segues and scenes for code alone "
  }

  mutating func move(_ step: Int) {
    selected = min(max(selected + step, 0), count - 1)
  }

  /// - Parameter number: From 1.
  mutating func choose(_ number: Int) -> Bool {
    guard (1...count).contains(number) else { return false }
    selected = number - 1
    return true
  }

  /// What keys do while the menu is open.
  var hints: [StatusLine.Hint] {
    let arrows =
      (selected > 0 ? KeyBindings.menu.sign(of: .previous) : "")
      + (selected + 1 < entries.count ? KeyBindings.menu.sign(of: .next) : "")
    return (arrows.isEmpty ? [] : [StatusLine.Hint(key: arrows, meaning: "choose")])
      + [
        StatusLine.Hint(
          key: KeyBindings.menu.sign(of: .perform), meaning: "perform", need: .way),
        StatusLine.Hint(key: KeyBindings.menu.sign(of: .close), meaning: "close", need: .way),
      ]
  }

  // MARK: - Pointer

  /// Notes the entry that is pressed; answers false beside the box.
  mutating func press(column: Int, row: Int, in screen: CellRect) -> Bool {
    guard let rect = rect(in: screen), rect.contains(column: column, row: row) else { return false }
    pressed = index(column: column, row: row, in: rect)
    return true
  }

  /// Selects the entry on which the pointer is let go, if it went down there; answers whether it did.
  mutating func release(column: Int, row: Int, in screen: CellRect) -> Bool {
    defer { pressed = nil }
    guard let pressed, let rect = rect(in: screen),
      index(column: column, row: row, in: rect) == pressed
    else { return false }
    selected = pressed
    return true
  }

  private func index(column: Int, row: Int, in rect: CellRect) -> Int? {
    let place = row - rect.row - 2
    guard rect.contains(column: column, row: row), visible(in: rect).indices.contains(place) else {
      return nil
    }
    return visible(in: rect)[place]
  }

  /// The numbers of the entries that there is room for.
  private func visible(in rect: CellRect) -> [Int] {
    let room = max(1, rect.rows - 4)
    let first = min(max(0, selected - room + 1), max(0, count - room))
    return Array(first..<min(count, first + room))
  }

  // MARK: - Looks

  private static let wantedColumns = 64

  /// Where it stands; nil on a screen too small to show anything of it.
  func rect(in screen: CellRect) -> CellRect? {
    let columns = min(Self.wantedColumns, screen.columns)
    let rows = min(count + 4, screen.rows)
    guard columns >= 8, rows >= 3 else { return nil }
    return CellRect(
      column: (screen.columns - columns) / 2, row: (screen.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  func draw(
    onto canvas: inout Canvas, in rect: CellRect, colors: ChromeColors.Surface
  ) {
    canvas.fill(rect.asRect, with: colors.background)
    let inner = rect.columns - 2
    put("╭" + String(repeating: "─", count: inner) + "╮", 0, 0, on: &canvas, rect, colors)
    for row in 1..<rect.rows - 1 {
      put("│", row, 0, on: &canvas, rect, colors)
      put("│", row, rect.columns - 1, on: &canvas, rect, colors)
    }
    put(
      "╰" + String(repeating: "─", count: inner) + "╯", rect.rows - 1, 0, on: &canvas, rect, colors)
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
  /// Such as `open → Settings`.
  fileprivate var title: String {
    switch segue.kind {
    case .unwind(let action): "\(segue.id) ↩ \(action)"
    default: "\(segue.id) → \(destination ?? segue.destination ?? "")"
    }
  }
}
