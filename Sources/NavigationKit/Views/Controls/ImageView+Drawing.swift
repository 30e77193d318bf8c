internal import CellGraphics

extension ImageView {
  /// Draws the drawing of an image in the rectangle that the content mode determines.
  func draw(_ drawing: Drawing, _ size: Size, on canvas: inout Canvas) {
    guard size.width > 0, size.height > 0 else { return }
    let (across, along) = (bounds.width / size.width, bounds.height / size.height)
    let scale: Size =
      switch shownContentMode {
      case .scaleToFill, .redraw: Size(width: across, height: along)
      case .scaleAspectFit: Size(width: min(across, along), height: min(across, along))
      case .scaleAspectFill: Size(width: max(across, along), height: max(across, along))
      default: Size(width: 1, height: 1)
      }
    let (width, height) = (size.width * scale.width, size.height * scale.height)
    let (x, y) = shownContentMode.parts
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
