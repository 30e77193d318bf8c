/// A colour in OKLab, in whole steps of 1/65,536.
///
/// Calculated with addition, multiplication and division alone, which IEEE 754 fixes to the last
/// bit, where `pow` and `cbrt` differ between C libraries.
struct OKLab: Hashable {
  var lightness: Int
  var a: Int
  var b: Int

  static let steps = 65_536.0
  /// Below this chroma a colour looks grey: 0.03.
  private static let neutralChroma = 1_966

  init(_ color: Color) {
    let red = Self.linear[Int(color.red)]
    let green = Self.linear[Int(color.green)]
    let blue = Self.linear[Int(color.blue)]
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = Self.rounded(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    a = Self.rounded(1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s)
    b = Self.rounded(0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  var isNeutral: Bool { a * a + b * b < Self.neutralChroma * Self.neutralChroma }

  /// The square of the distance, chroma counted three times.
  func distance(to other: OKLab) -> Int {
    let dL = lightness - other.lightness
    let da = a - other.a
    let db = b - other.b
    return dL * dL + 3 * (da * da + db * db)
  }

  private var chroma: Int { Int(Double(a * a + b * b).squareRoot().rounded()) }

  /// The square of the distance in lightness and chroma alone, chroma counted three times.
  func distanceWithoutHue(to other: OKLab) -> Int {
    let dL = lightness - other.lightness
    let dC = chroma - other.chroma
    return dL * dL + 3 * dC * dC
  }

  /// The lightness in 1/65,536 of that of the pure colour of the hue, which has no grey in it; above 1
  /// in tints, below in shades.
  ///
  /// - Parameter color: The colour that this is.
  func lightness(relativeToPure color: Color) -> Int {
    let components = [color.red, color.green, color.blue].map(Int.init)
    let (least, most) = (components.min() ?? 0, components.max() ?? 0)
    guard most > least else { return lightness }
    let pure = components.map { UInt8(($0 - least) * 255 / (most - least)) }
    let top = OKLab(Color(red: pure[0], green: pure[1], blue: pure[2])).lightness
    return lightness * Int(Self.steps) / top
  }

  private static func rounded(_ value: Double) -> Int { Int((value * steps).rounded()) }

  /// Linear light for each sRGB value (IEC 61966-2-1).
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
}

/// The cube root of a number from 0 to 1, by Newton's method from above.
func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  var root = 1.0
  while true {
    let next = (2 * root + value / (root * root)) / 3
    guard next < root else { return root }
    root = next
  }
}
