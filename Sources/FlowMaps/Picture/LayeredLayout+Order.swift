/// Orders the items of each layer so that few links cross.
///
/// Finding the order with the fewest crossings is too expensive, so this is the usual heuristic. An
/// item moves to the barycentre of its neighbours in the layer before, which is their mean order. A
/// sweep does so for all layers from left to right, the next one from right to left. After each
/// sweep, adjacent items are exchanged where that removes crossings.
extension LayeredLayout {
  /// Orders all layers by up to 24 sweeps, and keeps the order with the fewest crossings.
  ///
  /// An image with more than ``sweepLimit`` items has four sweeps and keeps the last order, because
  /// counting the crossings would take too long.
  ///
  /// A sweep can make the order worse. The best order so far is therefore kept beside the current
  /// one.
  mutating func orderLayers() {
    let (left, right) = neighbors()
    startOrder(right)
    for layer in layers { recordOrder(layer) }
    let isLarge = items.count > Self.sweepLimit
    var best = layers
    var fewest = isLarge ? 0 : crossings(right)
    for sweep in 0..<(isLarge ? 4 : 24) {
      let isForward = sweep % 2 == 0
      for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
        sort(layer, by: isForward ? left : right)
      }
      guard !isLarge else {
        best = layers
        continue
      }
      swapNeighbors(left, right)
      let count = crossings(right)
      if count < fewest { (fewest, best) = (count, layers) }
      if fewest == 0 { break }
    }
    layers = best
    for layer in layers { recordOrder(layer) }
  }

  /// Sets the order of each item to its index in the layer.
  private mutating func recordOrder(_ layer: [Int]) {
    for (place, item) in layer.enumerated() { items[item].order = place }
  }

  /// Returns the neighbours of each item on the left and on the right.
  ///
  /// Both lists have an entry for each item.
  private func neighbors() -> (left: [[Int]], right: [[Int]]) {
    var left = [[Int]](repeating: [], count: items.count)
    var right = left
    for number in links.indices {
      for (first, last) in segments(of: number) {
        right[first].append(last)
        left[last].append(first)
      }
    }
    return (left, right)
  }

  /// Returns the pairs of items that a link connects, from left to right.
  func segments(of number: Int) -> [(Int, Int)] {
    let link = links[number]
    guard link.source != link.target else { return [] }
    if isCut[number] { return [(link.source, chains[number][0])] }
    let (first, last) = isTurned[number] ? (link.target, link.source) : (link.source, link.target)
    let all = [first] + chains[number] + [last]
    return Array(zip(all, all.dropFirst()))
  }

  /// Orders the items of each layer as a depth-first search to the right visits them. Boxes that
  /// are linked then start near each other.
  private mutating func startOrder(_ right: [[Int]]) {
    var isMet = [Bool](repeating: false, count: items.count)
    var ordered = [[Int]](repeating: [], count: layers.count)
    for layer in layers {
      for start in layer where !isMet[start] {
        var waiting = [start]
        isMet[start] = true
        while let item = waiting.popLast() {
          ordered[items[item].layer].append(item)
          for next in right[item].reversed() where !isMet[next] {
            isMet[next] = true
            waiting.append(next)
          }
        }
      }
    }
    layers = ordered
  }

  /// Orders a layer by the mean order of each item's neighbours. An item without neighbours keeps
  /// its order as its key. Items with the same key keep their order.
  private mutating func sort(_ layer: Int, by neighbors: [[Int]]) {
    let keyed = layers[layer].map { item -> (item: Int, key: Double) in
      let orders = neighbors[item].map { Double(items[$0].order) }
      guard !orders.isEmpty else { return (item, Double(items[item].order)) }
      return (item, orders.reduce(0, +) / Double(orders.count))
    }
    layers[layer] = keyed.enumerated().sorted {
      ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
    }.map(\.element.item)
    recordOrder(layers[layer])
  }

  /// Exchanges adjacent items as long as that reduces the crossings.
  ///
  /// At most four rounds are made over all layers.
  private mutating func swapNeighbors(_ left: [[Int]], _ right: [[Int]]) {
    var isBetter = true
    var rounds = 0
    while isBetter, rounds < 4 {
      isBetter = false
      rounds += 1
      for layer in layers.indices {
        for place in layers[layer].indices.dropLast() {
          let (a, b) = (layers[layer][place], layers[layer][place + 1])
          let now = crossings(left[a], left[b]) + crossings(right[a], right[b])
          let then = crossings(left[b], left[a]) + crossings(right[b], right[a])
          guard then < now else { continue }
          layers[layer].swapAt(place, place + 1)
          (items[a].order, items[b].order) = (place + 1, place)
          isBetter = true
        }
      }
    }
  }

  /// Returns the number of crossings between the links of two adjacent items.
  ///
  /// - Parameters:
  ///   - upper: The neighbours of the item above, in one direction.
  ///   - lower: The neighbours of the item below, in the same direction.
  private func crossings(_ upper: [Int], _ lower: [Int]) -> Int {
    var count = 0
    for a in upper { for b in lower where items[a].order > items[b].order { count += 1 } }
    return count
  }

  /// Returns the number of all crossings, counted with a tree of sums (Barth, Mutzel and Jünger,
  /// "Simple and Efficient Bilayer Cross Counting", 2004).
  private func crossings(_ right: [[Int]]) -> Int {
    var total = 0
    for layer in layers.indices.dropLast() {
      var tree = [Int](repeating: 0, count: layers[layer + 1].count + 1)
      var met = 0
      for item in layers[layer] {
        let orders = right[item].map { items[$0].order }.sorted()
        for order in orders {
          var below = 0
          var place = order + 1
          while place > 0 {
            below += tree[place]
            place -= place & -place
          }
          total += met - below
        }
        for order in orders {
          met += 1
          var place = order + 1
          while place < tree.count {
            tree[place] += 1
            place += place & -place
          }
        }
      }
    }
    return total
  }
}
