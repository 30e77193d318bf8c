internal import CNcurses

/// Operations on many rows at once, before the rest is written row by row.
extension ScreenEncoder {
  /// An operation on many rows at once.
  private enum Preparation {
    case nothing
    /// Erases the rows from this one to the last in one colour.
    case eraseBelow(row: Int, background: Int32)
    /// Fills a region with one colour, by scrolling out all its rows.
    case clear(Range<Int>, background: Int32)
    /// Scrolls a region up, or down if the distance is negative.
    case scroll(Range<Int>, by: Int, background: Int32)
  }

  /// The number of bytes below which no preparation is considered.
  private static let worthwhile = 40
  /// The approximate number of bytes that set a background.
  private static let colorBytes = 18

  /// Erases or scrolls many rows at once, if this makes the frame shorter.
  ///
  /// The encoder writes a frame row by row. Before that, one sequence can erase the rest of the
  /// screen, clear a region, or scroll it. This method compares these operations and writes the one
  /// with which the frame has the fewest bytes. It writes nothing if none of them saves bytes.
  ///
  /// - Parameter total: The number of bytes of the frame without such an operation.
  /// - Returns: The rows that the operation has changed on the screen; empty for no operation.
  func prepare(total: Int) -> Range<Int> {
    guard total > Self.worthwhile else { return 0..<0 }
    let changed = changedRows
    guard changed.count > 1 else { return 0..<0 }
    var best = (preparation: Preparation.nothing, cost: total)
    considerErasing(changed, total, &best)
    considerClearing(changed, total, &best)
    considerScrolling(changed, total, &best)
    return perform(best.preparation)
  }

  /// The rows from the first to the last that changes.
  private var changedRows: Range<Int> {
    let indices = (0..<rows).lazy.filter { self.costs[$0] > 0 }
    guard let first = indices.first, let last = indices.last else { return 0..<0 }
    return first..<last + 1
  }

  /// Returns the number of bytes that set a background.
  ///
  /// The number is that of truecolor. Fewer colours need fewer bytes, so an operation is chosen a
  /// little too rarely.
  private func colorCost(_ background: Int32) -> Int {
    pen.background == background ? 0 : Self.colorBytes
  }

  /// Returns the number of bytes that set the scrolling region.
  private func regionCost(_ region: Range<Int>) -> Int {
    guard region != pen.region else { return 0 }
    return 4 + digits(region.lowerBound + 1) + digits(region.upperBound)
  }

  /// Compares erasing the rows at the bottom with the best preparation so far.
  ///
  /// The method goes up from the last row and updates the cost of each start. So it takes time
  /// linear in the number of rows.
  private func considerErasing(
    _ changed: Range<Int>, _ total: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    let last = next[rows - 1][columns - 1]
    guard capabilities.eraseBelow != nil, last.isBlank, canErase(last.background) else { return }
    let fixed = total + 6 + colorCost(last.background)
    var change = 0
    for row in (changed.lowerBound..<rows).reversed() {
      change += blankRowCost(row, last.background) - costs[row]
      if fixed + change < best.cost {
        best = (.eraseBelow(row: row, background: last.background), fixed + change)
      }
    }
  }

  /// Compares clearing regions around the changed rows with the best preparation so far.
  ///
  /// Scrolling a region by its own height fills it with the background. Terminals have no other
  /// sequence that erases only some rows.
  private func considerClearing(
    _ changed: Range<Int>, _ total: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard capabilities.scrollUp != nil else { return }
    let last = next[changed.upperBound - 1][columns - 1]
    guard last.isBlank, canErase(last.background) else { return }
    // The current region needs no bytes to set, but it can contain rows that would have to be
    // written again.
    var (start, end) = (changed.lowerBound, changed.upperBound)
    while start > 0, shown.uniformBackground(start - 1) == last.background { start -= 1 }
    while end < rows, shown.uniformBackground(end) == last.background { end += 1 }
    considerClearing(start..<end, last.background, &best)
    if pen.region != start..<end, pen.region.covers(changed) {
      considerClearing(pen.region, last.background, &best)
    }
  }

  /// Compares clearing one region with the best preparation so far.
  private func considerClearing(
    _ region: Range<Int>, _ background: Int32,
    _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard region.count > 1, region == 0..<rows || capabilities.region != nil else { return }
    var cost = 5 + regionCost(region) + colorCost(background)
    for row in region {
      cost += blankRowCost(row, background)
      if cost >= best.cost { return }
    }
    best = (.clear(region, background: background), cost)
  }

  /// Compares scrolling by the two best distances with the best preparation so far.
  ///
  /// Rows that moved have equal hashes at the old and the new position. Only the two distances with
  /// the most bytes saved are examined in detail, because that plans every row.
  private func considerScrolling(
    _ changed: Range<Int>, _ total: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard capabilities.scrollUp != nil, capabilities.scrollDown != nil else { return }
    makeHashes()
    let distances = bestDistances(changed)
    if let distance = distances.best { considerMoving(changed, by: distance, &best) }
    if let distance = distances.second { considerMoving(changed, by: distance, &best) }
  }

  /// Compares scrolling by one distance, in different regions, with the best preparation so far.
  private func considerMoving(
    _ changed: Range<Int>, by distance: Int, _ best: inout (preparation: Preparation, cost: Int)
  ) {
    let region = region(around: changed, movedBy: distance)
    considerScrolling(region, by: distance, &best)
    if pen.region.covers(changed), pen.region != region {
      considerScrolling(pen.region, by: distance, &best)
    }
  }

