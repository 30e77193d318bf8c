internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import TextFormats

extension Pilot {
  /// Returns what differs from a text on the screen; nil if the text is there.
  func mismatch(seen wanted: Expectation.SeenText) -> Mismatch? {
    let frame = frame
    if !places(of: wanted, in: frame).isEmpty { return nil }
    var plain = Expectation.SeenText(wanted.text)
    let anywhere = places(of: plain, in: frame)
    guard !anywhere.isEmpty else {
      return Mismatch("it is not on the screen", advice: nearestRow(to: wanted.text))
    }
    plain.row = wanted.row
    let inRow = places(of: plain, in: frame)
    if inRow.isEmpty {
      let rows = Set(anywhere.map(\.row)).sorted().map(String.init).joined(separator: ", ")
      return Mismatch("it is in row \(rows)", marks: anywhere)
    }
    let place = inRow[0]
    let cell = frame.surface[column: place.column, row: place.row]
    let attributes = Self.names(of: cell.attributes).joined(separator: " ")
    return Mismatch(
      "it is in \(Self.name(of: cell.foreground)) on \(Self.name(of: cell.background))"
        + (attributes.isEmpty ? "" : ", \(attributes)"), marks: inRow)
  }

  /// Returns the places of a text on the screen.
  func places(of wanted: Expectation.SeenText) -> [CellRect] {
    places(of: wanted, in: frame)
  }

  private func places(of wanted: Expectation.SeenText, in frame: Frame) -> [CellRect] {
    let glyphs = TextLine(wanted.text).glyphs.flatMap {
      $0.columns == 2 ? [$0, .continuation] : [$0]
    }
    let surface = frame.surface
    guard !glyphs.isEmpty, glyphs.count <= surface.columns else { return [] }
    var found: [CellRect] = []
    for row in 0..<surface.rows where wanted.row == nil || wanted.row == row {
      let cells = Array(surface.row(row))
      for start in 0...(cells.count - glyphs.count) {
        let range = start..<(start + glyphs.count)
        guard zip(cells[range], glyphs).allSatisfy({ $0.glyph == $1 }),
          cells[range].allSatisfy({ has(wanted, $0) })
        else { continue }
        found.append(CellRect(column: start, row: row, columns: glyphs.count, rows: 1))
      }
    }
    return found
  }

  /// Returns whether a cell has the wanted look. The colour of a blank is not compared.
  private func has(_ wanted: Expectation.SeenText, _ cell: Cell) -> Bool {
    if let name = wanted.foreground, cell.glyph != .blank,
      cell.foreground.rgb != Color(flow: name).map(colors.shown(foreground:))?.rgb
    {
      return false
    }
    if let name = wanted.background,
      cell.background.rgb != Color(flow: name).map(colors.shown(background:))?.rgb
    {
      return false
    }
    let names = Self.names(of: cell.attributes)
    return wanted.attributes.allSatisfy(names.contains)
  }

  private static func names(of attributes: TextAttributes) -> [String] {
    let all: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"),
    ]
    return all.filter { attributes.contains($0.0) }.map(\.1)
  }

  private static func name(of color: Color) -> String { Color(rgb: color.rgb).hexadecimal }

  /// Returns the text of the screen that is most similar; an empty text if none is.
  private func nearestRow(to text: String) -> String {
    var nearest = NearestName()
    let texts = elements.filter(\.isVisible).map(\.element.title).filter { !$0.isEmpty }
    if let found = nearest.find(text, in: texts) {
      return "Did you mean \(FlowText.quoted(found))?"
    }
    let wanted = text.lowercased()
    let rows = self.rows
    if let row = rows.firstIndex(where: { $0.lowercased().contains(wanted) }) {
      return "Row \(row) has it in other letters."
    }
    return ""
  }

  // MARK: - Distances

  /// Returns what differs from a distance of two controllers' views; nil if it is right.
  ///
  /// The left or upper edges are compared, with a tolerance of one cell.
  func mismatch(_ name: String, _ distance: Expectation.Distance, _ other: String) -> Mismatch? {
    guard let one = origin(of: name) else { return Mismatch("the view of \(name) is not there") }
    guard let two = origin(of: other) else { return Mismatch("the view of \(other) is not there") }
    let isVertical = distance.direction == .up || distance.direction == .down
    let area = simulator.appCells
    let size = Double(isVertical ? area.rows : area.columns)
    let difference = isVertical ? one.y - two.y : one.x - two.x
    let isNegative = distance.direction == .left || distance.direction == .up
    let found = isNegative ? -difference : difference
    let wanted: Double =
      switch distance.length {
      case .part(let thousandths): size * Double(thousandths) / 1_000
      case .cells(let cells): Double(cells)
      case .any: max(1, found)
      }
    guard abs(found - wanted) > (distance.length == .any ? 0 : 1) else { return nil }
    let unit = isVertical ? "rows" : "columns"
    let word: String =
      switch distance.direction {
      case .left: "left of"
      case .right: "right of"
      case .up: "above"
      case .down: "below"
      }
    let percent = Int((found * 100 / size).rounded())
    return Mismatch(
      "it is \(Self.tenths(found)) \(unit) \(word) \(other), \(percent) %, not \(Self.tenths(wanted))"
    )
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : decimal(Double(tenths) / 10)
  }

  /// Returns where the view of a controller is shown now, in the window; nil without the view.
  private func origin(of name: String) -> Point? {
    guard let root = simulator.application.window?.rootViewController else { return nil }
    var waiting = [root]
    var seen: [ViewController] = []
    while let controller = waiting.popLast() {
      guard !seen.contains(where: { $0 === controller }) else { continue }
      seen.append(controller)
      if let view = controller.viewIfLoaded, view.window != nil,
        names(of: controller).contains(name) || identity(controller.identity, isCalled: name)
      {
        return shownOrigin(of: view)
      }
      waiting += controller.children
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
    return panelOrigin(of: name)
  }

  private func shownOrigin(of view: View) -> Point {
    var origin = view.presentationFrame.origin
    var around = view.superview
    while let current = around, !(current is Window) {
      let frame = current.presentationFrame
      let bounds = current.presentation.bounds
      origin = Point(
        x: origin.x - bounds.origin.x + frame.origin.x,
        y: origin.y - bounds.origin.y + frame.origin.y)
      around = current.superview
    }
    return origin
  }

  /// Returns the place of a view that is in no controller of the tree, as the source of a custom
  /// segue. A view that is cut off at the left or the top begins outside of the screen.
  private func panelOrigin(of name: String) -> Point? {
    let frame = simulator.frame()
    let prefix = "controller "
    let panel = frame.panels.first { panel in
      panel.id.hasPrefix(prefix)
        && identity(String(panel.id.dropFirst(prefix.count)), isCalled: name)
    }
    guard let rect = panel?.rect else { return nil }
    let area = simulator.appCells
    let x = rect.column > area.column ? rect.column : rect.endColumn - area.columns
    let y = rect.row > area.row ? rect.row : rect.endRow - area.rows
    return Point(x: Double(x - area.column), y: Double(y - area.row))
  }
}
