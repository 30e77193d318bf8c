internal import CellGraphics

/// The positions of a text's clusters when it is wrapped into lines.
///
/// Lines end at the same places as with `TextLine.lines(of:columns:)`, but every cluster keeps a
/// position. Spaces at the end of a line belong to the line and may be beyond its right edge.
struct TextLayout {
  struct Line: Equatable {
    /// The clusters of the line, with the spaces at its end and without its line break.
    var range: Range<Int>
    /// Indicates whether a line break follows the line.
    var endsParagraph: Bool
  }

  let clusters: [TextCluster]
  let columns: Int
  /// The lines, at least one.
  private(set) var lines: [Line] = []

  /// Wraps `clusters` to lines of at most `columns` columns, which must be at least 1.
  init(_ clusters: [TextCluster], columns: Int) {
    self.clusters = clusters
    self.columns = columns
    var start = 0
    for (index, cluster) in clusters.enumerated() where cluster.isNewline {
      wrap(start..<index, endsParagraph: true)
      start = index + 1
    }
    wrap(start..<clusters.count, endsParagraph: false)
  }

  private mutating func wrap(_ paragraph: Range<Int>, endsParagraph: Bool) {
    var start = paragraph.lowerBound
    var width = 0
    // The last position after `start` at which the line may end.
    var end: Int?
    for index in paragraph {
      let cluster = clusters[index]
      if !cluster.isBreakingSpace {
        while width + cluster.columns > columns, index > start {
          lines.append(Line(range: start..<(end ?? index), endsParagraph: false))
          start = end ?? index
          end = nil
          width = self.width(of: start..<index)
        }
      }
      width += cluster.columns
      let next = index + 1
      let isBetweenWide =
        cluster.columns == 2 && next < paragraph.upperBound && clusters[next].columns == 2
      if cluster.isBreakingSpace || isBetweenWide { end = next }
    }
    lines.append(Line(range: start..<paragraph.upperBound, endsParagraph: endsParagraph))
  }

  private func width(of range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + $1.columns }
  }

  /// Returns the visible part of a line, without the spaces at its end.
  func line(_ index: Int) -> TextLine {
    var shown = clusters[lines[index].range]
    while shown.last?.isBreakingSpace == true { shown.removeLast() }
    return TextLine(
      glyphs: shown.flatMap { cluster -> [Glyph] in
        cluster.isBreakingSpace
          ? Array(repeating: .blank, count: cluster.columns)
          : cluster.glyphs.map { $0.columns > columns ? .blank : $0 }
      })
  }

  /// Returns the line of the position before cluster `index`.
  func lineIndex(of index: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// Returns the column of the position before cluster `index`; at most `columns`, the column after
  /// the last.
  func column(of index: Int) -> Int {
    let start = lines[lineIndex(of: index)].range.lowerBound
    return min(width(of: start..<index), columns)
  }

  /// Returns the position in a line that is nearest to `column`.
  func index(inLine line: Int, nearColumn column: Int) -> Int {
    let last = lastIndex(ofLine: line)
    var left = column
    for index in lines[line].range.lowerBound..<last {
      let width = clusters[index].columns
      if left < width { return left * 2 < width ? index : index + 1 }
      left -= width
    }
    return last
  }

  /// Returns the last position of a line. In a wrapped line, this is the position before its last
  /// cluster.
  func lastIndex(ofLine line: Int) -> Int {
    let range = lines[line].range
    let isBroken = !lines[line].endsParagraph && line + 1 < lines.count
    return isBroken ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }
}
