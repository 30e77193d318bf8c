/// A surface with a transform and a clip, on which a view draws.
///
/// Rectangles and texts are given in the view's own coordinates, and the canvas finds the cells.
/// Backgrounds scale. Text does not scale: it is drawn at its scaled position without the words
/// that do not fit. Text is left out if its scaled width is less than three columns, or if its row
/// is too flat.
///
/// ```swift
/// var canvas = Canvas(surface: Surface(columns: 8, rows: 3))
/// canvas.transform = AffineTransform(translationX: 2, y: 1)
/// canvas.fill(Rect(x: 0, y: 0, width: 4, height: 1), with: .white)
/// canvas.draw(
///   TextLine("OK"), in: Rect(x: 0, y: 0, width: 4, height: 1), alignment: .center, color: .black)
/// let cell = canvas.surface[column: 3, row: 1]
/// precondition(cell.glyph == Glyph("O") && cell.background == .white)
/// ```
public struct Canvas {
  /// The surface with everything that has been drawn so far.
  public private(set) var surface: Surface
  /// The map from the coordinates of the view that is being drawn to cells of the surface.
  public var transform: AffineTransform = .identity
  /// The cells that can change. Cells outside stay as they are.
  public var clip: CellRect { didSet { fineClip = nil } }
  /// The way in which edges, fades and the focus are drawn.
  public var style: DrawingStyle
  /// The clip in eighths of cells, if its edges are between cells.
  var fineClip: FineRect?
  /// The movement of the view that is being drawn; nil if its edges are on cell boundaries.
  var movement: Movement?

  /// The cells for text in a view that is scaled down; nil for other views.
  var textBounds: CellRect?

  /// The surfaces for groups with an opacity.
  private let layers: LayerPool

  /// The height in rows below which scaled text is not drawn.
  static let smallestTextHeight = 0.25
  /// The width in columns below which scaled text is not drawn.
  static let fewestTextColumns = 3

  /// Creates a canvas whose clip is the whole surface.
  ///
  /// - Parameters:
  ///   - surface: The surface to draw on.
  ///   - style: The way in which edges, fades and the focus are drawn.
  ///   - layers: A pool of surfaces for groups. Keep it for the next frame to avoid allocations.
  public init(
    surface: Surface, style: DrawingStyle = DrawingStyle(), layers: LayerPool = LayerPool()
  ) {
    self.surface = surface
    self.style = style
    self.layers = layers
    clip = surface.bounds
  }

  /// Returns the cells that `rect` covers, before clipping.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view.
  ///   - isExact: True if `rect` need not be on cell boundaries at rest.
  public func cells(of rect: Rect, isExact: Bool = false) -> CellRect {
    guard let movement else { return rect.applying(transform).snapped }
    return isExact && hasFineEdges
      ? movement.fineRect(rect.applying(transform)).cells
      : movement.cells(fineRect(of: rect, movement))
  }

  /// Lays `color` over `rect`: over whole cells, or over eighths of cells in a moving view.
  ///
  /// An opaque colour hides text; a translucent one tints it.
  public mutating func fill(_ rect: Rect, with color: Color) {
    if let movement { return fill(fineRect(of: rect, movement), with: color) }
    surface.fill(cells(of: rect).intersection(clip), with: color)
  }

