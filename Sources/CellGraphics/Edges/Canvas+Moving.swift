extension Canvas {
  /// How a view moves on the surface.
  ///
  /// What is in it stands on cell boundaries of the place where it rests, and the whole of that moves:
  /// so all its edges are at the same eighth of a cell, and all its letters change columns and rows at
  /// one moment.
  struct Movement: Hashable {
    /// From where the view rests to the surface; nil where there are only whole cells.
    var displacement: AffineTransform?
    /// What the view covers.
    var extent: FineRect
    /// Indicates whether left and right edges go by whole columns.
    ///
    /// No glyph has a corner at any eighth. With upright edges between cells each corner is one of a level
    /// edge, which has eighths.
    var hasWholeColumns: Bool
    /// Where letters go that stand between two columns or rows.
    var columns = Rounding.nearest
    var rows = Rounding.nearest

    /// How a place between cells becomes a cell.
    enum Rounding {
      case nearest
      /// To the cell that is in the view as a whole when only its left or upper edge is in sight.
      case up
      /// The same for its right or lower edge.
      case down

      /// - Parameters:
      ///   - edges: The two edges of the view.
      ///   - room: The edges of what is in sight.
      init(_ edges: (Int, Int), in room: (Int, Int)) {
        let isFirstSeen = edges.0 > room.0 && edges.0 < room.1
        let isLastSeen = edges.1 > room.0 && edges.1 < room.1
        self = isFirstSeen == isLastSeen ? .nearest : isFirstSeen ? .up : .down
      }

      func cell(_ eighths: Int) -> Int {
        switch self {
        case .nearest: (eighths + 4) >> 3
        case .up: (eighths + 7) >> 3
        case .down: eighths >> 3
        }
      }
    }

    /// `rect` of the surface in eighths of cells.
    func fineRect(_ rect: Rect) -> FineRect {
      var result = FineRect(rect)
      if hasWholeColumns {
        result.left = (result.left + 4) & ~7
        result.right = (result.right + 4) & ~7
      }
      return result
    }

    /// The whole cells of what is in the view.
    func cells(_ rect: FineRect) -> CellRect {
      let (column, row) = (columns.cell(rect.left), rows.cell(rect.top))
      return CellRect(
        column: column, row: row, columns: columns.cell(rect.right) - column,
        rows: rows.cell(rect.bottom) - row)
    }

    /// Whether `place` goes from one side of the view to the other at its top or bottom, but for a rim.
    func isBar(_ place: FineRect) -> Bool {
      place.left <= extent.left + 8 && place.right >= extent.right - 8
        && (place.top <= extent.top + 8 || place.bottom >= extent.bottom - 8)
    }

    /// The row of a line that is at `place`, of what has shrunk the next one that is its own as a whole:
    /// letters take whole cells, and would stand out of its edge.
    func row(of place: FineRect) -> Int {
      let row = rows == .nearest ? (place.top + place.bottom) >> 4 : rows.cell(place.top)
      let (first, end) = ((extent.top + 7) >> 3, extent.bottom >> 3)
      guard let displacement, displacement.d < 1, first < end else { return row }
      return row == first - 1 ? first : row == end ? end - 1 : row
    }
  }

  /// Whether edges go through cells, so that halves of cells are filled and need no glyphs.
  public var hasFineEdges: Bool { movement?.displacement != nil }

  /// Draws from now on what moves, until `movement` or `transform` is set.
  ///
  /// - Parameters:
  ///   - rest: From the coordinates of what is drawn to where it rests.
  ///   - bounds: In the coordinates of what is drawn.
  ///   - isExact: Whether `bounds` need not stand on cell boundaries.
  ///   - isDiagonal: Indicates whether left and right edges move as well as upper and lower ones.
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

  /// The cells that letters have on what is drawn smaller: without colours its sides have lines.
  ///
  /// A text may stand in the lines at the top and the bottom, as the title of a box does: in the next row it
  /// would cover another text.
  private func textBounds(on cells: CellRect) -> CellRect {
    guard !style.hasColors, cells.columns > 2 else { return cells }
    return CellRect(
      column: cells.column + 1, row: cells.row, columns: cells.columns - 2, rows: cells.rows)
  }

  /// Ends what `beginMoving(from:bounds:)` began.
  public var movingState: MovingState {
    get { MovingState(movement: movement, textBounds: textBounds) }
    set { (movement, textBounds) = (newValue.movement, newValue.textBounds) }
  }

  /// Whether and how what is drawn moves.
  public struct MovingState {
    fileprivate var movement: Movement?
    fileprivate var textBounds: CellRect?
  }

  /// Lays `color` over `rect`, which need not stand on cell boundaries where it rests.
  public mutating func fill(exactly rect: Rect, with color: Color) {
    guard hasFineEdges, let movement else { return fill(rect, with: color) }
    fill(movement.fineRect(rect.applying(transform)), with: color)
  }

  /// Draws from now on only within `rect`.
  ///
  /// - Parameter isExact: Whether `rect` need not stand on cell boundaries where it rests.
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
    // Nothing moves in what is uncovered by and by; letters would stand out of its edges.
    let whole = fine.whole
    clip = (isExact && !whole.isEmpty ? whole : fine.cells).intersection(clip)
    fineClip = fine.isEmpty ? FineRect(clip) : fine
  }

  /// Where `rect` is, in eighths of cells.
  ///
  /// What is no higher than a row, such as a button, goes by whole rows, as its text does, and what is
  /// no wider than a column by columns. A bar that does leaves no gap to what lies beside it.
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
        (result.top, result.bottom) = (min(result.top, place.top), max(result.bottom, place.bottom))
      }
    }
    if rest.columns == 1 {
      let whole = FineRect(movement.cells(place))
      (result.left, result.right) = (whole.left, whole.right)
    }
    // What goes by whole cells does not stick out of what does not.
    let isInside = place.intersection(movement.extent) == place
    return result == place || !isInside ? result : result.intersection(movement.extent)
  }

  /// Where `rect` is on the surface, and the cells that a line of text in its middle has.
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

  private func restingCells(of rect: Rect, _ displacement: AffineTransform) -> CellRect {
    rect.applying(transform).applying(displacement.inverted()).snapped
  }
}

extension Rect {
  /// As it stands on whole cells once `rest` is applied, which only moves it.
  fileprivate func snapped(at rest: AffineTransform) -> Rect { applying(rest).snapped.rect }
}

extension CellRect {
  fileprivate var rect: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(columns), height: Double(rows))
  }

  /// Cuts a line of text on what has shrunk to its background, which letters would carry beyond the edge,
  /// and pulls it in by a row where it has come to stand beside it.
  mutating func clamp(to background: CellRect) {
    let end = min(endColumn, background.endColumn)
    column = max(column, background.column)
    columns = background.rows > 0 ? max(0, end - column) : 0
    if row == background.row - 1 { row += 1 } else if row == background.endRow { row -= 1 }
  }
}
