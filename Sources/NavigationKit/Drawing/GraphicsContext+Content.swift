public import CellGraphics

extension GraphicsContext {
  /// Draws a text. Its letters have the size of cells whatever the transform is.
  ///
  /// - Parameter text: The text, with its box in the coordinates of the code.
  public func draw(_ text: DrawnText) {
    var text = text
    text.box = text.box.applying(ctm)
    text.color = text.color.multipliedAlpha(by: state.alpha)
    record(.text(text))
  }

  /// Draws an image in a rectangle.
  ///
  /// An image that was drawn is drawn again in the rectangle's size. A symbol is drawn as dots, and
  /// another image as its name.
  public func draw(_ image: Image, in rect: Rect) {
    record(
      .picture(image.drawing ?? image.namedDrawing(in: rect.size, cell), in: rect.applying(ctm)))
  }
}

extension Image {
  /// Returns a drawing of a symbol's dots, or of the name of an image.
  fileprivate func namedDrawing(in size: Size, _ cell: Size) -> Drawing {
    guard let symbol else {
      var drawing = Drawing(area: Rect(origin: .init(x: 0, y: 0), size: size))
      guard !name.isEmpty else { return drawing }
      drawing.operations = [
        .fill(Path(rect: drawing.area), .winding, Theme.current { $0.imageBackground }),
        .text(
          DrawnText(
            "▨ \(name)", in: drawing.area, alignment: .center,
            color: Theme.current { $0.imageName })),
      ]
      return drawing
    }
    let side = ImageSymbol.side
    var path = Path()
    for row in 0..<side {
      for column in 0..<side where symbol.hasDot(column: column, row: row) {
        path.append(Path(rect: Rect(x: Double(column), y: Double(row), width: 1, height: 1)))
      }
    }
    var drawing = Drawing(area: Rect(x: 0, y: 0, width: Double(side), height: Double(side)))
    drawing.operations = [.fill(path, .winding, Theme.current { $0.label })]
    return drawing
  }
}
