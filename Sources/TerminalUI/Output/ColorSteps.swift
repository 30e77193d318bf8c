internal import CellGraphics

/// The choice of the shown colour for each composed colour of a frame.
///
/// A background in motion keeps its shown colour while the difference is invisible. When it changes,
/// all backgrounds in motion near it change too, to colours of the same later moment. So the shown
/// colours together are those of one moment of the movement. A background that rests, and one that
/// appears, is shown exactly. Of two near backgrounds the lighter one is never shown darker.
///
/// The colours of a gradient, such as the shade of a turning page, are rounded to a few shades.
///
/// The choice depends only on the shown cells and on the frames that were composed.
struct ColorSteps {
  /// A change of colours that some cells have in common.
  struct Change {
    var oldBackground: Int32
    var newBackground: Int32
    var oldForeground: Int32
    var newForeground: Int32
    /// Indicates whether the cells show the same glyph before and after.
    var keepsGlyph: Bool
    /// Indicates whether the cells have the same attributes before and after, or are spaces.
    var keepsAttributes: Bool
    /// Indicates whether the foreground fills a part of the cell, as on the edge of an area. It then
    /// counts as a background.
    var fillsWithForeground = false
    /// The number of cells.
    var count: Int
  }

  /// A composed colour that a shown one has stood for.
  private struct Composed {
    var color: Int32
    /// The frame of it.
    var frame: Int
  }

  /// A composed colour of the last frame.
  private struct Last {
    /// The colour that stood for it.
    var shown: Int32
    /// The composed colour at its place in the frame before; nil if it is unknown.
    var predecessor: Int32?
  }

  /// A colour with a weight that changes with each vote. The colour with more than half of the votes
  /// wins (Boyer and Moore, "MJRTY", 1991).
  private struct Majority {
    private(set) var color: Int32?
    private var weight = 0

    mutating func vote(_ color: Int32, _ count: Int) {
      if color == self.color {
        weight += count
      } else if count > weight {
        (self.color, weight) = (color, count - weight)
      } else {
        weight -= count
      }
    }
  }

  /// A composed colour of the present frame.
  private struct Entry {
    var color: Int32
    /// The number of its cells.
    var count = 0
    /// Indicates whether it is a background, also of an edge between two areas.
    var isBackground = false
    /// The colour that was composed at its cells in the last frame.
    var predecessor = Majority()
    /// The shown colour that keeping would leave; nil for a colour that appears.
    var kept: Int32?
    /// The number of cells that already show `kept`.
    var keptCount = 0
    /// The composed colour from which it moves; nil if it does not move.
    var origin: Int32?
    /// 1000 times the lightness, from 0 to 255.
    var lightness: Int32
  }

  /// Finds invisible changes.
  private var tolerance = ColorTolerance()
  /// The shown colour of each composed colour of the present frame.
  private var shown: [Int32: Int32] = [:]
  /// The composed colour that each shown colour has stood for.
  private var lastComposed: [Int32: Composed] = [:]
  /// The composed colours of the last frame.
  private var last: [Int32: Last] = [:]
  /// The composed colours of the present frame, in the order of appearance.
  private var entries: [Entry] = []
  private var entryPlaces: [Int32: Int] = [:]
  /// The colour that follows each composed colour of the last frame.
  private var successors: [Int32: Majority] = [:]
  /// The entries of backgrounds that move, by lightness.
  private var moving: [Int] = []
  /// The entries of backgrounds that appear or rest.
  private var free: [Int] = []
  /// The entries of backgrounds whose shown colour is chosen, and that have an order.
  private var ordered: [Int] = []
  /// The number of frames since the last exact one.
  private var frame = 0
  /// The changes of the present frame.
  private var changes: [Change] = []
  /// Where the last changes are in `changes`. The index is computed from the colours.
  private var places = [Int](repeating: -1, count: 1 << Self.placeBits)
  private static let placeBits = 9

  /// Rounds the colours of gradients.
  private var shades = ColorShades()

