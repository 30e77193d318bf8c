extension OKLab {
  /// A colour in OKLab in whole steps of 1/65,536, in which palettes compare colours.
  ///
  /// Distances are exact integers, so that equal ones are equal.
  struct Steps: Equatable {
    var lightness: Int
    var a: Int
    var b: Int

    private static let count = 65_536.0
    /// Below this chroma a colour looks grey: 0.03.
    private static let neutralChroma = 1_966

    init(_ color: Color) {
      let place = OKLab(color)
      lightness = Self.rounded(place.lightness)
      a = Self.rounded(place.a)
      b = Self.rounded(place.b)
    }

    private static func rounded(_ value: Double) -> Int { Int((value * count).rounded()) }

    var isNeutral: Bool { a * a + b * b < Self.neutralChroma * Self.neutralChroma }

    /// The square of the distance, chroma counted three times.
    func distance(to other: Steps) -> Int {
      let dL = lightness - other.lightness
      let da = a - other.a
      let db = b - other.b
      return dL * dL + 3 * (da * da + db * db)
    }

    private var chroma: Int { Int(Double(a * a + b * b).squareRoot().rounded()) }

    /// The square of the distance in lightness and chroma alone, chroma counted three times.
    func distanceWithoutHue(to other: Steps) -> Int {
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
      let top = Steps(Color(red: pure[0], green: pure[1], blue: pure[2])).lightness
      return lightness * Int(Self.count) / top
    }
  }
}
