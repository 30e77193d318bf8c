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
