import CellGraphics
import Glibc
import Testing
import WalkSupport

@Suite struct PaletteTests {
  @Test func `the 256 colours are xterm's`() {
    let colors = Palette.xterm256.colors
    #expect(colors.count == 256)
    // Values from xterm's 256colres.h: cube steps 0, 95, 135, 175, 215, 255; greys 8, 18, …, 238.
    #expect(colors[16].rgb == 0x000000)
    #expect(colors[21].rgb == 0x0000FF)
    #expect(colors[110].rgb == 0x87AFD7)
    #expect(colors[196].rgb == 0xFF0000)
    #expect(colors[231].rgb == 0xFFFFFF)
    #expect(colors[232].rgb == 0x080808)
    #expect(colors[255].rgb == 0xEEEEEE)
    #expect(Palette.ansi16.colors == Array(colors[..<16]))
    #expect(Palette.ansi8.colors == Array(colors[..<8]))
  }

  @Test func `a palette colour is nearest to itself`() {
    for palette in [Palette.xterm256, .ansi16, .ansi8] {
      for (index, color) in palette.colors.enumerated() {
        if palette.colors.count == 256, index < 16 { continue }
        #expect(palette.colors[palette.nearestIndex(to: color)] == color)
      }
    }
  }

  @Test func `the user's sixteen colours are never chosen from 256`() {
    for color in Palette.xterm256.colors {
      #expect(Palette.xterm256.nearestIndex(to: color) >= 16)
    }
  }

  @Test func `a grey stays a grey`() {
    for palette in [Palette.xterm256, .ansi16, .ansi8] {
      for value in UInt8.min...UInt8.max {
        let grey = Color(red: value, green: value, blue: value)
        let nearest = palette.colors[palette.nearestIndex(to: grey)]
        #expect(nearest.red == nearest.green && nearest.green == nearest.blue)
      }
    }
  }

