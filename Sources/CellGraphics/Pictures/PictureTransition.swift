/// How one picture gives way to another: a pure function of both and a progress, which therefore can
/// be scrubbed, reversed and skipped.
///
/// What moves by less than a cell shows in the blanks: an edge between two grounds is drawn in eighths
/// of a cell, if the style says so. Letters keep to whole cells.
public enum PictureTransition: Hashable, Sendable {
  /// An edge of both pictures.
  public enum Side: Hashable, Sendable, CaseIterable {
    case left
    case right
    case top
    case bottom
  }

  /// Each ground blends into the other. A word that stays keeps its ink, others go into the ground
  /// before the new ones come out of it. Where colours are few or none, it is done as the style says.
  case fade
  /// The new picture comes in from a side and shoves the old one out.
  case push(from: Side)
  /// The new picture comes in from a side, over the old one.
  case moveIn(from: Side)
  /// The old picture leaves towards the side that is opposite, off the new one.
  case reveal(from: Side)
  /// Both are the faces of a card, which is turned by half: this side of it comes towards the viewer
  /// and goes to where the opposite one was.
  case flip(from: Side)
  /// The old picture is a page bound at this side, which is rolled up towards it, its free corner
  /// first.
  case curl(bound: Side)
  /// The new picture is a page bound at this side, which is laid over the old one: `curl` backwards.
  case uncurl(bound: Side)
  /// The old picture is a page bound at the top, of which the lower part is rolled up. It stays so at
  /// the end, the new picture lying beneath.
  case partialCurl
}

extension PictureTransition {
  /// The same change in the other direction, of the new picture into the old one.
  ///
  /// nil for the partial curl: only the progress takes it back.
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

  /// Whether the new picture alone is to be seen at the end.
  public var endsWithNewPicture: Bool { self != .partialCurl }

  /// Whether a cell shows the page, its front or its back, once a partial curl is over.
  public static func isPageOfPartialCurl(column: Int, row: Int, columns: Int, rows: Int) -> Bool {
    guard columns > 0, rows > 0 else { return false }
    return RolledPage(columns: columns, rows: rows, liftedBy: 1).covers(column: column, row: row)
  }

  /// Draws the moment at `progress` over all of `picture`.
  ///
  /// Allocates nothing. The three have the same columns and rows.
  ///
  /// - Parameters:
  ///   - old: What is seen at 0, exactly.
  ///   - new: What is seen at 1, exactly but in a partial curl.
  ///   - progress: Held within 0 to 1.
  ///   - backdrop: What is seen where neither is, behind a card that is turned.
  public func draw(
    from old: Surface, to new: Surface, at progress: Double, backdrop: Color = .clear,
    style: DrawingStyle = DrawingStyle(), onto picture: inout Surface
  ) {
    precondition(
      old.hasSize(of: picture) && new.hasSize(of: picture), "pictures of different sizes")
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
  public var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  /// Whether what starts at this side goes from column to column.
  var isHorizontal: Bool { self == .left || self == .right }
}

extension Surface {
  func hasSize(of other: Surface) -> Bool { columns == other.columns && rows == other.rows }

  /// Takes the cells of a surface of the same size.
  mutating func copy(_ other: Surface) {
    makeUnique()
    for row in 0..<rows { storage.copyRow(row, from: other.storage) }
  }
}
