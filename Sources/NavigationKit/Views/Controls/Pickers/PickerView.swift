public import CellGraphics

/// Columns of rows, of which the user chooses one row each, as `UIPickerView`.
///
/// The chosen row of each column, or component, is in the middle row of the view; its neighbours are
/// above and below. Up and Down choose the neighbour, Page Up, Page Down, Home and End farther rows,
/// and Left and Right the column. A tap chooses the row under it, and a drag or the wheel moves the
/// rows. The rows move at once, without an animation. A row is one row of the screen high.
///
/// ```swift
/// final class Sizes: PickerViewDataSource, PickerViewDelegate {
///   let titles = ["Small", "Medium", "Large"]
///   func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
///   func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
///     titles.count
///   }
///   func pickerView(
///     _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
///   ) -> String? { titles[row] }
/// }
/// let (picker, sizes) = (PickerView(), Sizes())
/// (picker.dataSource, picker.delegate) = (sizes, sizes)
/// picker.selectRow(1, inComponent: 0, animated: false)  // calls no delegate
/// precondition(picker.selectedRow(inComponent: 0) == 1)
/// ```
open class PickerView: View {
  /// The object that counts the columns and their rows. It is not retained.
  public weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that has the titles and is called for choices of the user. It is not retained.
  public weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// The numbers of rows, by column; nil before the data source is asked.
  private var counts: [Int]?
  /// The rows in the middle, by column.
  private var selected: [Int] = []
  /// The column that keys move.
  private var focusedComponent = 0
  /// The column and the row where a touch began, and the row in the middle then.
  private var touched: (component: Int, y: Double, row: Int, hasMoved: Bool)?
  /// False once the delegate has shown that it has titles and no views.
  private var mayHaveRowViews = true
  private var rowViews: [RowPosition: View] = [:]

  /// The position of a row.
  private struct RowPosition: Hashable {
    var component: Int
    var row: Int
  }

  // MARK: - Data

  /// The number of columns: the data source's answer, 0 without one.
  public var numberOfComponents: Int { loadedCounts().count }

  /// Returns the number of rows of a column, 0 for a column that does not exist.
  public func numberOfRows(inComponent component: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(component) ? counts[component] : 0
  }

