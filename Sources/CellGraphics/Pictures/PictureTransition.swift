/// A transition between two whole surfaces, such as a push or a page curl.
///
/// Each frame is a pure function of both surfaces and a progress. So a transition can be inspected
/// at any progress, reversed and interrupted.
///
/// Edges between two backgrounds move in eighths of cells if the style allows it. Text keeps to
/// whole cells.
///
/// ```swift
/// let old = Surface(columns: 4, rows: 1, filledWith: Cell(background: .white))
/// let new = Surface(columns: 4, rows: 1, filledWith: Cell(background: .black))
/// var frame = old
/// PictureTransition.push(from: .right).draw(from: old, to: new, at: 0.5, onto: &frame)
/// precondition(frame[column: 1, row: 0].background == .white)
/// precondition(frame[column: 2, row: 0].background == .black)
/// ```
public enum PictureTransition: Hashable, Sendable {
  /// One of the four sides of the surface.
  public enum Side: Hashable, Sendable, CaseIterable {
    /// The left side.
    case left
    /// The right side.
    case right
    /// The top.
    case top
    /// The bottom.
    case bottom
  }

  /// The old surface fades into the new one.
  ///
  /// Backgrounds blend. Words that both surfaces have in the same place stay. Other words fade into
  /// the background before the new words appear. With few colours or none the style decides how it
  /// is done.
  case fade
  /// The new surface enters from a side and pushes the old one out.
  case push(from: Side)
  /// The new surface enters from a side, over the old one.
  case moveIn(from: Side)
  /// The old surface leaves towards the opposite side and reveals the new one.
  case reveal(from: Side)
  /// Both surfaces are the faces of a card, which makes half a turn. The given side moves towards
  /// the viewer and ends on the opposite side.
  case flip(from: Side)
  /// The old surface is a page that is bound at this side. The page rolls up towards this side, the
  /// free corner first.
  case curl(bound: Side)
  /// The new surface is a page that is bound at this side. It unrolls over the old one:
  /// ``curl(bound:)`` backwards.
  case uncurl(bound: Side)
  /// The old surface is a page that is bound at the top, and its lower part rolls up. At the end
  /// the page stays rolled up, with the new surface visible beneath.
  case partialCurl
}

extension PictureTransition {
  /// The transition that goes back from the new surface to the old one in the same way; nil for
  /// ``partialCurl``.
  ///
  /// To go back from a partial curl, run its progress backwards.
  public var reversed: PictureTransition? {
    switch self {
    case .fade: .fade
    case .push(let side): .push(from: side.opposite)
    case .moveIn(let side): .reveal(from: side.opposite)
    case .reveal(let side): .moveIn(from: side.opposite)
    case .flip(let side): .flip(from: side.opposite)
    case .curl(let side): .uncurl(bound: side)
    case .uncurl(let side): .curl(bound: side)
    case .partialCurl: nil
    }
  }

  /// A Boolean value that indicates whether only the new surface is visible at the end.
  public var endsWithNewPicture: Bool { self != .partialCurl }

  /// Returns whether a cell shows the page, its front or its back, at the end of a partial curl.
  ///
  /// - Parameters:
  ///   - column: The column of the cell.
  ///   - row: The row of the cell.
  ///   - columns: The width of the surface.
  ///   - rows: The height of the surface.
  public static func isPageOfPartialCurl(column: Int, row: Int, columns: Int, rows: Int) -> Bool {
    guard columns > 0, rows > 0 else { return false }
    return RolledPage(columns: columns, rows: rows, liftedBy: 1).covers(column: column, row: row)
  }

  /// Draws the frame at `progress` over all of `picture`.
  ///
  /// The three surfaces must have the same size; otherwise it traps. It allocates no memory if no
  /// other copy of `picture` exists.
  ///
  /// - Parameters:
  ///   - old: The surface that is visible at 0.
  ///   - new: The surface that is visible at 1, except after a partial curl.
  ///   - progress: Clamped to 0 to 1.
  ///   - backdrop: The colour behind a turning card.
  ///   - style: The way in which edges and fades are drawn.
  ///   - picture: The surface to draw on.
  public func draw(
    from old: Surface, to new: Surface, at progress: Double, backdrop: Color = .clear,
    style: DrawingStyle = DrawingStyle(), onto picture: inout Surface
  ) {
    precondition(
      old.hasSize(of: picture) && new.hasSize(of: picture),
      "PictureTransition.draw: old surface \(old.sizeText), new surface \(new.sizeText), "
        + "target \(picture.sizeText) cells; pass three surfaces of the same size"
    )
    guard !picture.bounds.isEmpty else { return }
    if !(progress > 0) { return picture.copy(old) }
    if progress >= 1, endsWithNewPicture { return picture.copy(new) }
    let isFine = style.smoothness == .eighths
    switch self {
    case .fade: drawFade(old, new, progress, style.fading, &picture)
    case .push, .moveIn, .reveal: drawSlide(old, new, progress, style, &picture)
    case .flip(let side):
      let card = TurnedCard(
        columns: picture.columns, rows: picture.rows, near: side, progress: progress,
        isFine: isFine)
      card.draw(card.showsBack ? new : old, backdrop: backdrop, onto: &picture)
    case .curl(let side):
      RolledPage(columns: picture.columns, rows: picture.rows, bound: side, progress: progress)
        .draw(old, over: new, isFine: isFine, onto: &picture)
    case .uncurl(let side):
      RolledPage(columns: picture.columns, rows: picture.rows, bound: side, progress: 1 - progress)
        .draw(new, over: old, isFine: isFine, onto: &picture)
    case .partialCurl:
      RolledPage(columns: picture.columns, rows: picture.rows, liftedBy: min(progress, 1))
        .draw(old, over: new, isFine: isFine, onto: &picture)
    }
  }
}

extension PictureTransition.Side {
  /// The side on the other end.
  public var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// Indicates whether movement from this side goes across columns.
  var isHorizontal: Bool { self == .left || self == .right }
}

extension Surface {
  /// Indicates whether both surfaces have the same size.
  func hasSize(of other: Surface) -> Bool { columns == other.columns && rows == other.rows }

  /// The size as a text such as `80 × 24`, for traps.
  fileprivate var sizeText: String { "\(columns) × \(rows)" }

  /// Replaces all cells by those of a surface of the same size.
  mutating func copy(_ other: Surface) {
    makeUnique()
    for row in 0..<rows { storage.copyRow(row, from: other.storage) }
  }
}
