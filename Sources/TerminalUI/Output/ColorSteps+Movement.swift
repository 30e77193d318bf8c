/// Text, and the colours that a movement will have a little later.
extension ColorSteps {
  /// Chooses the colours that are only those of text.
  ///
  /// Text that is written again anyway takes its new colour.
  mutating func chooseForegrounds() {
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
  mutating func colorAhead(of entry: Entry, _ quarters: Int) -> Int32 {
    guard let origin = entry.origin, isSmooth(origin, entry.color) else { return entry.color }
    return Self.extrapolate(entry.color, from: origin, quarters)
  }

  /// Returns the number of quarters of a frame in which a background comes to rest if it slows down
  /// as before, at most those of ``lead``.
  ///
  /// With a constant deceleration, a change of `now` after one of `before` becomes zero after
  /// `now / (before - now)` frames, and changes on average by half as much until then.
  func lead(of entry: Entry) -> Int {
    guard let origin = entry.origin, let first = last[origin]?.predecessor else {
      return 4 * Self.lead
    }
    let (before, now) = (Self.distance(first, origin), Self.distance(origin, entry.color))
    guard now < before else { return 4 * Self.lead }
    return min(4 * Self.lead, Int(2 * now / (before - now)))
  }

  /// Returns the sum of the differences of the channels of two colours.
  static func distance(_ a: Int32, _ b: Int32) -> Int32 {
    var sum: Int32 = 0
    for shift: Int32 in [16, 8, 0] { sum += abs((a >> shift & 255) - (b >> shift & 255)) }
    return sum
  }

  /// Indicates whether a change of the last frame is part of a slow or steady one.
  mutating func isSmooth(_ origin: Int32, _ color: Int32) -> Bool {
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
