internal import Glibc

/// A part of a row that a terminal moves sideways, by inserting or deleting characters.
///
/// All cells from ``column`` to the right margin move.
struct Shift {
  var row: Int
  var column: Int
  /// The number of deleted characters; below 0 the number of inserted ones.
  var distance: Int
  /// The background of the cells that enter at the right margin; nil if it does not matter.
  var background: Int32?

  /// The cell that enters at the right margin.
  var filler: ScreenCell { background.map { .blank($0) } ?? .unknown }
}

/// The search for the shifts that make a row of the shown screen most similar to the next one.
///
/// In a push two pages move at different speeds, so a row can have a shift for each of them. The
/// distances come from the starts of words. Then dynamic programming finds the columns at which the
/// distance changes, in time linear in the columns.
struct ShiftSearch {
  /// The shifts that were found, from the left. Each applies to the row after those before it.
  private(set) var shifts: [Shift] = []
  /// The cells of the row after the shifts.
  let shifted: UnsafeMutablePointer<ScreenCell>

  private let columns: Int
  /// The distances of the row, and 0 in the first place.
  private var distances: [Int] = []
  /// Distances that earlier rows and frames had, the latest first.
  private var hints: [Int] = []
  /// The number of words of the frame that may still be missing.
  private var misses = ShiftSearch.mostMisses
  /// The least cost of each distance up to the present column.
  private let costs: UnsafeMutablePointer<Int>
  /// Indicates for each distance whether the cell before is the same at that distance.
  private let matches: UnsafeMutablePointer<Bool>
  /// The best distance before each column, for each distance at it.
  private let trace: UnsafeMutablePointer<UInt8>

  /// The number of distances of a row, with 0.
  private static let mostDistances = 4
  private static let mostHints = 4
  /// The number of words of a row that are searched in the old row.
  private static let mostWords = 6
  /// The number of words of a frame that may be missing before the search ends, and the number that
  /// each found word adds.
  private static let mostMisses = 8
  private static let missesForWord = 2
  /// The costs in quarters of a byte: that of a shift, and that of moving to cells that differ.
  private static let shiftCost = 32
  private static let runCost = 12

  /// Creates a search for rows of some width.
  init(columns: Int) {
    self.columns = columns
    shifted = .allocate(capacity: columns)
    shifted.initialize(repeating: .unknown, count: columns)
    costs = .allocate(capacity: Self.mostDistances)
    costs.initialize(repeating: 0, count: Self.mostDistances)
    matches = .allocate(capacity: Self.mostDistances)
    matches.initialize(repeating: true, count: Self.mostDistances)
    trace = .allocate(capacity: columns * Self.mostDistances)
    trace.initialize(repeating: 0, count: columns * Self.mostDistances)
  }

  /// Frees the memory. Do not use the search afterwards.
  func deallocate() {
    shifted.deallocate()
    costs.deallocate()
    matches.deallocate()
    trace.deallocate()
  }

  /// Begins a frame.
  mutating func begin() { misses = Self.mostMisses }

  /// Finds the shifts that turn most of the old cells into the new ones.
  ///
  /// - Parameters:
  ///   - old: The cells of the row before.
  ///   - new: The cells of the row afterwards.
  ///   - row: The row.
  ///   - background: The background of the cells that enter at the right margin; nil if the terminal
  ///     does not erase in colour.
  ///   - canInsert: True if the terminal can insert characters.
  /// - Returns: True if ``shifts`` and ``shifted`` have a result.
  mutating func find(
    _ old: UnsafePointer<ScreenCell>, _ new: UnsafePointer<ScreenCell>, row: Int,
    background: Int32?, canInsert: Bool
  ) -> Bool {
    let filler = Shift(row: row, column: 0, distance: 0, background: background).filler
    findDistances(old, new)
    guard distances.count > 1 else { return false }
    var first = 0
    while first < columns, old[first] == new[first] { first += 1 }
    guard first < columns else { return false }
    let last = findCosts(old, new, filler, from: first)
    guard collectShifts(old, new, last: last, from: first) else { return false }
    for index in shifts.indices {
      (shifts[index].row, shifts[index].background) = (row, background)
    }
    guard canInsert || shifts.allSatisfy({ $0.distance > 0 }) else { return false }
    return apply(shifts[...], to: old)
  }

  // MARK: - Distances

  /// Finds the distances that some words of the row have moved by.
  private mutating func findDistances(
    _ old: UnsafePointer<ScreenCell>, _ new: UnsafePointer<ScreenCell>
  ) {
    distances.removeAll(keepingCapacity: true)
    distances.append(0)
    var words = 0
    var column = 0
    while column + 2 < columns, words < Self.mostWords, distances.count < Self.mostDistances,
      misses > 0
    {
      guard isWordStart(new, column) else {
        column += 1
        continue
      }
      words += 1
      if !isSame(old, column, new, column) {
        if let distance = distance(old, new, column) {
          misses += Self.missesForWord
          if !distances.contains(distance) { distances.append(distance) }
        } else {
          misses -= 1
        }
      }
      column += 2
      while column < columns, new[column].glyph != 0x20 { column += 1 }
    }
  }

  /// Indicates whether a word of two letters or more starts at a column.
  private func isWordStart(_ cells: UnsafePointer<ScreenCell>, _ column: Int) -> Bool {
    cells[column].isLetter && cells[column + 1].isLetter
      && (column == 0 || !cells[column - 1].isLetter)
  }

