/// A colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020).
///
/// In this space the distance of two colours is about as large as their difference to the eye.
///
/// The calculation uses addition, multiplication and division alone. IEEE 754 defines these to the
/// last bit, whereas `pow` and `cbrt` differ between C libraries.
struct OKLab {
  /// The perceived lightness, from 0 for black to 1 for white.
  var lightness: Double
  /// The position between green (negative) and red (positive).
  var a: Double
  /// The position between blue (negative) and yellow (positive).
  var b: Double

  /// Creates a colour from its coordinates.
  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts a colour from sRGB.
  ///
  /// - Parameter color: Its alpha is ignored.
  init(_ color: Color) {
    let red = Self.linear[Int(color.red)]
    let green = Self.linear[Int(color.green)]
    let blue = Self.linear[Int(color.blue)]
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns the point at `progress`, 0 to 1, on the straight line to `other`.
  func mixed(with other: OKLab, at progress: Double) -> OKLab {
    OKLab(
      lightness: lightness + (other.lightness - lightness) * progress,
      a: a + (other.a - a) * progress, b: b + (other.b - b) * progress)
  }

  /// The opaque sRGB colour with the nearest components. Components out of range are clamped.
  var color: Color {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return Color(
      red: Self.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      green: Self.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      blue: Self.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3))
  }

  /// The linear light, 0 to 1, of each sRGB value from 0 to 255 (IEC 61966-2-1).
  static let linear: [Double] = (0...255).map { value in
    let encoded = Double(value) / 255
    if encoded <= 0.04045 { return encoded / 12.92 }
    // x ^ 2.4 = x² · x² ^ (1/5), the root by Newton's method.
    let x = (encoded + 0.055) / 1.055
    let square = x * x
    var root = 1.0
    for _ in 0..<32 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }

  /// Returns the sRGB value whose linear light is nearest to `light`, by binary search in `limits`.
  private static func encoded(_ light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) >> 1
      if light > limits[middle] { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }

  /// The linear light half way between each sRGB value and the next one.
  private static let limits: [Double] = (0...255).map { value in
    guard value < 255 else { return Double.infinity }
    return (linear[value] + linear[value + 1]) / 2
  }
}

/// Returns the cube root of a number from 0 to 1, by Halley's method.
///
/// The error is below 1e-12. Values of 0 or less give 0.
private func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  // Divides the exponent by three. The constant makes the error of the mantissa as small as
  // possible.
  let bits = value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE
  var root = Double(bitPattern: bits)
  for _ in 0..<3 {
    let cube = root * root * root
    root *= (cube + 2 * value) / (2 * cube + value)
  }
  return root
}
