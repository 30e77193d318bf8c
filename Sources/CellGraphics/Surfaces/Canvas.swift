/// What a view draws on: a surface seen through an affine map, clipped.
///
/// Rectangles and text are given in the view's own coordinates; the canvas snaps them to cells.
/// Backgrounds scale. Text does not: it stands at its scaled place, loses the words that its scaled
/// width has no room for, and is left out where that is under three columns or its row has shrunk
/// away.
public struct Canvas {
  public private(set) var surface: Surface
  /// From the coordinates of what is being drawn to cells of the surface.
  public var transform: AffineTransform = .identity
  /// Cells outside it are left as they are.
  public var clip: CellRect { didSet { fineClip = nil } }
  public var style: DrawingStyle
  /// What of `clip` is filled where its edges go through cells.
  var fineClip: FineRect?
  /// How the view that is being drawn moves; nil where edges stand on cell boundaries.
  var movement: Movement?

  /// What letters have to stay on in what is drawn smaller, in whole cells; nil where it isn't.
  var textBounds: CellRect?

  /// Where pictures that are laid over the rest as a whole are drawn.
  private let layers: LayerPool

  /// Text of a height below this many rows after scaling is not drawn.
  static let smallestTextHeight = 0.25
  /// Scaled text narrower than this many columns is not drawn.
  static let fewestTextColumns = 3

  /// - Parameter layers: Kept from one picture to the next, it spares each asking for memory.
  public init(
    surface: Surface, style: DrawingStyle = DrawingStyle(), layers: LayerPool = LayerPool()
  ) {
    self.surface = surface
    self.style = style
    self.layers = layers
    clip = surface.bounds
  }

  /// The cells that `rect` covers, before clipping.
  ///
  /// - Parameter isExact: Whether `rect` need not stand on cell boundaries where it rests.
  public func cells(of rect: Rect, isExact: Bool = false) -> CellRect {
    guard let movement else { return rect.applying(transform).snapped }
    return isExact && hasFineEdges
      ? movement.fineRect(rect.applying(transform)).cells
      : movement.cells(fineRect(of: rect, movement))
  }

  /// Lays `color` over `rect`: over whole cells, but over eighths of them in a view that moves.
  public mutating func fill(_ rect: Rect, with color: Color) {
    if let movement { return fill(fineRect(of: rect, movement), with: color) }
    surface.fill(cells(of: rect).intersection(clip), with: color)
  }

  /// Leaves of the text in all cells of which `rect` has a part their ground.
  public mutating func clearText(touching rect: Rect) {
    let area = FineRect(rect.applying(transform)).touched.intersection(clip)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { surface.clearText(column: column, row: row) }
    }
  }

  /// Gives all that stands in `rect` other colours, and `attributes` besides its own.
  public mutating func recolor(
    _ rect: Rect, foreground: Color, background: Color, attributes: TextAttributes = []
  ) {
    let area = cells(of: rect).intersection(clip)
    if movement != nil { surface.removeEdges(in: area) }
    surface.recolor(
      area, foreground: foreground, background: background,
      attributes: attributes)
  }

  /// Gives all that stands in `rect` `attributes` besides its own.
  public mutating func add(_ attributes: TextAttributes, in rect: Rect) {
    surface.add(attributes, in: cells(of: rect).intersection(clip))
  }

  /// Draws one line, vertically centred in `rect`.
  ///
  /// A line too long for `rect` ends in an ellipsis, or with a whole word where it is scaled down:
  /// there, who looks knows what it said.
  ///
  /// - Parameter uncut: What is drawn as a whole or not at all where `text` is scaled down and has no
  ///   room, such as the title of a button; nil to cut `text`.
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
    // The line is cut as it is drawn, which asks for no memory.
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

  /// Where `rect` is on the surface, and the cells that a line of text in its middle has.
  func box(of rect: Rect) -> (target: Rect, cells: CellRect) {
    if let movement { return box(of: rect, movement) }
    let target = rect.applying(transform)
    var cells = target.snapped
    cells.row = snap(target.midY - 0.5)
    if let textBounds { cells.clamp(to: textBounds) }
    return (target, cells)
  }

  /// Draws what `body` draws as one picture, laid over the rest with `opacity`.
  ///
  /// `transform` and `clip` are afterwards what they were. Nothing visible, no call of `body`.
  ///
  /// - Parameter isFading: True while the opacity is changing: what is beneath and what is above
  ///   then give way to each other in the manner of `style`.
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

  /// Lays a picture over the cells at (`column`, `row`) of the surface, within `clip`.
  public mutating func composite(_ picture: Surface, column: Int, row: Int) {
    surface.composite(picture, column: column, row: row, clip: clip)
  }

  /// Lays `color` over `rect` within `clip`.
  mutating func fill(_ rect: FineRect, with color: Color) {
    surface.fill(rect.intersection(fineClip ?? FineRect(clip)), with: color)
  }

  /// Sets a piece of a line where nothing stands.
  mutating func drawLine(_ glyph: Glyph, column: Int, row: Int, color: Color) {
    surface.drawLine(glyph, column: column, row: row, color: color, clip: clip)
  }

  mutating func drawUncut(
    _ text: TextLine, at place: CellRect, color: Color, attributes: TextAttributes
  ) {
    surface.draw(
      text, column: place.column, row: place.row, color: color, attributes: attributes, clip: clip)
  }
}
