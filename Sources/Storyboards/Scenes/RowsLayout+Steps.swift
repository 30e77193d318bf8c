internal import CellGraphics

/// The steps of the layout, in the order in which ``place()`` takes them.
///
/// Each step gets the items in reading order, without the backdrops.
extension RowsLayout {
  mutating func shrinkBlocks(_ order: [Int]) {
    for index in order {
      if let least = placed[index].item.kind.leastRows {
        placed[index].rows = min(least, max(1, placed[index].rows))
      }
    }
  }

  /// Moves lines to the same row if their middles differ by at most 6 points in the design. Such
  /// lines become a group.
  mutating func align(_ order: [Int]) {
    groups = Array(placed.indices)
    var first: Int?
    for index in order where isSingle(index) {
      if let leader = first,
        abs(placed[leader].item.frame.midY - placed[index].item.frame.midY) <= 6,
        !isAbove(leader, index)
      {
        groups[index] = leader
        placed[index].top = placed[leader].top
      } else {
        first = index
      }
    }
  }

  /// Indicates whether an item is a line of one row with text.
  private func isSingle(_ index: Int) -> Bool {
    placed[index].item.kind.isLine && placed[index].rows == 1 && !placed[index].item.isEmpty
  }

  /// Moves all items of a group to a row.
  private mutating func setTop(_ top: Double, ofGroup group: Int) {
    for index in placed.indices where groups[index] == group { placed[index].top = top }
  }

  /// Moves each item below the items that are above it in the design, in reading order.
  mutating func pushDown(_ order: [Int]) {
    for (place, index) in order.enumerated() {
      var top = placed[index].top
      for earlier in order[..<place] where isAbove(earlier, index) {
        top = max(top, placed[earlier].top + placed[earlier].rows)
      }
      if top != placed[index].top { setTop(top, ofGroup: groups[index]) }
    }
  }

  /// Moves up the items below the end of the screen, and the items in their way.
  mutating func pullUp(_ order: [Int]) {
    for place in order.indices.reversed() {
      let index = order[place]
      guard placed[index].item.frame.midY <= canvas.height else { continue }
      var limit = cells.height
      for later in order[(place + 1)...] where isAbove(index, later) {
        limit = min(limit, placed[later].top)
      }
      let top = limit - placed[index].rows
      if top < placed[index].top { setTop(max(0, top), ofGroup: groups[index]) }
    }
    // If there was not enough space for all, some items now overlap.
    pushDown(order)
    pushDown(order)
  }

  /// Enlarges blocks up to their wanted rows, the next item, or the end of the screen.
  mutating func growBlocks(_ order: [Int]) {
    for index in order {
      guard placed[index].item.kind.leastRows != nil else { continue }
      var bottom = max(placed[index].top + placed[index].wantedRows, placed[index].top + 1)
      if placed[index].item.frame.maxY <= canvas.height { bottom = min(bottom, cells.height) }
      for other in order where other != index && isAbove(index, other) {
        bottom = min(bottom, placed[other].top)
      }
      placed[index].rows = max(placed[index].rows, bottom - placed[index].top)
      if case .container = placed[index].item.kind { stepAside(index, from: order) }
    }
  }

  /// Moves a container's edges past the lines over its first or last rows.
  private mutating func stepAside(_ index: Int, from order: [Int]) {
    let box = placed[index]
    let edge = min(3, box.rows / 3)
    var (top, bottom) = (box.top, box.top + box.rows)
    for other in order where placed[other].item.kind.isLine && !placed[other].item.isEmpty {
      let line = placed[other]
      guard line.left < box.right, line.right > box.left else { continue }
      if line.top >= box.top, line.top < box.top + edge {
        top = max(top, line.top + line.rows)
      } else if line.top + line.rows <= box.top + box.rows,
        line.top + line.rows > box.top + box.rows - edge
      {
        bottom = min(bottom, line.top)
      }
    }
    guard bottom - top >= 2 else { return }
    placed[index].top = top
    placed[index].rows = bottom - top
  }

  /// Separates lines in the same row so that they do not share columns.
  mutating func separateColumns(_ order: [Int]) {
    let lines = order.filter { placed[$0].item.kind.isLine && !placed[$0].item.isEmpty }
    for (place, index) in lines.enumerated() {
      for other in lines[..<place] where placed[other].top == placed[index].top {
        let isFirst = placed[other].item.frame.midX <= placed[index].item.frame.midX
        let (left, right) = isFirst ? (other, index) : (index, other)
        guard placed[left].right > placed[right].left else { continue }
        part(left, right)
      }
    }
  }

  /// Separates two lines that share columns by at least one column. The first is on the left.
  private mutating func part(_ first: Int, _ second: Int) {
    let least = { (item: Placed) in min(item.item.wantedColumns, item.right - item.left) }
    // The first line gives up its unused columns. Then the second moves right, then both lose
    // columns.
    let spare = placed[first].right - placed[first].left - least(placed[first])
    let over = placed[first].right - placed[second].left + 1
    placed[first].right -= min(over, max(0, spare))
    var rest = placed[first].right - placed[second].left + 1
    guard rest > 0 else { return }
    let room = cells.width - placed[second].right
    let shift = min(rest, max(0, room))
    placed[second].left += shift
    placed[second].right += shift
    rest -= shift
    guard rest > 0 else { return }
    placed[second].left = min(placed[second].left + rest, placed[second].right - 1)
    placed[first].right = max(placed[first].left + 1, min(placed[first].right, placed[second].left))
  }

  /// Extends backdrops to the items on them.
  mutating func fitGrounds() {
    for index in placed.indices where placed[index].item.kind == .backdrop {
      let frame = placed[index].item.frame
      var top = placed[index].top
      var bottom = top + placed[index].rows
      for item in placed where item.item.kind != .backdrop && !item.item.isEmpty {
        guard item.item.frame.minY >= frame.minY - 1, item.item.frame.maxY <= frame.maxY + 1,
          item.item.frame.minX >= frame.minX - 1, item.item.frame.maxX <= frame.maxX + 1
        else { continue }
        top = min(top, item.top)
        bottom = max(bottom, item.top + item.rows)
      }
      placed[index].top = top
      placed[index].rows = bottom - top
    }
  }
}
