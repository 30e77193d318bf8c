internal import CellGraphics

/// A dot for each page, filled for the current one. If there is too little room, the view shows
/// numbers.
final class PageDots: PageControl {
  private var row: PageDotRow { PageDotRow(count: numberOfPages, index: currentPage) }

  // Keys turn the pages of the controller.
  override var canBecomeFocused: Bool { false }

  /// Turns to the previous page for a tap left of the filled dot, and to the next page right of it.
  override func tapped(_ touch: Touch) {
    let place = touch.location(in: self)
    guard numberOfPages > 0, let step = row.step(at: place.x, width: bounds.width) else { return }
    (superview?.controller as? PageViewController)?.userTurned(step < 0 ? .reverse : .forward)
  }

  override func draw(on canvas: inout Canvas) {
    guard numberOfPages > 0 else { return }
    canvas.draw(
      TextLine(row.text(width: bounds.width)), in: bounds, alignment: .center,
      color: themed { $0.secondaryLabel })
  }
}
