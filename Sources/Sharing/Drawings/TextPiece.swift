internal import CellGraphics

/// A part of a row that is drawn as one element: characters, or block elements as rectangles.
struct TextPiece {
  /// The colours and attributes.
  var run: SharedRow.Run
  var text: String
  var column: Int
  var columns: Int
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
    for run in runs where !run.isBlank {
      if let blocks = blocks(of: run) {
        pieces.append(
          TextPiece(
            run: run, text: run.text, column: run.column, columns: run.columns, blocks: blocks))
        continue
      }
      if let last = pieces.last, last.blocks == nil, last.run.looksLike(run),
        run.column - last.column - last.columns <= longestGap,
        runs.areBlank(from: last.column + last.columns, to: run.column, run.backgroundPaint)
      {
        let gap = run.column - last.column - last.columns
        pieces[pieces.count - 1].text += String(repeating: " ", count: gap) + run.text
        pieces[pieces.count - 1].columns += gap + run.columns
      } else {
        pieces.append(
          TextPiece(run: run, text: run.text, column: run.column, columns: run.columns))
      }
    }
    return pieces
  }

  /// Returns the rectangles of a run that has only block elements; nil for other runs.
  private static func blocks(of run: SharedRow.Run) -> [Block]? {
    let scalars = Array(run.text.unicodeScalars)
    guard scalars.count == run.columns,
      scalars.allSatisfy({
        (0x2580...0x2590).contains($0.value) || $0.value == 0x2594 || $0.value == 0x2595
      })
    else { return nil }
    var blocks: [Block] = []
    for (index, scalar) in scalars.enumerated() {
      let x = (run.column + index) * RowDrawing.width
      let block = block(scalar.value, x)
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
