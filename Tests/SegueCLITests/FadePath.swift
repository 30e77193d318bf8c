import Foundation

/// The way of a fade of 0.3 s between two colours, calculated apart from the program: by OKLab's
/// author's formulas, in doubles, with the C library's roots and powers.
enum FadePath {
  /// Returns the visible colours at the 37 ticks of the fade, as 0xRRGGBB.
  static func colors(from: UInt32, to: UInt32) -> Set<UInt32> {
    let (a, b) = (Lab(from), Lab(to))
    var result: Set<UInt32> = [from, to]
    for tick in 1..<36 {
      let progress = (easedInOut(Double(tick) / 36) * 65_536).rounded() / 65_536
      // A view that is all but clear is not drawn.
      if progress >= 0.01 { result.insert(a.mixed(with: b, at: progress).rgb) }
    }
    return result
  }

  /// Returns the distance in OKLab between a colour and the nearest colour of the fade.
  ///
  /// A terminal shows a colour that differs by at most 0.03 during a movement.
  static func distance(of color: UInt32, from start: UInt32, to end: UInt32) -> Double {
    let lab = Lab(color)
    return colors(from: start, to: end).map { Lab($0).distance(to: lab) }.min() ?? .infinity
  }

  /// Returns the Bézier curve from (0, 0) over (0.42, 0) and (0.58, 1) to (1, 1).
  private static func easedInOut(_ time: Double) -> Double {
    func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    // Newton's method; the slope of this curve is nowhere near 0.
    var t = time
    for _ in 0..<20 {
      let slope =
        3 * (1 - t) * (1 - t) * 0.42 + 6 * (1 - t) * t * (0.58 - 0.42) + 3 * t * t * (1 - 0.58)
      t -= (coordinate(0.42, 0.58, t) - time) / slope
    }
    return coordinate(0, 1, t)
  }

  private struct Lab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
      (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    init(_ rgb: UInt32) {
      let red = Self.light(of: rgb >> 16 & 0xFF)
      let green = Self.light(of: rgb >> 8 & 0xFF)
      let blue = Self.light(of: rgb & 0xFF)
      let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
      lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
      a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func mixed(with other: Lab, at progress: Double) -> Lab {
      Lab(
        lightness: lightness * (1 - progress) + other.lightness * progress,
        a: a * (1 - progress) + other.a * progress, b: b * (1 - progress) + other.b * progress)
    }

    func distance(to other: Lab) -> Double {
      let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
      return (x * x + y * y + z * z).squareRoot()
    }

    /// The colour as 0xRRGGBB. Each component is the one with the nearest light.
    var rgb: UInt32 {
      let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
      let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
      let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
      let lights = [
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
      ]
      return lights.reduce(0) { rgb, light in
        let nearest = (0...255).min {
          abs(Self.light(of: $0) - light) < abs(Self.light(of: $1) - light)
        }
        return rgb << 8 | (nearest ?? 0)
      }
    }

    /// IEC 61966-2-1.
    private static func light(of value: UInt32) -> Double {
      let x = Double(value) / 255
      return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }
  }
}
