public import CellGraphics

extension View {
  /// Returns a view that shows a picture of this view's present appearance.
  ///
  /// The picture has the visible values of running animations and no alpha of its own. It does not
  /// change when this view does. A snapshot that is resized is cut, or extended by its last
  /// background.
  ///
  /// ```swift
  /// let label = Label(frame: Rect(x: 3, y: 4, width: 5, height: 1))
  /// label.text = "Inbox"
  /// let copy = label.snapshotView(afterScreenUpdates: true)
  /// precondition(copy?.frame == Rect(x: 0, y: 0, width: 5, height: 1))
  /// ```
  ///
  /// - Parameter afterUpdates: True performs pending layout first. Other changes of this turn are
  ///   always visible, unlike in UIKit.
  /// - Returns: A view of this view's size at (0, 0); never nil, but optional as in UIKit.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a picture of a part of this view.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates. It is rounded to whole cells.
  ///   - afterUpdates: True performs pending layout first.
  ///   - capInsets: The widths of the edges that keep their size when the snapshot is resized. Only
  ///     the middle is cut or extended.
  /// - Returns: A view of the part's size at (0, 0); never nil, but optional as in UIKit.
  public func resizableSnapshotView(
    from rect: Rect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    if afterUpdates { layoutIfNeeded() }
    let part = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY).snapped
    let snapshot = SnapshotView(
      picture: picture().cropped(to: part), caps: capInsets)
    snapshot.frame = Rect(origin: .zero, size: rect.size)
    return snapshot
  }
}

/// A view that shows a snapshot. If the view is resized, the snapshot stretches between the cap
/// insets, which keep their size.
private final class SnapshotView: View {
  private let picture: Surface
  private let caps: EdgeInsets

  init(picture: Surface, caps: EdgeInsets) {
    self.picture = picture
    self.caps = caps
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  override func draw(on canvas: inout Canvas) {
    let area = canvas.cells(of: bounds)
    guard !area.isEmpty, !picture.bounds.isEmpty else { return }
    if area.columns == picture.columns, area.rows == picture.rows {
      return canvas.composite(picture, column: area.column, row: area.row)
    }
    for across in Strip.strips(of: picture.columns, in: area.columns, caps.left, caps.right) {
      for down in Strip.strips(of: picture.rows, in: area.rows, caps.top, caps.bottom) {
        let piece = picture.cropped(
          to: CellRect(
            column: across.start, row: down.start, columns: across.length, rows: down.length))
        canvas.composite(
          piece.fitted(columns: across.room, rows: down.room), column: area.column + across.place,
          row: area.row + down.place)
      }
    }
  }
}

/// A part of a picture along one axis, and its place in a resized picture.
private struct Strip {
  var start: Int
  var length: Int
  var place: Int
  var room: Int

  /// Returns the two edges and the middle; the edges shrink only if both do not fit.
  static func strips(of length: Int, in room: Int, _ first: Double, _ last: Double) -> [Strip] {
    let first = max(0, min(Int(cells: first.rounded()), min(length, room)))
    let last = max(0, min(Int(cells: last.rounded()), min(length, room) - first))
    let middle = Strip(
      start: first, length: length - first - last, place: first, room: room - first - last)
    let ends = [
      Strip(start: 0, length: first, place: 0, room: first),
      Strip(start: length - last, length: last, place: room - last, room: last),
    ]
    return [middle] + ends.filter { $0.room > 0 }
  }
}

extension Surface {
  /// Returns a part of the surface; cells outside of the surface are clear.
  fileprivate func cropped(to rect: CellRect) -> Surface {
    if rect == bounds { return self }
    var canvas = Canvas(surface: Surface(columns: max(0, rect.columns), rows: max(0, rect.rows)))
    canvas.composite(self, column: -rect.column, row: -rect.row)
    return canvas.surface
  }
}