  /// The number of moving colours from which a frame has a gradient.
  private static let gradientColors = 32
  /// The number of colours from which those of earlier frames are forgotten.
  private static let mostColors = 1 << 14
  /// The number of frames for which a new colour is ahead of the composed one at most.
  private static let lead = 6
  /// The difference in lightness below which two backgrounds change together, and keep their order.
  ///
  /// Colours that are further apart cannot change their order within the limit of the tolerance.
  private static let nearness: Int32 = 24_000
  /// The sum of the differences of the channels up to which two colours look the same side by side:
  /// two levels of a grey, or 0.006 in OKLab.
  private static let smallestDistance: Int32 = 6
  /// The difference in lightness of two neighbouring levels of grey, with some room for other hues.
  private static let level: Int32 = 1_500
  /// The number of backgrounds whose order is kept.
  private static let mostOrdered = 64
}

// MARK: - Collecting

extension ColorSteps {
  /// Forgets the changes of the last frame.
  mutating func begin() {
    changes.removeAll(keepingCapacity: true)
    for index in places.indices { places[index] = -1 }
  }

  /// Forgets the colours of earlier movements, after every cell has been shown exactly.
  mutating func reset() {
    shown.removeAll(keepingCapacity: true)
    lastComposed.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    shades.reset()
    frame = 0
  }

  /// Adds cells of the present frame.
  mutating func add(_ change: Change) {
    let old =
      UInt64(UInt32(bitPattern: change.oldBackground)) << 32
      | UInt64(UInt32(bitPattern: change.oldForeground))
    let new =
      UInt64(UInt32(bitPattern: change.newBackground)) << 32
      | UInt64(UInt32(bitPattern: change.newForeground))
    let hash = (old &* 0x9E37_79B9_7F4A_7C15 ^ new) &* 0xBF58_476D_1CE4_E5B9
    let place = Int(hash >> UInt64(64 - Self.placeBits))
    let index = places[place]
    if index >= 0, changes[index].isAlike(change) {
      changes[index].count += change.count
    } else {
      places[place] = changes.count
      changes.append(change)
    }
  }
}

extension ColorSteps.Change {
  /// Indicates whether another change is that of the same colours.
  @inline(__always)
  func isAlike(_ other: Self) -> Bool {
    oldBackground == other.oldBackground && newBackground == other.newBackground
      && oldForeground == other.oldForeground && newForeground == other.newForeground
      && keepsGlyph == other.keepsGlyph && keepsAttributes == other.keepsAttributes
      && fillsWithForeground == other.fillsWithForeground
  }
}

// MARK: - Choosing

extension ColorSteps {
  /// Returns the colour to show for a composed one of the present frame.
  func color(for composed: Int32) -> Int32 { shown[composed] ?? composed }

  /// Chooses the colours of the present frame, after all changes have been added.
  ///
  /// - Parameter cells: The number of cells of the screen.
  mutating func choose(cells: Int) {
    rememberComposed()
    keepUnchanged()
    showResting(from: cells / 16)
    collect()
    if hasGradient { round(below: cells / 32) }
    classify()
    chooseBackgrounds(few: cells / 16)
    chooseForegrounds()
  }

  /// Stores for each shown colour of the last frame which colour it stood for.
  private mutating func rememberComposed() {
    // A movement without an end can have any number of colours.
    if lastComposed.count >= Self.mostColors { lastComposed.removeAll(keepingCapacity: true) }
    last.removeAll(keepingCapacity: true)
    for entry in entries {
      let color = color(for: entry.color)
      last[entry.color] = Last(shown: color, predecessor: entry.origin)
      // The smallest one, because several composed colours can have the same shown one.
      if let other = lastComposed[color], other.frame == frame, other.color < entry.color {
        continue
      }
      lastComposed[color] = Composed(color: entry.color, frame: frame)
    }
    frame += 1
    shown.removeAll(keepingCapacity: true)
  }

  /// Keeps the colours that some cell shows exactly. They stay exact everywhere.
  private mutating func keepUnchanged() {
    for change in changes where change.keepsGlyph {
      if change.oldBackground == change.newBackground {
        shown[change.newBackground] = change.newBackground
      }
      if change.oldForeground == change.newForeground {
        shown[change.newForeground] = change.newForeground
      }
    }
  }

  /// Shows colours that rest exactly, where much text gets other attributes and is written anyway.
  ///
  /// - Parameter cells: The number of cells of text that counts as much.
  private mutating func showResting(from cells: Int) {
    var count = 0
    for change in changes where change.keepsGlyph && !change.keepsAttributes {
      count += change.count
    }
    guard count >= cells else { return }
    for change in changes where change.keepsGlyph && !change.keepsAttributes {
      guard change.oldBackground != change.newBackground,
        let last = lastComposed[change.oldBackground],
        Self.largestDifference(last.color, change.newBackground) <= 1
      else { continue }
      shown[change.newBackground] = change.newBackground
      shown[change.newForeground] = change.newForeground
    }
  }

