internal import CellGraphics

/// The choice of the shown colour for each composed colour of a frame.
///
/// A colour of a large area keeps its shown colour while the difference is invisible. When it
/// changes, it goes as far ahead of the composed colour as the difference stays invisible, so that
/// it lasts longer. The colours of a gradient, such as the shade of a turning page, are rounded to
/// the colours that the gradient has used before.
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
    /// The number of cells.
    var count: Int
  }

  /// A composed colour that a shown one has stood for.
  private struct Composed {
    var color: Int32
    /// The frame of it.
    var frame: Int
    /// The composed colour at its place in the frame before; nil if it is unknown.
    var before: Int32?
  }

  /// Finds invisible changes.
  private var tolerance = ColorTolerance()
  /// The shown colour of each composed colour of the present frame.
  private var shown: [Int32: Int32] = [:]
  /// The composed colour that each shown colour has stood for.
  private var lastComposed: [Int32: Composed] = [:]
  /// The colour of the last frame at the place of each composed colour of the present one.
  private var before: [Int32: Int32] = [:]
  /// The number of frames since the last exact one.
  private var frame = 0
  /// The changes of the present frame.
  private var changes: [Change] = []
  /// Where the last changes are in `changes`. The index is computed from the colours.
  private var places = [Int](repeating: -1, count: 1 << Self.placeBits)
  private static let placeBits = 9
  /// The composed colours that no unchanged cell has, in the order of appearance, and the number of
  /// their cells.
  private var moving: [(color: Int32, count: Int, isBackground: Bool)] = []
  private var movingPlaces: [Int32: Int] = [:]

  /// Rounds the colours of gradients.
  private var shades = ColorShades()

  /// The number of moving colours from which a frame has a gradient.
  private static let gradientColors = 32
  /// The number of colours from which those of earlier frames are forgotten.
  private static let mostColors = 1 << 14
  /// The number of frames for which a new colour is ahead of the composed one at most.
  private static let lead = 6
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
    before.removeAll(keepingCapacity: true)
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
    collectMoving()
    let hasGradient = moving.count >= Self.gradientColors
    if hasGradient { round(below: cells / 32) }
    for change in changes where change.keepsGlyph {
      keep(change.oldBackground, for: change.newBackground)
    }
    step { ($0.oldBackground, $0.newBackground) }
    // Text that is written again anyway takes its new colour.
    for change in changes
    where change.keepsGlyph
      && (color(for: change.newBackground) == change.oldBackground
        || isBackground(change.newForeground))
    {
      keep(change.oldForeground, for: change.newForeground)
    }
    step { ($0.oldForeground, $0.newForeground) }
    for entry in moving where shown[entry.color] == nil { shown[entry.color] = entry.color }
  }

  /// Stores for each shown colour of the last frame which colour it stood for.
  private mutating func rememberComposed() {
    // A movement without an end can have any number of colours.
    if lastComposed.count >= Self.mostColors { lastComposed.removeAll(keepingCapacity: true) }
    for (composed, color) in shown {
      // The smallest one, because the order of a dictionary differs from run to run.
      if let last = lastComposed[color], last.frame == frame, last.color < composed { continue }
      lastComposed[color] = Composed(color: composed, frame: frame, before: before[composed])
    }
    frame += 1
    before.removeAll(keepingCapacity: true)
    for change in changes where change.keepsGlyph {
      rememberBefore(change.newBackground, shown: change.oldBackground)
      rememberBefore(change.newForeground, shown: change.oldForeground)
    }
    shown.removeAll(keepingCapacity: true)
  }

  /// Stores which colour was composed in the last frame at the place of a composed one.
  private mutating func rememberBefore(_ color: Int32, shown old: Int32) {
    guard before[color] == nil, let last = lastComposed[old], last.frame == frame - 1 else {
      return
    }
    before[color] = last.color
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

  /// Collects the colours that no cell shows exactly.
  private mutating func collectMoving() {
    moving.removeAll(keepingCapacity: true)
    movingPlaces.removeAll(keepingCapacity: true)
    for change in changes {
      addMoving(change.newBackground, change.count, isBackground: true)
      addMoving(change.newForeground, change.count, isBackground: false)
    }
  }

  /// Adds cells of a colour, unless some cell shows it exactly.
  private mutating func addMoving(_ color: Int32, _ count: Int, isBackground: Bool) {
    guard shown[color] == nil else { return }
    if let place = movingPlaces[color] {
      moving[place].count += count
      moving[place].isBackground = moving[place].isBackground || isBackground
    } else {
      movingPlaces[color] = moving.count
      moving.append((color, count, isBackground))
    }
  }

  /// Indicates whether a moving colour is a background too, as that of an edge between two areas.
  private func isBackground(_ color: Int32) -> Bool {
    movingPlaces[color].map { moving[$0].isBackground } ?? false
  }

  /// Rounds the colours of few cells to a few shades of each hue.
  ///
  /// A colour of many cells that was one of few before is shown exactly.
  private mutating func round(below count: Int) {
    for entry in moving where entry.color >= 0 {
      if entry.count < count {
        shown[entry.color] = shades.shade(for: entry.color)
      } else if shades.hasRounded(entry.color) {
        shown[entry.color] = entry.color
        shades.keepExactly(entry.color)
      }
    }
  }

  /// Keeps a shown colour in place of a composed one if the difference is invisible.
  private mutating func keep(_ old: Int32, for new: Int32) {
    guard shown[new] == nil, tolerance.isInvisible(old, new) else { return }
    shown[new] = old
  }

  /// Chooses the colours that change visibly.
  private mutating func step(_ colors: (Change) -> (old: Int32, new: Int32)) {
    for change in changes where change.keepsGlyph {
      let (old, new) = colors(change)
      guard shown[new] == nil else { continue }
      let last = lastComposed[old]
      shown[new] = last?.frame == frame - 1 ? colorAhead(of: new, from: last) : new
    }
  }

  /// Returns the colour that a composed one will have in some frames if it changes as before.
  ///
  /// - Parameters:
  ///   - color: The composed colour.
  ///   - last: What the shown colour at the same place stood for in the last frame; nil if it is
  ///     unknown.
  private mutating func colorAhead(of color: Int32, from composed: Composed?) -> Int32 {
    guard let composed, composed.color != color else { return color }
    let last = composed.color
    // A sudden change is no part of a slow one: something else is at this place now.
    guard tolerance.isInvisible(last, color) || isSteady(from: composed.before, last, to: color)
    else { return color }
    var best = color
    var quarters = 4
    while quarters <= 4 * Self.lead {
      let ahead = Self.extrapolate(color, from: last, quarters)
      guard tolerance.isInvisible(ahead, color) else { break }
      best = ahead
      quarters += 4
    }
    for part in 1..<4 {
      let ahead = Self.extrapolate(color, from: last, quarters - part)
      if tolerance.isInvisible(ahead, color) { return ahead }
    }
    return best
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
