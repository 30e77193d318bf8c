internal import CNcurses
internal import Glibc

/// What can be done to many rows at once before the rest is written row by row.
extension ScreenEncoder {
  private enum Preparation {
    case nothing
    /// The rows from this one to the last get one colour.
    case eraseBelow(row: Int, background: Int32)
    /// The rows of a region get one colour, by scrolling it out of itself.
    case clear(Range<Int>, background: Int32)
    /// The rows of a region go up by so many, or down by less than none.
    case scroll(Range<Int>, by: Int, background: Int32)
  }

  /// Below so many bytes no preparation is looked for.
  private static let worthwhile = 40
  /// About what setting a background costs.
  private static let colorBytes = 18

  /// Does what makes the rest cheaper, if there is something.
  func prepare(total: Int) {
    guard total > Self.worthwhile else { return }
    let changed = changedRows
    guard changed.count > 1 else { return }
    var best = (preparation: Preparation.nothing, cost: total)
    considerErasing(changed, total, &best)
    considerClearing(changed, total, &best)
    considerScrolling(changed, total, &best)
    perform(best.preparation)
  }

  /// From the first to the last row that changes.
  private var changedRows: Range<Int> {
    let indices = (0..<rows).lazy.filter { self.costs[$0] > 0 }
    guard let first = indices.first, let last = indices.last else { return 0..<0 }
    return first..<last + 1
  }

  private func fillUniform(_ background: Int32) {
    guard uniform[0].background != background else { return }
    uniform.update(repeating: .blank(background), count: columns)
  }

  private func colorCost(_ background: Int32) -> Int {
    pen.background == background ? 0 : Self.colorBytes
  }

  private func regionCost(_ region: Range<Int>) -> Int {
    guard region != pen.region else { return 0 }
    return 4 + digits(region.lowerBound + 1) + digits(region.upperBound)
  }

  private func considerErasing(
    _ changed: Range<Int>, _ total: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    let last = next[rows * columns - 1]
    guard capabilities.eraseBelow != nil, last.isBlank, canErase(last.background) else { return }
    fillUniform(last.background)
    let fixed = total + 6 + colorCost(last.background)
    var change = 0
    for row in (changed.lowerBound..<rows).reversed() {
      change += plan(row, from: uniform, isRecording: false) - costs[row]
      if fixed + change < best.cost {
        best = (.eraseBelow(row: row, background: last.background), fixed + change)
      }
    }
  }

  private func considerClearing(
    _ changed: Range<Int>, _ total: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard capabilities.scrollUp != nil else { return }
    let last = next[changed.upperBound * columns - 1]
    guard last.isBlank, canErase(last.background) else { return }
    fillUniform(last.background)
    // The region that is set costs nothing to use, but may hold what would have to be written again.
    var (start, end) = (changed.lowerBound, changed.upperBound)
    while start > 0, isShownUniform(start - 1) { start -= 1 }
    while end < rows, isShownUniform(end) { end += 1 }
    considerClearing(start..<end, last.background, &best)
    if pen.region != start..<end, pen.region.covers(changed) {
      considerClearing(pen.region, last.background, &best)
    }
  }

  private func considerClearing(
    _ region: Range<Int>, _ background: Int32,
    _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard region.count > 1, region == 0..<rows || capabilities.region != nil else { return }
    var cost = 5 + regionCost(region) + colorCost(background)
    for row in region {
      cost += plan(row, from: uniform, isRecording: false)
      if cost >= best.cost { return }
    }
    best = (.clear(region, background: background), cost)
  }

  private func isShownUniform(_ row: Int) -> Bool {
    memcmp(shown + row * columns, uniform, columns * MemoryLayout<ScreenCell>.stride) == 0
  }

  private func considerScrolling(
    _ changed: Range<Int>, _ total: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard capabilities.scrollUp != nil, capabilities.scrollDown != nil else { return }
    makeHashes()
    for distance in bestDistances(changed) {
      var candidates = [region(around: changed, movedBy: distance)]
      if pen.region.covers(changed), pen.region != candidates[0] { candidates.append(pen.region) }
      for region in candidates where region.count > abs(distance) {
        guard region == 0..<rows || capabilities.region != nil else { continue }
        let row = distance > 0 ? region.upperBound - 1 : region.lowerBound
        let corner = next[row * columns + columns - 1]
        let background =
          !capabilities.erasesInColor ? -1 : corner.isBlank ? corner.background : pen.background
        let cost = scrollingCost(region, distance, background, stoppingAt: best.cost)
        if cost < best.cost { best = (.scroll(region, by: distance, background: background), cost) }
      }
    }
  }

