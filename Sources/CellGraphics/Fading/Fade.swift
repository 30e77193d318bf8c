/// One moment of a fade: what each cell is on its way to another, row by row.
struct Fade {
  let style: DrawingStyle.Fading
  let progress: Double

  // Neighbours have mostly the same colours, and blending costs far more than comparing.
  private var backgroundMix = Mix()
  private var foregroundMix = Mix()
  private var textMix = Mix()
  /// The last pair of blanks and what has come of it, which is the same wherever they stand.
  private var lastBlanks = (
    old: Cell.clear, new: Cell.clear, result: (cell: Cell.clear, isNew: false)
  )
  /// Where the word ends that was looked at last, and whether it is the same in both pictures.
  private var wordEnd = 0
  private(set) var isSameWord = false

  init(_ style: DrawingStyle.Fading, at progress: Double) {
    self.style = style
    self.progress = progress
  }

  /// Before the first cell of each row that has letters.
  mutating func beginRow() { wordEnd = 0 }

  /// Looks ahead to the end of a word, if one begins here: a word that is the same before and after
  /// stays as a whole, and no single letters of others do.
  ///
  /// - Parameter pair: The two cells of a column.
  @inline(__always)
  mutating func enter(_ column: Int, end: Int, _ pair: (Int) -> (old: Cell, new: Cell)) {
    guard column >= wordEnd else { return }
    isSameWord = true
    wordEnd = column
    while wordEnd < end {
      let (old, new) = pair(wordEnd)
      if old.isBlank, new.isBlank { break }
      if old.glyph != new.glyph || old.attributes != new.attributes { isSameWord = false }
      wordEnd += 1
    }
    wordEnd = max(wordEnd, column + 1)
  }

  /// The cell between two opaque ones at `column`, and whether its glyph is that of the new one.
  ///
  /// - Parameters:
  ///   - end: Where the row ends that is drawn.
  ///   - pair: The two cells of a column from `column` to `end`.
  @inline(__always)
  mutating func cell(
    from old: Cell, to new: Cell, column: Int, end: Int, row: Int,
    _ pair: (Int) -> (old: Cell, new: Cell)
  ) -> (cell: Cell, isNew: Bool) {
    if old == lastBlanks.old, new == lastBlanks.new { return lastBlanks.result }
    enter(column, end: end, pair)
    let result = cell(from: old, to: new, column: column, row: row)
    if old.isBlank, new.isBlank { lastBlanks = (old, new, result) }
    return result
  }

  /// The cell between two opaque blanks, which is the same wherever they stand.
  mutating func cell(from old: Cell, to new: Cell) -> Cell {
    isSameWord = true
    return cell(from: old, to: new, column: 0, row: 0).cell
  }

  /// The cell between two opaque ones of a word that has been entered, and whether its glyph is that of
  /// the new one.
  mutating func cell(from old: Cell, to new: Cell, column: Int, row: Int)
    -> (cell: Cell, isNew: Bool)
  {
    switch style {
    case .blend: return blend(old, new)
    case .shade: return shade(old, new, column, row)
    case .dissolve: return dissolve(old, new, column, row)
    }
  }
}

// MARK: - Blending

extension Fade {
  /// The last two mixes of two colours, kept for the next one who asks: two grounds often take turns.
  private struct Mix {
    private var last = (from: Color.clear, to: Color.clear, result: Color.clear)
    private var beforeLast = (from: Color.clear, to: Color.clear, result: Color.clear)

    mutating func callAsFunction(_ from: Color, _ to: Color, at progress: Double) -> Color {
      if from == to { return from }
      if from == last.from, to == last.to { return last.result }
      swap(&last, &beforeLast)
      if from == last.from, to == last.to { return last.result }
      last = (from, to, from.blended(with: to, at: progress))
      return last.result
    }
  }

  /// Grounds blend. A word that stays keeps its ink; the letters of others go into the ground, all of them, before
  /// the new ones come out of it: so at each moment they have one ink, which is also the least that
  /// a terminal has to be told.
  private mutating func blend(_ old: Cell, _ new: Cell) -> (cell: Cell, isNew: Bool) {
    let isNew = progress >= 0.5
    if old.isEdge || new.isEdge { return (blendEdge(old, new), isNew) }
    let background = backgroundMix(old.background, new.background, at: progress)
    var cell = isNew ? new : old
    cell.background = background
    if isSameWord {
      if !cell.isBlank { cell.foreground = textMix(old.foreground, new.foreground, at: progress) }
    } else if !cell.isBlank {
      let strength = isNew ? 2 * progress - 1 : 1 - 2 * progress
      cell.foreground = foregroundMix(background, cell.foreground, at: strength)
    }
    return (cell, isNew)
  }

