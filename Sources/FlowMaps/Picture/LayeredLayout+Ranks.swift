/// Assigns each box to a column, and makes the items of all layers.
///
/// Columns of boxes are *ranks*. Between two ranks is a layer for the labels of links. Rank 0 is
/// layer 0, rank 1 is layer 2, and so on.
extension LayeredLayout {
  /// Gives each box a rank, so that links lead to the right.
  ///
  /// A link that closes a cycle is turned: it counts as a link in the opposite direction and is
  /// drawn from right to left. A box has the rank after the highest rank of its predecessors. A box
  /// without predecessors that is no start is moved to the rank before its successors.
  ///
  /// - Parameter starts: The boxes that remain in the first column.
  mutating func rank(_ starts: [Int]) {
    let order = order(starts)
    var place = [Int](repeating: 0, count: boxes.count)
    for (number, box) in order.enumerated() { place[box] = number }
    var before = [[Int]](repeating: [], count: boxes.count)
    var after = before
    for (number, link) in links.enumerated() where link.source != link.target {
      isTurned[number] = place[link.source] > place[link.target]
      let (first, last) = isTurned[number] ? (link.target, link.source) : (link.source, link.target)
      before[last].append(first)
      after[first].append(last)
    }
    for box in order { ranks[box] = before[box].map { ranks[$0] + 1 }.max() ?? 0 }
    let isStart = Set(starts)
    // A box without predecessors is beside its successors, not at the far left.
    for box in order.reversed() where before[box].isEmpty && !isStart.contains(box) {
      if let next = after[box].map({ ranks[$0] }).min() { ranks[box] = max(0, next - 1) }
    }
  }

  /// Returns the boxes in an order in which links lead forwards, except links that close a cycle.
  /// The order is the reverse of that in which a depth-first search leaves the boxes. Return links
  /// are not followed.
  private func order(_ starts: [Int]) -> [Int] {
    var next = [[Int]](repeating: [], count: boxes.count)
    for link in links where !link.isReturn && link.source != link.target {
      next[link.source].append(link.target)
    }
    var isMet = [Bool](repeating: false, count: boxes.count)
    var left: [Int] = []
    func visit(_ start: Int) {
      guard !isMet[start] else { return }
      isMet[start] = true
      var path = [(box: start, step: 0)]
      while let (box, step) = path.last {
        // The links are visited backwards, so that the target of the first link is first in the
        // result.
        if step < next[box].count {
          path[path.count - 1].step += 1
          let target = next[box][next[box].count - 1 - step]
          if !isMet[target] {
            isMet[target] = true
            path.append((target, 0))
          }
        } else {
          left.append(box)
          path.removeLast()
        }
      }
    }
    let hasArrival = hasArrival
    for start in starts.reversed() { visit(start) }
    for box in boxes.indices.reversed() where !hasArrival[box] { visit(box) }
    for box in boxes.indices { visit(box) }
    return left.reversed()
  }

  /// By box, whether a link leads to it from another box. Return links do not count.
  private var hasArrival: [Bool] {
    var hasArrival = [Bool](repeating: false, count: boxes.count)
    for link in links where !link.isReturn && link.source != link.target {
      hasArrival[link.target] = true
    }
    return hasArrival
  }

  /// Cuts the longest links if all links together would take more than ``placeLimit`` places. This
  /// bounds the time and the memory of the layout.
  mutating func cutLongLinks() {
    func span(_ link: Link) -> Int { abs(ranks[link.target] - ranks[link.source]) * 2 - 1 }
    var total = links.reduce(0) { $0 + max(0, span($1)) }
    guard total > Self.placeLimit else { return }
    let long = links.indices.filter { links[$0].source != links[$0].target }
      .sorted { (span(links[$0]), $0) > (span(links[$1]), $1) }
    for number in long where total > Self.placeLimit {
      isCut[number] = true
      total -= span(links[number]) - 1
    }
  }

  /// Makes the items of all layers: the boxes, and for each link a place in every layer that it
  /// passes.
  ///
  /// The label of a link is the place beside its source. A cut link has only its label, in the
  /// layer after its source.
  ///
  /// Because a link has an item in each layer that it passes, ordering and placing never need to
  /// know that links can be long.
  mutating func makeItems() {
    items = boxes.indices.map { box in
      Item(layer: ranks[box] * 2, width: boxes[box].width, height: boxes[box].height, box: box)
    }
    for (number, link) in links.enumerated() where link.source != link.target {
      if isCut[number] {
        chains[number] = [items.count]
        items.append(
          Item(
            layer: ranks[link.source] * 2 + 1, width: link.cutLabelWidth,
            height: link.labelHeight))
        continue
      }
      let (first, last) = isTurned[number] ? (link.target, link.source) : (link.source, link.target)
      let range = (ranks[first] * 2 + 1)...(ranks[last] * 2 - 1)
      let labelLayer = isTurned[number] ? range.upperBound : range.lowerBound
      for layer in range {
        chains[number].append(items.count)
        let isLabel = layer == labelLayer
        items.append(
          Item(
            layer: layer, width: isLabel ? link.labelWidth : 0,
            height: isLabel ? link.labelHeight : 2))
      }
    }
    layers = [[Int]](repeating: [], count: (items.map(\.layer).max() ?? 0) + 1)
    for item in items.indices { layers[items[item].layer].append(item) }
  }
}
