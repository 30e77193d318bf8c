internal import CellGraphics
internal import Testing

@testable internal import TerminalUI

/// Some areas of a screen whose colours change, each of equal cells.
private struct Areas {
  var steps = ColorSteps()
  var sizes: [Int]
  /// The colours that are shown.
  var backgrounds: [Int32]
  var foregrounds: [Int32]

  init(sizes: [Int], backgrounds: [Int32], foregrounds: [Int32]? = nil) {
    (self.sizes, self.backgrounds) = (sizes, backgrounds)
    self.foregrounds = foregrounds ?? backgrounds.map { _ in -1 }
  }

  /// Composes a frame and shows it.
  mutating func show(
    _ newBackgrounds: [Int32], foregrounds newForegrounds: [Int32]? = nil,
    keepsAttributes: Bool = true, fillsWithForeground: Bool = false
  ) {
    let newForegrounds = newForegrounds ?? foregrounds
    steps.begin()
    for index in sizes.indices {
      steps.add(
        ColorSteps.Change(
          oldBackground: backgrounds[index], newBackground: newBackgrounds[index],
          oldForeground: foregrounds[index], newForeground: newForegrounds[index],
          keepsGlyph: true, keepsAttributes: keepsAttributes,
          fillsWithForeground: fillsWithForeground, count: sizes[index]))
    }
    steps.choose(cells: 1920)
    backgrounds = newBackgrounds.map { steps.color(for: $0) }
    foregrounds = newForegrounds.map { steps.color(for: $0) }
  }
}

/// Returns a grey of truecolor.
private func grey(_ value: Int) -> Int32 { Int32(value * 0x010101) }

/// Returns the distance in OKLab.
private func difference(_ a: Int32, _ b: Int32) -> Double {
  Color(rgb: UInt32(a)).difference(from: Color(rgb: UInt32(b)))
}

