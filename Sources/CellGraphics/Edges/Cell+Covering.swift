extension TextAttributes {
  /// Marks a glyph that shows an edge between two backgrounds. It is not text.
  static let edge = TextAttributes(rawValue: 1 << 7)
}

extension Cell {
  /// Indicates whether an edge between backgrounds goes through the cell.
  var isEdge: Bool { attributes.contains(.edge) }

  /// The background of the cell without an edge: the colour that covers the middle of the cell.
  var dominantBackground: Color {
    isEdge && glyph.foregroundMask?.hasMiddle == true ? foreground : background
  }

  /// Replaces an edge by a single background, on which a character can be drawn.
  mutating func removeEdge() {
    guard isEdge else { return }
    self = Cell(background: dominantBackground)
  }

  /// Returns the cell with an opaque colour over the parts in `mask`. If the cell would have three
  /// colours, the two with the largest areas remain.
  ///
  /// A character disappears as soon as a part of the cell is covered, and the edge goes through its
  /// background. A remaining character would need its own background on both sides of the edge.
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

/// Up to three colours in a cell, with their areas.
private struct EdgeParts {
  private typealias Part = (color: Color, mask: CellMask)

  private var first: Part = (.clear, .none)
  private var second: Part = (.clear, .none)
  private var third: Part = (.clear, .none)

  /// Adds an area. It joins an existing area of the same colour, if there is one.
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

  /// Returns the block element and the colours that show the areas best.
  ///
  /// - Parameter isCorner: True for a part that reaches neither from side to side nor from top to
  ///   bottom. A corner fills its whole quadrant or none of it: a missing quadrant looks rounded, a
  ///   protruding one flickers. A straight edge must not leave a gap to its neighbour.
  func cell(isCorner: Bool) -> Cell {
    let factor = isCorner ? 64 : 2
    let added = first.color
    var (a, b, c) = (first, second, third)
    if b.mask.count < c.mask.count { swap(&b, &c) }
    if a.mask.count < b.mask.count { swap(&a, &b) }
    if b.mask.count < c.mask.count { swap(&b, &c) }
    // The third area can have the colour of either of the two largest.
    let relevant = a.mask.union(b.mask)
    var best = Fit(cell: Cell(background: a.color))
    best.penalty = Self.penalty(b, shown: .none, relevant, isAdded: b.color == added, factor)
    let without = Self.penalty(a, shown: .none, relevant, isAdded: a.color == added, factor)
    if without < best.penalty {
      best = Fit(cell: Cell(background: b.color), penalty: without)
    }
    // A clear colour must be the background: as the foreground it would hide the cells beneath.
    if a.color.alpha >= b.color.alpha { best.consider(a, on: b, relevant, added: added, factor) }
    if b.color.alpha >= a.color.alpha { best.consider(b, on: a, relevant, added: added, factor) }
    return best.cell
  }

  /// The best cell so far, and the error of its areas.
  private struct Fit {
    var cell: Cell
    var penalty = 0

    /// Tries all block elements with one colour as foreground and the other as background.
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

  /// Returns the error of a block element that shows one colour in the area `shown`, although the
  /// colour belongs in the area of `part`.
  ///
  /// The error is the number of eighths of cells that are missing, and of those that protrude. One
  /// of the two counts `factor` times: the protruding eighths for the added colour, the missing
  /// ones for the other colours.
  ///
  /// - Parameter relevant: The area of the two largest colours. Eighths outside of it do not count.
  private static func penalty(
    _ part: Part, shown: CellMask, _ relevant: CellMask, isAdded: Bool, _ factor: Int
  ) -> Int {
    let missing = part.mask.subtracting(shown).intersection(relevant).count
    let extra = shown.subtracting(part.mask).intersection(relevant).count
    return isAdded ? missing + factor * extra : factor * missing + extra
  }
}

extension CellMask {
  /// Indicates whether the area reaches neither from side to side nor from top to bottom.
  fileprivate var isCorner: Bool {
    let (left, right) = (bits & 0x0101_0101_0101_0101, bits & 0x8080_8080_8080_8080)
    let (top, bottom) = (bits & 0xFF, bits >> 56)
    return (left == 0 || right == 0) && (top == 0 || bottom == 0)
  }
}
