extension PictureTransition {
  /// Draws push, moveIn and reveal.
  ///
  /// One edge moves across the surface. The surfaces on its two sides move with it or stay.
  func drawSlide(
    _ old: Surface, _ new: Surface, _ progress: Double, _ style: DrawingStyle,
    _ picture: inout Surface
  ) {
    let (side, movesOld, movesNew) = slide
    let length = side.isHorizontal ? picture.columns : picture.rows
    let slide = Slide(
      side: side, length: length, movesOld: movesOld, movesNew: movesNew, progress: progress,
      style: style)
    if side.isHorizontal {
      slide.drawColumns(old, new, &picture)
    } else {
      slide.drawRows(old, new, &picture)
    }
  }

  /// The side where the new surface enters, and which of the surfaces move.
  private var slide: (side: Side, movesOld: Bool, movesNew: Bool) {
    switch self {
    case .push(let side): (side, true, true)
    case .moveIn(let side): (side, false, true)
    case .reveal(let side): (side, true, false)
    default:
      preconditionFailure(
        "PictureTransition.drawSlide: \(self) is not push, moveIn or reveal"
      )
    }
  }
}

/// Two surfaces side by side or one above the other, and the edge between them.
private struct Slide {
  /// The position of the edge, in eighths of a cell from the left or the top.
  let edge: Int
  /// Indicates whether the new surface is before the edge, on the left or at the top.
  let isNewFirst: Bool
  /// The number to add to a column or row of the screen to get the column or row of the first
  /// surface.
  let firstShift: Int
  /// The number to add to a column or row of the screen to get the column or row of the second
  /// surface.
  let secondShift: Int
  /// Indicates which surface throws a shadow on the other one; nil if both move together.
  let isFirstAbove: Bool?
  /// The strength of the shadow, 0 to 1. It is weaker near the start and the end.
  let depth: Double
  /// The last column or row.
  private let last: Int
  /// The column or row that shows the edge as a line, on a terminal without colours; nil on a
  /// terminal with colours, where the surfaces differ by their backgrounds.
  ///
  /// The line takes the place of the outermost cells of the surface in front. If both surfaces move
  /// together, it takes those of the new surface.
  private let line: Int?

  /// The share of the light that is missing, by the distance from a vertical edge in columns.
  private static let columnShadow = [0.24, 0.13, 0.05]
  /// The share of the light that is missing, by the distance from a horizontal edge in rows.
  private static let rowShadow = [0.15, 0.05]

  init(
    side: PictureTransition.Side, length: Int, movesOld: Bool, movesNew: Bool, progress: Double,
    style: DrawingStyle
  ) {
    last = length - 1
    let fineOffset = Int((Double(length) * 8 * progress).rounded())
    let cells = (fineOffset + 4) >> 3
    let offset = style.smoothness == .eighths ? fineOffset : 8 * cells
    isNewFirst = side == .left || side == .top
    edge = isNewFirst ? offset : length * 8 - offset
    let (movesFirst, movesSecond) = isNewFirst ? (movesNew, movesOld) : (movesOld, movesNew)
    // A moving surface ends or begins at the last cell that it covers completely.
    firstShift = movesFirst ? length - (edge >> 3) : 0
    secondShift = movesSecond ? -((edge + 7) >> 3) : 0
    isFirstAbove = movesOld == movesNew ? nil : isNewFirst == movesNew
    depth = min(1, Double(min(offset, length * 8 - offset)) / 16)
    let isBefore = isFirstAbove ?? isNewFirst
    let isWithin = edge >= 8 && edge <= 8 * last
    line = !style.hasColors && isWithin ? (edge + 4) >> 3 - (isBefore ? 1 : 0) : nil
  }

  /// Draws surfaces that are side by side.
  func drawColumns(_ old: Surface, _ new: Surface, _ picture: inout Surface) {
    picture.composeRows { row, composer in
      let first = (isNewFirst ? new : old).row(row)
      let second = (isNewFirst ? old : new).row(row)
      for column in 0...last {
        let a = first[first.startIndex + clamped(column + firstShift)]
        let b = second[second.startIndex + clamped(column + secondShift)]
        let eighths = min(max(edge - 8 * column, 0), 8)
        append(
          shadowed(a, at: column, isFirst: true), shadowed(b, at: column, isFirst: false),
          eighths: eighths, isUpright: true, hasLine: column == line, to: &composer)
      }
    }
  }

  /// Draws surfaces that are one above the other.
  func drawRows(_ old: Surface, _ new: Surface, _ picture: inout Surface) {
    picture.composeRows { row, composer in
      let first = (isNewFirst ? new : old).row(clamped(row + firstShift))
      let second = (isNewFirst ? old : new).row(clamped(row + secondShift))
      let eighths = min(max(edge - 8 * row, 0), 8)
      for column in 0..<first.count {
        append(
          shadowed(first[first.startIndex + column], at: row, isFirst: true, isRow: true),
          shadowed(second[second.startIndex + column], at: row, isFirst: false, isRow: true),
          eighths: eighths, isUpright: false, hasLine: row == line, to: &composer)
      }
    }
  }

  /// Adds the cell in which `first` covers `eighths` of the length. A cell with parts of both
  /// surfaces has no letter.
  private func append(
    _ first: Cell, _ second: Cell, eighths: Int, isUpright: Bool, hasLine: Bool,
    to composer: inout RowComposer
  ) {
    if eighths == 0 || eighths == 8 {
      var whole = eighths == 8 ? first : second
      if hasLine, whole.isBlank { whole.glyph = isUpright ? Glyph("│") : Glyph("─") }
      return composer.append(whole, part: eighths == 8 ? 1 : 2)
    }
    composer.append(
      isUpright
        ? .edge(left: first.visibleBackground, right: second.visibleBackground, eighths: eighths)
        : .edge(
          top: first.visibleBackground, bottom: second.visibleBackground, eighths: 8 - eighths),
      part: 0)
  }

  /// Returns an index clamped to the surface.
  private func clamped(_ index: Int) -> Int { min(max(index, 0), last) }

  /// Returns the cell in the shadow that the other surface throws on it.
  private func shadowed(_ cell: Cell, at index: Int, isFirst: Bool, isRow: Bool = false) -> Cell {
    guard let isFirstAbove, isFirst != isFirstAbove else { return cell }
    let distance = isFirst ? (edge - 1) >> 3 - index : index - edge >> 3
    let shadow = isRow ? Self.rowShadow : Self.columnShadow
    guard shadow.indices.contains(max(distance, 0)) else { return cell }
    return cell.shaded(by: depth * shadow[max(distance, 0)])
  }
}
