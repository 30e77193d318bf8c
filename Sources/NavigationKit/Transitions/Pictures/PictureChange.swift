internal import CellGraphics

/// A view on the way from one picture to another: while it lasts, the view is drawn by it.
final class PictureChange {
  /// Where a picture comes from.
  enum Side {
    /// Taken once, at the beginning.
    case taken(Surface)
    /// The view's own contents, as they are at each moment.
    case contents
    /// Another view, as it is at each moment, placed in the view's own coordinates.
    case view(View)
  }

  let transition: PictureTransition
  /// What is seen where neither picture is; clear shows what lies beneath the view.
  let backdrop: Color
  var old: Side
  let new: Side
  /// Where the change comes to rest, 0 to 1: the model value of `AnimatedProperty.pictureProgress`.
  var progress: Double

  // Kept from frame to frame, so that none is made anew.
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

  /// Draws `view` as it is seen at `tick`.
  func draw(
    _ view: View, bounds: Rect, on canvas: inout Canvas, at tick: Int,
    drawn: inout [DrawnController]
  ) {
    var area = canvas.cells(of: bounds)
    // Of a view larger than the screen, only what can be seen.
    if area.intersection(canvas.surface.bounds) != area { area = area.intersection(canvas.clip) }
    guard !area.isEmpty else { return }
    if picture.columns != area.columns || picture.rows != area.rows {
      let blank = Surface(columns: area.columns, rows: area.rows)
      (oldPicture, newPicture, picture) = (blank, blank, blank)
    }
    let room = Room(
      area: area, transform: canvas.transform, style: canvas.style, view: view, bounds: bounds,
      tick: tick)
    fill(&oldPicture, from: old, in: room, drawn: &drawn)
    fill(&newPicture, from: new, in: room, drawn: &drawn)
    transition.draw(
      from: oldPicture, to: newPicture, at: view.presentationPictureProgress(at: tick),
      backdrop: backdrop, style: canvas.style, onto: &picture)
    canvas.composite(picture, column: area.column, row: area.row)
  }

  /// Where and when the view is drawn.
  private struct Room {
    var area: CellRect
    var transform: AffineTransform
    var style: DrawingStyle
    var view: View
    var bounds: Rect
    var tick: Int
  }

  private func fill(
    _ buffer: inout Surface, from side: Side, in room: Room, drawn: inout [DrawnController]
  ) {
    if case .taken(let picture) = side {
      buffer = picture.fitted(columns: room.area.columns, rows: room.area.rows)
      return
    }
    var surface = Surface(columns: 0, rows: 0)
    swap(&surface, &buffer)
    surface.clear()
    var canvas = Canvas(surface: consume surface, style: room.style)
    canvas.transform = room.transform.concatenating(
      AffineTransform(
        translationX: -Double(room.area.column), y: -Double(room.area.row)))
    let first = drawn.count
    if case .view(let view) = side {
      canvas.transform = view.mapFromSuperview(to: room.view).concatenating(canvas.transform)
      view.render(on: &canvas, at: room.tick, drawn: &drawn)
    } else {
      room.view.renderContents(
        bounds: room.bounds, on: &canvas, at: room.tick, drawn: &drawn)
    }
    for index in first..<drawn.count {
      drawn[index].rect.column += room.area.column
      drawn[index].rect.row += room.area.row
    }
    buffer = canvas.surface
  }
}
