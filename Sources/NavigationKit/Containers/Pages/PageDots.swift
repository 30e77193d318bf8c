internal import CellGraphics

/// A dot for each page, filled for the current one. If there is too little room, the view shows
/// numbers.
final class PageDots: View {
  var count = 0 { didSet { setNeedsDisplay() } }
  var index = 0 { didSet { setNeedsDisplay() } }

  private var row: PageDotRow { PageDotRow(count: count, index: index) }

  /// Turns to the previous page for a tap left of the filled dot, and to the next page right of it.
  override func touchEnded(_ touch: Touch) {
    let place = touch.location(in: self)
    guard count > 0, point(inside: place, with: nil),
      let step = row.step(at: place.x, width: bounds.width)
    else { return }
    (superview?.controller as? PageViewController)?.userTurned(step < 0 ? .reverse : .forward)
  }

  override func draw(on canvas: inout Canvas) {
    guard count > 0 else { return }
    canvas.draw(
      TextLine(row.text(width: bounds.width)), in: bounds, alignment: .center,
      color: themed { $0.secondaryLabel })
  }
}
