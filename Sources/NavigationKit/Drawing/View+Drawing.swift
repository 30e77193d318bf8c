internal import CellGraphics

extension View {
  /// Marks the view so that ``View/draw(_:)-(Rect)`` is called again at the end of the turn.
  ///
  /// Several calls in one turn lead to one call. The views of this module call it themselves when a
  /// property changes.
  public func setNeedsDisplay() {
    setNeedsFrame()
    requestDrawing()
  }

  /// Marks the screen for a new frame, without a call of `draw(_:)`.
  func setNeedsFrame() { window?.application?.isChanged = true }

  /// Requests a call of `draw(_:)` in the commit of this turn, or when the view enters a window.
  func requestDrawing() {
    needsDrawing = true
    guard !awaitsDrawing, let application = window?.application else { return }
    awaitsDrawing = true
    application.viewsToDraw.append(self)
  }

  /// Calls `draw(_:)` and keeps what it draws, unless the view is hidden or has no size.
  fileprivate func recordDrawing(in application: Application) {
    awaitsDrawing = false
    guard needsDrawing, window?.application === application, !isHidden, bounds.width > 0,
      bounds.height > 0
    else { return }
    needsDrawing = false
    let cell = application.pointsPerCell
    let area = Rect(
      x: bounds.minX * cell.width, y: bounds.minY * cell.height,
      width: bounds.width * cell.width, height: bounds.height * cell.height)
    let context = application.viewContext
    context.reset(area: area, cell: cell)
    context.run { draw(area) }
    let drawing = context.drawing.isEmpty ? nil : context.drawing
    guard drawing != recordedDrawing else { return }
    recordedDrawing = drawing
    setNeedsFrame()
  }
}

extension Application {
  /// The most calls of `draw(_:)` for one view in a turn. A view that asks for a call each time it
  /// draws gets the next one in the next turn.
  static let mostDrawings = 10

  /// Calls `draw(_:)` of the views that requested it.
  func drawRequestedViews() {
    let views = viewsToDraw
    viewsToDraw = []
    for view in views { view.recordDrawing(in: self) }
  }
}