  private func scrollingCost(
    _ region: Range<Int>, _ distance: Int, _ background: Int32, stoppingAt limit: Int
  ) -> Int {
    fillUniform(background)
    var cost = 3 + digits(abs(distance)) + regionCost(region) + colorCost(background)
    for row in 0..<rows {
      if region.contains(row) {
        let source = row + distance
        cost += plan(
          row, from: region.contains(source) ? shown + source * columns : uniform,
          isRecording: false)
      } else {
        cost += costs[row]
      }
      if cost >= limit { return cost }
    }
    return cost
  }

  /// Makes the hashes that are missing.
  private func makeHashes() {
    for row in 0..<rows {
      if shownHashes[row] == 0 { shownHashes[row] = hash(shown + row * columns) }
      nextHashes[row] = costs[row] == 0 ? shownHashes[row] : hash(next + row * columns)
    }
  }

  private func hash(_ cells: UnsafePointer<ScreenCell>) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for column in 0..<columns {
      let cell = cells[column]
      let colors =
        UInt64(UInt32(bitPattern: cell.background)) << 32
        | UInt64(UInt32(bitPattern: cell.foreground))
      hash = (hash ^ cell.glyph ^ UInt64(cell.attributes) << 24) &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 29 ^ colors) &* 0xBF58_476D_1CE4_E5B9
    }
    return hash
  }

  /// By how many rows up, or down, most of what changes may have moved; the best first.
  private func bestDistances(_ changed: Range<Int>) -> [Int] {
    var found: [(distance: Int, saved: Int)] = []
    for distance in 1 - changed.count..<changed.count where distance != 0 {
      var saved = 0
      let first = max(changed.lowerBound, changed.lowerBound - distance)
      let end = min(changed.upperBound, changed.upperBound - distance)
      for row in first..<end {
        let isThere = nextHashes[row] == shownHashes[row + distance]
        if costs[row] > 0, isThere { saved += costs[row] }
        // What stands still would have to be put back.
        if costs[row] == 0, !isThere { saved -= 10 }
      }
      if saved > 0 { found.append((distance, saved)) }
    }
    found.sort {
      $0.saved == $1.saved ? abs($0.distance) < abs($1.distance) : $0.saved > $1.saved
    }
    return found.prefix(2).map(\.distance)
  }

  /// The rows that may go along, as far as they are the same before and after.
  private func region(around changed: Range<Int>, movedBy distance: Int) -> Range<Int> {
    var (start, end) = (changed.lowerBound, changed.upperBound)
    if distance > 0 {
      while start > 0, nextHashes[start - 1] == shownHashes[start - 1 + distance] { start -= 1 }
      while end < rows, nextHashes[end - distance] == shownHashes[end] { end += 1 }
    } else {
      while start > 0, nextHashes[start - 1 - distance] == shownHashes[start - 1] { start -= 1 }
      while end < rows, nextHashes[end] == shownHashes[end + distance] { end += 1 }
    }
    return start..<end
  }

  private func perform(_ preparation: Preparation) {
    switch preparation {
    case .nothing: return
    case .eraseBelow(let row, let background):
      move(row: row, column: 0)
      setGround(background)
      bytes += capabilities.eraseBelow ?? []
      (shown + row * columns).update(
        repeating: .blank(background), count: (rows - row) * columns)
    case .clear(let region, let background):
      setRegion(region)
      setGround(background)
      capabilities.scrollUp?.append(region.count, to: &bytes)
      (shown + region.lowerBound * columns).update(
        repeating: .blank(background), count: region.count * columns)
    case .scroll(let region, let distance, let background):
      setRegion(region)
      setGround(background)
      scroll(region, by: distance, background)
    }
  }

  private func scroll(_ region: Range<Int>, by distance: Int, _ background: Int32) {
    let kept = (region.count - abs(distance)) * columns
    let top = shown + region.lowerBound * columns
    let offset = abs(distance) * columns
    if distance > 0 {
      capabilities.scrollUp?.append(distance, to: &bytes)
      memmove(top, top + offset, kept * MemoryLayout<ScreenCell>.stride)
      (top + kept).update(repeating: .blank(background), count: offset)
    } else {
      capabilities.scrollDown?.append(-distance, to: &bytes)
      memmove(top + offset, top, kept * MemoryLayout<ScreenCell>.stride)
      top.update(repeating: .blank(background), count: offset)
    }
  }

  /// Sets the rows that scroll, which brings the cursor to a place that is not the same everywhere.
  func setRegion(_ region: Range<Int>) {
    guard region != pen.region, let template = capabilities.region else { return }
    bytes += NumericCapability.expand(template, region.lowerBound, region.upperBound - 1)
    pen.region = region
    (pen.row, pen.column) = (nil, nil)
  }
}

extension Range<Int> {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