  @Test func `opacity does not change the nearest colour`() {
    let color = Color(red: 200, green: 30, blue: 40)
    #expect(
      Palette.ansi16.nearestIndex(to: color)
        == Palette.ansi16.nearestIndex(to: color.multipliedAlpha(by: 0.1)))
  }

  @Test func `the nearest colour agrees with the C library's mathematics`() {
    var random = SeededRandom(seed: 1)
    let palette = Palette.xterm256
    for _ in 0..<400 {
      let color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let isNeutral = ReferenceLab(color).chroma < 0.03
      let offered = palette.colors[16...].filter {
        !isNeutral || ($0.red == $0.green && $0.green == $0.blue)
      }
      let least = offered.map { distance($0, color) }.min()!
      let chosen = palette.colors[palette.nearestIndex(to: color)]
      #expect(distance(chosen, color) <= least + 1e-4)
    }
  }

  @Test func `the tutorial's colours are yellow, green and cyan in few colours`() {
    // Cantaloupe, Honeydew, Sky. Of ANSI's numbers 1 is red, 2 green, 3 yellow, 4 blue, 5 magenta and
    // 6 cyan, and 8 more the bright form: all three are light.
    let colors = [0xFFCC66, 0xCCFF66, 0x66CCFF].map { Color(rgb: $0) }
    #expect(colors.map { Palette.ansi16.nearestIndex(to: $0) } == [11, 10, 14])
    #expect(colors.map { Palette.ansi8.nearestIndex(to: $0) } == [3, 2, 6])
  }

  @Test(arguments: [
    (UInt32(0xFF0000), 9), (0x800000, 1), (0xFF8000, 9), (0xFFFF66, 11), (0x66FF66, 10),
    (0x008000, 2), (0x66FFFF, 14), (0x0000FF, 4), (0x6666FF, 12), (0xFF66FF, 13), (0x800080, 5),
    (0xFFB6C1, 7), (0xFBF1DD, 7), (0xFBFBF9, 15),
  ])
  func `with sixteen colours a tint becomes a bright colour and a pale colour white`(
    rgb: UInt32, index: Int
  ) {
    #expect(Palette.ansi16.nearestIndex(to: Color(rgb: rgb)) == index)
  }

  @Test func `with few colours a colour keeps its hue or becomes grey`() {
    // Where each hue begins, in degrees, and its two colours.
    let hues: [(start: Double, indices: Set<Int>)] = [
      (0, [1, 9]), (69, [3, 11]), (117, [2, 10]), (168.5, [6, 14]), (240, [4, 12]), (300, [5, 13]),
      (359, [1, 9]),
    ]
    var random = SeededRandom(seed: 2)
    for _ in 0..<2_000 {
      let color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let lab = ReferenceLab(color)
      let angle = atan2(lab.b, lab.a) * 180 / .pi
      let hue = angle < 0 ? angle + 360 : angle
      // So near to where a hue begins, the last bit decides.
      guard hues.allSatisfy({ abs($0.start - hue) > 0.1 }) else { continue }
      let family = hues.last { $0.start <= hue }!.indices
      let index = Palette.ansi16.nearestIndex(to: color)
      #expect(family.contains(index) || [0, 7, 8, 15].contains(index), "\(color), hue \(hue)")
    }
  }

  private func distance(_ one: Color, _ other: Color) -> Double {
    let (p, q) = (ReferenceLab(one), ReferenceLab(other))
    return pow(p.l - q.l, 2) + 3 * (pow(p.a - q.a, 2) + pow(p.b - q.b, 2))
  }

  @Test(arguments: [Palette.ansi8, .ansi16, .xterm256])
  func `the legible colour always differs from the background`(palette: Palette) {
    for rgb in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x0B0D11) {
      let color = Color(rgb: rgb)
      let ground = palette.nearestIndex(to: color)
      let index = palette.legibleIndex(for: color, onIndex: ground)
      #expect(palette.colors[index] != palette.colors[ground])
    }
  }

  /// By hand: 7F7F7F (8) has a contrast of 4.0 to white; black (0) is the only other grey but E5E5E5
  /// (7) with 1.3. 5C5CFF (12) has 4.4 to black.
  @Test func `a legible text stays legible in a palette`() {
    let grey = Palette.ansi16.indices(ofText: Color(rgb: 0x6C6C70), on: .white)
    #expect(grey == (0, 15))
    let blue = Palette.ansi16.indices(ofText: Color(rgb: 0x6C6CFF), on: .black)
    #expect(Palette.ansi16.nearestIndex(to: Color(rgb: 0x6C6CFF)) == 12)
    #expect(blue.foreground != 12 && blue.background == 0)
    // 3.3 to white: faint in its own colours, so the nearest colour is used.
    #expect(Palette.ansi16.indices(ofText: Color(rgb: 0x8E8E93), on: .white) == (8, 15))
    #expect(Palette.ansi16.indices(ofText: .white, on: .white) == (15, 15))
    // Different colours stay distinguishable.
    #expect(Palette.ansi16.indices(ofText: Color(rgb: 0xF8F8F8), on: .white) == (0, 15))
  }

  @Test(arguments: [Palette.ansi16, .xterm256])
  func `a contrast of at least 4,5 is kept for all colours`(palette: Palette) {
    let colors = stride(from: UInt32(0), through: 0xFFFFFF, by: 0x05B7D3).map { Color(rgb: $0) }
    for foreground in colors {
      for background in colors where foreground.contrast(with: background) >= 4.5 {
        let pair = palette.indices(ofText: foreground, on: background)
        let shown = palette.colors[pair.background]
        let best = palette.colors.map { $0.contrast(with: shown) }.max() ?? 0
        #expect(palette.colors[pair.foreground].contrast(with: shown) >= min(4.5, best))
      }
    }
  }

  @Test
  func
    `with few colours the legible colour is the lightest or darkest, with many the next nearest`()
  {
    // Black 0 and white 7 of eight, 0 and 15 of sixteen.
    let (light, dark) = (Color(rgb: 0xF0F0F0), Color(rgb: 0x101010))
    #expect(Palette.ansi8.legibleIndex(for: light, onIndex: 7) == 0)
    #expect(Palette.ansi8.legibleIndex(for: dark, onIndex: 0) == 7)
    #expect(Palette.ansi16.legibleIndex(for: light, onIndex: 15) == 0)
    #expect(Palette.ansi16.legibleIndex(for: dark, onIndex: 0) == 15)
    // The greys from 232 on are 08, 12, 1C …; 231 is white, and EE, the last of them, is next to it.
    #expect(Palette.xterm256.legibleIndex(for: Color(rgb: 0xFDFDFD), onIndex: 231) == 255)
    #expect(Palette.xterm256.legibleIndex(for: Color(rgb: 0x131313), onIndex: 233) == 234)
  }
}

/// OKLab as its author wrote it (bottosson.github.io/posts/oklab), in floating point.
private struct ReferenceLab {
  var l: Double
  var a: Double
  var b: Double
  var chroma: Double { hypot(a, b) }

  init(_ color: Color) {
    func linear(_ value: UInt8) -> Double {
      let x = Double(value) / 255
      return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.l = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }
}
