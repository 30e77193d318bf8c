/// One frame of a fade between two surfaces. The frame is calculated cell by cell, row by row.
struct Fade {
  /// The way in which the fade is drawn.
  let style: DrawingStyle.Fading
  /// The progress, between 0 and 1.
  let progress: Double

  // These caches save time: neighbours mostly have the same colours, and blending takes much longer
  // than comparing.
  private var backgroundMix = Mix()
  private var foregroundMix = Mix()
  private var textMix = Mix()
  /// The last pair of blanks and its result, which does not depend on the position.
  private var lastBlanks = (
    old: Cell.clear, new: Cell.clear, result: (cell: Cell.clear, isNew: false)
  )
  /// The end of the word that was examined last.
  private var wordEnd = 0
  /// Indicates whether the word that was examined last is the same in both surfaces.
  private(set) var isSameWord = false

  init(_ style: DrawingStyle.Fading, at progress: Double) {
    self.style = style
    self.progress = progress
  }

  /// Starts a row with text. Call it before the first cell.
  mutating func beginRow() { wordEnd = 0 }

  /// Examines the word that begins at `column`, if one begins there.
  ///
  /// A word that is the same before and after stays as a whole. Single letters of other words do
  /// not stay.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - end: The end of the row.
  ///   - pair: Returns the old and the new cell of a column.
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

  /// Returns the cell between two opaque cells at `column`, and whether the cell shows the glyph of
  /// `new`.
  ///
  /// - Parameters:
  ///   - old: The cell at progress 0.
  ///   - new: The cell at progress 1.
  ///   - column: The column.
  ///   - end: The end of the row that is drawn.
  ///   - row: The row.
  ///   - pair: Returns the old and the new cell of a column from `column` to `end`.
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

  /// Returns the cell that the fade shows on the way from one opaque blank cell to another. It is the
  /// same everywhere on the screen.
  mutating func cell(from old: Cell, to new: Cell) -> Cell {
    isSameWord = true
    return cell(from: old, to: new, column: 0, row: 0).cell
  }

  /// Returns the cell between two opaque cells, and whether the cell shows the glyph of `new`.
  ///
  /// Call ``enter(_:end:_:)`` before, so that the word of the cells has been examined.
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
  /// A cache of the last two mixes of two colours. In a row two backgrounds often alternate.
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

  /// Returns the cell of a fade in truecolor.
  ///
  /// Backgrounds blend. A word that stays keeps its foreground. The letters of other words first
  /// fade into the background, then the new letters appear from it. So a row has one foreground
  /// colour at a time, which also saves bytes on the terminal.
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

  /// Returns a cell in which the colours of an edge blend.
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

  /// Returns the cell of a fade in a small palette.
  ///
  /// Dots of the new background cover the old one in three densities. A cell with dots has no room
  /// for a letter, so letters keep the old background and then get the new one. They change one by
  /// one in the middle step, when a box in either background is least visible.
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
      // Each half of the middle step is a tenth of the fade.
      let threshold = Self.threshold(of: cell, column: column, row: row)
      let isThere = isNew ? 10 * progress - 5 >= threshold : 10 * progress - 4 < threshold
      if isThere { return (cell, isNew) }
    }
    return (Cell(glyph: Self.shades[level - 1], foreground: to, background: from), isNew)
  }
}

// MARK: - Dissolving

extension Fade {
  /// Returns the cell of a fade without colours. The letters of words that do not stay disappear
  /// one by one, then the new ones appear.
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

  /// Returns the progress at which a letter changes, 0 to 1. Both halves of a wide glyph change
  /// together.
  private static func threshold(of cell: Cell, column: Int, row: Int) -> Double {
    threshold(column: cell.glyph.isContinuation ? column - 1 : column, row: row)
  }

  /// Returns the progress at which a cell changes, 0 to 1.
  ///
  /// The 64 cells of a square change in the order of a Bayer matrix, which scatters them evenly.
  private static func threshold(column: Int, row: Int) -> Double {
    let (x, y) = (column ^ row, row)
    let order =
      (x & 1) << 5 | (y & 1) << 4 | (x & 2) << 2 | (y & 2) << 1 | (x & 4) >> 1 | (y & 4) >> 2
    return (Double(order) + 0.5) / 64
  }
}

extension Cell {
  /// Returns the cell without its letter.
  ///
  /// An underline that both surfaces have stays, for example the line below a bar. Other underlines
  /// disappear with their letters.
  fileprivate func cleared(keeping other: TextAttributes) -> Cell {
    var cell = self
    cell.glyph = .blank
    cell.attributes.formIntersection(other)
    return cell
  }
}

extension Color {
  /// Indicates whether a small palette probably shows both colours as the same colour.
  ///
  /// Dots of one colour would then be invisible on the other colour.
  fileprivate func isAlike(_ other: Color) -> Bool {
    func isNear(_ a: UInt8, _ b: UInt8) -> Bool { max(a, b) - min(a, b) <= 20 }
    return isNear(red, other.red) && isNear(green, other.green) && isNear(blue, other.blue)
  }
}
