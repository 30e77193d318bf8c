import CellGraphics
import Testing
import WalkSupport

@Suite struct PictureTransitionTests {
  private static let red = Color(red: 200, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 200)

  private func flat(_ color: Color, _ columns: Int, _ rows: Int) -> Surface {
    Surface(columns: columns, rows: rows, filledWith: Cell(background: color))
  }

  private func frame(
    _ transition: PictureTransition, _ old: Surface, _ new: Surface, _ progress: Double,
    backdrop: Color = .clear
  ) -> Surface {
    var picture = Surface(columns: old.columns, rows: old.rows)
    transition.draw(from: old, to: new, at: progress, backdrop: backdrop, onto: &picture)
    return picture
  }

  /// Returns the glyphs half way or so from one line to another.
  private func line(
    _ transition: PictureTransition, _ old: String, _ new: String, _ progress: Double
  ) -> String {
    frame(transition, Surface(picture: old), Surface(picture: new), progress).picture
  }

  // MARK: - Slides

  @Test func `a push moves the old surface out`() {
    #expect(line(.push(from: .right), "abcd", "efgh", 0.25) == "bcde")
    #expect(line(.push(from: .left), "abcd", "efgh", 0.25) == "habc")
    #expect(line(.push(from: .bottom), "ab\ncd", "ef\ngh", 0.5) == "cd\nef")
    #expect(line(.push(from: .top), "ab\ncd", "ef\ngh", 0.5) == "gh\nab")
  }

  @Test func `moveIn leaves the old surface in place`() {
    #expect(line(.moveIn(from: .right), "abcd", "efgh", 0.5) == "abef")
    #expect(line(.moveIn(from: .left), "abcd", "efgh", 0.5) == "ghcd")
    #expect(line(.moveIn(from: .bottom), "ab\ncd", "ef\ngh", 0.5) == "ab\nef")
    #expect(line(.moveIn(from: .top), "ab\ncd", "ef\ngh", 0.5) == "gh\ncd")
  }

  @Test func `reveal moves the old surface to the opposite side`() {
    #expect(line(.reveal(from: .right), "abcd", "efgh", 0.5) == "cdgh")
    #expect(line(.reveal(from: .left), "abcd", "efgh", 0.5) == "efab")
    #expect(line(.reveal(from: .bottom), "ab\ncd", "ef\ngh", 0.5) == "cd\ngh")
    #expect(line(.reveal(from: .top), "ab\ncd", "ef\ngh", 0.5) == "ef\nab")
  }

  @Test func `without colours a line marks the edge of the upper or entering surface`() {
    func seen(_ transition: PictureTransition) -> String {
      var picture = flat(.white, 4, 2)
      transition.draw(
        from: flat(.white, 4, 2), to: flat(.white, 4, 2), at: 0.5,
        style: DrawingStyle(smoothness: .cells, fading: .dissolve), onto: &picture)
      return picture.picture
    }
    #expect(seen(.push(from: .right)) == "  │ \n  │ ")
    #expect(seen(.push(from: .left)) == " │  \n │  ")
    #expect(seen(.moveIn(from: .right)) == "  │ \n  │ ")
    #expect(seen(.moveIn(from: .bottom)) == "    \n────")
    #expect(seen(.reveal(from: .right)) == " │  \n │  ")
    #expect(seen(.reveal(from: .bottom)) == "────\n    ")
  }

