/// What a view draws on: a surface seen through an affine map, clipped.
///
/// Rectangles and text are given in the view's own coordinates; the canvas snaps them to cells.
/// Backgrounds scale. Text does not: it stands at its scaled place, is cut to its scaled width, and
/// is left out where that is under three columns or its row has shrunk away.
public struct Canvas {
  public private(set) var surface: Surface
  /// From the coordinates of what is being drawn to cells of the surface.
  public var transform: AffineTransform = .identity
  /// Cells outside it are left as they are.
  public var clip: CellRect

  /// Where pictures that are laid over the rest as a whole are drawn.
  private let layers: LayerPool

  /// Text of a height below this many rows after scaling is not drawn.
  static let smallestTextHeight = 0.25
  /// Scaled text narrower than this many columns is not drawn.
  static let fewestTextColumns = 3

  /// - Parameter layers: Kept from one picture to the next, it spares each asking for memory.
  public init(surface: Surface, layers: LayerPool = LayerPool()) {
    self.surface = surface
    self.layers = layers
    clip = surface.bounds
  }

  /// The cells that `rect` covers, before clipping.
  public func cells(of rect: Rect) -> CellRect { rect.applying(transform).snapped }

  public mutating func fill(_ rect: Rect, with color: Color) {
    surface.fill(cells(of: rect).intersection(clip), with: color)
  }

  /// Gives all that stands in `rect` other colours, and `attributes` besides its own.
  public mutating func recolor(
    _ rect: Rect, foreground: Color, background: Color, attributes: TextAttributes = []
  ) {
    surface.recolor(
      cells(of: rect).intersection(clip), foreground: foreground, background: background,
      attributes: attributes)
  }

  /// Gives all that stands in `rect` `attributes` besides its own.
  public mutating func add(_ attributes: TextAttributes, in rect: Rect) {
    surface.add(attributes, in: cells(of: rect).intersection(clip))
  }

  /// Draws one line, vertically centred in `rect`.
  ///
  /// A line too long for `rect` ends in an ellipsis.
  public mutating func draw(
    _ text: TextLine, in rect: Rect, alignment: TextAlignment, color: Color,
    attributes: TextAttributes = []
  ) {
    let target = rect.applying(transform)
    let isScaled = abs(transform.a) < 1 || abs(transform.d) < 1
    var box = target.snapped
    if isScaled {
      guard target.height >= Self.smallestTextHeight, box.columns >= Self.fewestTextColumns else {
        return
      }
    }
    box.row = snap(target.midY - 0.5)
    guard box.columns > 0 else { return }
    let line = text.cut(toColumns: box.columns)
    let slack = box.columns - line.columns
    let column =
      switch alignment {
      case .leading: box.column
      case .center: box.column + slack / 2
      case .trailing: box.column + slack
      }
    surface.draw(
      line, column: column, row: box.row, color: color, attributes: attributes, clip: clip)
  }

  /// Draws what `body` draws as one picture, laid over the rest with `opacity`.
  ///
  /// `transform` and `clip` are afterwards what they were. Nothing visible, no call of `body`.
  public mutating func group(opacity: Double, _ body: (inout Canvas) -> Void) {
    guard opacity > 0, !clip.isEmpty else { return }
    if opacity >= 1 {
      let outside = (transform, clip)
      body(&self)
      (transform, clip) = outside
      return
    }
    var layer = Canvas(
      surface: layers.take(columns: surface.columns, rows: surface.rows), layers: layers)
    layer.transform = transform
    layer.clip = clip
    body(&layer)
    surface.composite(layer.surface, column: 0, row: 0, opacity: opacity, clip: clip)
    layers.giveBack(layer.surface)
  }

  /// Lays a picture over the cells at (`column`, `row`) of the surface, within `clip`.
  public mutating func composite(_ picture: Surface, column: Int, row: Int) {
    surface.composite(picture, column: column, row: row, clip: clip)
  }

  mutating func drawUncut(
    _ text: TextLine, at place: CellRect, color: Color, attributes: TextAttributes
  ) {
    surface.draw(
      text, column: place.column, row: place.row, color: color, attributes: attributes, clip: clip)
  }
}
