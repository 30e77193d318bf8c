extension OKLab {
  /// A colour in OKLab in whole steps of 1/65,536, for comparisons of palette colours.
  ///
  /// Distances are exact integers, so equal distances compare as equal.
  struct Steps: Equatable {
    /// The lightness, 0 to 65,536.
    var lightness: Int
    /// The position between green and red, in steps.
    var a: Int
    /// The position between blue and yellow, in steps.
    var b: Int

    /// The number of steps for a coordinate of 1.
    private static let count = 65_536.0
    /// The chroma below which a colour looks grey: 0.03.
    private static let neutralChroma = 1_966

    /// Converts a colour, whose alpha is ignored.
    init(_ color: Color) {
      let place = OKLab(color)
      lightness = Self.rounded(place.lightness)
      a = Self.rounded(place.a)
      b = Self.rounded(place.b)
    }

    /// Returns the nearest step.
    private static func rounded(_ value: Double) -> Int { Int((value * count).rounded()) }

    /// Indicates whether the colour looks grey.
    var isNeutral: Bool { a * a + b * b < Self.neutralChroma * Self.neutralChroma }

    /// Returns the square of the distance to another colour, with chroma counted three times.
    func distance(to other: Steps) -> Int {
      let dL = lightness - other.lightness
      let da = a - other.a
      let db = b - other.b
      return dL * dL + 3 * (da * da + db * db)
    }

    /// The distance from grey, in steps.
    private var chroma: Int { Int(Double(a * a + b * b).squareRoot().rounded()) }

    /// Returns the square of the distance in lightness and chroma, with chroma counted three times.
    func distanceWithoutHue(to other: Steps) -> Int {
      let dL = lightness - other.lightness
      let dC = chroma - other.chroma
      return dL * dL + 3 * dC * dC
    }

    /// Returns the lightness relative to the pure colour of the same hue, in 1/65,536.
    ///
    /// The pure colour contains no grey. Tints are above 65,536, shades are below.
    ///
    /// - Parameter color: The sRGB colour that this value was made from.
    func lightness(relativeToPure color: Color) -> Int {
      let components = [color.red, color.green, color.blue].map(Int.init)
      let (least, most) = (components.min() ?? 0, components.max() ?? 0)
      guard most > least else { return lightness }
      let pure = components.map { UInt8(($0 - least) * 255 / (most - least)) }
      let top = Steps(Color(red: pure[0], green: pure[1], blue: pure[2])).lightness
      return lightness * Int(Self.count) / top
    }
  }
}
