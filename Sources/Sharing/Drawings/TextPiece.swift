internal import CellGraphics

/// A part of a row that is drawn as one element: characters, or block elements as rectangles.
struct TextPiece {
  /// The colours and attributes.
  var run: SharedRow.Run
  var text: String
  var column: Int
  var columns: Int
  var kind: TextPart.Kind
  /// The rectangles of block elements, relative to the top of the row; nil for text.
  var blocks: [Block]?

  struct Block {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The largest gap between two runs of equal style that one text spans.
  private static let longestGap = 3

  /// Returns the pieces of the runs of a row from left to right.
  static func pieces(of runs: [SharedRow.Run]) -> [TextPiece] {
    var pieces: [TextPiece] = []
    for part in runs.filter({ !$0.isBlank }).flatMap(\.parts) {
      let (run, kind) = (part.run, part.kind)
      // The line under a space is visible.
      if kind == .plain, !run.attributes.contains(.underline),
        run.text.utf8.allSatisfy({ $0 == 0x20 })
      {
        continue
      }
      if let last = pieces.last, last.kind == kind, kind == .plain || kind == .wide,
        last.run.looksLike(run),
        run.column - last.column - last.columns <= (kind == .plain ? longestGap : 0),
        runs.areBlank(from: last.column + last.columns, to: run.column, run.backgroundPaint)
      {
        let gap = run.column - last.column - last.columns
        pieces[pieces.count - 1].text += String(repeating: " ", count: gap) + run.text
        pieces[pieces.count - 1].columns += gap + run.columns
      } else {
        pieces.append(
          TextPiece(
            run: run, text: run.text, column: run.column, columns: run.columns, kind: kind,
            blocks: kind == .block ? blocks(of: run) : nil))
      }
    }
    return pieces
  }

  /// Returns the rectangles of a run of block elements.
  private static func blocks(of run: SharedRow.Run) -> [Block] {
    var blocks: [Block] = []
    let values = run.text.unicodeScalars.enumerated().flatMap { index, scalar in
      Self.blocks(scalar.value, x: (run.column + index) * RowDrawing.width)
    }
    for block in values {
      if let last = blocks.last, last.x + last.width == block.x, last.y == block.y,
        last.height == block.height
      {
        blocks[blocks.count - 1].width += block.width
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// The quadrants of the block elements from U+2596 to U+259F: 1 and 2 for the upper ones, 4 and 8 for
  /// the lower ones.
  private static let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  /// Returns the rectangles of a block element from U+2580 to U+259F.
  private static func blocks(_ value: UInt32, x: Int) -> [Block] {
    guard value >= 0x2596 else { return [block(value, x)] }
    let quadrants = quadrants[Int(value - 0x2596)]
    let (width, height) = (RowDrawing.width, RowDrawing.height / 2)
    let halves = [(y: 0, bits: quadrants & 3), (y: height, bits: quadrants >> 2)]
    return halves.filter { $0.bits > 0 }.map { y, bits in
      let left = bits & 1 == 1 ? 0 : width / 2
      // The left half is as wide as that of U+258C.
      let right = bits & 2 == 2 ? width : (width + 1) / 2
      return Block(x: x + left, y: y, width: right - left, height: height)
    }
  }

  /// Returns the rectangle of a block element from U+2580 to U+2595.
  private static func block(_ value: UInt32, _ x: Int) -> Block {
    let (width, height) = (RowDrawing.width, RowDrawing.height)
    switch value {
    case 0x2580: return Block(x: x, y: 0, width: width, height: height / 2)
    case 0x2581...0x2588:
      let filled = (Int(value - 0x2580) * height + 4) / 8
      return Block(x: x, y: height - filled, width: width, height: filled)
    case 0x2589...0x258F:
      return Block(x: x, y: 0, width: (Int(0x2590 - value) * width + 4) / 8, height: height)
    case 0x2590: return Block(x: x + width / 2, y: 0, width: width - width / 2, height: height)
    case 0x2594: return Block(x: x, y: 0, width: width, height: 2)
    default: return Block(x: x + width - 1, y: 0, width: 1, height: height)
    }
  }
}

extension SharedRow.Run {
  fileprivate func looksLike(_ other: Self) -> Bool {
    foreground == other.foreground && background == other.background && dark == other.dark
      && attributes == other.attributes
  }
}

extension [SharedRow.Run] {
  /// Returns whether the cells between two columns are blanks on a background.
  fileprivate func areBlank(from start: Int, to end: Int, _ background: Paint) -> Bool {
    allSatisfy { run in
      run.column + run.columns <= start || run.column >= end
        || run.isBlank && run.backgroundPaint == background
    }
  }
}
