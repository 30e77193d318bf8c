internal import CellGraphics

/// A change of a view from one surface to another surface. While it runs, the view is drawn by this
/// object.
final class PictureChange {
  /// The origin of one of the two surfaces.
  enum Side {
    /// A surface that was drawn once, at the start.
    case captured(Surface)
    /// The contents of the view itself, drawn for each frame.
    case contents
    /// Another view, drawn for each frame, in the coordinates of the view itself.
    case view(View)
  }

  let transition: PictureTransition
  /// The colour of the cells that neither surface covers; clear shows the views beneath.
  let backdrop: Color
  var old: Side
  let new: Side
  /// The final progress, 0 to 1: the model value of `AnimatedProperty.pictureProgress`.
  var progress: Double

  // Reused for every frame, to avoid allocations.
  private var oldPicture = Surface(columns: 0, rows: 0)
  private var newPicture = Surface(columns: 0, rows: 0)
  private var picture = Surface(columns: 0, rows: 0)

  init(
    _ transition: PictureTransition, from old: Side, to new: Side = .contents,
    backdrop: Color = .clear, progress: Double = 1
  ) {
    self.transition = transition
    self.backdrop = backdrop
    self.old = old
    self.new = new
    self.progress = progress
  }

  /// Draws `view` as it appears at `tick`.
  func draw(
    _ view: View, bounds: Rect, on canvas: inout Canvas, at tick: Int,
    drawn: inout [DrawnController]
  ) {
    var area = canvas.cells(of: bounds)
    // Only the visible part of a view that is larger than the screen.
    if area.intersection(canvas.surface.bounds) != area { area = area.intersection(canvas.clip) }
    guard !area.isEmpty else { return }
    if picture.columns != area.columns || picture.rows != area.rows {
      let blank = Surface(columns: area.columns, rows: area.rows)
      (oldPicture, newPicture, picture) = (blank, blank, blank)
    }
    let context = DrawingContext(
      area: area, transform: canvas.transform, style: canvas.style, view: view, bounds: bounds,
      tick: tick)
    fill(&oldPicture, from: old, in: context, drawn: &drawn)
    fill(&newPicture, from: new, in: context, drawn: &drawn)
    transition.draw(
      from: oldPicture, to: newPicture, at: view.presentationPictureProgress(at: tick),
      backdrop: backdrop, style: canvas.style, onto: &picture)
    canvas.composite(picture, column: area.column, row: area.row)
  }

  /// The place and time for which the view is drawn.
  private struct DrawingContext {
    var area: CellRect
    var transform: AffineTransform
    var style: DrawingStyle
    var view: View
    var bounds: Rect
    var tick: Int
  }

  private func fill(
    _ buffer: inout Surface, from side: Side, in context: DrawingContext,
    drawn: inout [DrawnController]
  ) {
    if case .captured(let picture) = side {
      buffer = picture.fitted(columns: context.area.columns, rows: context.area.rows)
      return
    }
    var surface = Surface(columns: 0, rows: 0)
    swap(&surface, &buffer)
    surface.clear()
    var canvas = Canvas(surface: consume surface, style: context.style)
    canvas.transform = context.transform.concatenating(
      AffineTransform(
        translationX: -Double(context.area.column), y: -Double(context.area.row)))
    let first = drawn.count
    if case .view(let view) = side {
      canvas.transform = view.mapFromSuperview(to: context.view).concatenating(canvas.transform)
      view.render(on: &canvas, at: context.tick, drawn: &drawn)
    } else {
      context.view.renderContents(
        bounds: context.bounds, on: &canvas, at: context.tick, drawn: &drawn)
    }
    for index in first..<drawn.count {
      drawn[index].rect.column += context.area.column
      drawn[index].rect.row += context.area.row
    }
    buffer = canvas.surface
  }
}
