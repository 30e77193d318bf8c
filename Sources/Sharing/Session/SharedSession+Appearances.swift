internal import CellGraphics

extension SharedSession {
  /// Creates a session in two appearances from two simulations of the same log.
  ///
  /// The frames are those of both. A row has the colours of both, or the runs of both if its
  /// characters differ.
  init(light: SharedSession, dark: SharedSession) {
    self = light
    rows = []
    frames = []
    var indexes: [RowPair: Int] = [:]
    var (one, two) = (0, 0)
    for tick in Set((light.frames + dark.frames).map(\.tick)).sorted() {
      while one + 1 < light.frames.count, light.frames[one + 1].tick <= tick { one += 1 }
      while two + 1 < dark.frames.count, dark.frames[two + 1].tick <= tick { two += 1 }
      var frame = light.frames[one]
      let other = dark.frames[two]
      frame.isAtRest = frame.isAtRest && other.isAtRest
      (frame.tick, frame.time) = (tick, max(frame.time, other.time))
      for row in frame.rows.indices {
        let pair = RowPair(light: frame.rows[row], dark: other.rows[row])
        if indexes[pair] == nil {
          indexes[pair] = rows.count
          rows.append(SharedRow(light: light.rows[pair.light], dark: dark.rows[pair.dark]))
        }
        frame.rows[row] = indexes[pair]!
      }
      frames.append(frame)
    }
  }

  /// The indexes of a row in the two simulations.
  private struct RowPair: Hashable {
    var light: Int
    var dark: Int
  }
}

extension SharedRow {
  /// Creates a row in two appearances.
  init(light: SharedRow, dark: SharedRow) {
    guard light != dark else {
      self = light
      return
    }
    guard let merged = Self.merged(light.runs, dark.runs) else {
      self = light
      self.dark = dark.runs
      return
    }
    runs = merged
  }

  /// Returns runs with the colours of both rows, cut where either has a new run; nil if their
  /// characters or attributes differ.
  private static func merged(_ light: [Run], _ dark: [Run]) -> [Run]? {
    var merged: [Run] = []
    var (ones, others) = (light[...], dark[...])
    while let one = ones.first, let other = others.first {
      guard one.attributes == other.attributes, one.isBlank == other.isBlank else { return nil }
      let columns = min(one.columns, other.columns)
      guard let first = one.split(at: columns), let second = other.split(at: columns),
        first.head.text == second.head.text
      else { return nil }
      var run = first.head
      run.dark = Colors(
        foreground: second.head.foreground, background: second.head.background)
      merged.append(run)
      (ones, others) = (ones.dropFirst(), others.dropFirst())
      if let rest = first.rest { ones = [rest] + ones }
      if let rest = second.rest { others = [rest] + others }
    }
    return merged
  }
}

extension SharedRow.Run {
  /// Returns the first columns and the other ones; nil if a wide character is in both.
  fileprivate func split(at columns: Int) -> (head: Self, rest: Self?)? {
    guard columns < self.columns else { return (self, nil) }
    var (head, rest) = (self, self)
    (head.text, head.columns) = ("", columns)
    (rest.text, rest.column, rest.columns) = ("", column + columns, self.columns - columns)
    var width = 0
    for glyph in TextLine(text).glyphs {
      let scalars = String(String.UnicodeScalarView(glyph.scalars))
      if width < columns { head.text += scalars } else { rest.text += scalars }
      width += glyph.columns
      if width > columns, rest.text.isEmpty { return nil }
    }
    return width == self.columns ? (head, rest) : nil
  }
}
