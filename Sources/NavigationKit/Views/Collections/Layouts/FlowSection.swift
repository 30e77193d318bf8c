internal import CellGraphics

/// The direction in which the lines of a flow layout follow each other.
///
/// Along it is the main axis; the items of a line follow each other on the cross axis.
struct FlowAxis {
  var isVertical: Bool

  func main(_ size: Size) -> Double { isVertical ? size.height : size.width }
  func cross(_ size: Size) -> Double { isVertical ? size.width : size.height }
  func before(_ insets: EdgeInsets) -> Double { isVertical ? insets.top : insets.left }
  func after(_ insets: EdgeInsets) -> Double { isVertical ? insets.bottom : insets.right }
  func crossBefore(_ insets: EdgeInsets) -> Double { isVertical ? insets.left : insets.top }
  func crossAfter(_ insets: EdgeInsets) -> Double { isVertical ? insets.right : insets.bottom }

  func rect(main: Double, cross: Double, mainSize: Double, crossSize: Double) -> Rect {
    isVertical
      ? Rect(x: cross, y: main, width: crossSize, height: mainSize)
      : Rect(x: main, y: cross, width: mainSize, height: crossSize)
  }

  func start(_ rect: Rect) -> Double { isVertical ? rect.minY : rect.minX }
  func end(_ rect: Rect) -> Double { isVertical ? rect.maxY : rect.maxX }
}

/// The places of the elements of one section of a flow layout.
struct FlowSection {
  /// The values that a flow layout and its delegate have for a section.
  struct Metrics {
    var insets = EdgeInsets.zero
    var lineSpacing = 0.0
    var itemSpacing = 0.0
    /// The length of the header along the main axis; 0 for none.
    var header = 0.0
    var footer = 0.0
    /// Indicates whether all items have the layout's own size.
    var isUniform = false
  }

  struct Line {
    var items: Range<Int>
    var start: Double
    var end: Double
  }

  private(set) var start: Double
  private(set) var end: Double
  private(set) var header: Rect?
  private(set) var footer: Rect?
  private(set) var items: [Rect] = []
  private(set) var lines: [Line] = []
  let metrics: Metrics

  /// Places the items of a section in lines.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items.
  ///   - metrics: The section's spacings and insets.
  ///   - start: The section's position on the main axis.
  ///   - breadth: The length of the cross axis.
  ///   - axis: The direction of the layout.
  init(_ sizes: [Size], metrics: Metrics, start: Double, breadth: Double, axis: FlowAxis) {
    self.metrics = metrics
    self.start = start
    var position = start
    if metrics.header > 0 {
      header = axis.rect(main: position, cross: 0, mainSize: metrics.header, crossSize: breadth)
      position += metrics.header
    }
    position += axis.before(metrics.insets)
    end = position
    items.reserveCapacity(sizes.count)
    let ranges = Self.ranges(sizes, room: room(breadth, axis), metrics, axis)
    for (index, range) in ranges.enumerated() {
      if index > 0 { position += metrics.lineSpacing }
      let isLast = index == ranges.count - 1
      position = place(range, of: sizes, at: position, isLast: isLast, breadth: breadth, axis)
    }
    position += axis.after(metrics.insets)
    if metrics.footer > 0 {
      footer = axis.rect(main: position, cross: 0, mainSize: metrics.footer, crossSize: breadth)
      position += metrics.footer
    }
    end = position
  }

  /// Returns the items of each line: as many as fit with the least spacing, at least one.
  private static func ranges(
    _ sizes: [Size], room: Double, _ metrics: Metrics, _ axis: FlowAxis
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (first, used) = (0, 0.0)
    for (index, size) in sizes.enumerated() {
      let length = axis.cross(size)
      if index > first, used + metrics.itemSpacing + length > room + 0.001 {
        ranges.append(first..<index)
        (first, used) = (index, length)
      } else {
        used += index > first ? metrics.itemSpacing + length : length
      }
    }
    if first < sizes.count { ranges.append(first..<sizes.count) }
    return ranges
  }

  private func room(_ breadth: Double, _ axis: FlowAxis) -> Double {
    max(0, breadth - axis.crossBefore(metrics.insets) - axis.crossAfter(metrics.insets))
  }

  /// Places the items of a line.
  ///
  /// - Returns: The end of the line.
  private mutating func place(
    _ range: Range<Int>, of sizes: [Size], at start: Double, isLast: Bool, breadth: Double,
    _ axis: FlowAxis
  ) -> Double {
    let thickness = sizes[range].map(axis.main).max() ?? 0
    let lengths = sizes[range].map(axis.cross)
    let (lead, gap) = spacing(lengths, isLast: isLast, room: room(breadth, axis))
    var position = axis.crossBefore(metrics.insets) + lead
    for index in range {
      let (main, cross) = (axis.main(sizes[index]), axis.cross(sizes[index]))
      // Items are centred in the thickness of their line, on whole cells.
      let offset = ((thickness - main) / 2).rounded(.down)
      items.append(
        axis.rect(
          main: start + offset, cross: position.rounded(.down), mainSize: main, crossSize: cross))
      position += cross + gap
    }
    lines.append(Line(items: range, start: start, end: start + thickness))
    return start + thickness
  }

  /// Returns the space before the first item of a line, and the space between items.
  ///
  /// A full line fills its room. A last line has the spaces of a full line if all items have the
  /// same size, otherwise the least spacing.
  private func spacing(_ lengths: [Double], isLast: Bool, room: Double) -> (Double, Double) {
    var (count, total) = (lengths.count, lengths.reduce(0, +))
    if isLast, !metrics.isUniform { return (0, metrics.itemSpacing) }
    if isLast, metrics.isUniform, let length = lengths.first {
      let capacity = (room + metrics.itemSpacing) / max(length + metrics.itemSpacing, 0.001)
      count = max(count, Int(clamping: capacity + 0.001))
      total = Double(count) * length
    }
    let rest = max(0, room - total)
    return count > 1 ? (0, rest / Double(count - 1)) : ((rest / 2).rounded(.down), 0)
  }
}
