internal import CellGraphics

/// Rounds the colours of a gradient to a few shades of each hue.
///
/// The shade of a colour is the same in all frames of a movement, so the cells of a gradient that
/// moves change only where one shade ends.
struct ColorShades {
  /// The brightest shades of the hues.
  private var hues: [Int32] = []
  /// The shades of the colours that have been rounded.
  private var rounded: [Int32: Int32] = [:]
  /// Finds invisible changes.
  private var tolerance = ColorTolerance()

  /// The difference from which two hues are different: a 64th.
  private static let hueLimit: Int32 = 16

  /// The largest number of hues. A picture of more is no gradient, and its other hues stay as they are.
  private static let mostHues = 64

  /// The number of colours from which all are forgotten.
  private static let mostColors = 1 << 14

  /// Forgets all colours, at the end of a movement.
  mutating func reset() {
    hues.removeAll(keepingCapacity: true)
    rounded.removeAll(keepingCapacity: true)
  }

  /// Returns the shade for a colour of a gradient; the colour itself if no shade is near enough.
  mutating func shade(for color: Int32) -> Int32 {
    if let result = rounded[color] { return result }
    // A movement without an end can have any number of colours.
    if rounded.count >= Self.mostColors { reset() }
    guard let hue = hue(of: color) else {
      rounded[color] = color
      return color
    }
    let brightness = Int(Self.brightness(color))
    var result = color
    // A hue that is not exactly the same can need the next level.
    for level in [brightness, min(brightness + 10, 255), max(brightness - 10, 0)] {
      let shade = Self.shade(hue, brightness: Self.levels[level])
      guard tolerance.isInvisible(shade, color) else { continue }
      result = shade
      break
    }
    rounded[color] = result
    return result
  }

  /// Indicates whether a colour has been rounded to another one.
  func hasRounded(_ color: Int32) -> Bool { rounded[color].map { $0 != color } ?? false }

  /// Makes a colour its own shade.
  mutating func keepExactly(_ color: Int32) { rounded[color] = color }
}

// MARK: - Hues

extension ColorShades {
  /// Returns the brightest shade of a colour, the same for all colours of nearly one hue; nil if there
  /// are too many hues.
  private mutating func hue(of color: Int32) -> Int32? {
    var best: (hue: Int32, difference: Int32)?
    for hue in hues {
      let difference = Self.hueDifference(hue, color)
      if difference < best?.difference ?? Self.hueLimit { best = (hue, difference) }
    }
    if let best { return best.hue }
    guard hues.count < Self.mostHues else { return nil }
    let hue = Self.shade(color, brightness: 255)
    hues.append(hue)
    return hue
  }

  /// The brightness to which each brightness is rounded.
  ///
  /// The levels have a distance of 0.03 in the lightness of OKLab, so the error is half of the limit.
  private static let levels: [Int32] = {
    let lightness = (0...255).map { grey in
      Color(rgb: UInt32(grey * 0x010101)).difference(from: .black)
    }
    return lightness.map { value in
      let level = 1 - ((1 - value) / 0.03).rounded() * 0.03
      let distances = lightness.map { abs($0 - level) }
      return Int32(distances.indices.min { distances[$0] < distances[$1] } ?? 0)
    }
  }()

  /// Returns the largest channel, from 0 to 255.
  private static func brightness(_ color: Int32) -> Int32 {
    max(color >> 16 & 255, color >> 8 & 255, color & 255)
  }

  /// Returns the shade of a colour whose largest channel is `brightness`.
  private static func shade(_ color: Int32, brightness: Int32) -> Int32 {
    let largest = max(1, Self.brightness(color))
    var result: Int32 = 0
    for shift: Int32 in [16, 8, 0] {
      result |= min(255, ((color >> shift & 255) * brightness + largest / 2) / largest) << shift
    }
    return result
  }

  /// Returns the largest difference of the ratios of a channel to the brightness, in 1024ths.
  private static func hueDifference(_ a: Int32, _ b: Int32) -> Int32 {
    let (brightnessOfA, brightnessOfB) = (max(1, brightness(a)), max(1, brightness(b)))
    var largest: Int32 = 0
    for shift: Int32 in [16, 8, 0] {
      let ratio = (a >> shift & 255) * 1024 / brightnessOfA
      largest = max(largest, abs(ratio - (b >> shift & 255) * 1024 / brightnessOfB))
    }
    return largest
  }
}
