extension Canvas {
  /// The movement of a view on the surface.
  ///
  /// The view's contents are laid out on cell boundaries at its resting position, and the result
  /// moves as a whole. So all its edges are at the same eighth of a cell, and all its texts change
  /// columns and rows at the same time.
  struct Movement: Hashable {
    /// The map from the resting position to the surface; nil if the style uses whole cells only.
    var displacement: AffineTransform?
    /// The area that the view covers, in eighths of cells.
    var extent: FineRect
    /// Indicates whether left and right edges move by whole columns.
    ///
    /// No glyph can show a corner at an arbitrary eighth. With whole columns, a corner is a part of
    /// a horizontal edge, and glyphs exist for horizontal edges.
    var hasWholeColumns: Bool
    /// The rounding of text that is between two columns.
    var columns = Rounding.nearest
    /// The rounding of text that is between two rows.
    var rows = Rounding.nearest

    /// The way in which a position between cells becomes a cell.
    enum Rounding {
      /// The nearest cell, for a view with both edges visible or both hidden.
      case nearest
      /// To the right or down, for a view of which only the left or upper edge is visible. The text
      /// then stays inside the view.
      case up
      /// To the left or up, for a view of which only the right or lower edge is visible.
      case down

      /// Chooses the rounding that keeps text within the visible edge.
      ///
      /// - Parameters:
      ///   - edges: The two edges of the view, in eighths.
      ///   - room: The edges of the visible area, in eighths.
      init(_ edges: (Int, Int), in room: (Int, Int)) {
        let isFirstSeen = edges.0 > room.0 && edges.0 < room.1
        let isLastSeen = edges.1 > room.0 && edges.1 < room.1
        self = isFirstSeen == isLastSeen ? .nearest : isFirstSeen ? .up : .down
      }

      /// Returns the cell for a position in eighths.
      func cell(_ eighths: Int) -> Int {
        switch self {
        case .nearest: (eighths + 4) >> 3
        case .up: (eighths + 7) >> 3
        case .down: eighths >> 3
        }
      }
    }

    /// Returns a rectangle of the surface in eighths of cells.
    func fineRect(_ rect: Rect) -> FineRect {
      var result = FineRect(rect)
      if hasWholeColumns {
        result.left = (result.left + 4) & ~7
        result.right = (result.right + 4) & ~7
      }
      return result
    }

    /// Returns the whole cells for a rectangle in the view.
    func cells(_ rect: FineRect) -> CellRect {
      let (column, row) = (columns.cell(rect.left), rows.cell(rect.top))
      return CellRect(
        column: column, row: row, columns: columns.cell(rect.right) - column,
        rows: rows.cell(rect.bottom) - row)
    }

    /// Indicates whether `place` reaches from one side of the view to the other at its top or
    /// bottom. One cell for a border is allowed on each side.
    func isBar(_ place: FineRect) -> Bool {
      place.left <= extent.left + 8 && place.right >= extent.right - 8
        && (place.top <= extent.top + 8 || place.bottom >= extent.bottom - 8)
    }

    /// Returns the row of a line of text at `place`.
    ///
    /// In a view that is scaled down it is a row that the view covers completely. Text takes whole
    /// cells and would otherwise protrude beyond the view's edge.
    func row(of place: FineRect) -> Int {
      let row = rows == .nearest ? (place.top + place.bottom) >> 4 : rows.cell(place.top)
      let (first, end) = ((extent.top + 7) >> 3, extent.bottom >> 3)
      guard let displacement, displacement.d < 1, first < end else { return row }
      return row == first - 1 ? first : row == end ? end - 1 : row
    }
  }

  /// A Boolean value that indicates whether edges can be between cells. Halves of cells are then
  /// filled and need no glyphs.
  public var hasFineEdges: Bool { movement?.displacement != nil }

