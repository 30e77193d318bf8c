public import CellGraphics

/// A horizontal row of segments of which at most one is selected.
///
/// Left and Right select the neighbouring segment, Home and End the first and the last. Enter
/// selects the next one and begins again at the end. A click selects the segment under the pointer.
/// The user's selections send ``Control/Event/valueChanged``.
///
/// ```swift
/// let control = SegmentedControl(items: ["Day", "Week", "Month"])
/// control.selectedSegmentIndex = 0
/// _ = control.handle(.arrow(.right))
/// precondition(control.selectedSegmentIndex == 1)
/// control.insertSegment(withTitle: "Hour", at: 0, animated: false)
/// precondition(control.selectedSegmentIndex == 2)  // still "Week"
/// control.removeSegment(at: 2, animated: false)
/// precondition(control.selectedSegmentIndex == SegmentedControl.noSegment)
/// ```
open class SegmentedControl: Control {
  /// The index that stands for no selection: -1.
  public static let noSegment = -1

  /// The titles from left to right.
  public private(set) var titles: [String] = []
  /// The actions of the segments, from left to right; nil for a segment without one.
  package private(set) var segmentActions: [SegmentAction?] = []

  /// Indicates for each segment whether the user can select it.
  private var enabledSegments: [Bool] = []

  /// An action that the user's selection of a segment performs.
  package struct SegmentAction {
    /// The object behind the action, for a module that names its kind.
    package let element: AnyObject
    /// Performs the action.
    package let perform: (SegmentedControl) -> Void

    /// Creates an action.
    package init(element: AnyObject, perform: @escaping (SegmentedControl) -> Void) {
      (self.element, self.perform) = (element, perform)
    }
  }

  /// The index of the selected segment, or ``noSegment``, the default.
  ///
  /// Setting it sends no event. An index outside of the segments selects no segment.
  public var selectedSegmentIndex = noSegment {
    didSet {
      if !titles.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether a selection by the user ends after its event; false by
  /// default.
  public var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Creates a control without a selection.
  ///
  /// - Parameter items: The titles from left to right.
  public convenience init(items: [String]) {
    self.init()
    titles = items
    segmentActions = items.map { _ in nil }
    enabledSegments = items.map { _ in true }
  }

  /// The number of segments.
  public var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment; nil without segments.
  ///
  /// - Parameter index: The segment's index; an index after the last segment counts as the last.
  public func titleForSegment(at index: Int) -> String? { pinned(index).map { titles[$0] } }

  /// Changes the title of a segment. Does nothing without segments.
  ///
  /// - Parameters:
  ///   - title: The new title; nil is an empty one.
  ///   - index: The segment's index; an index after the last segment counts as the last.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard let index = pinned(index) else { return }
    titles[index] = title ?? ""
    didChangeTitles()
  }

  /// Enables or disables a segment. Does nothing without segments.
  ///
  /// The user cannot select a disabled segment, which is drawn dim. The selection does not change.
  ///
  /// - Parameters:
  ///   - enabled: False to disable the segment; segments are enabled by default.
  ///   - index: The segment's index; an index after the last segment counts as the last.
  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    guard let index = pinned(index) else { return }
    enabledSegments[index] = enabled
    setNeedsDisplay()
  }

  /// Returns a Boolean value that indicates whether the user can select a segment; true without
  /// segments.
  ///
  /// - Parameter index: The segment's index; an index after the last segment counts as the last.
  public func isEnabledForSegment(at index: Int) -> Bool {
    pinned(index).map { enabledSegments[$0] } ?? true
  }

  /// Inserts a segment; the selection stays on its segment.
  ///
  /// - Parameters:
  ///   - title: The new segment's title; nil is an empty one.
  ///   - index: The new segment's index; clamped to the segments.
  ///   - animated: Ignored.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    let index = max(0, min(index, titles.count))
    titles.insert(title ?? "", at: index)
    segmentActions.insert(nil, at: index)
    enabledSegments.insert(true, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    didChangeTitles()
  }

  /// Gives a segment an action. Does nothing without segments.
  package func setSegmentAction(_ action: SegmentAction?, at index: Int) {
    guard let index = pinned(index) else { return }
    segmentActions[index] = action
  }

  /// Removes a segment. If it was selected, no segment is selected afterwards.
  ///
  /// Does nothing without segments.
  ///
  /// - Parameters:
  ///   - index: The segment's index; an index after the last segment counts as the last.
  ///   - animated: Ignored.
  public func removeSegment(at index: Int, animated: Bool) {
    guard let index = pinned(index) else { return }
    let selected = selectedSegmentIndex
    selectedSegmentIndex = Self.noSegment
    titles.remove(at: index)
    segmentActions.remove(at: index)
    enabledSegments.remove(at: index)
    if selected != index { selectedSegmentIndex = selected > index ? selected - 1 : selected }
    didChangeTitles()
  }

  /// Removes all segments and the selection.
  public func removeAllSegments() {
    selectedSegmentIndex = Self.noSegment
    (titles, segmentActions, enabledSegments) = ([], [], [])
    didChangeTitles()
  }

  open override var actionTitle: String? { titles.count > 1 && hasEnabledSegment ? "next" : nil }

