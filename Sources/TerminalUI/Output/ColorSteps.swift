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
  struct Composed {
    var color: Int32
    /// The frame of it.
    var frame: Int
  }

  /// A composed colour of the last frame.
  struct Last {
    /// The colour that stood for it.
    var shown: Int32
    /// The composed colour at its place in the frame before; nil if it is unknown.
    var predecessor: Int32?
  }

  /// A colour with a weight that changes with each vote. The colour with more than half of the votes
  /// wins (Boyer and Moore, "MJRTY", 1991).
  struct Majority {
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
  struct Entry {
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
  var tolerance = ColorTolerance()
  /// The shown colour of each composed colour of the present frame.
  var shown: [Int32: Int32] = [:]
  /// The composed colour that each shown colour has stood for.
  var lastComposed: [Int32: Composed] = [:]
  /// The composed colours of the last frame.
  var last: [Int32: Last] = [:]
  /// The composed colours of the present frame, in the order of appearance.
  var entries: [Entry] = []
  var entryPlaces: [Int32: Int] = [:]
  /// The colour that follows each composed colour of the last frame.
  var successors: [Int32: Majority] = [:]
  /// The entries of backgrounds that move, by lightness.
  var moving: [Int] = []
  /// The entries of backgrounds that appear or rest.
  var free: [Int] = []
  /// The entries of backgrounds whose shown colour is chosen, and that have an order.
  var ordered: [Int] = []
  /// The number of frames since the last exact one.
  var frame = 0
  /// The changes of the present frame.
  var changes: [Change] = []
  /// Where the last changes are in `changes`. The index is computed from the colours.
  var places = [Int](repeating: -1, count: 1 << Self.placeBits)
  static let placeBits = 9

  /// Rounds the colours of gradients.
  var shades = ColorShades()

  /// The number of moving colours from which a frame has a gradient.
  static let gradientColors = 32
  /// The number of colours from which those of earlier frames are forgotten.
  static let mostColors = 1 << 14
  /// The number of frames for which a new colour is ahead of the composed one at most.
  static let lead = 6
  /// The difference in lightness below which two backgrounds change together, and keep their order.
  ///
  /// Colours that are further apart cannot change their order within the limit of the tolerance.
  static let nearness: Int32 = 24_000
  /// The sum of the differences of the channels up to which two colours look the same side by side:
  /// two levels of a grey, or 0.006 in OKLab.
  static let smallestDistance: Int32 = 6
  /// The difference in lightness of two neighbouring levels of grey, with some room for other hues.
  static let level: Int32 = 1_500
  /// The number of backgrounds whose order is kept.
  static let mostOrdered = 64
}

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
