import CellGraphics
import Testing

@testable import InterfaceBuilder
@testable import Storyboards
@testable import TextFormats

/// Frames by constraints and stacks, calculated by hand, in points on a canvas of 400 × 800.
@Suite struct LayoutSolverTests {
  /// Returns the frames of the views with these ids, as `x y width height`.
  private func frames(
    _ subviews: String, _ constraints: String = "", rest: String = "", of ids: String...
  ) throws -> [String] {
    let root = try XMLReader.read(
      Array(
        """
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(rest)</view>
        """.utf8))
    let frames = LayoutSolver.frames(of: root, size: Size(width: 400, height: 800))
    func find(_ id: String, _ element: XMLElement, _ parent: Size) -> Rect? {
      for view in element.subviews {
        let frame = frames.frame(of: view, in: parent)
        if view["id"] == id { return frame }
        if let inner = find(id, view, frame.size) { return inner }
      }
      return nil
    }
    return ids.map { id in
      guard let frame = find(id, root, Size(width: 400, height: 800)) else { return "none" }
      return [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }
        .joined(separator: " ")
    }
  }

  private func view(_ id: String, _ kind: String = "view", _ attributes: String = "") -> String {
    "<\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>"
  }

  /// `a.leading root.leading 8`, `a.width 100` and the like, a line each.
  private func constraints(_ lines: String...) -> String {
    lines.map { line in
      let words = line.split(separator: " ")
      let first = words[0].split(separator: ".")
      var text = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
      for word in words.dropFirst() {
        let parts = word.split(separator: ".")
        if word.hasPrefix("×") {
          text += " multiplier=\"\(word.dropFirst())\""
        } else if word.hasPrefix("@") {
          text += " priority=\"\(word.dropFirst())\""
        } else if word == "≥" || word == "≤" {
          text += " relation=\"\(word == "≥" ? "greater" : "less")ThanOrEqual\""
        } else if parts.count == 2, Double(word) == nil {
          text += " secondItem=\"\(parts[0])\" secondAttribute=\"\(parts[1])\""
        } else {
          text += " constant=\"\(word)\""
        }
      }
      return text + " id=\"c\"/>"
    }.joined()
  }

  // MARK: - Constraints

  @Test func `a view with four pinned edges fills the space between them`() throws {
    let found = try frames(
      view("a"),
      constraints(
        "a.leading root.leading 20", "a.top root.top 100", "root.trailing a.trailing 30",
        "root.bottom a.bottom 50"), of: "a")
    #expect(found == ["20 100 350 650"])
  }

  @Test func `a view with a fixed size can be at the centre or offset from it`() throws {
    let found = try frames(
      view("a") + view("b"),
      constraints(
        "a.width 100", "a.height 60", "a.centerX root.centerX", "a.centerY root.centerY",
        "b.width 40", "b.height 20", "b.centerX root.centerX -50", "b.top a.bottom 10"),
      of: "a", "b")
    // (400 - 100) / 2 and (800 - 60) / 2; 200 - 50 - 40 / 2 and 370 + 60 + 10.
    #expect(found == ["150 370 100 60", "130 440 40 20"])
  }

  @Test(arguments: [("2:1", "0 0 200 100"), ("0.5", "0 0 50 100"), ("3:4", "0 0 75 100")])
  func `an aspect ratio computes one side from the other`(multiplier: String, frame: String) throws
  {
    let found = try frames(
      view("a"),
      constraints(
        "a.leading root.leading", "a.top root.top", "a.height 100",
        "a.width a.height ×\(multiplier)"), of: "a")
    #expect(found == [frame])
  }

  @Test func `a view can have half the width of its superview`() throws {
    let found = try frames(
      view("a"),
      constraints(
        "a.leading root.leading", "a.top root.top", "a.height 44", "a.width root.width ×0.5 -10"),
      of: "a")
    #expect(found == ["0 0 190 44"])
  }

