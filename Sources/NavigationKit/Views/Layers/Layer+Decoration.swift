internal import CellGraphics

extension Layer {
  /// Indicates whether the layer draws a border, round corners or a shadow.
  var isDecorated: Bool {
    cornerRadius > 0 || hasBorder || shadowOpacity > 0
  }

  private var hasBorder: Bool { borderWidth > 0 && borderColor != nil }

  /// Draws the shadow, `contents`, the border and the round corners, in this order.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the layer.
  ///   - contents: Draws the background and what is on it.
  func decorate(_ bounds: Rect, on canvas: inout Canvas, contents: (inout Canvas) -> Void) {
    if shadowOpacity > 0, let shadowColor {
      let color = shadowColor.multipliedAlpha(by: Double(min(shadowOpacity, 1)))
      canvas.fill(shade(of: bounds), outside: bounds, with: color)
    }
    let corners = cornerRadius > 0 ? canvas.corners(of: bounds) : []
    contents(&canvas)
    if hasBorder, let borderColor {
      canvas.drawBorder(of: bounds, color: borderColor, isRound: cornerRadius > 0)
    }
    if !corners.isEmpty { canvas.roundCorners(of: bounds, over: corners) }
  }

  /// Returns the rectangle of the shadow of `bounds`.
  private func shade(of bounds: Rect) -> Rect {
    if shadowOffset == .zero {
      return shadowRadius > 0 ? bounds.insetBy(dx: -1, dy: -1) : bounds
    }
    func step(_ distance: Double) -> Double { distance > 0 ? 1 : distance < 0 ? -1 : 0 }
    return bounds.offsetBy(dx: step(shadowOffset.width), dy: step(shadowOffset.height))
  }

  /// Draws a sublayer, in the coordinates of the layer around it.
  func render(on canvas: inout Canvas) {
    guard !isHidden, opacity > 0 else { return }
    canvas.group(opacity: Double(opacity)) { canvas in
      canvas.transform = AffineTransform(translationX: frame.minX, y: frame.minY)
        .concatenating(canvas.transform)
      let bounds = Rect(origin: .zero, size: frame.size)
      if masksToBounds { canvas.clip(to: bounds) }
      decorate(bounds, on: &canvas) { canvas in
        if let backgroundColor { canvas.fill(bounds, with: backgroundColor) }
        drawContents(in: bounds, on: &canvas)
        for layer in addedSublayers ?? [] { layer.render(on: &canvas) }
      }
    }
  }
}
