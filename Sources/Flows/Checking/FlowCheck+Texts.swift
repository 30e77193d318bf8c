import CellGraphics
import InterfaceBuilder
import Storyboards
import TextFormats

/// Finds texts that are cut off on a terminal of 80 × 24.
///
/// A text is reported only if the file proves it: by a frame in proportion to the canvas, or by a
/// line that is longer than the screen.
extension FlowCheck {
  private static let screen = (columns: 80, rows: 23)
  /// The columns of a row of a list that its title cannot use.
  private static let rowMargin = 2
  /// The columns for an action of an alert, and of an action sheet.
  private static let (alertColumns, sheetColumns) = (40, 76)

  /// Reports the texts that are too long, except titles and prompts. ``checkTitles(_:)`` reports
  /// those, because it needs the stacks.
  mutating func checkTexts() {
    for scene in flow.scenes.indices where !isInStoryboard(scene) {
      let outline = reading.outline(of: scene)
      checkViews(of: scene, outline)
      checkRows(of: scene, outline.sections)
      checkBars(of: scene, outline)
      checkAlert(scene, outline)
    }
    for (number, file) in reading.files.enumerated() {
      guard let file, case .storyboard(let storyboard) = file.content else { continue }
      checkLabels(in: number, storyboard)
    }
  }

  /// Checks the views of a scene. Without a canvas of a positive size nothing is checked.
  private mutating func checkViews(of scene: Int, _ outline: SceneOutline.Scene) {
    guard let canvas = outline.canvas ?? reading.outlines[flow.scenes[scene].place.file].canvas,
      let width = canvas.width, let height = canvas.height, width > 0, height > 0
    else { return }
    for view in outline.views {
      var room = Room(columns: Self.screen.columns)
      // An autoresizing mask or constraints can give the view any size.
      if let frame = view.frame, !view.isAutoresizing, !outline.isInRows,
        let frameWidth = frame.width, let frameHeight = frame.height
      {
        // The part beyond the edges of the screen is not visible.
        let (x, y) = (frame.x ?? 0, frame.y ?? 0)
        let seenWidth = min(x + frameWidth, width) - max(x, 0)
        let seenHeight = min(y + frameHeight, height) - max(y, 0)
        guard seenWidth > 0, seenHeight > 0 else { continue }
        room.columns = Self.cells(seenWidth / width, of: room.columns)
        room.rows = Self.cells(seenHeight / height, of: Self.screen.rows)
      }
      check(view, of: scene, room)
    }
  }

  /// The space for a view.
  private struct Room {
    var columns: Int
    /// The number of rows; nil for no limit.
    var rows: Int?
  }

  /// Checks a view and the views inside it.
  ///
  /// - Parameter room: The space that the view has at most.
  private mutating func check(_ view: SceneOutline.View, of scene: Int, _ room: Room) {
    var room = room
    if let width = view.width { room.columns = min(room.columns, max(width, 1)) }
    switch view.kind {
    case .label: checkLabel(view, of: scene, room)
    // A button is never narrower than its title.
    case .button: checkLine(view.title, at: view.offset, of: scene, Self.screen.columns)
    case .segmentedControl:
      // The segments are side by side, with a line between each two.
      let texts = view.segments
      let needed = texts.reduce(texts.count - 1) { $0 + TextLine($1).columns }
      if needed > Self.screen.columns {
        addText(
          scene, view.offset, texts.joined(separator: "|"), needed, Self.screen.columns, 1)
      }
    case .textField: checkLine(view.placeholder, at: view.offset, of: scene, room.columns)
    case .stackView, .scrollView:
      for child in view.views { check(child, of: scene, Room(columns: room.columns)) }
    case .tableView: checkRows(of: scene, view.sections, columns: room.columns)
    // Other views show no text, or a text that scrolls.
    default: break
    }
  }

