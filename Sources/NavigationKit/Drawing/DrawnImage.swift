public import CellGraphics

extension Image {
  /// Creates an image of a drawing, which is drawn again in any size.
  ///
  /// ```swift
  /// let context = GraphicsContext(area: Rect(x: 0, y: 0, width: 8, height: 4))
  /// context.fillEllipse(in: Rect(x: 0, y: 0, width: 8, height: 4))
  /// let image = Image(drawing: context.drawing, cell: context.cell)
  /// precondition(image.drawing == context.drawing)
  /// precondition(ImageView(image: image).intrinsicContentSize == Size(width: 8, height: 4))
  /// ```
  ///
  /// - Parameters:
  ///   - drawing: The drawing, whose area is the image.
  ///   - cell: The units of a column and of a row.
  public init(drawing: Drawing, cell: Size) {
    self.init(name: Self.nameOfDrawings)
    self.drawing = drawing
    cellsOfDrawing = Size(
      width: drawing.area.width / cell.width, height: drawing.area.height / cell.height)
  }

  /// The name of an image that was drawn.
  private static var nameOfDrawings: String { "drawing" }
}

extension ImageView {
  /// Draws the drawing of an image in the rectangle that the content mode determines.
  func draw(_ drawing: Drawing, _ size: Size, on canvas: inout Canvas) {
    guard size.width > 0, size.height > 0 else { return }
    let (across, along) = (bounds.width / size.width, bounds.height / size.height)
    let scale: Size =
      switch contentMode {
      case .scaleToFill, .redraw: Size(width: across, height: along)
      case .scaleAspectFit: Size(width: min(across, along), height: min(across, along))
      case .scaleAspectFill: Size(width: max(across, along), height: max(across, along))
      default: Size(width: 1, height: 1)
      }
    let (width, height) = (size.width * scale.width, size.height * scale.height)
    let (x, y) = contentMode.parts
    canvas.draw(
      drawing,
      in: Rect(
        x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
        width: width, height: height))
  }
}

extension View.ContentMode {
  /// The parts of the free room to the left and above the content.
  fileprivate var parts: (x: Double, y: Double) {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}