  /// Asks the data source and the delegate again for all columns. A chosen row that no longer exists
  /// becomes the last one.
  open func reloadAllComponents() {
    counts = nil
    mayHaveRowViews = true
    removeRowViews()
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Asks the data source and the delegate again for one column. A column that does not exist is
  /// ignored.
  open func reloadComponent(_ component: Int) {
    guard var counts, counts.indices.contains(component), let dataSource else { return }
    counts[component] = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    selected[component] = min(max(selected[component], 0), counts[component] - 1)
    self.counts = counts
    for (position, view) in rowViews where position.component == component {
      view.removeFromSuperview()
      rowViews[position] = nil
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let components = max(0, dataSource.numberOfComponents(in: self))
    let loaded = (0..<components).map {
      max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
    }
    counts = loaded
    selected = loaded.indices.map { component in
      let old = selected.indices.contains(component) ? selected[component] : 0
      return min(max(old, 0), loaded[component] - 1)
    }
    focusedComponent = min(focusedComponent, max(0, components - 1))
    return loaded
  }

  // MARK: - Selection

  /// Returns the chosen row of a column; -1 if the column has no rows or does not exist.
  public func selectedRow(inComponent component: Int) -> Int {
    _ = loadedCounts()
    return selected.indices.contains(component) ? selected[component] : -1
  }

  /// Chooses a row without calling the delegate. A row outside of the column becomes its nearest
  /// row, and a column that does not exist is ignored. `animated` is ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return }
    selected[component] = min(max(row, 0), count - 1)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the size of a row of a column, in cells.
  public func rowSize(forComponent component: Int) -> Size {
    let columns = columns(in: bounds.width)
    guard columns.indices.contains(component) else { return .zero }
    return Size(width: columns[component].width, height: 1)
  }

  /// Returns the delegate's view for a visible row; nil for a row with a title, or one that is not
  /// visible.
  public func view(forRow row: Int, forComponent component: Int) -> View? {
    rowViews[RowPosition(component: component, row: row)]
  }

  /// Chooses a row for the user. The delegate is called if it is another row.
  private func userSelects(_ row: Int, in component: Int) {
    let old = selectedRow(inComponent: component)
    selectRow(row, inComponent: component, animated: true)
    let new = selectedRow(inComponent: component)
    if new != old { delegate?.pickerView(self, didSelectRow: new, inComponent: component) }
  }

  // MARK: - Size

  override var fitsIntrinsicSize: Bool { true }

  /// 40 columns × 5 rows.
  open override var intrinsicContentSize: Size { Size(width: 40, height: 5) }

  /// The places of the columns in a width. Widths of the delegate are shares of the width.
  private func columns(in width: Double) -> [(x: Double, width: Double)] {
    let count = numberOfComponents
    guard count > 0, width.isFinite, width > 0 else { return [] }
    var shares = (0..<count).map { component in
      delegate?.pickerView(self, widthForComponent: component) ?? 0
    }
    if !shares.allSatisfy({ $0.isFinite && $0 > 0 }) { shares = shares.map { _ in 1 } }
    let total = shares.reduce(0, +)
    var edge = 0.0
    return shares.map { share in
      let start = (width * edge / total).rounded()
      edge += share
      return (start, (width * edge / total).rounded() - start)
    }
  }

  /// The row of the screen that shows the chosen rows.
  private func middle(of rows: Int) -> Int { (rows - 1) / 2 }

  /// The rows of the screen that the view has, at least 1 and at most 1,000.
  private var visibleRows: Int { Int(cells: min(max(bounds.height, 1), 1_000)) }

  // MARK: - Row views

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard mayHaveRowViews, let delegate, bounds.width > 0, bounds.height > 0 else { return }
    let (rows, columns) = (visibleRows, columns(in: bounds.width))
    var old = rowViews
    rowViews = [:]
    for (component, column) in columns.enumerated() {
      for line in 0..<rows {
        let row = selectedRow(inComponent: component) + line - middle(of: rows)
        guard (0..<numberOfRows(inComponent: component)).contains(row) else { continue }
        let position = RowPosition(component: component, row: row)
        let view =
          old.removeValue(forKey: position)
          ?? delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if view is MissingRowView {
          mayHaveRowViews = false
          return
        }
        view.isUserInteractionEnabled = false
        view.frame = Rect(
          x: bounds.minX + column.x, y: bounds.minY + Double(line), width: column.width, height: 1)
        if view.superview !== self { addSubview(view) }
        rowViews[position] = view
      }
    }
    for view in old.values { view.removeFromSuperview() }
  }

  private func removeRowViews() {
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
  }

  // MARK: - Input

  open override var canBecomeFocused: Bool { loadedCounts().contains { $0 > 0 } }

  package override var focusPoint: Point {
    let columns = columns(in: bounds.width)
    guard columns.indices.contains(focusedComponent) else { return super.focusPoint }
    return Point(
      x: bounds.minX + columns[focusedComponent].x,
      y: bounds.minY + Double(middle(of: visibleRows)))
  }

  open override var keyHints: [KeyHint] {
    guard isFocused else { return [] }
    let columns = numberOfComponents > 1 ? [KeyHint(keys: "←→", meaning: "column")] : []
    return [KeyHint(keys: "↑↓", meaning: "choose")] + columns
  }

  override func takesArrow(_ direction: Direction) -> Bool {
    direction.isVertical || numberOfComponents > 1
  }

  override func keepsArrow(_ direction: Direction) -> Bool { takesArrow(direction) }

  open override func handle(_ input: KeyInput) -> Bool {
    let row = selectedRow(inComponent: focusedComponent)
    let last = numberOfRows(inComponent: focusedComponent) - 1
    switch input {
    case .arrow(.up): userSelects(row - 1, in: focusedComponent)
    case .arrow(.down): userSelects(row + 1, in: focusedComponent)
    case .pageUp: userSelects(row - visibleRows, in: focusedComponent)
    case .pageDown: userSelects(row + visibleRows, in: focusedComponent)
    case .home: userSelects(0, in: focusedComponent)
    case .end: userSelects(last, in: focusedComponent)
    case .arrow(let side) where numberOfComponents > 1:
      focusedComponent = min(
        max(focusedComponent + (side == .right ? 1 : -1), 0), numberOfComponents - 1)
      setNeedsDisplay()
    case .arrow, .text, .deleteBackward, .deleteForward: return false
    }
    return true
  }

  open override func handleWheel(_ direction: Direction) -> Bool {
    guard direction.isVertical else { return false }
    let row = selectedRow(inComponent: focusedComponent)
    userSelects(row + (direction == .down ? 1 : -1), in: focusedComponent)
    return selectedRow(inComponent: focusedComponent) != row
  }

  open override func touchBegan(_ touch: Touch) {
    let place = touch.location(in: self)
    let columns = columns(in: bounds.width)
    guard
      let component = columns.lastIndex(where: { $0.x <= place.x - bounds.minX }),
      numberOfRows(inComponent: component) > 0
    else { return }
    focusedComponent = component
    touched = (component, place.y, selectedRow(inComponent: component), false)
    setNeedsDisplay()
  }

  open override func touchMoved(_ touch: Touch) {
    guard let start = touched else { return }
    let distance = Int(cells: (start.y - touch.location(in: self).y).rounded())
    if distance != 0 { touched?.hasMoved = true }
    selectRow(start.row + distance, inComponent: start.component, animated: false)
  }

  open override func touchEnded(_ touch: Touch) {
    guard let start = touched else { return }
    touched = nil
    var row = selectedRow(inComponent: start.component)
    selectRow(start.row, inComponent: start.component, animated: false)
    if !start.hasMoved {
      let line = Int(cells: (touch.location(in: self).y - bounds.minY).rounded(.down))
      row = start.row + line - middle(of: visibleRows)
    }
    guard (0..<numberOfRows(inComponent: start.component)).contains(row) else { return }
    userSelects(row, in: start.component)
  }

  open override func touchCancelled(_ touch: Touch) {
    guard let start = touched else { return }
    touched = nil
    selectRow(start.row, inComponent: start.component, animated: false)
  }

  /// Refuses taps and drags of recognisers on views around the picker.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.view !== self else { return true }
    if let tap = recognizer as? TapGestureRecognizer { return tap.numberOfTapsRequired > 1 }
    return recognizer is LongPressGestureRecognizer
  }

