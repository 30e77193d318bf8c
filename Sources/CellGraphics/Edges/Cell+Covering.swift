extension TextAttributes {
  /// The glyph is no letter but shows where two or three grounds meet.
  static let edge = TextAttributes(rawValue: 1 << 7)
}

extension Cell {
  /// Whether grounds meet in it.
  var isEdge: Bool { attributes.contains(.edge) }

  /// The colour of the ground, where grounds meet that of the one that would have the whole cell.
  var dominantBackground: Color {
    isEdge && glyph.foregroundMask?.hasMiddle == true ? foreground : background
  }

  /// Makes a cell in which grounds meet one that a letter can stand in.
  mutating func removeEdge() {
    guard isEdge else { return }
    self = Cell(background: dominantBackground)
  }

  /// The cell with an opaque colour over the parts in `mask`; of three colours the two largest stay.
  ///
  /// A letter goes as soon as a part of the cell is covered, and what it stood on carries the edge: a
  /// letter that stayed would keep its background too, beyond the edge on its both sides.
  func covered(by color: Color, in mask: CellMask) -> Cell {
    guard isEdge || isBlank else {
      return Cell(background: visibleBackground).covered(by: color, in: mask)
    }
    let glyphMask = (isEdge ? glyph.foregroundMask : nil) ?? .none
    var parts = EdgeParts()
    parts.add(color, mask)
    parts.add(foreground, glyphMask.subtracting(mask))
    parts.add(background, glyphMask.union(mask).inverted)
    return parts.cell(isCorner: mask.isCorner)
  }
}

/// Up to three flat colours in a cell.
private struct EdgeParts {
  private typealias Part = (color: Color, mask: CellMask)

  private var first: Part = (.clear, .none)
  private var second: Part = (.clear, .none)
  private var third: Part = (.clear, .none)

  mutating func add(_ color: Color, _ mask: CellMask) {
    if mask == .none { return }
    if first.mask == .none || first.color == color {
      first = (color, first.mask.union(mask))
    } else if second.mask == .none || second.color == color {
      second = (color, second.mask.union(mask))
    } else {
      third = (color, mask)
    }
  }

  /// The glyph and the colours nearest to it.
  ///
  /// - Parameter isCorner: A corner that lacks a little looks round, in one picture after the other; the
  ///   least that sticks out of it is an ear. So it is a quarter of the cell, where it has that, or
  ///   nothing. A straight edge must leave no gap to what touches it.
  func cell(isCorner: Bool) -> Cell {
    let factor = isCorner ? 64 : 2
    let added = first.color
    var (a, b, c) = (first, second, third)
    if b.mask.count < c.mask.count { swap(&b, &c) }
    if a.mask.count < b.mask.count { swap(&a, &b) }
    if b.mask.count < c.mask.count { swap(&b, &c) }
    // What is neither of the two largest may go to either.
    let relevant = a.mask.union(b.mask)
    var best = Fit(cell: Cell(background: a.color))
    best.penalty = Self.penalty(b, shown: .none, relevant, isAdded: b.color == added, factor)
    let without = Self.penalty(a, shown: .none, relevant, isAdded: a.color == added, factor)
    if without < best.penalty {
      best = Fit(cell: Cell(background: b.color), penalty: without)
    }
    // The colour of ink hides what is beneath, so what is clear has to be the ground.
    if a.color.alpha >= b.color.alpha { best.consider(a, on: b, relevant, added: added, factor) }
    if b.color.alpha >= a.color.alpha { best.consider(b, on: a, relevant, added: added, factor) }
    return best.cell
  }

  private struct Fit {
    var cell: Cell
    var penalty = 0

    mutating func consider(
      _ foreground: Part, on background: Part, _ relevant: CellMask, added: Color, _ factor: Int
    ) {
      for block in Glyph.blocks where penalty > 0 {
        let other = EdgeParts.penalty(
          foreground, shown: block.mask, relevant, isAdded: foreground.color == added, factor)
        guard other < penalty else { continue }
        penalty = other
        cell = Cell(
          glyph: block.glyph, foreground: foreground.color, background: background.color,
          attributes: .edge)
      }
    }
  }

  /// How wrong `part` is where it is shown as another mask: what sticks out is worse by `factor` than
  /// what lacks.
  private static func penalty(
    _ part: Part, shown: CellMask, _ relevant: CellMask, isAdded: Bool, _ factor: Int
  ) -> Int {
    let missing = part.mask.subtracting(shown).intersection(relevant).count
    let extra = shown.subtracting(part.mask).intersection(relevant).count
    return isAdded ? missing + factor * extra : factor * missing + extra
  }
}

extension CellMask {
  /// Whether it reaches neither from side to side nor from top to bottom.
  fileprivate var isCorner: Bool {
    let (left, right) = (bits & 0x0101_0101_0101_0101, bits & 0x8080_8080_8080_8080)
    let (top, bottom) = (bits & 0xFF, bits >> 56)
    return (left == 0 || right == 0) && (top == 0 || bottom == 0)
  }
}
