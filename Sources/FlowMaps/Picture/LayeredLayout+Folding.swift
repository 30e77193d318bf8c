/// Folds an image that would be too wide into several rows of columns, as text is folded into
/// lines.
///
/// A long flow gives a row of columns that is too wide to read. Above ``widestRow``, the columns
/// continue in a second row below the first. A link between two rows leads around them: to the
/// right end, through the gutter between the rows, and to the left end. Each such link has a lane
/// of its own. Too many lanes are not readable either, so rows break where few links cross, and the
/// longest links are cut.
extension LayeredLayout {
  /// The width above which an image is folded.
  static let widestRow = 2_600.0
  /// The approximate width of a row of a folded image.
  static let foldedRow = 1_700.0
  /// The number of links between rows above which the longest links are cut.
  static let foldedLinks = 12
  /// The number of links between rows that remain after the cut.
  static let leftLinks = 4
  /// The distance between two lanes, in points.
  private static let laneGap = 7.0
  /// The distance of the first lane from the boxes, in points.
  private static let laneStart = 14.0

  /// The lanes of links from the end of a row to the start of the next.
  ///
  /// Lanes lie side by side. Each link that leads around the end of a row takes the next free one.
  struct Turn {
    /// The positions of the first lane: the middle of the gutter, and the sides that lead there.
    var right: Double
    var gutter: Double
    var left: Double
    var used = 0
  }

  /// Moves columns into rows, one below the other; does nothing if the image is narrow enough or
  /// has no place to break.
  ///
  /// - Parameters:
  ///   - starts: The x position of each layer, which is changed.
  ///   - widths: The width of each layer.
  mutating func fold(_ starts: inout [Double], _ widths: [Double]) {
    rows = [Int](repeating: 0, count: layers.count)
    guard width > Self.widestRow else { return }
    let breaks = breaks(starts, widths, most: Self.foldedLinks)
    guard !breaks.isEmpty else { return }
    let bounds = [0] + breaks + [layers.count]
    let crossing = breaks.map(crossingLinks)
    let indent = Self.laneStart + Self.laneGap * Double(crossing.max() ?? 0) + 10
    for row in 0..<bounds.count - 1 {
      for layer in bounds[row]..<bounds[row + 1] { rows[layer] = row }
    }
    placeRows()
    var y = 0.0
    width = 0
    for row in 0..<bounds.count - 1 {
      let range = bounds[row]..<bounds[row + 1]
      let members = range.flatMap { layers[$0] }
      let top = members.map { items[$0].y - items[$0].height / 2 }.min() ?? 0
      let bottom = members.map { items[$0].y + items[$0].height / 2 }.max() ?? 0
      for item in members { items[item].y += y - top }
      let first = starts[range.lowerBound]
      var right = 0.0
      for layer in range {
        starts[layer] += indent - first
        right = max(right, starts[layer] + widths[layer])
      }
      y += bottom - top
      if row < crossing.count {
        turns.append(
          Turn(
            right: right + Self.laneStart, gutter: y + Self.laneStart, left: indent - Self.laneStart
          ))
        right += Self.laneStart + Self.laneGap * Double(crossing[row])
        y += 2 * Self.laneStart + Self.laneGap * Double(crossing[row])
      }
      width = max(width, right)
    }
    height = y
  }

  /// Places the items of each row by their links inside the row. Links to other rows would leave
  /// holes.
  private mutating func placeRows() {
    let layers = items.map { rows[$0.layer] }
    for item in items.indices {
      items[item].left.removeAll { layers[$0.item] != layers[item] }
      items[item].right.removeAll { layers[$0.item] != layers[item] }
    }
    placeVertically()
  }

  /// Cuts links of an image that will be folded, if too many of them lead around rows.
  ///
  /// The longest links are cut first. A cut link ends at its label, which names the destination.
  ///
  /// - Returns: Whether a link was cut, so that the layout must be computed again.
  mutating func cutLinksBetweenRows() -> Bool {
    let (starts, widths) = columns
    guard let last = starts.last, let lastWidth = widths.last, last + lastWidth > Self.widestRow
    else { return false }
    var hasCut = false
    for layer in breaks(starts, widths, most: .max) {
      let crossing = links.indices.filter { number in
        guard !isCut[number], links[number].source != links[number].target else { return false }
        let ends = [ranks[links[number].source] * 2, ranks[links[number].target] * 2]
        return ends[0] < layer && ends[1] >= layer || ends[1] < layer && ends[0] >= layer
      }
      let long = crossing.sorted { (span($0), $0) > (span($1), $1) }
      guard crossing.count > Self.foldedLinks else { continue }
      for number in long.prefix(crossing.count - Self.leftLinks) {
        isCut[number] = true
        hasCut = true
      }
    }
    return hasCut
  }

  /// Returns the number of columns between the ends of a link.
  private func span(_ link: Int) -> Int {
    abs(ranks[links[link].target] - ranks[links[link].source])
  }

  /// Returns the points that lead a link from the end of a row around to the start of the next, and
  /// takes a lane for it.
  mutating func turn(_ row: Int, from start: Point, to end: Point) -> [Point] {
    let lane = Double(turns[row].used) * Self.laneGap
    turns[row].used += 1
    let turn = turns[row]
    return [
      Point(x: turn.right + lane, y: start.y), Point(x: turn.right + lane, y: turn.gutter + lane),
      Point(x: turn.left - lane, y: turn.gutter + lane), Point(x: turn.left - lane, y: end.y),
    ]
  }

  /// Returns the layers of boxes that begin a row.
  ///
  /// - Parameters:
  ///   - starts: The start of each layer.
  ///   - widths: The width of each layer.
  ///   - most: The largest number of links from one row to the next.
  private func breaks(_ starts: [Double], _ widths: [Double], most: Int) -> [Int] {
    var breaks: [Int] = []
    var first = 0
    var layer = 2
    while layer < layers.count {
      guard starts[layer] + widths[layer] - starts[first] > Self.foldedRow else {
        layer += 2
        continue
      }
      // The row can begin a little earlier if fewer links then lead around rows.
      let choices = stride(from: layer, to: first, by: -2).filter {
        $0 == layer || starts[$0] - starts[first] > Self.foldedRow * 0.65
      }
      let best = choices.min { (crossingLinks($0), -$0) < (crossingLinks($1), -$1) }
      guard let best, crossingLinks(best) <= most else {
        layer += 2
        continue
      }
      breaks.append(best)
      first = best
      layer = best + 2
    }
    return breaks
  }

  /// Returns the number of links that lead into a layer from the previous one.
  private func crossingLinks(_ layer: Int) -> Int {
    layers[layer].reduce(0) { $0 + items[$1].left.count }
  }
}
