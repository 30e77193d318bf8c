/// A recorded drawing: areas, lines, texts and pictures in their order, as data.
///
/// A drawing has no size in cells. ``Canvas/draw(_:in:)`` draws it in any rectangle: areas in
/// eighths of cells, thin lines as dots of braille patterns, texts in whole cells.
///
/// ```swift
/// var drawing = Drawing(area: Rect(x: 0, y: 0, width: 40, height: 20))
/// drawing.operations.append(
///   .fill(Path(rect: Rect(x: 0, y: 0, width: 20, height: 20)), .winding, .white))
/// var canvas = Canvas(surface: Surface(columns: 4, rows: 2))
/// canvas.draw(drawing, in: Rect(x: 0, y: 0, width: 4, height: 2))
/// precondition(canvas.surface[column: 1, row: 1].background == .white)
/// precondition(canvas.surface[column: 2, row: 1].background == .clear)
/// ```
public struct Drawing: Hashable, Sendable {
  /// One step of a drawing.
  public enum Operation: Hashable, Sendable {
    /// Keeps the clip until the matching ``restore``.
    case save
    /// Brings back the clip of the matching ``save``.
    case restore
    /// Limits what follows to the inside of a path.
    case clip(Path, Path.FillRule)
    /// Fills a path with a colour.
    case fill(Path, Path.FillRule, Color)
    /// Draws a line along a path.
    case stroke(Path, StrokeStyle, Color)
    /// Fills the clip with colours that change along a line.
    case gradient(ColorGradient, from: Point, to: Point)
    /// Draws a text.
    case text(DrawnText)
    /// Draws another drawing in a rectangle.
    indirect case picture(Drawing, in: Rect)
  }

  /// The steps in their order.
  public var operations: [Operation] = []
  /// The rectangle that fills the place where the drawing is shown, in the drawing's units.
  public var area: Rect

  /// Creates an empty drawing.
  public init(area: Rect) { self.area = area }

  /// A Boolean value that indicates whether nothing is drawn.
  public var isEmpty: Bool { operations.isEmpty }
}

/// A text of a drawing.
public struct DrawnText: Hashable, Sendable {
  /// The text. Newlines separate lines.
  public var text: String
  /// The box of the text. A text that does not fit is cut at the end.
  public var box: Rect
  /// The place of lines that are shorter than the box.
  public var alignment: TextAlignment
  /// The colour of the letters.
  public var color: Color
  /// The attributes of the letters.
  public var attributes: TextAttributes
  /// A Boolean value that indicates whether lines that are too long continue on the next row.
  public var wraps: Bool

  /// Creates a text of a drawing.
  public init(
    _ text: String, in box: Rect, alignment: TextAlignment = .leading, color: Color = .black,
    attributes: TextAttributes = [], wraps: Bool = false
  ) {
    (self.text, self.box, self.alignment) = (text, box, alignment)
    (self.color, self.attributes, self.wraps) = (color, attributes, wraps)
  }
}

/// Colours with their places along a line.
public struct ColorGradient: Hashable, Sendable {
  private let colors: [Color]
  private let places: [Double]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The colours from the start to the end. A gradient of one colour has no effect.
  ///   - places: A place of each colour, 0 to 1, in rising order; nil spaces them evenly. Another
  ///     number of places makes a gradient without effect.
  public init(colors: [Color], places: [Double]? = nil) {
    let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    self.places = places ?? even
    self.colors = colors.count == self.places.count ? colors : []
  }

  /// A Boolean value that indicates whether there are colours to change between.
  public var hasEffect: Bool { colors.count > 1 }

  /// Returns the colour at a place: the nearest one before 0 and after 1.
  public func color(at place: Double) -> Color {
    guard let last = colors.last else { return .clear }
    guard let next = places.firstIndex(where: { $0 > place }) else { return last }
    guard next > 0 else { return colors[0] }
    let (from, to) = (places[next - 1], places[next])
    return colors[next - 1].mixed(with: colors[next], at: (place - from) / (to - from))
  }
}
