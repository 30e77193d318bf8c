/// A colour in sRGB with 8 bits a component and straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 is invisible, 255 opaque.
  public var alpha: UInt8

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 255, green: 255, blue: 255)

  // Disfavoured, so that `UIColor(red: 1, green: 0, blue: 0, alpha: 1)` means fractions where both can.
  @_disfavoredOverload
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque colour from `0xRRGGBB`; higher bits are ignored.
  public init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16),
      green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// Compares all four components at once.
  public static func == (a: Color, b: Color) -> Bool { a.bits == b.bits }

  /// All four components.
  @inline(__always) var bits: UInt32 { unsafeBitCast(self, to: UInt32.self) }

  /// The components as `0xRRGGBB`, without the alpha.
  public var rgb: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}

extension Color {
  /// The colour `progress` of the way from `self` to `other`: 0 is `self`, 1 is `other`.
  ///
  /// Linear in sRGB values, each component rounded to nearest. An invisible colour has no hue: what
  /// is mixed with it only changes its alpha.
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

  /// The same colour with its alpha multiplied by `opacity`, 0 to 1.
  public func multipliedAlpha(by opacity: Double) -> Color {
    if opacity >= 1 { return self }
    var result = self
    result.alpha = opacity > 0 ? UInt8(Double(alpha) * opacity + 0.5) : 0
    return result
  }

  /// This colour laid over `beneath` (Porter and Duff's "over", on sRGB values).
  public func over(_ beneath: Color) -> Color {
    if alpha == 0 { return beneath }
    if alpha == 255 || beneath.alpha == 0 { return self }
    // An opaque ground is the usual case, and division by a constant is far cheaper.
    if beneath.alpha == 255 { return blended(over: beneath, in: 255 * 255) }
    return blended(
      over: beneath, in: UInt32(alpha) * 255 + UInt32(beneath.alpha) * (255 - UInt32(alpha)))
  }

  /// The mean of both, weighted by what each adds to the alpha of `total` / 255.
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
