internal import CellGraphics

/// A part of a run whose characters are shown alike. No font decides where it begins.
struct TextPart {
  /// A kind of characters by what fonts do with them.
  enum Kind {
    /// Characters that every monospaced font has, in the width of one cell.
    case plain
    /// A block element, which is drawn. The part repeats it.
    case block
    /// A character of two cells.
    case wide
    /// A character of one cell that another font may show wider or narrower. The part repeats it.
    case other
  }

  /// The colours, attributes, place and text of the part.
  var run: SharedRow.Run
  var kind: Kind
}

extension SharedRow.Run {
  /// The parts from left to right. They cover the run without gaps.
  var parts: [TextPart] {
    if text.utf8.count == columns { return [TextPart(run: self, kind: .plain)] }
    var parts: [TextPart] = []
    var end = column
    for (scalars, columns) in glyphs {
      let kind = TextPart.Kind(scalars, columns: columns)
      if let last = parts.last, columns == 0 || last.continues(with: scalars, kind) {
        parts[parts.count - 1].run.text.unicodeScalars.append(contentsOf: scalars)
        parts[parts.count - 1].run.columns += columns
      } else {
        var run = self
        (run.text, run.column, run.columns) = ("", end, columns)
        run.text.unicodeScalars.append(contentsOf: scalars)
        parts.append(TextPart(run: run, kind: kind))
      }
      end += columns
    }
    return end == column + self.columns ? parts : [TextPart(run: self, kind: .plain)]
  }
}

extension TextPart {
  fileprivate func continues(with scalars: [Unicode.Scalar], _ kind: Kind) -> Bool {
    guard self.kind == kind else { return false }
    let text = run.text.unicodeScalars
    return switch kind {
    case .plain: true
    case .block, .other:
      scalars.count == 1 && text.first == scalars.first && text.last == scalars.first
    case .wide: false
    }
  }
}

extension TextPart.Kind {
  fileprivate init(_ scalars: [Unicode.Scalar], columns: Int) {
    guard columns == 1, scalars.count == 1, let value = scalars.first?.value else {
      self = columns == 1 ? .other : .wide
      return
    }
    self =
      Self.blocks.contains { $0.contains(value) }
      ? .block : Self.common.contains { $0.contains(value) } ? .plain : .other
  }

  /// The block elements that are drawn; not the shades.
  private static let blocks: [ClosedRange<UInt32>] = [0x2580...0x2590, 0x2594...0x259F]

  /// The characters of the Windows Glyph List 4 of Microsoft's typography documentation, which
  /// monospaced fonts have. Letters that the list lacks are not in the ranges.
  private static let common: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0xAC, 0xAE...0x17F, 0x384...0x38A, 0x38C...0x38C, 0x38E...0x3A1,
    0x3A3...0x3CE, 0x401...0x40C, 0x40E...0x44F, 0x451...0x45C, 0x45E...0x45F, 0x2013...0x2014,
    0x2018...0x201A, 0x201C...0x201E, 0x2020...0x2022, 0x2026...0x2026, 0x2030...0x2030,
    0x2039...0x203A, 0x20AC...0x20AC, 0x2122...0x2122, 0x2190...0x2195, 0x2212...0x2212,
    0x2219...0x221A, 0x221E...0x221E, 0x2248...0x2248, 0x2260...0x2260, 0x2264...0x2265,
    0x2500...0x2500, 0x2502...0x2502, 0x250C...0x250C, 0x2510...0x2510, 0x2514...0x2514,
    0x2518...0x2518, 0x251C...0x251C, 0x2524...0x2524, 0x252C...0x252C, 0x2534...0x2534,
    0x253C...0x253C, 0x2550...0x256C, 0x2591...0x2593, 0x25A0...0x25A1, 0x25AA...0x25AB,
    0x25B2...0x25B2, 0x25BA...0x25BA, 0x25BC...0x25BC, 0x25C4...0x25C4, 0x25CA...0x25CB,
    0x25CF...0x25CF,
  ]
}