  /// Checks a label. A label with several lines is checked only if its height is known.
  ///
  /// A text is measured in columns of the terminal, where a wide character takes two.
  private mutating func checkLabel(_ label: SceneOutline.View, of scene: Int, _ room: Room) {
    guard let text = label.text else { return }
    let wanted = label.lines ?? 1
    var rows = 1
    if wanted != 1 {
      guard let most = room.rows else { return }
      rows = wanted <= 0 ? most : min(most, wanted)
    }
    let lines = Self.lines(of: text)
    if lines.count > rows {
      return addText(
        scene, label.offset, text,
        "has \(lines.count) lines; \(rows == 1 ? "1 is" : "\(rows) are") available")
    }
    // Each line of the text begins a new row.
    let needed = lines.reduce(0) { sum, line in
      sum + max(1, (TextLine(line).columns + room.columns - 1) / room.columns)
    }
    guard needed > rows else { return }
    addText(
      scene, label.offset, text, lines.reduce(0) { $0 + TextLine($1).columns }, room.columns, rows)
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// Checks a text of one line.
  ///
  /// - Parameters:
  ///   - text: The text; nil is not checked.
  ///   - offset: The offset of the object with the text.
  ///   - scene: The scene.
  ///   - columns: The available columns.
  private mutating func checkLine(
    _ text: String?, at offset: Int, of scene: Int, _ columns: Int
  ) {
    guard let text else { return }
    let needed = TextLine(text).columns
    if needed > columns { addText(scene, offset, text, needed, columns, 1) }
  }

  // MARK: - Bars and alerts

  private mutating func checkBars(of scene: Int, _ outline: SceneOutline.Scene) {
    for bar in [outline.leftBarButtons, outline.rightBarButtons, outline.toolbar] {
      for button in bar {
        checkLine(button.title, at: button.offset, of: scene, Self.screen.columns)
      }
    }
  }

  /// Checks the actions of an alert. The title and message of an alert are wrapped; its actions are
  /// not.
  private mutating func checkAlert(_ scene: Int, _ outline: SceneOutline.Scene) {
    guard flow.scenes[scene].kind == .alertController else { return }
    let room = outline.isActionSheet ? Self.sheetColumns : Self.alertColumns
    for action in outline.actions { checkLine(action.title, at: action.offset, of: scene, room) }
  }

  /// Adds a finding with the needed and the available columns.
  private mutating func addText(
    _ scene: Int, _ offset: Int, _ text: String, _ needed: Int, _ columns: Int, _ rows: Int
  ) {
    let room = rows > 1 ? "\(rows) lines of \(columns) columns" : "\(columns) columns"
    addText(scene, offset, text, "needs \(needed) columns; \(room) are available")
  }

  private mutating func addText(_ scene: Int, _ offset: Int, _ text: String, _ what: String) {
    let position = position(of: offset, in: flow.scenes[scene].place.file)
    add(.textTooLong, scene: scene, place: position, "\(quoted(text)) \(what)")
  }

  /// Checks the titles and prompts of scenes on stacks.
  mutating func checkTitles(_ scenes: some Sequence<Int>) {
    for scene in scenes where !isInStoryboard(scene) {
      let outline = reading.outline(of: scene)
      checkLine(outline.title, at: outline.offset, of: scene, Self.screen.columns)
      checkLine(outline.prompt, at: outline.offset, of: scene, Self.screen.columns)
    }
  }

  /// Checks headers, titles and details of a list.
  ///
  /// - Parameter columns: The columns of the list.
  private mutating func checkRows(
    of scene: Int, _ sections: [SceneOutline.Section], columns: Int = screen.columns
  ) {
    let room = max(1, columns - Self.rowMargin)
    for section in sections {
      checkLine(section.header, at: section.offset, of: scene, room)
      for row in section.describedRows {
        checkLine(row.title, at: row.offset, of: scene, room)
        checkSides(of: row, of: scene, room)
        if row.detailPlace != .nowhere {
          checkLine(row.detail, at: row.offset, of: scene, room)
        }
      }
    }
  }

  /// Checks a title and its detail on one line, with a space between them.
  private mutating func checkSides(of row: SceneOutline.Row, of scene: Int, _ columns: Int) {
    guard row.detailPlace == .besideTitle, let title = row.title, let detail = row.detail else {
      return
    }
    let (left, right) = (TextLine(title).columns, TextLine(detail).columns)
    guard max(left, right) <= columns, left + 1 + right > columns else { return }
    addText(scene, row.offset, "\(title) \(detail)", left + 1 + right, columns, 1)
  }

  /// Checks labels and buttons of a storyboard. They can use all 80 columns.
  private mutating func checkLabels(in file: Int, _ storyboard: InterfaceBuilderOutline) {
    let own = flow.scenes.indices.filter { flow.scenes[$0].place.file == file }
    let scenes = Dictionary(own.map { (reading.outline(of: $0).offset, $0) }) { first, _ in first }
    for label in storyboard.longTexts {
      let needed = Self.lines(of: label.text).map { TextLine($0).columns }.max() ?? 0
      guard needed > Self.screen.columns, let scene = scenes[label.scene] else { continue }
      add(
        .textTooLong, scene: scene, place: position(of: label.offset, in: file),
        "\(quoted(label.text)) needs \(needed) columns on one line; \(Self.screen.columns) are "
          + "available")
    }
  }

  private func position(of offset: Int, in file: Int) -> Flow.Place {
    let position =
      reading.files[file]?.content.position(at: offset) ?? SourcePosition(line: 1, column: 1)
    return Flow.Place(file: file, line: position.line, column: position.column)
  }

  /// Returns the largest number of cells for a part of the screen, for all ways to round its edges.
  ///
  /// A frame can begin within a cell. The true number of cells is then at most one more than the
  /// rounded-up length.
  private static func cells(_ share: Double, of cells: Int) -> Int {
    let exact = (share * Double(cells)).rounded(.up)
    return max(1, min(Int(cells: exact) + 1, 1_000_000))
  }
}