  @Test func `an edge between two backgrounds is at an eighth of a cell`() {
    let (old, new) = (flat(Self.red, 4, 4), flat(Self.blue, 4, 4))
    // 3 of 32 eighths: the edge is 3 eighths from the side that the new picture comes from.
    let right = frame(.push(from: .right), old, new, 3.0 / 32)
    #expect(
      right.row(0).map(\.glyph.scalars) == [[" "], [" "], [" "], ["▋"]]
        && right[column: 3, row: 0].foreground == Self.red
        && right[column: 3, row: 0].background == Self.blue)
    let left = frame(.push(from: .left), old, new, 3.0 / 32)[column: 0, row: 2]
    #expect(left == Cell(glyph: Glyph("▍"), foreground: Self.blue, background: Self.red))
    let bottom = frame(.push(from: .bottom), old, new, 3.0 / 32)[column: 1, row: 3]
    #expect(bottom == Cell(glyph: Glyph("▃"), foreground: Self.blue, background: Self.red))
    let top = frame(.push(from: .top), old, new, 3.0 / 32)[column: 1, row: 0]
    #expect(top == Cell(glyph: Glyph("▅"), foreground: Self.red, background: Self.blue))
  }

  @Test func `a cell with an edge has no letter, and the moving surface starts in the next cell`() {
    // 4 columns are 32 eighths: at 11 the edge is 5 eighths into the third column, at 16 before it.
    func seen(_ transition: PictureTransition, _ eighths: Double) -> [Character] {
      let picture = line(transition, "abcd", "efgh", eighths / 32)
      return picture.map { $0.isLetter ? $0 : "|" }
    }
    #expect(seen(.moveIn(from: .right), 11) == ["a", "b", "|", "e"])
    #expect(seen(.moveIn(from: .right), 15) == ["a", "b", "|", "e"])
    #expect(seen(.moveIn(from: .right), 16) == ["a", "b", "e", "f"])
    #expect(seen(.push(from: .right), 11) == ["c", "d", "|", "e"])
    #expect(seen(.reveal(from: .right), 11) == ["c", "d", "|", "h"])
    #expect(seen(.push(from: .left), 11) == ["h", "|", "a", "b"])
  }

  @Test func `a surface that moves over the other one throws a shadow`() {
    let white = flat(.white, 4, 1)
    let picture = frame(.moveIn(from: .right), white, flat(Self.blue, 4, 1), 0.5)
    // 0.24 and 0.13 of 255 are gone: 193.8 and 221.85 are left.
    #expect(picture.row(0).map(\.background.red) == [222, 194, 0, 0])
    let push = frame(.push(from: .right), white, flat(Self.blue, 4, 1), 0.5)
    #expect(push.row(0).map(\.background.red) == [255, 255, 0, 0])
  }

  @Test func `a wide glyph cut at an edge is a blank`() {
    #expect(line(.push(from: .right), "あい", "うえ", 0.25) == " い< ")
    #expect(line(.moveIn(from: .right), "あい", "うえ", 0.25) == "あ<  ")
    #expect(line(.moveIn(from: .right), "あい", "うえ", 0.5) == "あ<う<")
  }

  // MARK: - Fade

  @Test func `backgrounds blend and letters fade through the background`() {
    let old = Surface(picture: "a")
    var new = flat(.black, 1, 1)
    new.draw(TextLine("b"), column: 0, row: 0, color: .white, clip: new.bounds)
    // Between white and black OKLab's lightness at 0.25 is 0.75, whose cube is 0.4219 of the light:
    // 174. The foreground is half way from there to black, at 0.375, 0.0527 of the light: 65.
    let early = frame(.fade, old, new, 0.25)[column: 0, row: 0]
    #expect(early.glyph == Glyph("a"))
    #expect(early.background == Color(red: 174, green: 174, blue: 174))
    #expect(early.foreground == Color(red: 65, green: 65, blue: 65))
    // At 0.75 the background's lightness is 0.25, 0.0156 of the light: 34. The foreground's is 0.625:
    // 0.2441, 136.
    let late = frame(.fade, old, new, 0.75)[column: 0, row: 0]
    #expect(late.glyph == Glyph("b"))
    #expect(late.background == Color(red: 34, green: 34, blue: 34))
    #expect(late.foreground == Color(red: 136, green: 136, blue: 136))
  }

  @Test func `letters change half way, but words that are equal in both surfaces stay`() {
    #expect(line(.fade, "ab on", "cb on", 0.49) == "ab on")
    #expect(line(.fade, "ab on", "cb on", 0.5) == "cb on")
    let middle = frame(.fade, Surface(picture: "ab on"), Surface(picture: "cb on"), 0.5)
    // Background and foreground are the same: only the word that changes is gone.
    #expect(
      middle.row(0).map { $0.foreground == $0.background } == [true, true, false, false, false])
  }

  @Test
  func `a palette fade has dots in three densities, and letters change at the middle density`() {
    var new = flat(Self.blue, 3, 1)
    new.draw(TextLine(" b"), column: 0, row: 0, color: .white, clip: new.bounds)
    var old = flat(Self.red, 3, 1)
    old.draw(TextLine("  c"), column: 0, row: 0, color: .white, clip: old.bounds)
    let style = DrawingStyle(fading: .shade)
    // In the first row the order of the columns is 0, 32 and 8 of 64: the last letter goes at 8.5 / 64
    // of the tenth that begins at 0.4, the other one comes at 32.5 / 64 of the tenth after it.
    let seen = [0.1, 0.25, 0.41, 0.45, 0.5, 0.54, 0.56, 0.75, 0.85].map { progress in
      var picture = flat(.black, 3, 1)
      PictureTransition.fade.draw(
        from: old, to: new, at: progress, style: style, onto: &picture)
      return picture
    }
    #expect(
      seen.map(\.picture)
        == ["  c", "░░c", "▒▒c", "▒▒▒", "▒▒▒", "▒▒▒", "▒b▒", "▓b▓", " b "])
    #expect(seen[4].row(0).allSatisfy { $0.foreground == Self.blue && $0.background == Self.red })
    // A letter keeps its own background.
    #expect(seen[1][column: 2, row: 0].background == Self.red)
    #expect(seen[7][column: 1, row: 0].background == Self.blue)
  }

  @Test func `without colours old letters disappear one by one before new ones appear`() {
    let style = DrawingStyle(fading: .dissolve)
    func seen(_ progress: Double) -> String {
      var picture = flat(.white, 8, 1)
      PictureTransition.fade.draw(
        from: Surface(picture: "abcdefgh"), to: Surface(picture: "ijklmnop"), at: progress,
        style: style, onto: &picture)
      return picture.picture
    }
    // In the first row the order of the columns is 0, 32, 8, 40, 2, 34, 10 and 42 of 64.
    #expect(seen(0.02) == " bcd fgh")
    #expect(seen(0.25) == " b d f h")
    #expect(seen(0.49) == "        ")
    #expect(seen(0.52) == "i   m   ")
    #expect(seen(0.99) == "ijklmnop")
  }

  @Test
  func
    `without colours underlines disappear with their letters unless both surfaces are underlined`()
  {
    func page(_ box: TextAttributes) -> Surface {
      var page = flat(.white, 8, 2)
      page.draw(
        TextLine("abcdefgh"), column: 0, row: 0, color: .black, attributes: box, clip: page.bounds)
      page.draw(
        TextLine("      x "), column: 0, row: 1, color: .black, attributes: .underline,
        clip: page.bounds)
      return page
    }
    var (old, new) = (page(.reverse), page([]))
    new.draw(
      TextLine("y"), column: 6, row: 1, color: .black, attributes: .underline, clip: new.bounds)
    old.add(.reverse, in: CellRect(column: 7, row: 0, columns: 1, rows: 1))
    var picture = flat(.white, 8, 2)
    PictureTransition.fade.draw(
      from: old, to: new, at: 0.25, style: DrawingStyle(fading: .dissolve), onto: &picture)
    #expect(picture.text(row: 0) == " b d f h")
    let boxed = picture.row(0).map { $0.attributes == .reverse }
    #expect(boxed == [false, true, false, true, false, true, false, true])
    #expect(picture.row(1).allSatisfy { $0.attributes == .underline })
  }

  // MARK: - Flip

  // At 60° the cosine is 0.5 and the sine 0.866. The viewer is 2.5 lengths away, so the far side is
  // (2.5 - 0.433) / (2.5 + 0.433) = 0.7047 as large as the near one.

  @Test func `a card turned by 60° has half the width on its near side and less on its far side`() {
    let picture = frame(
      .flip(from: .right), flat(Self.red, 16, 3), flat(Self.blue, 16, 3), 1.0 / 3,
      backdrop: .black)
    // From 8 - 4 · 0.7047 = 5.18 to 8 + 4 = 12.
    #expect(picture.text(row: 1) == "     ▏          ")
    #expect(picture[column: 5, row: 1].foreground == .black)
    #expect(picture.row(1).map { $0.background == .black }.firstIndex(of: false) == 5)
    #expect(picture.row(1).dropFirst(12).allSatisfy { $0.background == .black })
    #expect((6..<12).allSatisfy { picture[column: $0, row: 1].background.red > 90 })
  }

  @Test func `a card turned by 120° shows the new surface, with its near side on the left`() {
    let picture = frame(
      .flip(from: .right), flat(Self.red, 16, 3), flat(Self.blue, 16, 3), 2.0 / 3,
      backdrop: .black)
    #expect(picture.text(row: 1) == "          ▉     ")
    #expect((4..<10).allSatisfy { picture[column: $0, row: 1].background.blue > 90 })
    #expect(picture[column: 3, row: 1].background == .black)
  }

  @Test func `text on a card is cut and not scaled`() {
    var old = flat(.white, 16, 1)
    old.draw(TextLine("Settings"), column: 4, row: 0, color: .black, clip: old.bounds)
    // Column 4 stands at 8 - 2 · 0.7609 = 6.48, the end of the card at 8 + 4 = 12.
    let picture = frame(.flip(from: .right), old, flat(Self.blue, 16, 1), 1.0 / 3)
    #expect(picture.text(row: 0).contains("Settin "))
    #expect(picture[column: 6, row: 0].glyph == Glyph("S"))
  }

  @Test func `text on a card stays on its background and apart from the next text`() {
    var old = flat(.white, 16, 3)
    old.draw(TextLine("Set"), column: 1, row: 0, color: .black, clip: old.bounds)
    old.draw(TextLine("On it"), column: 8, row: 0, color: .black, clip: old.bounds)
    old.fill(CellRect(column: 4, row: 1, columns: 8, rows: 1), with: Self.red)
    old.draw(TextLine("Settings"), column: 4, row: 1, color: .black, clip: old.bounds)
    let picture = frame(.flip(from: .right), old, flat(Self.blue, 16, 3), 1.0 / 3)
    // Column 7, which keeps the two apart, stands at 8 - 0.5 · 0.9298 = 7.54, and column 1 at
    // 8 - 3.5 · 0.7300 = 5.45, so that all of the first has room.
    #expect(picture.text(row: 0).contains("Set"))
    // The red area ends at 8 + 2 · 0.9052 = 9.81: four columns from 6 on.
    #expect(picture.text(row: 1).contains("Sett"))
    #expect(!picture.text(row: 1).contains("Setti"))
  }

  @Test func `two rows of a card never share a row of the screen`() {
    var old = flat(.white, 30, 12)
    for row in 0..<12 {
      let name = String(repeating: "abcdefghijkl".map(String.init)[row], count: 3)
      old.draw(TextLine(name), column: 2 * row, row: row, color: .black, clip: old.bounds)
    }
    for step in 1..<24 {
      let picture = frame(.flip(from: .top), old, old, Double(step) / 24)
      for row in 0..<12 {
        let names = Set(picture.text(row: row).filter(\.isLetter))
        #expect(names.count <= 1, "\(names) at \(step)")
      }
    }
  }

  @Test func `a card seen from its edge is visible`() {
    for side in PictureTransition.Side.allCases {
      let picture = frame(
        .flip(from: side), flat(Self.red, 20, 10), flat(Self.blue, 20, 10), 0.5, backdrop: .black)
      #expect(picture != flat(.black, 20, 10))
    }
  }

  // MARK: - Curl

  // 16 columns and 8 rows, bound at the left, half way: the way to the free corner is (1, 0.275)
  // scaled to (0.9642, 0.2652), the radius 0.09 · 16 = 1.44. The fold goes from 16 · 0.9642 +
  // 16 · 0.2652 = 19.67 to -2.3 · 1.44 = -3.31, so it is at 8.18.

  private var curled: Surface {
    frame(.curl(bound: .left), flat(Self.red, 16, 8), flat(Self.blue, 16, 8), 0.5)
  }

  @Test func `a page ends at its roll`() {
    // In row 4, of which the middle is at 9: (8.18 + 1.44 - 9 · 0.2652) / 0.9642 = 7.50.
    let edge = curled[column: 7, row: 4]
    #expect(edge.glyph == Glyph("▌"))
    #expect(edge.background.red == 0 && edge.background.blue < 200)
    #expect(edge.foreground.red > 0)
    // The shadow ends 1.3 radii further on.
    #expect(curled[column: 8, row: 4].background.blue < 200)
    #expect(curled[column: 15, row: 4] == Cell(background: Self.blue))
  }

  @Test func `the back of a page has a paler colour of its front`() {
    // At (0.5, 9) the paper there is that at (15.1, 13), which is on the page: 0.6 of white, and
    // 0.11 of the light gone. 200 + 0.6 · 55 = 233, and 0.89 of 233 and of 153.
    #expect(curled[column: 0, row: 4].background == Color(red: 207, green: 136, blue: 136))
    // At (0.5, 1) it would be that at (19.2, 6.1), beyond the page's edge.
    #expect(curled[column: 0, row: 0] == Cell(background: Self.red))
  }

  @Test func `a partial curl ends with the upper part in place`() {
    let end = frame(.partialCurl, flat(Self.red, 40, 12), flat(Self.blue, 40, 12), 1)
    #expect(end[column: 39, row: 11] == Cell(background: Self.blue))
    #expect(end[column: 0, row: 0] == Cell(background: Self.red))
  }

  // MARK: - All of them

  static let all: [PictureTransition] =
    [.fade, .partialCurl]
    + PictureTransition.Side.allCases.flatMap { side -> [PictureTransition] in
      [
        .push(from: side), .moveIn(from: side), .reveal(from: side), .flip(from: side),
        .curl(bound: side), .uncurl(bound: side),
      ]
    }

  private func random(_ columns: Int, _ rows: Int, _ seed: UInt64) -> Surface {
    var random = SeededRandom(seed: seed)
    var picture = flat(.white, columns, rows)
    for _ in 0..<(columns * rows / 4) {
      let (column, row) = (
        Int.random(in: 0..<columns, using: &random), Int.random(in: 0..<rows, using: &random)
      )
      let text = ["a", "語", "é", "ab cd", "漢字か"].randomElement(using: &random) ?? ""
      picture.fill(
        CellRect(column: column, row: row, columns: 3, rows: 2),
        with: Color(rgb: UInt32.random(in: 0..<0x1000000, using: &random)))
      picture.draw(TextLine(text), column: column, row: row, color: .black, clip: picture.bounds)
    }
    return picture
  }

  @Test(arguments: all)
  func `a transition starts with the old surface and ends with the new one`(
    _ transition: PictureTransition
  ) {
    let (old, new) = (random(23, 9, 1), random(23, 9, 2))
    #expect(frame(transition, old, new, 0) == old)
    #expect(frame(transition, old, new, -1) == old)
    if transition.endsWithNewPicture {
      #expect(frame(transition, old, new, 1) == new)
      #expect(frame(transition, old, new, 2) == new)
    }
  }

  @Test(arguments: all)
  func `no frame of a transition has a hole or half a wide glyph`(_ transition: PictureTransition) {
    for (columns, rows) in [(1, 1), (2, 1), (1, 5), (7, 3), (33, 11)] {
      let (old, new) = (random(columns, rows, 3), random(columns, rows, 4))
      for step in 0...12 {
        let picture = frame(transition, old, new, Double(step) / 12, backdrop: .black)
        #expect(picture.isWellFormed)
        #expect(picture.cells.allSatisfy { $0.background.alpha == 255 })
      }
    }
  }

  @Test(arguments: all)
  func `the first and the last frames of a transition change few cells`(
    _ transition: PictureTransition
  ) {
    // 80 × 24 flat cells: a thousandth of the way changes few of them.
    let (old, new) = (flat(.white, 80, 24), flat(Self.blue, 80, 24))
    func changed(_ a: Surface, _ b: Surface) -> Int {
      zip(a.cells, b.cells).count { first, second in
        abs(Int(first.background.red) - Int(second.background.red)) > 8
      }
    }
    #expect(changed(frame(transition, old, new, 0.001), old) <= 80)
    if transition.endsWithNewPicture {
      #expect(changed(frame(transition, old, new, 0.999), new) <= 80)
    }
  }

  static let styles = DrawingStyle.Smoothness.allCases.flatMap { smoothness in
    DrawingStyle.Fading.allCases.map { DrawingStyle(smoothness: smoothness, fading: $0) }
  }

  @Test(arguments: all)
  func `a frame does not depend on the frames drawn before`(_ transition: PictureTransition) {
    let (old, new) = (random(31, 11, 7), random(31, 11, 8))
    for style in Self.styles {
      var forwards: [Surface] = []
      var picture = flat(.white, 31, 11)
      for step in 0...20 {
        transition.draw(
          from: old, to: new, at: Double(step) / 20, backdrop: .black, style: style,
          onto: &picture)
        forwards.append(picture)
      }
      // Backwards, and with steps left out.
      for step in Array((0...20).reversed()) + [3, 17, 0, 8, 8, 20, 1] {
        transition.draw(
          from: old, to: new, at: Double(step) / 20, backdrop: .black, style: style,
          onto: &picture)
        #expect(picture == forwards[step], "\(style) at \(step)")
      }
    }
  }

  @Test(arguments: all)
  func `with whole cells a transition draws no block elements`(_ transition: PictureTransition) {
    let (old, new) = (flat(Self.red, 20, 9), flat(Self.blue, 20, 9))
    for step in 0...40 {
      var picture = old
      transition.draw(
        from: old, to: new, at: Double(step) / 40, backdrop: .black,
        style: DrawingStyle(smoothness: .cells), onto: &picture)
      #expect(picture.cells.allSatisfy { $0.glyph == .blank })
    }
  }

  @Test(arguments: [UInt64](1...12))
  func `a transition covers surfaces of every size`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sizes = [(1, 1), (500, 200), (500, 1), (1, 200)]
    for turn in 0..<6 {
      let (columns, rows) =
        turn == 0 && seed <= 4
        ? sizes[Int(seed) - 1]
        : (Int.random(in: 1...120, using: &random), Int.random(in: 1...50, using: &random))
      let transition = try #require(Self.all.randomElement(using: &random))
      let style = try #require(Self.styles.randomElement(using: &random))
      let (old, new) = (self.random(columns, rows, seed), self.random(columns, rows, seed + 100))
      var picture = old
      for _ in 0..<3 {
        let progress = Double.random(in: 0...1, using: &random)
        transition.draw(
          from: old, to: new, at: progress, backdrop: .black, style: style, onto: &picture)
        #expect(picture.isWellFormed, "\(transition), \(columns) × \(rows), \(progress)")
        #expect(picture.cells.allSatisfy { $0.background.alpha == 255 })
      }
    }
  }

  @Test(arguments: all)
  func `a reversed transition shows the same frames backwards`(_ transition: PictureTransition)
    throws
  {
    guard let reversed = transition.reversed else { return }
    let (old, new) = (random(32, 16, 5), random(32, 16, 6))
    // A card seen from its very edge shows its back, which is another face each way.
    for step in 1..<16 where step != 8 {
      let progress = Double(step) / 16
      let isSame =
        frame(transition, old, new, progress, backdrop: .black)
        == frame(reversed, new, old, 1 - progress, backdrop: .black)
      #expect(isSame, "at \(progress)")
    }
  }
}

extension Surface {
  fileprivate func text(row: Int) -> String {
    String(String.UnicodeScalarView(self.row(row).flatMap(\.glyph.scalars)))
  }

  fileprivate var cells: [Cell] { (0..<rows).flatMap { Array(row($0)) } }
}
