public import CellGraphics

/// A choice of one among a few, side by side: Left and Right move it, a tap goes to the next.
open class SegmentedControl: Control {
  /// Stands for no selection.
  public static let noSegment = -1

  /// From left to right.
  public private(set) var titles: [String] = []

  /// The index of the selected segment, `noSegment` for none; no other index is possible.
  public var selectedSegmentIndex = noSegment {
    didSet {
      precondition(
        selectedSegmentIndex == Self.noSegment || titles.indices.contains(selectedSegmentIndex),
        "segment \(selectedSegmentIndex) of \(titles.count)")
      setNeedsDisplay()
    }
  }

  /// - Parameter items: The titles, from left to right; none is selected.
  public convenience init(items: [String]) {
    self.init()
    titles = items
  }

  public var numberOfSegments: Int { titles.count }

  public func titleForSegment(at index: Int) -> String { titles[index] }

  public func setTitle(_ title: String, forSegmentAt index: Int) {
    titles[index] = title
    didChangeTitles()
  }

  /// - Parameter index: Held within the segments there are; the selection stays on its segment.
  public func insertSegment(withTitle title: String, at index: Int, animated: Bool) {
    let index = max(0, min(index, titles.count))
    titles.insert(title, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    didChangeTitles()
  }

  /// Removes a segment; if it was the selected one, none is selected.
  public func removeSegment(at index: Int, animated: Bool) {
    let selected = selectedSegmentIndex
    selectedSegmentIndex = Self.noSegment
    titles.remove(at: index)
    if selected != index { selectedSegmentIndex = selected > index ? selected - 1 : selected }
    didChangeTitles()
  }

  public func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    titles = []
    didChangeTitles()
  }

  open override var actionTitle: String? { titles.count > 1 ? "next" : nil }

  open override var keyHints: [KeyHint] {
    // Without a selection, either arrow selects the first segment.
    let hasLeft = selectedSegmentIndex != 0
    let arrows = (hasLeft ? "←" : "") + (selectedSegmentIndex < titles.count - 1 ? "→" : "")
    return titles.isEmpty || arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "choose")]
  }

  override func takesArrow(_ direction: Direction) -> Bool {
    !direction.isVertical && !titles.isEmpty
  }

  /// Room for the longest title in each segment.
  open override var intrinsicContentSize: Size {
    let longest = titles.map { TextLine($0).columns }.max() ?? 0
    return Size(width: Double(titles.count * (longest + 3) + 1), height: 1)
  }

  @discardableResult
  open override func activate() -> Bool {
    guard !titles.isEmpty else { return false }
    select((selectedSegmentIndex + 1) % titles.count)
    return true
  }

  /// Selects the segment tapped.
  override func tapped(_ touch: Touch) {
    let columns = Int(cells: bounds.width.rounded())
    let place = Int(cells: touch.location(in: self).x.rounded(.down))
    guard !titles.isEmpty else { return }
    // Where the selected one stands alone, a tap goes to the next, as Enter does.
    guard columns - 1 - titles.count >= titles.count else {
      activate()
      return
    }
    let index = titles.indices.last { self.range(of: $0, columns: columns).lowerBound <= place }
    select(index ?? 0)
  }

  open override func handle(_ input: KeyInput) -> Bool {
    guard !titles.isEmpty else { return false }
    switch input {
    case .arrow(.left): select(max(0, selectedSegmentIndex - 1))
    case .arrow(.right): select(min(titles.count - 1, selectedSegmentIndex + 1))
    case .home: select(0)
    case .end: select(titles.count - 1)
    case .arrow(.up), .arrow(.down), .text, .deleteBackward, .deleteForward, .pageUp, .pageDown:
      return false
    }
    return true
  }

  open override func draw(on canvas: inout Canvas) {
    canvas.inCells(of: bounds) { canvas, columns, rows in
      drawSegments(on: &canvas, columns: columns, row: (rows - 1) / 2)
    }
  }
}

extension SegmentedControl {
  private func select(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendValueChanged()
  }

  private func didChangeTitles() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The columns of a segment, without the line after it.
  private func range(of index: Int, columns: Int) -> Range<Int> {
    let room = columns - 1 - titles.count
    let start = 1 + index + room * index / titles.count
    return start..<1 + index + room * (index + 1) / titles.count
  }

  /// A bracket, segments with a line between each two, a bracket.
  private func drawSegments(on canvas: inout Canvas, columns: Int, row: Int) {
    canvas.fill(
      column: 0, row: row, columns: columns, rows: 1, with: ControlAppearance.background(in: self))
    let room = columns - 1 - titles.count
    guard !titles.isEmpty, room >= titles.count else {
      return drawSelection(on: &canvas, columns: columns, row: row)
    }
    for (index, title) in titles.enumerated() {
      let range = range(of: index, columns: columns)
      draw(title, isSelected: index == selectedSegmentIndex, range, row: row, on: &canvas)
      if index + 1 < titles.count {
        canvas.draw(
          "│", column: range.upperBound, row: row, color: ControlAppearance.line(in: self),
          attributes: ControlAppearance.attributes(of: self))
      }
    }
    canvas.drawFocus(of: self, columns: columns, row: row, color: ControlAppearance.tint(in: self))
  }

  /// Where there is no room for all, the selected one alone.
  private func drawSelection(on canvas: inout Canvas, columns: Int, row: Int) {
    let title =
      selectedSegmentIndex == Self.noSegment ? "–" : titles[selectedSegmentIndex]
    draw(title, isSelected: isFocused, 0..<columns, row: row, on: &canvas)
  }

  private func draw(
    _ title: String, isSelected: Bool, _ range: Range<Int>, row: Int, on canvas: inout Canvas
  ) {
    let line = TextLine(title).cut(toColumns: range.count)
    let slack = range.count - line.columns
    let blanks = Array(repeating: Glyph.blank, count: slack / 2)
    let rest = Array(repeating: Glyph.blank, count: slack - slack / 2)
    canvas.draw(
      TextLine(glyphs: blanks + line.glyphs + rest), column: range.lowerBound, row: row,
      color: isSelected ? ControlAppearance.tint(in: self) : SystemColor.label(in: self),
      attributes: ControlAppearance.attributes(of: self, isSelected ? [.bold, .reverse] : []))
  }
}