  /// Compares scrolling one region with the best preparation so far.
  private func considerScrolling(
    _ region: Range<Int>, by distance: Int,
    _ best: inout (preparation: Preparation, cost: Int)
  ) {
    guard region.count > abs(distance), region == 0..<rows || capabilities.region != nil else {
      return
    }
    let row = distance > 0 ? region.upperBound - 1 : region.lowerBound
    let corner = next[row][columns - 1]
    let background =
      !capabilities.erasesInColor ? -1 : corner.isBlank ? corner.background : pen.background
    let cost = scrollingCost(region, distance, background, stoppingAt: best.cost)
    if cost < best.cost { best = (.scroll(region, by: distance, background: background), cost) }
  }

  /// Returns the number of bytes for scrolling and for the changes after it. It stops counting at
  /// `limit`.
  private func scrollingCost(
    _ region: Range<Int>, _ distance: Int, _ background: Int32, stoppingAt limit: Int
  ) -> Int {
    var cost = 3 + digits(abs(distance)) + regionCost(region) + colorCost(background)
    for row in 0..<rows {
      if region.contains(row) {
        let source = row + distance
        cost += plan(
          row, from: region.contains(source) ? .shown(source) : .blank(background),
          isRecording: false)
      } else {
        cost += costs[row]
      }
      if cost >= limit { return cost }
    }
    return cost
  }

  /// Computes the missing hashes.
  ///
  /// A hash of 0 stands for a missing one. An unchanged row has the hash of the shown row.
  private func makeHashes() {
    for row in 0..<rows {
      if shownHashes[row] == 0 { shownHashes[row] = shown.hash(row) }
      nextHashes[row] = costs[row] == 0 ? shownHashes[row] : next.hash(row)
    }
  }

  /// Returns the two numbers of rows, up or down, by which most of the changed rows can have moved,
  /// the better one first.
  ///
  /// The method compares all pairs of changed rows, so it takes time quadratic in their number.
  ///
  /// A positive distance means that rows move up.
  private func bestDistances(_ changed: Range<Int>) -> (best: Int?, second: Int?) {
    // The pointers are copied to local variables, because the loop uses them for every distance.
    let (costs, nextHashes, shownHashes) = (costs, nextHashes, shownHashes)
    typealias Found = (distance: Int, saved: Int)
    var (best, second): (Found?, Found?)
    func isBetter(_ a: Found, than b: Found?) -> Bool {
      guard let b else { return true }
      return a.saved == b.saved ? abs(a.distance) < abs(b.distance) : a.saved > b.saved
    }
    for distance in 1 - changed.count..<changed.count where distance != 0 {
      var saved = 0
      let first = max(changed.lowerBound, changed.lowerBound - distance)
      let end = min(changed.upperBound, changed.upperBound - distance)
      for row in first..<end {
        let isThere = nextHashes[row] == shownHashes[row + distance]
        if costs[row] > 0, isThere { saved += costs[row] }
        // Rows that do not change would have to be written again.
        if costs[row] == 0, !isThere { saved -= 10 }
      }
      guard saved > 0 else { continue }
      if isBetter((distance, saved), than: best) {
        (best, second) = ((distance, saved), best)
      } else if isBetter((distance, saved), than: second) {
        second = (distance, saved)
      }
    }
    return (best?.distance, second?.distance)
  }

  /// Returns the changed rows, extended by rows that are the same before and after scrolling.
  ///
  /// A larger region costs nothing if the additional rows look the same after scrolling, and it is
  /// more often the region that is already set.
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

  /// Writes a preparation.
  ///
  /// - Returns: The rows whose shown contents have changed.
  private func perform(_ preparation: Preparation) -> Range<Int> {
    switch preparation {
    case .nothing: return 0..<0
    case .eraseBelow(let row, let background):
      move(row: row, column: 0)
      setBlankRendition(background)
      bytes += capabilities.eraseBelow ?? []
      for row in row..<rows { shown.setUniformBackground(background, row: row) }
      return row..<rows
    case .clear(let region, let background):
      setRegion(region)
      setBlankRendition(background)
      capabilities.scrollUp?.append(region.count, to: &bytes)
      for row in region { shown.setUniformBackground(background, row: row) }
      return region
    case .scroll(let region, let distance, let background):
      setRegion(region)
      setBlankRendition(background)
      scroll(region, by: distance, background)
      return region
    }
  }

  /// Scrolls a region.
  ///
  /// The stored copy of the screen is scrolled too. Its rows are copied in the order in which no
  /// source is overwritten before it is read.
  private func scroll(_ region: Range<Int>, by distance: Int, _ background: Int32) {
    let number = abs(distance)
    if distance > 0 {
      capabilities.scrollUp?.append(number, to: &bytes)
      for row in region.dropLast(number) { shown.copy(row, from: row + number, of: shown) }
      for row in region.suffix(number) { shown.setUniformBackground(background, row: row) }
    } else {
      capabilities.scrollDown?.append(number, to: &bytes)
      for row in region.dropFirst(number).reversed() {
        shown.copy(row, from: row - number, of: shown)
      }
      for row in region.prefix(number) { shown.setUniformBackground(background, row: row) }
    }
  }

  /// Sets the scrolling region. The position of the cursor is unknown afterwards, because terminals
  /// differ.
  func setRegion(_ region: Range<Int>) {
    guard region != pen.region, let template = capabilities.region else { return }
    bytes += NumericCapability.expand(template, region.lowerBound, region.upperBound - 1)
    pen.region = region
    (pen.row, pen.column) = (nil, nil)
  }
}

extension Range<Int> {
  /// Indicates whether the range contains another one.
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
