import CellGraphics
import Testing

@Suite struct ColorTests {
  @Test func `a colour converts from and to a number`() {
    let color = Color(rgb: 0xFF12_3456)
    #expect(color == Color(red: 0x12, green: 0x34, blue: 0x56))
    #expect(color.rgb == 0x123456)
  }

  @Test func `mixing is linear in each component`() {
    let from = Color(red: 0, green: 255, blue: 10)
    let to = Color(red: 255, green: 0, blue: 11)
    #expect(from.mixed(with: to, at: 0) == from)
    #expect(from.mixed(with: to, at: 1) == to)
    #expect(from.mixed(with: to, at: -1) == from)
    #expect(from.mixed(with: to, at: 2) == to)
    #expect(from.mixed(with: to, at: .nan) == from)
    // 127.5 → 128, 10.5 → 11.
    #expect(from.mixed(with: to, at: 0.5) == Color(red: 128, green: 128, blue: 11))
    #expect(from.mixed(with: to, at: 0.2) == Color(red: 51, green: 204, blue: 10))
  }

  @Test func `mixing with an invisible colour keeps the hue`() {
    let red = Color(rgb: 0xFF0000)
    #expect(Color.clear.mixed(with: red, at: 0.5) == Color(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(red.mixed(with: .clear, at: 0.2) == Color(red: 255, green: 0, blue: 0, alpha: 204))
  }

  @Test func `opacity multiplies the alpha`() {
    let half = Color(red: 1, green: 2, blue: 3, alpha: 100)
    #expect(half.multipliedAlpha(by: 0.255).alpha == 26)  // 25.5
    #expect(half.multipliedAlpha(by: 0).alpha == 0)
    #expect(half.multipliedAlpha(by: -1).alpha == 0)
    #expect(half.multipliedAlpha(by: .nan).alpha == 0)
    #expect(half.multipliedAlpha(by: 7) == half)
  }

  @Test func `a translucent colour over another colour is weighted by its alpha`() {
    let blue = Color(rgb: 0x0000FF)
    let veil = Color(red: 255, green: 0, blue: 0, alpha: 51)
    #expect(veil.over(blue) == Color(red: 51, green: 0, blue: 204))
    #expect(blue.over(veil) == blue)
    #expect(veil.over(.clear) == veil)
    #expect(Color.clear.over(veil) == veil)
    // 0.2 over 0.5: alpha 0.2 + 0.5 × 0.8 = 0.6, red 0.2 / 0.6, blue 0.4 / 0.6 (128 is 0.50196:
    // 51 × 255 = 13005 and 128 × 204 = 26112 of 39117, alpha 153.4).
    let halfBlue = Color(red: 0, green: 0, blue: 255, alpha: 128)
    #expect(veil.over(halfBlue) == Color(red: 85, green: 0, blue: 170, alpha: 153))
  }

  // The values are those of WCAG 2.1's examples and of a calculation by hand.
  @Test(arguments: [
    (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
    (0xFF0000, 0xFFFFFF, 4.0), (0xFFFF00, 0xFFFFFF, 1.07),
  ])
  func `the contrast of two colours follows WCAG 2.1`(a: Int, b: Int, ratio: Double) {
    let (a, b) = (Color(rgb: UInt32(a)), Color(rgb: UInt32(b)))
    #expect(abs(a.contrast(with: b) - ratio) < 0.005)
    #expect(a.contrast(with: b) == b.contrast(with: a))
  }

  @Test func `visible(on:) returns a colour with enough contrast to every background`() {
    for step in 0..<4_096 {
      let ground = Color(
        red: UInt8(step >> 8) * 17, green: UInt8(step >> 4 & 15) * 17, blue: UInt8(step & 15) * 17)
      #expect(ground.visible(on: ground).contrast(with: ground) >= 4.58)
    }
    #expect(Color(rgb: 0x0055CC).visible(on: .white) == Color(rgb: 0x0055CC))
  }
}
