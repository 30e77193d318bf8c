/// A colour in sRGB with 8 bits for each component and straight (not premultiplied) alpha.
///
/// There are three ways to combine two colours. ``mixed(with:at:)`` interpolates sRGB values and is
/// fast. ``blended(with:at:)`` interpolates as the eye perceives colours. ``over(_:)`` lays a
/// translucent colour over another one.
///
/// ```swift
/// let shadow = Color.black.multipliedAlpha(by: 0.5)
/// precondition(shadow.over(.white) == Color(rgb: 0x7F7F7F))
/// precondition(Color.black.mixed(with: .white, at: 0.5) == Color(rgb: 0x808080))
/// precondition(Color.white.multipliedAlpha(by: 0.5).alpha == 128)
/// ```
public struct Color: Hashable, Sendable {
  /// The red component, 0 to 255.
  public var red: UInt8
  /// The green component, 0 to 255.
  public var green: UInt8
  /// The blue component, 0 to 255.
  public var blue: UInt8
  /// The opacity: 0 is invisible, 255 is opaque.
  public var alpha: UInt8

  /// An invisible colour, which shows what is beneath unchanged.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  // Disfavoured, so that `UIColor(red: 1, green: 0, blue: 0, alpha: 1)` means fractions.
  /// Creates a colour from its components, 0 to 255 each. Without `alpha` it is opaque.
  @_disfavoredOverload
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from a number such as `0xRRGGBB`. Higher bits are ignored.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16),
      green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Returns whether all four components are equal.
  public static func == (a: Color, b: Color) -> Bool { a.bits == b.bits }

  /// All four components in one word, for fast comparison.
  @inline(__always) var bits: UInt32 { unsafeBitCast(self, to: UInt32.self) }

  /// The components as a number `0xRRGGBB`, without the alpha.
  public var rgb: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}

extension Color {
  /// Returns the colour at `progress` between this colour and another one, linear in sRGB values.
  ///
  /// Each component rounds to the nearest value. An invisible colour has no hue: mixing with it
  /// changes only the alpha.
  ///
  /// - Parameters:
  ///   - other: The colour at progress 1.
  ///   - progress: Values of 0 or less give this colour, values of 1 or more give `other`.
  public func mixed(with other: Color, at progress: Double) -> Color {
    guard progress > 0 else { return self }
    if progress >= 1 { return other }
    if alpha == 0 { return other.multipliedAlpha(by: progress) }
    if other.alpha == 0 { return multipliedAlpha(by: 1 - progress) }
    func component(_ from: UInt8, _ to: UInt8) -> UInt8 {
      // Truncation rounds down here, and unlike `rounded(.down)` costs no call on x86-64.
      UInt8(Double(from) + (Double(to) - Double(from)) * progress + 0.5)
    }
    return Color(
      red: component(red, other.red),
      green: component(green, other.green),
      blue: component(blue, other.blue),
      alpha: component(alpha, other.alpha))
  }

  /// Returns the same colour with its alpha multiplied by `opacity`, which is clamped to 0 to 1.
  public func multipliedAlpha(by opacity: Double) -> Color {
    if opacity >= 1 { return self }
    var result = self
    result.alpha = opacity > 0 ? UInt8(Double(alpha) * opacity + 0.5) : 0
    return result
  }

  /// Returns this colour laid over another one (Porter and Duff's "over", on sRGB values).
  ///
  /// An opaque colour hides `beneath`; an invisible one shows it unchanged.
  public func over(_ beneath: Color) -> Color {
    if alpha == 0 { return beneath }
    if alpha == 255 || beneath.alpha == 0 { return self }
    // An opaque background is the usual case, and division by a constant is much faster.
    if beneath.alpha == 255 { return blended(over: beneath, in: 255 * 255) }
    return blended(
      over: beneath, in: UInt32(alpha) * 255 + UInt32(beneath.alpha) * (255 - UInt32(alpha)))
  }

  /// Returns the mean of both colours, weighted by their contributions to the alpha `total` / 255.
  @inline(__always)
  private func blended(over beneath: Color, in total: UInt32) -> Color {
    let above = UInt32(alpha) * 255
    let below = total - above
    func component(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(truncatingIfNeeded: (UInt32(a) * above + UInt32(b) * below + total / 2) / total)
    }
    return Color(
      red: component(red, beneath.red),
      green: component(green, beneath.green),
      blue: component(blue, beneath.blue),
      alpha: UInt8((total + 127) / 255))
  }
}
