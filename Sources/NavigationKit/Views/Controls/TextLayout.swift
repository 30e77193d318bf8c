internal import CellGraphics

/// Where the clusters of a text stand when it is broken into lines.
///
/// Lines end where those of `TextLine.lines(of:columns:)` do, but every cluster keeps a place: spaces
/// at the end of a line belong to it and hang over its edge.
struct TextLayout {
  struct Line: Equatable {
    /// The clusters of the line, its spaces at the end with it, its line break not.
    var range: Range<Int>
    /// Whether a line break follows it.
    var endsParagraph: Bool
  }

  let clusters: [TextCluster]
  let columns: Int
  /// At least one.
  private(set) var lines: [Line] = []

  /// - Parameter columns: At least 1.
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
    /// The last place after `start` where the line may end.
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

  /// What a line shows, without the spaces that hang over.
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

  /// The line that the place before cluster `index` belongs to.
  func lineIndex(of index: Int) -> Int {
    lines.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// The column of the place before cluster `index`; past the edge it is the one after the last.
  func column(of index: Int) -> Int {
    let start = lines[lineIndex(of: index)].range.lowerBound
    return min(width(of: start..<index), columns)
  }

  /// The place in a line that is nearest to `column`.
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

  /// The last place that belongs to a line: of one that was broken, the one before its last cluster.
  func lastIndex(ofLine line: Int) -> Int {
    let range = lines[line].range
    let isBroken = !lines[line].endsParagraph && line + 1 < lines.count
    return isBroken ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }
}
