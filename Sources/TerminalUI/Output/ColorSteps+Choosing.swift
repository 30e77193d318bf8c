/// Choosing: which composed colours move, rest or appear, and what is shown for each.
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
  static func lightness(_ color: Int32) -> Int32 {
    299 * (color >> 16 & 255) + 587 * (color >> 8 & 255) + 114 * (color & 255)
  }
}