  private mutating func blendEdge(_ old: Cell, _ new: Cell) -> Cell {
    var cell = new.isEdge ? new : old
    let other = new.isEdge ? old.dominantBackground : new.dominantBackground
    let strength = new.isEdge ? progress : 1 - progress
    cell.background = other.blended(with: cell.background, at: strength)
    cell.foreground = other.blended(with: cell.foreground, at: strength)
    return cell
  }
}

// MARK: - Shades

extension Fade {
  private static let shades: [Glyph] = [Glyph("░"), Glyph("▒"), Glyph("▓")]

  /// The ground is strewn with the new one in three steps. Letters have no room in a cell with dots, so
  /// they keep the old ground and then get the new one. In the middle step they go one by one, and the new
  /// ones come; there a plate in either ground would stand out most.
  private func shade(_ old: Cell, _ new: Cell, _ column: Int, _ row: Int)
    -> (cell: Cell, isNew: Bool)
  {
    let isNew = progress >= 0.5
    let (from, to) = (old.dominantBackground, new.dominantBackground)
    if from.isAlike(to) {
      let hasEdge = old.isEdge || new.isEdge
      return hasEdge ? (isNew ? new : old, isNew) : dissolve(old, new, column, row)
    }
    let level = min(max(Int(progress * 5), 0), 4)
    let cell = isNew ? new : old
    if level == 0 || level == 4 { return (cell, isNew) }
    if !cell.isBlank, !cell.isEdge {
      if level != 2 { return (cell, isNew) }
      // Each half of the middle step is a tenth of the whole.
      let threshold = Self.threshold(of: cell, column: column, row: row)
      let isThere = isNew ? 10 * progress - 5 >= threshold : 10 * progress - 4 < threshold
      if isThere { return (cell, isNew) }
    }
    return (Cell(glyph: Self.shades[level - 1], foreground: to, background: from), isNew)
  }
}

// MARK: - Dissolving

extension Fade {
  /// The letters of words that do not stay go one by one, then the new ones come.
  private func dissolve(_ old: Cell, _ new: Cell, _ column: Int, _ row: Int)
    -> (cell: Cell, isNew: Bool)
  {
    let isNew = progress >= 0.5
    let cell = isNew ? new : old
    if isSameWord || cell.isBlank { return (cell, isNew) }
    let threshold = Self.threshold(of: cell, column: column, row: row)
    let isThere = isNew ? 2 * progress - 1 >= threshold : 2 * progress < threshold
    return (isThere ? cell : cell.cleared(keeping: (isNew ? old : new).attributes), isNew)
  }

  /// When a letter changes; both halves of a wide one do so at one moment.
  private static func threshold(of cell: Cell, column: Int, row: Int) -> Double {
    threshold(column: cell.glyph.isContinuation ? column - 1 : column, row: row)
  }

  /// When a cell changes: all 64 of a square in another moment, in the order of a Bayer matrix.
  private static func threshold(column: Int, row: Int) -> Double {
    let (x, y) = (column ^ row, row)
    let order =
      (x & 1) << 5 | (y & 1) << 4 | (x & 2) << 2 | (y & 2) << 1 | (x & 4) >> 1 | (y & 4) >> 2
    return (Double(order) + 0.5) / 64
  }
}

extension Cell {
  /// Without its letter. A rule that both pictures have stays whole, as the one under a bar; others go
  /// with their letters.
  fileprivate func cleared(keeping other: TextAttributes) -> Cell {
    var cell = self
    cell.glyph = .blank
    cell.attributes.formIntersection(other)
    return cell
  }
}

extension Color {
  /// Whether a palette is likely to have one colour for both, so that dots of one are not seen on the
  /// other.
  fileprivate func isAlike(_ other: Color) -> Bool {
    func isNear(_ a: UInt8, _ b: UInt8) -> Bool { max(a, b) - min(a, b) <= 20 }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
  }
}