  /// Starts to draw a moving view. Set ``movingState`` to its earlier value to end the movement.
  ///
  /// Edges then move in eighths of cells, and texts keep the layout that they have at rest. With a
  /// style of whole cells, and for a rotated or mirrored view, edges stay on whole cells.
  ///
  /// - Parameters:
  ///   - rest: The map from the view's coordinates to its resting position on the surface. The
  ///     present ``transform`` is the map to its present position.
  ///   - bounds: The view's bounds, in its coordinates.
  ///   - isExact: True if `bounds` need not be on cell boundaries at rest.
  ///   - isDiagonal: True if vertical edges move as well as horizontal ones.
  public mutating func beginMoving(
    from rest: AffineTransform, bounds: Rect, isExact: Bool, isDiagonal: Bool = false
  ) {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return }
    guard style.smoothness == .eighths else {
      if transform.a < 1 { textBounds = textBounds(on: bounds.applying(transform).snapped) }
      return
    }
    let displacement = rest.inverted().concatenating(transform)
    let isDiagonal = isDiagonal || movement?.hasWholeColumns == true
    var new = Movement(
      displacement: displacement, extent: fineClip ?? FineRect(clip), hasWholeColumns: isDiagonal)
    let room = new.extent
    new.extent = new.fineRect(
      isExact ? bounds.applying(transform) : bounds.snapped(at: rest).applying(displacement))
    if displacement.a == 1 {
      new.columns = .init((new.extent.left, new.extent.right), in: (room.left, room.right))
    }
    if displacement.d == 1 {
      new.rows = .init((new.extent.top, new.extent.bottom), in: (room.top, room.bottom))
    }
    movement = new
  }

  /// Returns the cells for text in a view that is scaled down.
  ///
  /// Without colours, lines mark the sides of the view, and the text does not cover the lines at
  /// the left and right. Text may cover the line at the top or at the bottom, like the title of a
  /// box. In the next row it would cover another text.
  private func textBounds(on cells: CellRect) -> CellRect {
    guard !style.hasColors, cells.columns > 2 else { return cells }
    return CellRect(
      column: cells.column + 1, row: cells.row, columns: cells.columns - 2, rows: cells.rows)
  }

  /// The movement that is in effect. Save it before
  /// ``beginMoving(from:bounds:isExact:isDiagonal:)`` and set it afterwards to end the movement.
  public var movingState: MovingState {
    get { MovingState(movement: movement, textBounds: textBounds) }
    set { (movement, textBounds) = (newValue.movement, newValue.textBounds) }
  }

  /// The movement of a canvas at one point in time; an opaque value to save and restore.
  public struct MovingState {
    fileprivate var movement: Movement?
    fileprivate var textBounds: CellRect?
  }

  /// Lays `color` over `rect`, whose edges need not be on cell boundaries at rest.
  ///
  /// Without fine edges it fills whole cells, as ``fill(_:with:)`` does.
  public mutating func fill(exactly rect: Rect, with color: Color) {
    guard hasFineEdges, let movement else { return fill(rect, with: color) }
    fill(movement.fineRect(rect.applying(transform)), with: color)
  }

  /// Restricts the following drawing to `rect`, within the present clip.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view.
  ///   - isExact: True if `rect` need not be on cell boundaries at rest.
  public mutating func clip(to rect: Rect, isExact: Bool = false) {
    guard let movement else {
      let outer = fineClip
      clip = cells(of: rect).intersection(clip)
      fineClip = outer.map { $0.intersection(FineRect(clip)) }
      return
    }
    let fine =
      (isExact ? movement.fineRect(rect.applying(transform)) : fineRect(of: rect, movement))
      .intersection(fineClip ?? FineRect(clip))
    // Text does not move in a view that is gradually uncovered, so it must stay within its edges.
    let whole = fine.whole
    clip = (isExact && !whole.isEmpty ? whole : fine.cells).intersection(clip)
    fineClip = fine.isEmpty ? FineRect(clip) : fine
  }

  /// Returns the position of `rect` on the surface, in eighths of cells.
  ///
  /// A rectangle of one row, such as a button, moves by whole rows together with its text. A
  /// rectangle of one column moves by whole columns. A bar of one row is extended so that no gap
  /// appears beside it.
  func fineRect(of rect: Rect, _ movement: Movement) -> FineRect {
    guard let displacement = movement.displacement else {
      return FineRect(rect.applying(transform).snapped)
    }
    let rest = restingCells(of: rect, displacement)
    let place = movement.fineRect(rest.rect.applying(displacement))
    var result = place
    if rest.rows == 1, displacement.d <= 1 {
      result.top = 8 * movement.row(of: place)
      result.bottom = place.bottom - place.top < 2 ? result.top : result.top + 8
      if !result.isEmpty, movement.isBar(place) {
        result = extended(result, to: place, movement)
      }
    }
    if rest.columns == 1 {
      let whole = FineRect(movement.cells(place))
      (result.left, result.right) = (whole.left, whole.right)
    }
    // An area that moves by whole cells must not protrude from a view that moves by eighths.
    let isInside = place.intersection(movement.extent) == place
    return result == place || !isInside ? result : result.intersection(movement.extent)
  }

  /// Extends a bar to its place between rows, so that no gap appears beside it. Inside the moving view
  /// it does not extend over a row with text: the text would disappear.
  private func extended(_ bar: FineRect, to place: FineRect, _ movement: Movement) -> FineRect {
    var result = bar
    let isAtTop = place.top <= movement.extent.top + 8
    let isAtBottom = place.bottom >= movement.extent.bottom - 8
    if place.top < bar.top, isAtTop || !hasText(row: bar.top >> 3 - 1, beside: bar) {
      result.top = place.top
    }
    if place.bottom > bar.bottom, isAtBottom || !hasText(row: bar.bottom >> 3, beside: bar) {
      result.bottom = place.bottom
    }
    return result
  }

  /// Indicates whether a row has text in the columns of `bar`.
  private func hasText(row: Int, beside bar: FineRect) -> Bool {
    let cells = CellRect(
      column: bar.cells.column, row: row, columns: bar.cells.columns, rows: 1
    ).intersection(surface.bounds)
    guard !cells.isEmpty else { return false }
    return (cells.column..<cells.endColumn).contains { column in
      let cell = surface[column: column, row: row]
      return !cell.isBlank && !cell.isEdge
    }
  }

  /// Returns the position of `rect` on the surface, and the cells for a line of text in its middle.
  func box(of rect: Rect, _ movement: Movement) -> (target: Rect, cells: CellRect) {
    guard let displacement = movement.displacement else {
      let target = rect.applying(transform)
      var cells = target.snapped
      cells.row = snap(target.midY - 0.5)
      return (target, cells)
    }
    var rest = restingCells(of: rect, displacement)
    let middle = rect.applying(transform).applying(displacement.inverted()).midY
    rest.row = snap(middle - 0.5)
    rest.rows = 1
    let line = movement.fineRect(rest.rect.applying(displacement))
    var cells = movement.cells(line)
    cells.row = movement.row(of: line)
    if displacement.a < 1 {
      var background = movement.extent.cells
      background.column = (movement.extent.left + 7) >> 3
      background.columns = movement.extent.right >> 3 - background.column
      cells.clamp(to: background)
    }
    return (rect.applying(transform), cells)
  }

  /// Returns the whole cells of `rect` at its resting position.
  private func restingCells(of rect: Rect, _ displacement: AffineTransform) -> CellRect {
    rect.applying(transform).applying(displacement.inverted()).snapped
  }
}

extension Rect {
  /// Returns the rectangle after the translation `rest`, rounded to whole cells.
  fileprivate func snapped(at rest: AffineTransform) -> Rect { applying(rest).snapped.rect }
}

extension CellRect {
  /// The same rectangle with fractional coordinates.
  fileprivate var rect: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
  }

  /// Restricts the cells of a line of text to the background of a view that is scaled down.
  ///
  /// Text would otherwise protrude beyond the edge. A line that is just above or just below the
  /// background moves in by one row.
  mutating func clamp(to background: CellRect) {
    let end = min(endColumn, background.endColumn)
    column = max(column, background.column)
    columns = background.rows > 0 ? max(0, end - column) : 0
    if row == background.row - 1 { row += 1 } else if row == background.endRow { row -= 1 }
  }
}
