internal import CellGraphics
import TextFormats

/// Writes rows of screens in the form that ``RecordedRow`` reads: runs of cells with the same
/// colours and attributes.
///
/// The writer runs between two frames of the app. It works on bytes in buffers that it reuses and
/// creates no strings.
///
/// A run is an array such as `[" a",2894894,15921911,17]`: its text or its number of blanks, the
/// foreground, the background, and the attributes. `docs/session-log-format.md` describes it under
/// checkpoints.
struct RecordedRowWriter {
  /// The UTF-8 text of the current run; empty while the run has only blanks.
  private var text: [UInt8] = []
  private var blanks = 0

  /// Returns whether a reader restores the same glyphs. In text, neighbouring letters can combine
  /// into a different glyph.
  ///
  /// If it returns false, the caller leaves out the cells of the screen.
  mutating func roundTrips(_ row: SurfaceRow) -> Bool {
    var neverCombines = true
    row.forEachRun { cells, _ in
      for cell in cells where !cell.glyph.neverCombines { neverCombines = false }
    }
    if neverCombines { return true }
    var read: [Glyph] = []
    forEachRun(of: row) { _, blanks, text in
      read += Array(repeating: .blank, count: blanks)
      read += TextLine(String(decoding: text, as: UTF8.self)).glyphs
    }
    return read == row.map(\.glyph).filter { $0 != .continuation }
  }

  /// Writes an array for each run: its text or its number of blanks, foreground, background and
  /// attributes.
  mutating func write(_ row: SurfaceRow, to json: inout JSONWriter) {
    json.array { json in
      forEachRun(of: row) { style, blanks, text in
        json.array { json in
          if text.isEmpty { json.write(blanks) } else { json.write(utf8: text) }
          json.write(Int(style.foreground.rgb))
          json.write(Int(style.background.rgb))
          json.write(Int(style.attributes.rawValue))
        }
      }
    }
  }

  /// Calls `body` with each run of the row.
  ///
  /// - Parameter body: Takes a cell with the run's style, and the number of blanks or the text.
  ///
  /// The second columns of wide glyphs are skipped, because a reader knows the width of each glyph.
  private mutating func forEachRun(
    of row: SurfaceRow, _ body: (_ style: Cell, _ blanks: Int, _ text: [UInt8]) -> Void
  ) {
    var first: Cell?
    row.forEachRun { cells, count in
      for cell in cells where cell.glyph != .continuation {
        if let style = first, !style.hasSameStyle(as: cell) {
          body(style, blanks, text)
          removeAll()
          first = cell
        } else if first == nil {
          first = cell
        }
        append(cell.glyph, count)
      }
    }
    if let first { body(first, blanks, text) }
    removeAll()
  }

  private mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    blanks = 0
  }

  /// Appends a glyph to the current run, `count` times. Blanks are only counted as long as the run
  /// has no text.
  private mutating func append(_ glyph: Glyph, _ count: Int) {
    if glyph == .blank, text.isEmpty {
      blanks += count
      return
    }
    // The run is no longer blank: its blanks become text.
    text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
    blanks = 0
    if glyph.rawValue < 0x80 {
      let letter = UInt8(truncatingIfNeeded: glyph.rawValue)
      text.append(contentsOf: repeatElement(letter, count: count))
    } else {
      let letters = glyph.scalars.flatMap { Array(String($0).utf8) }
      for _ in 0..<count { text += letters }
    }
  }
}

extension Cell {
  /// Indicates whether both cells can be in one run. The alpha of colours does not count, because a
  /// screen is opaque.
  fileprivate func hasSameStyle(as other: Cell) -> Bool {
    foreground.rgb == other.foreground.rgb && background.rgb == other.background.rgb
      && attributes == other.attributes
  }
}

extension Glyph {
  /// Indicates whether the glyph is an ASCII character, a line or a block, which never combine with
  /// a neighbour.
  fileprivate var neverCombines: Bool {
    switch rawValue {
    case 0x20..<0x7F, 0x2500..<0x25A0, Glyph.continuation.rawValue: true
    case _: false
    }
  }
}
