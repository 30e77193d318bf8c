public import CellGraphics

/// The rectangle in which a controller's view was drawn.
public struct DrawnController: Hashable, Sendable {
  /// The controller's identity, as in ``Event/subject``.
  public var identity: String
  /// The cells that the view covers on the surface; never empty.
  public var rect: CellRect
}

extension View {
  /// Draws the view and its subviews as they are at `tick`, with their presentation values.
  ///
  /// - Parameter drawn: Receives the rectangle of each controller's view, back to front.
  func render(on canvas: inout Canvas, at tick: Int, drawn: inout [DrawnController]) {
    let seenAlpha = presentationAlpha(at: tick)
    guard !isHidden || isShrinking, seenAlpha >= 0.01 else { return }
    // A translucent control with the focus is drawn opaque. Otherwise the mark of the focus would
    // be faint too.
    let isLit =
      canvas.style.focusLook == .visible && alpha < 1 && seenAlpha == alpha && isFocused
    let opacity = isLit ? 1 : seenAlpha
    let (outer, outerState) = (canvas.transform, canvas.movingState)
    let bounds = presentationBounds(at: tick)
    let center = presentationCenter(at: tick)
    let transform = presentationTransform(at: tick)
    canvas.transform = AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
      .concatenating(outer)
    let isResizing = bounds.size != self.bounds.size
    let hasOutline =
      !canvas.style.hasColors
      && (isResizing || transform != self.transform || center != self.center)
      && isFrontmostScene(at: tick)
    let (room, rest) = (canvas.clip, hasOutline ? restingCells(in: outer) : CellRect.zero)
    if isResizing || transform != .identity || center != self.center {
      let rest = AffineTransform(
        translationX: self.center.x - self.bounds.midX, y: self.center.y - self.bounds.midY)
      let movesAcross =
        bounds.width != self.bounds.width || center.x != self.center.x
        || transform.a != 1 || transform.tx != 0
      let movesAlong =
        bounds.height != self.bounds.height || center.y != self.center.y
        || transform.d != 1 || transform.ty != 0
      canvas.beginMoving(
        from: rest, bounds: bounds, isExact: isResizing, isDiagonal: movesAcross && movesAlong)
    }
    if let controller {
      let rect = canvas.cells(of: bounds, isExact: isResizing).intersection(canvas.clip)
      if !rect.isEmpty { drawn.append(DrawnController(identity: controller.identity, rect: rect)) }
    }
    canvas.group(opacity: opacity, isFading: seenAlpha != alpha) { canvas in
      if clipsToBounds || isGrowing { canvas.clip(to: bounds, isExact: isResizing) }
      if isHidden, let picture = shrinkingPicture {
        let area = canvas.cells(of: bounds)
        if !area.isEmpty {
          let part = picture.fitted(columns: area.columns, rows: area.rows)
          canvas.composite(part, column: area.column, row: area.row)
        }
      } else if let change = storedLayer?.pictureChange {
        change.draw(self, bounds: bounds, on: &canvas, at: tick, drawn: &drawn)
      } else {
        renderContents(bounds: bounds, on: &canvas, at: tick, drawn: &drawn)
      }
      if hasOutline {
        canvas.outline(bounds, from: rest, within: room, color: Theme.current { $0.label })
      }
    }
    canvas.transform = outer
    canvas.movingState = outerState
  }

  /// Draws the background, the content and the subviews in the view's own coordinates.
  ///
  /// - Parameter bounds: The presentation value of the bounds at `tick`.
  func renderContents(
    bounds: Rect, on canvas: inout Canvas, at tick: Int, drawn: inout [DrawnController]
  ) {
    guard let layer = storedLayer, layer.isDecorated else {
      return renderPlainContents(bounds: bounds, on: &canvas, at: tick, drawn: &drawn)
    }
    layer.decorate(bounds, on: &canvas) { canvas in
      renderPlainContents(bounds: bounds, on: &canvas, at: tick, drawn: &drawn)
    }
  }

  private func renderPlainContents(
    bounds: Rect, on canvas: inout Canvas, at tick: Int, drawn: inout [DrawnController]
  ) {
    if let color = presentationBackgroundColor(at: tick) { fill(bounds, of: &canvas, with: color) }
    storedLayer?.drawContents(in: bounds, on: &canvas)
    if let recordedDrawing { canvas.draw(recordedDrawing, in: bounds) }
    draw(on: &canvas)
    for layer in storedLayer?.addedSublayers ?? [] { layer.render(on: &canvas) }
    for subview in subviewsInDrawingOrder {
      subview.render(on: &canvas, at: tick, drawn: &drawn)
    }
    drawOverSubviews(on: &canvas, bounds: bounds)
  }

  /// Indicates whether this is the frontmost scene of its container: the view of a controller, with
  /// a background.
  ///
  /// If two scenes touch while they move, only the front scene draws the edge between them.
  private func isFrontmostScene(at tick: Int) -> Bool {
    guard isScene, let superview else { return false }
    return superview.subviews.last { view in
      guard view.isScene, !view.isHidden, view.presentationAlpha(at: tick) >= 0.01 else {
        return false
      }
      let transform = view.presentationTransform(at: tick)
      return abs(transform.a) * view.bounds.width >= 1 && abs(transform.d) * view.bounds.height >= 1
    } === self
  }

  /// Returns the cells of the view at its final position.
  private func restingCells(in outer: AffineTransform) -> CellRect {
    let origin = Point(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    return Rect(origin: origin, size: bounds.size).applying(outer).snapped
  }

  private var isScene: Bool { controller != nil && backgroundColor != nil }

  /// Fills the view with a colour. While its size changes, the edges move by eighths of a cell.
  private func fill(_ bounds: Rect, of canvas: inout Canvas, with color: Color) {
    if bounds.size == self.bounds.size {
      canvas.fill(bounds, with: color)
    } else {
      canvas.fill(exactly: bounds, with: color)
    }
  }
}