  @Test func `the safe area begins below the status bar`() throws {
    let found = try frames(
      view("a"),
      constraints(
        "a.leading safe.leading", "a.trailing safe.trailing", "a.top safe.top 8",
        "safe.bottom a.bottom"),
      rest: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>", of: "a")
    #expect(found == ["0 28 400 772"])
  }

  @Test func `the layout guides of the controller are at the ends of its bars`() throws {
    // They stand in the controller, not in its view, so nothing in the view has their ids.
    let found = try frames(
      view("a"),
      constraints(
        "a.leading root.leading", "a.width 100", "a.top topGuide.bottom 12",
        "bottomGuide.top a.bottom 40"), of: "a")
    #expect(found == ["0 32 100 728"])
  }

  @Test func `margins are sixteen points from the sides of the root`() throws {
    let found = try frames(
      view("a"),
      constraints(
        "a.leading root.leadingMargin", "a.trailing root.trailingMargin", "a.top root.top",
        "a.height 10"), of: "a")
    #expect(found == ["16 0 368 10"])
  }

  @Test func `of two constraints that exclude each other the one of higher priority holds`() throws
  {
    let found = try frames(
      view("a"),
      constraints(
        "a.leading root.leading", "a.top root.top", "a.height 10", "a.width 300 @750",
        "a.width ≤ 120"), of: "a")
    #expect(found == ["0 0 120 10"])
  }

  @Test func `a text without size constraints has the size of its characters`() throws {
    let label = """
      <label text="Birthday" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      """
    let found = try frames(
      label, constraints("a.leading root.leading 10", "a.top root.top 10"), of: "a")
    // Eight letters of half the height of the font, and a line of 1.2 of it.
    #expect(found == ["10 10 80 24"])
  }

  @Test func `a nested view has its position in its superview`() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>\(view("a"))</subviews>
      <constraints>\(constraints(
        "a.trailing box.trailing -5", "a.bottom box.bottom -5", "a.width 10", "a.height 10"))
      </constraints></view>
      """
    let found = try frames(
      inner,
      constraints(
        "box.leading root.leading 50", "box.top root.top 60", "box.width 100", "box.height 80"),
      of: "box", "a")
    #expect(found == ["50 60 100 80", "85 65 10 10"])
  }

  @Test func `frames in the file are kept`() throws {
    let found = try frames(
      """
      <view id="a"><rect key="frame" x="3" y="4" width="5" height="6"/></view>
      """, constraints("a.leading root.leading 100"), of: "a")
    #expect(found == ["3 4 5 6"])
  }

  // MARK: - Stacks

  /// Returns a stack of 300 × 100 at (50, 100) of views that are 20 and 60 wide, or high, by their
  /// constraints where `sizes` says so.
  private func stack(
    _ attributes: String, sizes: [Int], across: Int? = nil, isVertical: Bool = false,
    more: String = ""
  ) throws -> [String] {
    let (along, other) = isVertical ? ("height", "width") : ("width", "height")
    let ids = ["a", "b", "c"]
    var lines = constraints(
      "s.leading root.leading 50", "s.top root.top 100", "s.width 300", "s.height 100")
    for (id, size) in zip(ids, sizes) {
      if size > 0 { lines += constraints("\(id).\(along) \(size)") }
      if let across { lines += constraints("\(id).\(other) \(across)") }
    }
    let views = ids.map { view($0) }.joined()
    let xml = """
      <stackView \(isVertical ? "axis=\"vertical\"" : "") \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>\(views)\(more)</subviews></stackView>
      """
    return try frames(xml, lines, of: "a", "b", "c")
  }

  @Test func `a stack gives the remaining space to the view without a length`() throws {
    // 300 - 20 - 60 - 2 × 10.
    #expect(
      try stack("spacing=\"10\"", sizes: [20, 0, 60])
        == ["0 0 20 100", "30 0 200 100", "240 0 60 100"])
  }

  @Test func `a vertical stack arranges its views from top to bottom`() throws {
    // 100 - 20 - 30 - 2 × 5.
    #expect(
      try stack("spacing=\"5\"", sizes: [20, 0, 30], isVertical: true)
        == ["0 0 300 20", "0 25 300 40", "0 70 300 30"])
  }

  @Test func `fillEqually gives all views the same length`() throws {
    // (300 - 2 × 15) / 3.
    #expect(
      try stack("distribution=\"fillEqually\" spacing=\"15\"", sizes: [0, 0, 0])
        == ["0 0 90 100", "105 0 90 100", "210 0 90 100"])
  }

  @Test func `equalSpacing makes all gaps the same length`() throws {
    // (300 - 20 - 40 - 60) / 2 = 90.
    #expect(
      try stack("distribution=\"equalSpacing\"", sizes: [20, 40, 60])
        == ["0 0 20 100", "110 0 40 100", "240 0 60 100"])
  }

  @Test func `equalCentering makes all distances between centres the same`() throws {
    // The first centre is at 10, the last at 270, so the middle one is at 140.
    #expect(
      try stack("distribution=\"equalCentering\"", sizes: [20, 40, 60])
        == ["0 0 20 100", "120 0 40 100", "240 0 60 100"])
  }

  @Test func `fillProportionally gives each view a share in proportion to its content`() throws {
    // Texts of 2 and 6 letters in 17 points: 17 and 51 wide, so a quarter and three quarters of 300.
    let labels = ["ab", "abcdef"].enumerated().map { index, text in
      view("\(["x", "y"][index])", "label", "text=\"\(text)\"")
    }.joined()
    let xml = """
      <stackView distribution="fillProportionally" translatesAutoresizingMaskIntoConstraints="NO" \
      id="s"><subviews>\(labels)</subviews></stackView>
      """
    let found = try frames(
      xml, constraints("s.leading root.leading", "s.top root.top", "s.width 300", "s.height 50"),
      of: "x", "y")
    #expect(found == ["0 0 75 50", "75 0 225 50"])
  }

  @Test(arguments: [
    ("alignment=\"top\"", 0.0), ("alignment=\"center\"", 40), ("alignment=\"bottom\"", 80),
  ])
  func `a stack aligns views across its axis`(alignment: String, y: Double) throws {
    #expect(
      try stack("\(alignment) spacing=\"10\"", sizes: [20, 0, 60], across: 20)
        == ["0 \(text(y)) 20 20", "30 \(text(y)) 200 20", "240 \(text(y)) 60 20"])
  }

  @Test(arguments: [
    ("alignment=\"leading\"", 0.0), ("alignment=\"center\"", 100), ("alignment=\"trailing\"", 200),
  ])
  func `a vertical stack aligns views across its axis`(alignment: String, x: Double) throws {
    #expect(
      try stack(alignment, sizes: [20, 0, 30], across: 100, isVertical: true)
        == ["\(text(x)) 0 100 20", "\(text(x)) 20 100 50", "\(text(x)) 70 100 30"])
  }

  @Test func `a hidden view takes no space in a stack`() throws {
    let hidden = view("h", "view", "hidden=\"YES\"")
    #expect(
      try stack("spacing=\"10\"", sizes: [20, 0, 60], more: hidden)
        == ["0 0 20 100", "30 0 200 100", "240 0 60 100"])
  }

  @Test func `the standard spacing of a stack is eight points`() throws {
    // 300 - 20 - 60 - 2 × 8.
    #expect(
      try stack("spacingType=\"standard\"", sizes: [20, 0, 60])
        == ["0 0 20 100", "28 0 204 100", "240 0 60 100"])
  }

  @Test func `the view with the lowest hugging priority takes the remaining space`() throws {
    let labels =
      view("x", "label", "text=\"ab\" horizontalHuggingPriority=\"251\"")
      + view("y", "label", "text=\"cd\" horizontalHuggingPriority=\"249\"")
    let xml = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>\(labels)</subviews>\
      </stackView>
      """
    let found = try frames(
      xml, constraints("s.leading root.leading", "s.top root.top", "s.width 300", "s.height 50"),
      of: "x", "y")
    #expect(found == ["0 0 17 50", "17 0 283 50"])
  }

  /// To hundredths.
  private func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return Int(exactly: hundredths).map(String.init) ?? "\(hundredths)"
  }
}