  /// Returns the largest difference of a channel of two colours.
  private static func largestDifference(_ a: Int32, _ b: Int32) -> Int32 {
    var largest: Int32 = 0
    for shift: Int32 in [16, 8, 0] {
      largest = max(largest, abs((a >> shift & 255) - (b >> shift & 255)))
    }
    return largest
  }

  /// Collects the composed colours, with the colours that were at their place before.
  private mutating func collect() {
    entries.removeAll(keepingCapacity: true)
    entryPlaces.removeAll(keepingCapacity: true)
    successors.removeAll(keepingCapacity: true)
    for change in changes {
      let (background, foreground) = (change.oldBackground, change.oldForeground)
      collect(change.newBackground, change, from: background, isBackground: true)
      collect(
        change.newForeground, change, from: foreground, isBackground: change.fillsWithForeground)
    }
  }

  /// Adds cells of a colour.
  private mutating func collect(
    _ color: Int32, _ change: Change, from old: Int32, isBackground: Bool
  ) {
    let place = entryPlaces[color] ?? entries.count
    if place == entries.count {
      entryPlaces[color] = place
      entries.append(Entry(color: color, lightness: Self.lightness(color)))
    }
    entries[place].count += change.count
    if isBackground { entries[place].isBackground = true }
    guard change.keepsGlyph, color >= 0, old >= 0 else { return }
    let composed = lastComposed[old]?.color ?? old
    entries[place].predecessor.vote(composed, change.count)
    if isBackground { successors[composed, default: Majority()].vote(color, change.count) }
  }

  /// Indicates whether many colours are not shown exactly, as in the shade of a turning page.
  private var hasGradient: Bool {
    var count = 0
    for entry in entries where shown[entry.color] == nil { count += 1 }
    return count >= Self.gradientColors
  }

  /// Rounds the colours of few cells to a few shades of each hue.
  ///
  /// A colour of many cells that was one of few before is shown exactly.
  private mutating func round(below count: Int) {
    for entry in entries where entry.color >= 0 && shown[entry.color] == nil {
      if entry.count < count {
        shown[entry.color] = shades.shade(for: entry.color)
      } else if shades.hasRounded(entry.color) {
        shown[entry.color] = entry.color
        shades.keepExactly(entry.color)
      }
    }
  }

  /// Finds for each colour whether it moves, rests or appears.
  private mutating func classify() {
    for index in entries.indices {
      let color = entries[index].color
      guard let predecessor = entries[index].predecessor.color else {
        entries[index].kept = last[color]?.shown
        continue
      }
      let follows =
        !entries[index].isBackground || successors[predecessor]?.color == color
      if predecessor != color, follows {
        entries[index].origin = predecessor
        entries[index].kept = last[predecessor]?.shown ?? predecessor
      } else {
        entries[index].kept = last[color]?.shown
      }
    }
    for change in changes where change.keepsGlyph {
      countKept(change.newBackground, change.oldBackground, change.count)
    }
  }

  private mutating func countKept(_ color: Int32, _ old: Int32, _ count: Int) {
    guard let place = entryPlaces[color], entries[place].kept == old else { return }
    entries[place].keptCount += count
  }

  /// Returns 1000 times the lightness of a colour, as of a grey from 0 to 255.
  private static func lightness(_ color: Int32) -> Int32 {
    299 * (color >> 16 & 255) + 587 * (color >> 8 & 255) + 114 * (color & 255)
  }
}

// MARK: - Backgrounds

extension ColorSteps {
  /// Chooses the colours of all backgrounds.
  ///
  /// - Parameter few: The number of cells that are few enough to be written again.
  private mutating func chooseBackgrounds(few: Int) {
    moving.removeAll(keepingCapacity: true)
    ordered.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    for index in entries.indices where entries[index].isBackground && entries[index].color >= 0 {
      let entry = entries[index]
      if let color = shown[entry.color] {
        if color == entry.color { addOrdered(index) }
      } else if entry.kept == nil || entry.origin == nil && entry.keptCount < few {
        free.append(index)
      } else if let origin = entry.origin, let kept = entry.kept,
        !tolerance.isInvisible(kept, entry.color), !isSmooth(origin, entry.color)
      {
        // Something else is at this place now.
        free.append(index)
      } else {
        moving.append(index)
      }
    }
    moving.sort { (entries[$0].lightness, $0) < (entries[$1].lightness, $1) }
    let fixed = ordered.count
    chooseMoving()
    guard !free.isEmpty else { return }
    if placeFree() { return }
    // The others give way to the colours that appear.
    ordered.removeSubrange(fixed...)
    for index in moving { shown[entries[index].color] = nil }
    for index in free {
      shown[entries[index].color] = entries[index].color
      addOrdered(index)
    }
    chooseMoving()
  }

