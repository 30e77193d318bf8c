/// Places the items of each layer vertically, so that links become as straight as possible.
///
/// The order of the items in a layer is fixed here, and so are the smallest distances between them.
extension LayeredLayout {
  /// Spreads the links that meet at one place of a box, in the order of their other ends.
  ///
  /// The distance between two links is 9 points, or less so that no link deviates from its port by
  /// more than the smallest `stray` of the links.
  mutating func spreadPorts() {
    struct End {
      var link: Int
      var isSource: Bool
      var order: Int
    }
    struct Spot: Hashable {
      var box: Int
      var isRight: Bool
      var port: Double
    }
    var spots: [Spot: [End]] = [:]
    var met: [Spot] = []
    for (number, link) in links.enumerated() where link.source != link.target {
      for isSource in isCut[number] ? [true] : [true, false] {
        let isRight = isCut[number] || isSource != isTurned[number]
        let spot = Spot(
          box: isSource ? link.source : link.target, isRight: isRight,
          port: isSource ? link.sourcePort : link.targetPort)
        let near = isRight ? chains[number].first : chains[number].last
        let end = End(link: number, isSource: isSource, order: near.map { items[$0].order } ?? 0)
        if spots[spot] == nil { met.append(spot) }
        spots[spot, default: []].append(end)
      }
    }
    for spot in met {
      let ends = (spots[spot] ?? []).sorted { ($0.order, $0.link) < ($1.order, $1.link) }
      guard ends.count > 1 else { continue }
      let stray = ends.map { links[$0.link].stray }.min() ?? 0
      let step = min(9, stray * 2 / Double(ends.count - 1))
      for (place, end) in ends.enumerated() {
        let offset = spot.port + (Double(place) - Double(ends.count - 1) / 2) * step
        if end.isSource {
          sourceOffsets[end.link] = offset
        } else {
          targetOffsets[end.link] = offset
        }
      }
    }
  }

  /// Gives each item its neighbours on both sides, with the heights of the ports and the weights.
  ///
  /// A segment between two places of a link weighs 6, a segment beside a box 2, and a segment
  /// between two boxes 1. Long links therefore become straight first.
  mutating func connectNeighbors() {
    var (leftCounts, rightCounts) = (
      [Int](repeating: 0, count: items.count), [Int](repeating: 0, count: items.count)
    )
    for number in links.indices {
      for (first, last) in segments(of: number) {
        rightCounts[first] += 1
        leftCounts[last] += 1
      }
    }
    for number in links.indices {
      let link = links[number]
      for (first, last) in segments(of: number) {
        func port(_ item: Int) -> Double {
          guard let box = items[item].box else { return 0 }
          let isSource = isCut[number] || box == link.source
          return (isSource ? sourceOffsets[number] : targetOffsets[number]) - boxes[box].height / 2
        }
        let areLinks = items[first].box == nil && items[last].box == nil
        let weight = areLinks ? 6.0 : items[first].box == nil || items[last].box == nil ? 2 : 1
        // A box with many links attracts each of them less. Otherwise all ends of a fan would be
        // placed close together.
        items[first].right.append(
          Neighbor(
            item: last, ownPort: port(first), port: port(last),
            weight: weight / Double(leftCounts[last])))
        items[last].left.append(
          Neighbor(
            item: first, ownPort: port(last), port: port(first),
            weight: weight / Double(rightCounts[first])))
      }
    }
  }

  /// Moves each item towards the place where its links are straight, without overlapping other
  /// items.
  ///
  /// The rounds alternate between the directions: forwards an item follows its left neighbours,
  /// backwards its right ones. The last two rounds use both. There are 16 rounds, or 4 for more
  /// than 20,000 items.
  mutating func placeVertically() {
    for layer in layers {
      var y = 0.0
      for (place, item) in layer.enumerated() {
        if place > 0 { y += distance(layer[place - 1], item) }
        items[item].y = y
      }
      let middle = y / 2
      for item in layer { items[item].y -= middle }
    }
    let rounds = items.count > 20_000 ? 4 : 16
    for round in 0..<rounds {
      let isForward = round % 2 == 0
      let isLast = round >= rounds - 2
      for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
        place(layers[layer], left: isForward || isLast, right: !isForward || isLast)
      }
    }
  }

  /// Returns the smallest distance between the centres of two adjacent items.
  private func distance(_ upper: Int, _ lower: Int) -> Double {
    let areBoxes = items[upper].box != nil && items[lower].box != nil
    let gap = areBoxes ? Self.boxGap : Self.linkGap
    return (items[upper].height + items[lower].height) / 2 + gap
  }

  /// Places one layer by least squares.
  ///
  /// Each item has a preferred place and a weight. The result minimises the sum of the weighted
  /// squares of the deviations, under the condition that order and distances are kept. With the
  /// distances subtracted, this is isotonic regression. The method of adjacent violators solves it
  /// in linear time: items that would overlap form a pool, which moves to the weighted mean of
  /// their preferred places.
  ///
  /// - Parameters:
  ///   - layer: The items from top to bottom.
  ///   - left: Indicates whether the neighbours on the left influence the items.
  ///   - right: Indicates whether the neighbours on the right influence the items.
  private mutating func place(_ layer: [Int], left: Bool, right: Bool) {
    // Pools of items that touch. Each is at the mean of the places that its items prefer.
    struct Pool {
      var sum: Double
      var weight: Double
      var count: Int
      var place: Double { sum / weight }
    }
    var pools: [Pool] = []
    var offsets: [Double] = []
    var offset = 0.0
    for (place, item) in layer.enumerated() {
      if place > 0 { offset += distance(layer[place - 1], item) }
      offsets.append(offset)
      let (wanted, weight) = wish(of: item, left: left, right: right)
      pools.append(Pool(sum: (wanted - offset) * weight, weight: weight, count: 1))
      while pools.count > 1, pools[pools.count - 2].place > pools[pools.count - 1].place {
        let last = pools.removeLast()
        pools[pools.count - 1].sum += last.sum
        pools[pools.count - 1].weight += last.weight
        pools[pools.count - 1].count += last.count
      }
    }
    var next = 0
    for pool in pools {
      for _ in 0..<pool.count {
        items[layer[next]].y = pool.place + offsets[next]
        next += 1
      }
    }
  }

  /// Returns the vertical centre that an item's neighbours prefer, and its weight. An item without
  /// neighbours prefers its present place with a small weight, so that it makes room for others.
  private func wish(of item: Int, left: Bool, right: Bool) -> (place: Double, weight: Double) {
    var (sum, weight) = (0.0, 0.0)
    let sides = (left ? [items[item].left] : []) + (right ? [items[item].right] : [])
    for neighbor in sides.joined() {
      let wanted = items[neighbor.item].y + neighbor.port - neighbor.ownPort
      sum += wanted * neighbor.weight
      weight += neighbor.weight
    }
    // An item without links stays at its place, but makes room.
    return weight == 0 ? (items[item].y, 0.01) : (sum / weight, weight)
  }
}
