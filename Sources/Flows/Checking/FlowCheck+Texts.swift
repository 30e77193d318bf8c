import CellGraphics
import Storyboards

/// Texts that are cut off on a terminal of 80 × 24, as far as the file alone tells: a frame in
/// proportion, or a line longer than the screen is wide.
extension FlowCheck {
  private static let screen = (columns: 80, rows: 23)
  /// What a row of a list leaves beside its title.
  private static let rowMargin = 2

  mutating func checkTexts() {
    for scene in flow.scenes.indices {
      let node = reading.sceneNodes[scene]
      if isInStoryboard(scene) { continue }
      checkViews(of: scene, node)
      checkRows(of: scene, node["sections"])
    }
    for (number, file) in reading.files.enumerated() {
      guard let file, case .storyboard(let skeleton) = file.content else { continue }
      checkLabels(in: number, skeleton)
    }
  }

  private mutating func checkViews(of scene: Int, _ node: JSONNode) {
    let root = reading.files[flow.scenes[scene].place.file]?.root
    guard let canvas = node["canvas"] ?? root?["canvas"],
      let width = canvas["width"]?.double, let height = canvas["height"]?.double, width > 0,
      height > 0
    else { return }
    let isInRows = node["layout"]?.string == "rows"
    for view in node["views"]?.elements ?? [] {
      guard let text = (view["text"] ?? view["title"])?.string else { continue }
      var columns = Self.screen.columns
      var rows = 1
      switch view["kind"]?.string {
      case "label":
        let lines = view["lines"]?.integer ?? 1
        if let frame = view["frame"], view["autoresizing"] == nil, !isInRows,
          let frameWidth = frame["width"]?.double, let frameHeight = frame["height"]?.double
        {
          columns = Self.cells(frameWidth / width, of: columns)
          let room = Self.cells(frameHeight / height, of: Self.screen.rows)
          rows = lines <= 0 ? room : min(room, lines)
        } else if lines != 1 {
          continue
        }
      case "button": break
      default: continue
      }
      let needed = TextLine(text).columns
      guard needed > columns * rows else { continue }
      addText(scene, view, text, needed, columns, rows)
    }
  }

  private mutating func addText(
    _ scene: Int, _ view: JSONNode, _ text: String, _ needed: Int, _ columns: Int, _ rows: Int
  ) {
    let position = position(of: view.offset, in: flow.scenes[scene].place.file)
    let room = rows > 1 ? "\(rows) lines of \(columns) columns" : "\(columns) columns"
    add(
      .textTooLong, scene: scene, place: position,
      "\(quoted(text)) takes \(needed) columns, and there are \(room)")
  }

  private mutating func checkRows(of scene: Int, _ sections: JSONNode?) {
    for section in sections?.elements ?? [] {
      for row in (section["rows"]?.elements ?? []) + [section["row"]].compactMap(\.self) {
        guard let title = row["title"]?.string else { continue }
        let needed = TextLine(title).columns
        let room = Self.screen.columns - Self.rowMargin
        guard needed > room else { continue }
        addText(scene, row, title, needed, room, 1)
      }
    }
  }

  /// Labels of a storyboard: they have all the columns beside them where there is room.
  private mutating func checkLabels(in file: Int, _ skeleton: StoryboardSkeleton) {
    let own = flow.scenes.indices.filter { flow.scenes[$0].place.file == file }
    let scenes = Dictionary(own.map { (reading.sceneNodes[$0].offset, $0) }) { first, _ in first }
    for label in skeleton.longLabels {
      let needed = TextLine(label.text).columns
      guard needed > Self.screen.columns, let scene = scenes[label.scene] else { continue }
      add(
        .textTooLong, scene: scene, place: position(of: label.offset, in: file),
        "\(quoted(label.text)) takes \(needed) columns on one line, and there are "
          + "\(Self.screen.columns)")
    }
  }

  private func position(of offset: Int, in file: Int) -> Flow.Place {
    let position =
      reading.files[file]?.content.position(at: offset) ?? SourcePosition(line: 1, column: 1)
    return Flow.Place(file: file, line: position.line, column: position.column)
  }

  /// The most cells that a part of the screen may take, whatever its edges are rounded to.
  private static func cells(_ share: Double, of cells: Int) -> Int {
    let exact = (share * Double(cells)).rounded(.up)
    return exact < 1_000_000 ? max(1, Int(exact) + 1) : 1_000_000
  }
}
