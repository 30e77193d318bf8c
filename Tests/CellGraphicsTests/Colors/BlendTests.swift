import CellGraphics
import Foundation
import Testing
import WalkSupport

/// Colours between two others.
///
/// The rule: lightness lies between that of both ends, and so does the light itself; the chroma is not
/// below that of the straight line between the two, as far as a screen has such a colour.
@Suite struct BlendTests {
  /// OKLab by its author's formulas, in doubles.
  private struct Lab {
    var lightness: Double
    var a: Double
    var b: Double
    var luminance: Double

    init(_ color: Color) {
      func linear(_ value: UInt8) -> Double {
        let x = Double(value) / 255
        return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
      }
      let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
      let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
      let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
      let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
      lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
      a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
      luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
  }

  private static func pairs() -> [(Color, Color)] {
    var random = SeededRandom(seed: 2026)
    func color(_ corners: Bool) -> Color {
      func component() -> UInt8 {
        corners
          ? [0, 64, 128, 192, 255].randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      return Color(red: component(), green: component(), blue: component())
    }
    return (0..<3_000).map { (color($0 % 2 == 0), color($0 % 2 == 0)) }
  }

  @Test func `a blend never leaves the straight line between its colours in OKLab`() {
    for (from, to) in Self.pairs() {
      let (a, b) = (Lab(from), Lab(to))
      for step in 1..<8 {
        let progress = Double(step) / 8
        let found = Lab(from.blended(with: to, at: progress))
        let (low, high) = (min(a.lightness, b.lightness), max(a.lightness, b.lightness))
        #expect(found.lightness > low - 0.01 && found.lightness < high + 0.01)
        let (dark, bright) = (min(a.luminance, b.luminance), max(a.luminance, b.luminance))
        #expect(found.luminance > dark - 0.01 && found.luminance < bright + 0.01)
        let chroma = hypot(found.a, found.b)
        let line = hypot(a.a + (b.a - a.a) * progress, a.b + (b.b - a.b) * progress)
        #expect(chroma > line - 0.04, "\(from) to \(to) at \(progress)")
      }
    }
  }

  @Test func `a blend starts and ends exactly, and greys stay grey`() {
    for (from, to) in Self.pairs().prefix(300) {
      #expect(from.blended(with: to, at: 0) == from)
      #expect(from.blended(with: to, at: 1) == to)
      #expect(from.blended(with: from, at: 0.3) == from)
      let nearly = from.blended(with: to, at: 1e-9)
      #expect(nearly == from)
    }
    for step in 0...36 {
      let grey = Color.black.blended(with: .white, at: Double(step) / 36)
      #expect(grey.red == grey.green && grey.green == grey.blue)
    }
  }

  @Test func `red and green blend to amber, black and white to middle grey`() {
    // By hand: red is 0.628, 0.225, 0.126 in OKLab, green 0.866, -0.234, 0.179.
    let (red, green) = (Color(rgb: 0xFF0000), Color(rgb: 0x00FF00))
    #expect(red.blended(with: green, at: 0.5) == Color(red: 208, green: 168, blue: 0))
    // Half of the lightness is an eighth of the light: 0.125, which sRGB has at 99.
    #expect(Color.white.blended(with: .black, at: 0.5) == Color(red: 99, green: 99, blue: 99))
  }

  @Test func `blending a translucent colour mixes sRGB values`() {
    #expect(Color.clear.blended(with: .white, at: 0.5) == Color.clear.mixed(with: .white, at: 0.5))
  }
}