@Suite struct ColorStepsTests {
  @Test func `an area that darkens is never visibly different and changes in few frames`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)])
    var shown: [Int32] = []
    for number in 0...20 {
      let composed = grey(255 - 4 * number)
      areas.show([composed])
      #expect(difference(areas.backgrounds[0], composed) < ColorTolerance.limit)
      shown.append(areas.backgrounds[0])
    }
    // From 255 to 175 it is 0.248 in lightness. Steps ahead are up to 0.06, others 0.03.
    #expect(Set(shown).count <= 6)
    #expect(shown == shown.sorted(by: >))
  }

  @Test func `an area that darkens fast keeps each colour for two frames`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)])
    var shown: [Int32] = []
    for number in 0...8 {
      let composed = grey(255 - 10 * number)
      areas.show([composed])
      #expect(difference(areas.backgrounds[0], composed) < ColorTolerance.limit)
      shown.append(areas.backgrounds[0])
    }
    // Each frame changes by 0.03 in lightness. The first three are exact, until the change is known.
    #expect(Set(shown).count <= 6)
  }

  @Test func `a colour that jumps after a slow change is shown exactly`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)])
    for number in 1...6 { areas.show([grey(255 - 6 * number)]) }
    areas.show([grey(180)])
    #expect(areas.backgrounds == [grey(180)])
  }

  @Test func `a colour that jumps is shown exactly`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)])
    areas.show([grey(100)])
    #expect(areas.backgrounds == [grey(100)])
  }

  @Test func `a colour that is shown exactly in one area is exact in all`() {
    var areas = Areas(sizes: [500, 500], backgrounds: [grey(200), grey(202)])
    areas.show([grey(200), grey(200)])
    #expect(areas.backgrounds == [grey(200), grey(200)])
  }

  @Test func `a background that appears in few cells is shown exactly`() {
    // The two colours of a pushed page are 0.014 apart, below the limit.
    var areas = Areas(sizes: [1600, 200], backgrounds: [0xF2F2F7, 0xF2F2F7])
    areas.show([0xF2F2F7, 0xE8F1F8])
    #expect(areas.backgrounds == [0xF2F2F7, 0xE8F1F8])
  }

  @Test func `a sheet that rises over a dimming page is exact from its second frame on`() {
    var areas = Areas(sizes: [1720, 80], backgrounds: [grey(255), grey(255)])
    areas.show([grey(249), 0xFBFBF9])
    for number in 2...10 {
      areas.sizes = [1800 - 80 * number, 80 * number]
      areas.show([grey(255 - 6 * number), 0xFBFBF9])
      #expect(areas.backgrounds[1] == 0xFBFBF9)
    }
  }

  @Test func `of two near backgrounds the lighter one is never shown darker`() {
    // The rows become darker than the page after frame 13, and stay within 13 levels of it.
    var areas = Areas(sizes: [1200, 700], backgrounds: [grey(255), grey(242)])
    for number in 1...24 {
      let (rows, page) = (255 - 2 * number, 242 - number)
      areas.show([grey(rows), grey(page)])
      let shown = areas.backgrounds.map { Int($0 & 255) }
      if rows > page { #expect(shown[0] >= shown[1] - 1) }
      if rows < page { #expect(shown[0] <= shown[1] + 1) }
    }
  }

  @Test func `a background keeps the order to one that rests`() {
    var areas = Areas(sizes: [1200, 80], backgrounds: [grey(255), grey(242)])
    for number in 1...24 {
      let page = 255 - number
      areas.show([grey(page), grey(242)])
      #expect(areas.backgrounds[1] == grey(242))
      let shown = Int(areas.backgrounds[0] & 255)
      if page > 242 { #expect(shown >= 241) }
      if page < 242 { #expect(shown <= 243) }
    }
  }

  @Test func `near backgrounds that fade change in the same frames`() {
    var areas = Areas(sizes: [1200, 700], backgrounds: [grey(255), grey(242)])
    for number in 1...16 {
      let before = areas.backgrounds
      areas.show([grey(255 - 5 * number), grey(242 - 5 * number)])
      #expect((areas.backgrounds[0] == before[0]) == (areas.backgrounds[1] == before[1]))
    }
  }

  @Test func `a background that comes to rest is not shown far beyond`() {
    // The changes are 8, 7 … 1, so it rests 36 below 255. After a change of n, n (n - 1) / 2 follow and
    // n² / 2 are expected: 2 too many where that is within the limit of 9 levels.
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)])
    var value = 255
    for change in [8, 7, 6, 5, 4, 3, 2, 1, 0, 0] {
      value -= change
      areas.show([grey(value)])
      #expect(areas.backgrounds[0] & 255 >= 219 - 2)
    }
  }

  @Test func `the edge of an area changes together with the area`() {
    // A block on the edge has the area's colour as its foreground, here one level lighter.
    var areas = Areas(
      sizes: [1000, 60], backgrounds: [grey(200), grey(80)], foregrounds: [-1, grey(201)])
    for number in 1...12 {
      let area = 200 + 3 * number
      areas.show(
        [grey(area), grey(80)], foregrounds: [-1, grey(area + 1)], fillsWithForeground: true)
      #expect(abs((areas.foregrounds[1] & 255) - (areas.backgrounds[0] & 255)) <= 1)
    }
  }

  @Test func `text keeps its colour on a background that stays`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)], foregrounds: [grey(60)])
    areas.show([grey(255)], foregrounds: [grey(62)])
    #expect(areas.foregrounds == [grey(60)])
  }

  @Test func `text that is written again takes its new colour`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)], foregrounds: [grey(60)])
    areas.show([grey(200)], foregrounds: [grey(62)])
    #expect(areas.backgrounds == [grey(200)])
    #expect(areas.foregrounds == [grey(62)])
  }

  @Test func `text with other attributes is written in the colours in which it rests`() {
    var areas = Areas(sizes: [1000], backgrounds: [grey(255)], foregrounds: [grey(60)])
    areas.show([grey(252)], foregrounds: [grey(60)])
    #expect(areas.backgrounds == [grey(255)])
    areas.show([grey(252)], foregrounds: [grey(60)], keepsAttributes: false)
    #expect(areas.backgrounds == [grey(252)])
  }

  @Test func `a gradient has a few shades that differ invisibly`() {
    let composed = (0..<100).map { grey(250 - $0) }
    var areas = Areas(
      sizes: composed.map { _ in 5 }, backgrounds: composed.map { _ in 0 })
    areas.show(composed)
    for (shown, composed) in zip(areas.backgrounds, composed) {
      #expect(difference(shown, composed) < ColorTolerance.limit)
    }
    // From 250 to 151 it is 0.32 in lightness, and levels are 0.03 apart.
    #expect(Set(areas.backgrounds).count <= 12)
    #expect(areas.backgrounds == areas.backgrounds.sorted(by: >))
  }

  @Test func `a shade of a gradient does not depend on the frame`() {
    let composed = (0..<60).map { grey(250 - $0) }
    var areas = Areas(sizes: composed.map { _ in 5 }, backgrounds: composed.map { _ in 0 })
    areas.show(composed)
    let first = areas.backgrounds
    areas.show(composed.reversed())
    #expect(areas.backgrounds == first.reversed())
  }

  @Test func `the shades of two hues are not mixed`() {
    // The second one has 0xE0 / 0xFF of the blue.
    let greys = (0..<40).map { grey(240 - 2 * $0) }
    let sand = (0..<40).map { number -> Int32 in
      let value = Int32(240 - 2 * number)
      return value << 16 | value << 8 | value * 0xE0 / 0xFF
    }
    let composed = greys + sand
    var areas = Areas(sizes: composed.map { _ in 5 }, backgrounds: composed.map { _ in 0 })
    areas.show(composed)
    for shown in areas.backgrounds.prefix(40) { #expect(shown >> 8 & 255 == shown & 255) }
    for shown in areas.backgrounds.suffix(40) {
      // 5 % lies between the ratio of grey, 1, and that of sand, 0.88.
      #expect(Double(shown & 255) < 0.95 * Double(shown >> 8 & 255))
    }
  }

  @Test func `the shades of a white and of a bluish page are not mixed`() {
    // The bluish page, 0xF2F2F7, has 0.98 of the red for its blue.
    let white = (0..<40).map { grey(255 - 2 * $0) }
    let bluish = (0..<40).map { number -> Int32 in
      let value = Int32(247 - 2 * number)
      let red = value * 0xF2 / 0xF7
      return red << 16 | red << 8 | value
    }
    let composed = bluish + white
    var areas = Areas(sizes: composed.map { _ in 5 }, backgrounds: composed.map { _ in 0 })
    areas.show(composed)
    for shown in areas.backgrounds.suffix(40) { #expect(shown >> 8 & 255 == shown & 255) }
    for shown in areas.backgrounds.prefix(40) { #expect(shown >> 8 & 255 < shown & 255) }
  }

  @Test func `an area that has been part of a gradient is shown exactly when it is large`() {
    let composed = (0..<60).map { grey(250 - $0) }
    var areas = Areas(sizes: composed.map { _ in 5 }, backgrounds: composed.map { _ in 0 })
    areas.show(composed)
    areas.sizes[10] = 1000
    areas.show(composed)
    #expect(areas.backgrounds[10] == composed[10])
  }

  @Test func `the terminal's own colour stays`() {
    var areas = Areas(sizes: [1000], backgrounds: [-1], foregrounds: [grey(60)])
    areas.show([-1], foregrounds: [-1])
    #expect(areas.backgrounds == [-1])
    #expect(areas.foregrounds == [-1])
  }
}
