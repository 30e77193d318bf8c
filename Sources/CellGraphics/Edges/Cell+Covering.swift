extension TextAttributes {
  /// The glyph is no letter but shows where two or three grounds meet.
  static let edge = TextAttributes(rawValue: 1 << 7)
}

extension Cell {
  /// Whether grounds meet in it.
  var isEdge: Bool { attributes.contains(.edge) }

  /// The colour of the ground, where grounds meet that of the one that would have the whole cell.
  var wholeGround: Color {
    isEdge && glyph.inkMask?.hasMiddle == true ? foreground : background
  }

  /// Makes a cell in which grounds meet one that a letter can stand in.
  mutating func settle() {
    guard isEdge else { return }
    self = Cell(background: wholeGround)
  }

  /// The cell with an opaque colour over the parts in `mask`; of three colours the two largest stay.
  ///
  /// A letter is covered where the cell as a whole is, and else stays.
  func covered(by color: Color, in mask: InkMask) -> Cell {
    guard isEdge || isBlank else { return mask.hasMiddle ? Cell(background: color) : self }
    let ink = (isEdge ? glyph.inkMask : nil) ?? .none
    var parts = EdgeParts()
    parts.add(color, mask)
    parts.add(foreground, ink.subtracting(mask))
    parts.add(background, ink.union(mask).inverted)
    return parts.cell
  }
}

/// Up to three flat colours in a cell.
private struct EdgeParts {
  private typealias Part = (color: Color, mask: InkMask)

  private var first: Part = (.clear, .none)
  private var second: Part = (.clear, .none)
  private var third: Part = (.clear, .none)

  mutating func add(_ color: Color, _ mask: InkMask) {
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
  var cell: Cell {
    let added = first.color
    var (a, b, c) = (first, second, third)
    if b.mask.count < c.mask.count { swap(&b, &c) }
    if a.mask.count < b.mask.count { swap(&a, &b) }
    if b.mask.count < c.mask.count { swap(&b, &c) }
    // What is neither of the two largest may go to either.
    let care = a.mask.union(b.mask)
    var best = Fit(cell: Cell(background: a.color))
    best.penalty = Self.penalty(b, shown: .none, care, isAdded: b.color == added)
    // The colour of ink hides what is beneath, so what is clear has to be the ground.
    if a.color.alpha >= b.color.alpha { best.take(ink: a, on: b, care, added: added) }
    if b.color.alpha >= a.color.alpha { best.take(ink: b, on: a, care, added: added) }
    return best.cell
  }

  private struct Fit {
    var cell: Cell
    var penalty = 0

    mutating func take(ink: Part, on ground: Part, _ care: InkMask, added: Color) {
      for block in Glyph.blocks where penalty > 0 {
        let other = EdgeParts.penalty(
          ink, shown: block.mask, care, isAdded: ink.color == added)
        guard other < penalty else { continue }
        penalty = other
        cell = Cell(
          glyph: block.glyph, foreground: ink.color, background: ground.color,
          attributes: .edge)
      }
    }
  }

  /// How wrong `part` is where it is shown as another mask: a corner that sticks out is worse than
  /// one that lacks a little.
  private static func penalty(
    _ part: Part, shown: InkMask, _ care: InkMask, isAdded: Bool
  ) -> Int {
    let lacking = part.mask.subtracting(shown).intersection(care).count
    let beyond = shown.subtracting(part.mask).intersection(care).count
    return isAdded ? lacking + 2 * beyond : 2 * lacking + beyond
  }
}
