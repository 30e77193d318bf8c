extension Color {
  /// The colour `progress` of the way to `other` as the eye sees it: in a straight line through OKLab,
  /// so that nothing in between is darker, lighter or greyer than the way leads.
  ///
  /// Only opaque colours have a place there; others mix as `mixed(with:at:)` does.
  public func blended(with other: Color, at progress: Double) -> Color {
    guard progress > 0, self != other else { return self }
    if progress >= 1 { return other }
    guard alpha == 255, other.alpha == 255 else { return mixed(with: other, at: progress) }
    let (a, b) = (Perception(self), Perception(other))
    return a.mixed(with: b, at: progress).color
  }
}

/// A place in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), to mix
/// colours in.
///
/// Calculated with addition, multiplication, division and square roots alone, which IEEE 754 fixes to
/// the last bit.
struct Perception {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: Color) {
    let red = OKLab.linear[Int(color.red)]
    let green = OKLab.linear[Int(color.green)]
    let blue = OKLab.linear[Int(color.blue)]
    let l = quickCubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = quickCubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = quickCubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func mixed(with other: Perception, at progress: Double) -> Perception {
    Perception(
      lightness: lightness + (other.lightness - lightness) * progress,
      a: a + (other.a - a) * progress, b: b + (other.b - b) * progress)
  }

  /// The nearest colour by components, opaque.
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

  /// The sRGB value whose light is nearest, as the eye counts steps.
  private static func encoded(_ light: Double) -> UInt8 {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) >> 1
      if light > limits[middle] { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }

  /// The light half way from each sRGB value to the next one.
  private static let limits: [Double] = (0...255).map { value in
    guard value < 255 else { return Double.infinity }
    return (OKLab.linear[value] + OKLab.linear[value + 1]) / 2
  }
}

/// The cube root of a number from 0 to 1, from a first guess by Halley's method; the error is below
/// 1e-12.
private func quickCubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  // A third of the exponent, and the bits that make the error of the mantissa least.
  let bits = value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE
  var root = Double(bitPattern: bits)
  for _ in 0..<3 {
    let cube = root * root * root
    root *= (cube + 2 * value) / (2 * cube + value)
  }
  return root
}