  // MARK: - Accessibility

  /// True: spoken mode reads the picker with its chosen rows.
  open override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  /// The titles of the chosen rows, unless the app has set a value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? chosenTitles }
    set { super.accessibilityValue = newValue }
  }

  private var chosenTitles: String? {
    let titles = (0..<numberOfComponents).compactMap {
      title(ofRow: selectedRow(inComponent: $0), in: $0)
    }
    return titles.isEmpty ? nil : titles.joined(separator: ", ")
  }

  private func title(ofRow row: Int, in component: Int) -> String? {
    row < 0 ? nil : delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  // MARK: - Drawing

  open override func draw(on canvas: inout Canvas) {
    let columns = columns(in: bounds.width)
    canvas.inCells(of: bounds) { canvas, width, rows in
      let middle = middle(of: rows)
      canvas.fill(
        column: 0, row: middle, columns: width, rows: 1,
        with: themed { $0.controlBackground })
      guard rowViews.isEmpty else { return }
      for (component, column) in columns.enumerated() {
        drawRows(
          of: component, on: &canvas, column: Int(cells: column.x),
          columns: Int(cells: column.width), rows: rows)
      }
    }
  }

  private func drawRows(
    of component: Int, on canvas: inout Canvas, column: Int, columns: Int, rows: Int
  ) {
    let middle = middle(of: rows)
    let first = selectedRow(inComponent: component) - middle
    let hasFocus = isFocused && component == focusedComponent
    let hasBrackets = columns >= 4
    for line in 0..<rows {
      guard (0..<numberOfRows(inComponent: component)).contains(first + line) else { continue }
      let title = title(ofRow: first + line, in: component) ?? ""
      let text = TextLine(title).cut(toColumns: max(0, columns - (hasBrackets ? 2 : 0)))
      var attributes: TextAttributes = line == middle ? .bold : []
      if hasFocus, line == middle, !hasBrackets { attributes.insert(.reverse) }
      let color =
        line == middle
        ? themed { $0.label } : themed { $0.secondaryLabel }
      canvas.draw(
        text, column: column + (columns - text.columns) / 2, row: line, color: color,
        attributes: attributes)
    }
    guard hasFocus, hasBrackets else { return }
    for (bracket, place) in [("[", column), ("]", column + columns - 1)] {
      canvas.draw(bracket, column: place, row: middle, color: tintColor, attributes: .bold)
    }
  }
}

/// The answer of a delegate that has no views for rows.
final class MissingRowView: View {}