  private mutating func addOrdered(_ index: Int) {
    guard ordered.count < Self.mostOrdered else { return }
    ordered.append(index)
  }

  /// Chooses the colours of backgrounds that move, each group of near ones at once.
  private mutating func chooseMoving() {
    var first = 0
    while first < moving.count {
      var end = first + 1
      while end < moving.count,
        entries[moving[end]].lightness - entries[moving[end - 1]].lightness < Self.nearness
      { end += 1 }
      choose(first..<end)
      for place in first..<end { addOrdered(moving[place]) }
      first = end
    }
  }

  /// Chooses the colours of a group of near backgrounds.
  private mutating func choose(_ group: Range<Int>) {
    if show(group, { entry, _ in entry.kept ?? entry.color }) { return }
    var quarters = 4 * Self.lead
    for place in group { quarters = min(quarters, lead(of: entries[moving[place]])) }
    while quarters > 0 {
      if show(group, { $1.colorAhead(of: $0, quarters) }) { return }
      quarters -= quarters > 4 ? 4 : 1
    }
    for place in group { shown[entries[moving[place]].color] = entries[moving[place]].color }
  }

  /// Shows the backgrounds of a group in other colours, if the differences are invisible and all have
  /// the order in which they are composed.
  private mutating func show(
    _ group: Range<Int>, _ color: (Entry, inout ColorSteps) -> Int32
  ) -> Bool {
    for place in group {
      let entry = entries[moving[place]]
      let candidate = color(entry, &self)
      guard tolerance.isInvisible(candidate, entry.color) else {
        for other in group.lowerBound...place { shown[entries[moving[other]].color] = nil }
        return false
      }
      shown[entry.color] = candidate
    }
    let isOrdered = group.allSatisfy { place in
      let entry = entries[moving[place]]
      let candidate = shown[entry.color] ?? entry.color
      return ordered.allSatisfy { keepsOrder(entry, candidate, entries[$0]) }
        && (group.lowerBound..<place).allSatisfy {
          keepsOrder(entry, candidate, entries[moving[$0]])
        }
    }
    if !isOrdered { for place in group { shown[entries[moving[place]].color] = nil } }
    return isOrdered
  }

  /// Indicates whether a background in a shown colour has the composed order to another one.
  private func keepsOrder(_ entry: Entry, _ color: Int32, _ other: Entry) -> Bool {
    let difference = entry.lightness - other.lightness
    guard abs(difference) < Self.nearness, let otherColor = shown[other.color] else { return true }
    let shownDifference = Self.lightness(color) - Self.lightness(otherColor)
    return difference > 0
      ? shownDifference > -Self.level : difference == 0 || shownDifference < Self.level
  }

  /// Shows backgrounds that appear or rest exactly, or like a near one if that keeps the order.
  ///
  /// - Returns: False if some background cannot be shown.
  private mutating func placeFree() -> Bool {
    for index in free {
      let entry = entries[index]
      guard let color = orderedColor(of: entry) else {
        for other in free { shown[entries[other].color] = nil }
        return false
      }
      shown[entry.color] = color
      addOrdered(index)
    }
    return true
  }

  /// Returns the nearest colour to a composed one that keeps the order; nil if there is none.
  private mutating func orderedColor(of entry: Entry) -> Int32? {
    if let near = nearColor(of: entry), tolerance.isInvisible(near, entry.color),
      keepsOrder(entry, near)
    {
      return near
    }
    if keepsOrder(entry, entry.color) { return entry.color }
    var best: (color: Int32, distance: Int32)?
    for index in ordered {
      guard let color = shown[entries[index].color] else { continue }
      let distance = Self.distance(color, entry.color)
      guard distance < best?.distance ?? .max, tolerance.isInvisible(color, entry.color),
        keepsOrder(entry, color)
      else { continue }
      best = (color, distance)
    }
    return best?.color
  }