  /// Removes the text of every cell that `rect` touches and keeps the background.
  public mutating func clearText(touching rect: Rect) {
    let area = FineRect(rect.applying(transform)).touched.intersection(clip)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { surface.clearText(column: column, row: row) }
    }
  }

  /// Changes the colours of all cells in `rect` and adds `attributes`. The glyphs stay.
  public mutating func recolor(
    _ rect: Rect, foreground: Color, background: Color, attributes: TextAttributes = []
  ) {
    let area = cells(of: rect).intersection(clip)
    if movement != nil { surface.removeEdges(in: area) }
    surface.recolor(
      area, foreground: foreground, background: background,
      attributes: attributes)
  }

  /// Adds `attributes` to those of all cells in `rect`.
  public mutating func add(_ attributes: TextAttributes, in rect: Rect) {
    surface.add(attributes, in: cells(of: rect).intersection(clip))
  }

  /// Draws one line of text, vertically centred in `rect`.
  ///
  /// A line that is too long ends in "…". In a view that is scaled down it ends with a whole word
  /// instead: during a transition the complete text was visible before.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The box, in the coordinates of the view.
  ///   - alignment: The position of a text that is shorter than the box.
  ///   - color: The foreground colour.
  ///   - attributes: The attributes of the text.
  ///   - uncut: A text, such as the title of a button, that is drawn as a whole or not at all if
  ///     `text` is scaled down and does not fit; nil to cut `text`.
  public mutating func draw(
    _ text: TextLine, in rect: Rect, alignment: TextAlignment, color: Color,
    attributes: TextAttributes = [], uncut: TextLine? = nil
  ) {
    let (target, box) = box(of: rect)
    let isScaled = abs(transform.a) < 1 || abs(transform.d) < 1
    if isScaled {
      guard target.height >= Self.smallestTextHeight, box.columns >= Self.fewestTextColumns else {
        return
      }
    }
    guard box.columns > 0 else { return }
    var line = text
    if isScaled, text.columns > box.columns {
      if let uncut, uncut.columns > box.columns { return }
      line = uncut ?? text.cutAtWord(toColumns: box.columns)
    }
    // The line is cut while it is drawn, which allocates no memory.
    let isCut = line.columns > box.columns
    let slack = box.columns - (isCut ? line.part(ofColumns: box.columns).columns : line.columns)
    let column =
      switch alignment {
      case .leading: box.column
      case .center: box.column + slack / 2
      case .trailing: box.column + slack
      }
    surface.draw(
      line, column: column, row: box.row, color: color, attributes: attributes, clip: clip,
      keepsEdges: movement != nil, cutToColumns: box.columns)
  }

  /// Returns the position of `rect` on the surface, and the cells for a line of text in its middle.
  func box(of rect: Rect) -> (target: Rect, cells: CellRect) {
    if let movement { return box(of: rect, movement) }
    let target = rect.applying(transform)
    var cells = target.snapped
    cells.row = snap(target.midY - 0.5)
    if let textBounds { cells.clamp(to: textBounds) }
    return (target, cells)
  }

  /// Draws several things as one layer, which is laid over the surface with `opacity`.
  ///
  /// ``transform`` and ``clip`` have their old values afterwards. An opacity of 1 needs no layer
  /// and costs nothing.
  ///
  /// - Parameters:
  ///   - opacity: 0 to 1. `body` is not called if it is 0 or less.
  ///   - isFading: True while the opacity is changing. The style then decides how the layer and the
  ///     cells beneath fade into each other.
  ///   - body: Draws on the layer.
  public mutating func group(
    opacity: Double, isFading: Bool = false, _ body: (inout Canvas) -> Void
  ) {
    guard opacity > 0, !clip.isEmpty else { return }
    if opacity >= 1 {
      let outside = (transform, clip, fineClip, movement)
      body(&self)
      (transform, clip) = (outside.0, outside.1)
      (fineClip, movement) = (outside.2, outside.3)
      return
    }
    var layer = Canvas(
      surface: layers.take(columns: surface.columns, rows: surface.rows), style: style,
      layers: layers)
    layer.transform = transform
    layer.clip = clip
    layer.fineClip = fineClip
    layer.movement = movement
    layer.textBounds = textBounds
    body(&layer)
    let area = (fineClip ?? FineRect(clip)).touched
    surface.composite(
      layer.surface, column: 0, row: 0, opacity: opacity, clip: area,
      fading: isFading ? style.fading : nil)
    layers.recycle(layer.surface)
  }

  /// Lays another surface over the cells at (`column`, `row`), within ``clip``. The position is in
  /// cells of the surface; the transform does not apply.
  public mutating func composite(_ picture: Surface, column: Int, row: Int) {
    surface.composite(picture, column: column, row: row, clip: clip)
  }

  /// Lays `color` over a rectangle in eighths of cells, within the clip.
  mutating func fill(_ rect: FineRect, with color: Color) {
    surface.fill(rect.intersection(fineClip ?? FineRect(clip)), with: color)
  }

  /// Sets one cell of a line, if the cell is blank.
  mutating func drawLine(_ glyph: Glyph, column: Int, row: Int, color: Color) {
    surface.drawLine(glyph, column: column, row: row, color: color, clip: clip)
  }

  /// Replaces a cell of the surface, which must be within the clip.
  mutating func set(_ cell: Cell, column: Int, row: Int) {
    surface[column: column, row: row] = cell
  }

  /// Draws `text` at a cell of the surface without cutting it.
  mutating func drawUncut(
    _ text: TextLine, at place: CellRect, color: Color, attributes: TextAttributes
  ) {
    surface.draw(
      text, column: place.column, row: place.row, color: color, attributes: attributes, clip: clip)
  }
}

extension Canvas {
  /// Lays a surface over the cells from a cell on. Cells of the surface with an alpha below 255 show
  /// what is beneath.
  ///
  /// Call this method in the closure of ``inCells(of:_:)``, where (0, 0) is the first cell.
  ///
  /// - Parameters:
  ///   - cells: The surface. Parts outside of the clip are not drawn.
  ///   - column: The column of its first cell.
  ///   - row: The row of its first cell.
  public mutating func draw(_ cells: Surface, column: Int, row: Int) {
    let place = self.cells(of: Rect(x: Double(column), y: Double(row), width: 0, height: 0))
    surface.composite(cells, column: place.column, row: place.row, clip: clip)
  }
}