  /// Indicates whether three cells are the same.
  private func isSame(
    _ a: UnsafePointer<ScreenCell>, _ i: Int, _ b: UnsafePointer<ScreenCell>, _ j: Int
  ) -> Bool {
    a[i] == b[j] && a[i + 1] == b[j + 1] && a[i + 2] == b[j + 2]
  }

  /// Returns the shortest distance by which a word has moved; nil if it was not in the row nearby.
  private mutating func distance(
    _ old: UnsafePointer<ScreenCell>, _ new: UnsafePointer<ScreenCell>, _ column: Int
  ) -> Int? {
    func isThere(_ distance: Int) -> Bool {
      let source = column + distance
      return source >= 0 && source + 2 < columns && isSame(old, source, new, column)
    }
    if let hint = hints.first(where: isThere) { return hint }
    for distance in 1...columns / 6 + 4 {
      let found = isThere(distance) ? distance : isThere(-distance) ? -distance : 0
      guard found != 0 else { continue }
      if hints.count == Self.mostHints { hints.removeLast() }
      hints.insert(found, at: 0)
      return found
    }
    return nil
  }

  // MARK: - Columns

  /// Computes the least costs for all distances, and remembers how they come about in `trace`.
  ///
  /// - Returns: The index of the distance at the right margin.
  private func findCosts(
    _ old: UnsafePointer<ScreenCell>, _ new: UnsafePointer<ScreenCell>, _ filler: ScreenCell,
    from first: Int
  ) -> Int {
    for index in distances.indices {
      costs[index] = index == 0 ? 0 : 1 << 30
      matches[index] = true
    }
    var lowest = 0
    distances.withUnsafeBufferPointer { distances in
      for column in first..<columns {
        let cell = new[column]
        let weight = cell.glyph == 0x20 ? 1 : 4 * cell.byteCount
        let (base, baseMatches) = (costs[lowest] + Self.shiftCost, matches[lowest])
        let row = trace + column * Self.mostDistances
        var nextLowest = 0
        for index in distances.indices {
          // Of equal costs the latest change counts, so that the rows of a page change at its edge.
          let isChanged = base <= costs[index]
          row[index] = UInt8(truncatingIfNeeded: isChanged ? lowest : index)
          let source = column + distances[index]
          let found = source < 0 ? .unknown : source < columns ? old[source] : filler
          let isMatch = found == cell
          let start = (isChanged ? baseMatches : matches[index]) ? Self.runCost : 0
          costs[index] = (isChanged ? base : costs[index]) + (isMatch ? 0 : weight + start)
          matches[index] = isMatch
          if costs[index] < costs[nextLowest] { nextLowest = index }
        }
        lowest = nextLowest
      }
    }
    return lowest
  }

  /// Follows `trace` back from the right margin, and makes ``shifts`` of the changes.
  ///
  /// - Returns: False if there are none or too many.
  private mutating func collectShifts(
    _ old: UnsafePointer<ScreenCell>, _ new: UnsafePointer<ScreenCell>, last: Int, from first: Int
  ) -> Bool {
    shifts.removeAll(keepingCapacity: true)
    var index = last
    for column in (first..<columns).reversed() {
      let before = Int(trace[column * Self.mostDistances + index])
      guard before != index else { continue }
      guard shifts.count < Self.mostDistances - 1 else { return false }
      let distance = distances[index] - distances[before]
      let start = distance > 0 ? column : insertion(old, new, column, distances[index], -distance)
      shifts.insert(Shift(row: 0, column: start, distance: distance), at: 0)
      index = before
    }
    return !shifts.isEmpty && zip(shifts, shifts.dropFirst()).allSatisfy { $0.column < $1.column }
  }

  /// Returns the column at which characters are inserted, so that the cells after them are the next
  /// ones that are the same at a distance.
  private func insertion(
    _ old: UnsafePointer<ScreenCell>, _ new: UnsafePointer<ScreenCell>, _ column: Int,
    _ distance: Int, _ count: Int
  ) -> Int {
    var column = column
    while column < columns, column + distance < 0 || old[column + distance] != new[column] {
      column += 1
    }
    return max(0, column - count)
  }

  // MARK: - The row afterwards

  /// Makes `shifted` the old row after some shifts.
  ///
  /// Cells that are inserted are unknown, because terminals differ in their background.
  ///
  /// - Returns: False if a shift would cut a wide character.
  @discardableResult
  func apply(_ shifts: ArraySlice<Shift>, to old: UnsafePointer<ScreenCell>) -> Bool {
    shifted.update(from: old, count: columns)
    for shift in shifts {
      let count = abs(shift.distance)
      let start = shifted + shift.column
      let rest = columns - shift.column - count
      guard rest > 0, !start[0].isContinuation else { return false }
      if shift.distance > 0 {
        guard !start[count].isContinuation else { return false }
        memmove(start, start + count, rest * MemoryLayout<ScreenCell>.stride)
        (start + rest).update(repeating: shift.filler, count: count)
      } else {
        guard !start[rest].isContinuation else { return false }
        memmove(start + count, start, rest * MemoryLayout<ScreenCell>.stride)
        start.update(repeating: .unknown, count: count)
      }
    }
    return true
  }
}

extension ScreenCell {
  /// A cell that is different from each cell of a screen.
  static var unknown: ScreenCell {
    ScreenCell(glyph: 1, foreground: .min, background: .min, attributes: 0)
  }

  /// Indicates a glyph that is neither a space nor a part of a line or an area.
  fileprivate var isLetter: Bool {
    glyph > 0x20 && !(0x2500..<0x25A0).contains(glyph)
  }
}