  open override var keyHints: [KeyHint] {
    // Without a selection, either arrow selects the first segment.
    let hasLeft =
      selectedSegmentIndex == Self.noSegment || enabledSegment(before: selectedSegmentIndex) != nil
    let hasRight = enabledSegment(after: selectedSegmentIndex) != nil
    let arrows = (hasLeft && hasEnabledSegment ? "←" : "") + (hasRight ? "→" : "")
    return arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "choose")]
  }

  override func takesArrow(_ direction: Direction) -> Bool {
    !direction.isVertical && !titles.isEmpty
  }

  override var fitsIntrinsicSize: Bool { true }

  /// One row in which each segment has room for the longest title.
  open override var intrinsicContentSize: Size {
    let longest = titles.map { TextLine($0).columns }.max() ?? 0
    return Size(width: Double(titles.count * (longest + 3) + 1), height: 1)
  }

  @discardableResult
  open override func activate() -> Bool {
    guard !titles.isEmpty else { return false }
    if let next = enabledSegment(after: selectedSegmentIndex) ?? enabledSegment(after: -1) {
      select(next)
    }
    return true
  }

  /// Selects the segment under the touch.
  override func tapped(_ touch: Touch) {
    let columns = Int(cells: bounds.width.rounded())
    let place = Int(cells: touch.location(in: self).x.rounded(.down))
    guard !titles.isEmpty else { return }
    // If only the selected segment fits, a tap selects the next one, as Enter does.
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
    case .arrow(.left):
      let isFirst = selectedSegmentIndex == Self.noSegment
      select(isFirst ? enabledSegment(after: -1) : enabledSegment(before: selectedSegmentIndex))
    case .arrow(.right): select(enabledSegment(after: selectedSegmentIndex))
    case .home: select(enabledSegment(after: -1))
    case .end: select(enabledSegment(before: titles.count))
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
  /// Returns the index of the nearest segment; nil without segments.
  private func pinned(_ index: Int) -> Int? {
    titles.isEmpty ? nil : max(0, min(index, titles.count - 1))
  }

  private var hasEnabledSegment: Bool { enabledSegments.contains(true) }

  /// Returns the nearest segment to the right of `index` that is enabled; nil for none.
  private func enabledSegment(after index: Int) -> Int? {
    titles.indices.first { $0 > index && enabledSegments[$0] }
  }

  /// Returns the nearest segment to the left of `index` that is enabled; nil for none.
  private func enabledSegment(before index: Int) -> Int? {
    titles.indices.last { $0 < index && enabledSegments[$0] }
  }

  private func select(_ index: Int?) {
    guard let index, index != selectedSegmentIndex, enabledSegments[index] else { return }
    selectedSegmentIndex = index
    segmentActions[index]?.perform(self)
    sendValueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  private func didChangeTitles() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Returns the columns of a segment, without the separator after it.
  private func range(of index: Int, columns: Int) -> Range<Int> {
    let room = columns - 1 - titles.count
    let start = 1 + index + room * index / titles.count
    return start..<1 + index + room * (index + 1) / titles.count
  }

  /// Draws a bracket, the segments with separators between them, and a bracket.
  private func drawSegments(on canvas: inout Canvas, columns: Int, row: Int) {
    canvas.fill(
      column: 0, row: row, columns: columns, rows: 1, with: themed { $0.controlBackground })
    let room = columns - 1 - titles.count
    guard !titles.isEmpty, room >= titles.count else {
      return drawSelection(on: &canvas, columns: columns, row: row)
    }
    for (index, title) in titles.enumerated() {
      let range = range(of: index, columns: columns)
      draw(
        title, isSelected: index == selectedSegmentIndex, isEnabled: enabledSegments[index], range,
        row: row, on: &canvas)
      if index + 1 < titles.count {
        canvas.draw(
          "│", column: range.upperBound, row: row, color: themed { $0.controlLine },
          attributes: ControlAppearance.attributes(of: self))
      }
    }
    canvas.drawFocus(of: self, columns: columns, row: row, color: tintColor)
  }

  /// Draws the selected segment only, for a control that is too narrow for all.
  private func drawSelection(on canvas: inout Canvas, columns: Int, row: Int) {
    let title =
      selectedSegmentIndex == Self.noSegment ? "–" : titles[selectedSegmentIndex]
    draw(title, isSelected: isFocused, isEnabled: true, 0..<columns, row: row, on: &canvas)
  }

  private func draw(
    _ title: String, isSelected: Bool, isEnabled: Bool, _ range: Range<Int>, row: Int,
    on canvas: inout Canvas
  ) {
    var attributes: TextAttributes = isSelected ? [.bold, .reverse] : []
    if !isEnabled { attributes.insert(.dim) }
    // Many terminals do not show that a black text is dim, so it is grey too.
    let textColor = themed { isEnabled ? $0.label : $0.secondaryLabel }
    let line = TextLine(title).cut(toColumns: range.count)
    let slack = range.count - line.columns
    let blanks = Array(repeating: Glyph.blank, count: slack / 2)
    let rest = Array(repeating: Glyph.blank, count: slack - slack / 2)
    canvas.draw(
      TextLine(glyphs: blanks + line.glyphs + rest), column: range.lowerBound, row: row,
      color: isSelected ? tintColor : textColor,
      attributes: ControlAppearance.attributes(of: self, attributes))
  }
}