  /// Returns the shown colour at the cells of a background, if it is almost the same, or that of a
  /// background that is almost the same; otherwise nil.
  private func nearColor(of entry: Entry) -> Int32? {
    let kept = entry.kept ?? entry.predecessor.color.flatMap { last[$0]?.shown ?? $0 }
    if let kept, Self.distance(kept, entry.color) <= Self.smallestDistance { return kept }
    for index in ordered
    where Self.distance(entries[index].color, entry.color) <= Self.smallestDistance / 2 {
      return shown[entries[index].color]
    }
    return nil
  }

  private func keepsOrder(_ entry: Entry, _ color: Int32) -> Bool {
    ordered.allSatisfy { keepsOrder(entry, color, entries[$0]) }
  }
}

// MARK: - Movement

extension ColorSteps {
  /// Chooses the colours that are only those of text.
  ///
  /// Text that is written again anyway takes its new colour.
  private mutating func chooseForegrounds() {
    for change in changes where change.keepsGlyph {
      let color = change.newForeground
      guard shown[color] == nil, self.color(for: change.newBackground) == change.oldBackground,
        tolerance.isInvisible(change.oldForeground, color)
      else { continue }
      shown[color] = change.oldForeground
    }
    for entry in entries where shown[entry.color] == nil {
      var best = entry.color
      if let origin = entry.origin, last[origin] != nil, isSmooth(origin, entry.color) {
        for quarters in 1...4 * Self.lead where quarters < 4 || quarters % 4 == 0 {
          let ahead = Self.extrapolate(entry.color, from: origin, quarters)
          guard tolerance.isInvisible(ahead, entry.color) else { break }
          best = ahead
        }
      }
      shown[entry.color] = best
    }
  }

  /// Returns the colour that a composed one will have some quarters of a frame later if it changes as
  /// before.
  private mutating func colorAhead(of entry: Entry, _ quarters: Int) -> Int32 {
    guard let origin = entry.origin, isSmooth(origin, entry.color) else { return entry.color }
    return Self.extrapolate(entry.color, from: origin, quarters)
  }

  /// Returns the number of quarters of a frame in which a background comes to rest if it slows down
  /// as before, at most those of ``lead``.
  ///
  /// With a constant deceleration, a change of `now` after one of `before` becomes zero after
  /// `now / (before - now)` frames, and changes on average by half as much until then.
  private func lead(of entry: Entry) -> Int {
    guard let origin = entry.origin, let first = last[origin]?.predecessor else {
      return 4 * Self.lead
    }
    let (before, now) = (Self.distance(first, origin), Self.distance(origin, entry.color))
    guard now < before else { return 4 * Self.lead }
    return min(4 * Self.lead, Int(2 * now / (before - now)))
  }

  /// Returns the sum of the differences of the channels of two colours.
  private static func distance(_ a: Int32, _ b: Int32) -> Int32 {
    var sum: Int32 = 0
    for shift: Int32 in [16, 8, 0] { sum += abs((a >> shift & 255) - (b >> shift & 255)) }
    return sum
  }

  /// Indicates whether a change of the last frame is part of a slow or steady one.
  private mutating func isSmooth(_ origin: Int32, _ color: Int32) -> Bool {
    tolerance.isInvisible(origin, color)
      || isSteady(from: last[origin]?.predecessor, origin, to: color)
  }

  /// Indicates whether a colour changes in one frame about as much as in the frame before.
  private func isSteady(from first: Int32?, _ second: Int32, to third: Int32) -> Bool {
    guard let first else { return false }
    for shift: Int32 in [16, 8, 0] {
      let last = (second >> shift & 255) - (first >> shift & 255)
      let change = (third >> shift & 255) - (second >> shift & 255)
      if abs(change - last) > 4 + abs(last) / 2 { return false }
    }
    return true
  }

  /// Continues the change from one colour to another for a number of quarters of a frame.
  private static func extrapolate(_ color: Int32, from last: Int32, _ quarters: Int) -> Int32 {
    var result: Int32 = 0
    for shift: Int32 in [16, 8, 0] {
      let (new, old) = (color >> shift & 255, last >> shift & 255)
      result |= min(max(new + (new - old) * Int32(quarters) / 4, 0), 255) << shift
    }
    return result
  }
}
