import CellGraphics
import NavigationKit
import Simulation
import Testing

@testable import InterfaceBuilder

/// The look of bars, labels and prototypes that a storyboard has among its views.
@Suite struct BarLookTests {
  /// Returns the rows of a screen of 80 × 24 with this in a view of 400 × 800 points.
  private func rows(_ views: String, constraints: String = "") throws -> [String] {
    let scene = """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
      </viewController></objects></scene>
      """
    let bundle = try Fixture.imported(Fixture.storyboard(scene)).bundle()
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    let surface = simulator.frame().surface
    return (0..<23).map { row -> String in
      var text = String.UnicodeScalarView()
      for column in 0..<80 {
        text.append(contentsOf: surface[column: column, row: row].glyph.scalars)
      }
      return String(text)
    }
  }

  private func bar(_ kind: String, _ items: String) -> String {
    """
    <\(kind) id="bar"><rect key="frame" x="0" y="756" width="400" height="44"/><items>\(items)\
    </items></\(kind)>
    """
  }

  private func item(_ attributes: String, _ id: String) -> String {
    "<barButtonItem \(attributes) id=\"\(id)\"/>"
  }

  private func columns(of words: [String], in rows: [String]) throws -> [ClosedRange<Int>] {
    let row = try #require(rows.first { $0.contains(words[0]) })
    return try words.map { word in
      let place = try #require(row.firstRange(of: word), "\(word) in \(row)")
      let start = row.distance(from: row.startIndex, to: place.lowerBound)
      return start...(start + word.count - 1)
    }
  }

  @Test func `a toolbar shows words and symbols, and a flexible space moves items to the ends`()
    throws
  {
    let rows = try rows(
      bar(
        "toolbar",
        item("systemItem=\"cancel\"", "i1") + item("systemItem=\"play\"", "i2")
          + item("systemItem=\"flexibleSpace\"", "i3") + item("systemItem=\"done\"", "i4")))
    let found = try columns(of: ["Cancel", "►", "Done"], in: rows)
    // 16 points of 400 are 3 of 80 columns, and a column more is room for the focus.
    #expect(found[0].lowerBound == 4)
    #expect(found[2].upperBound == 75)
    #expect(found[1].upperBound < 40)
  }

  @Test func `flexible spaces of a toolbar are equal, and a fixed space has its given width`()
    throws
  {
    let rows = try rows(
      bar(
        "toolbar",
        item("title=\"L\"", "i1") + item("systemItem=\"flexibleSpace\"", "i2")
          + item("title=\"M\"", "i3") + item("systemItem=\"flexibleSpace\"", "i4")
          + item("title=\"R\"", "i5")))
    let found = try columns(of: ["L", "M", "R"], in: rows).map(\.lowerBound)
    #expect(abs((found[0] + found[2]) / 2 - found[1]) <= 1)
    let fixed = try self.rows(
      bar(
        "toolbar",
        item("title=\"L\"", "i1") + item("systemItem=\"fixedSpace\" width=\"200\"", "i2")
          + item("title=\"M\"", "i3")))
    let apart = try columns(of: ["L", "M"], in: fixed).map(\.lowerBound)
    // 200 points are 40 columns, and L itself is 27 points wide, which are 5.
    #expect((44...47).contains(apart[1] - apart[0]))
  }

  @Test func `a navigation bar in a view has its title in the middle and its items at the ends`()
    throws
  {
    let rows = try rows(
      bar(
        "navigationBar",
        """
        <navigationItem title="Choose" id="n">\(item("key=\"leftBarButtonItem\" systemItem=\"cancel\"", "l"))\
        \(item("key=\"rightBarButtonItem\" systemItem=\"add\"", "r"))</navigationItem>
        """))
    let found = try columns(of: ["Cancel", "Choose", "+"], in: rows)
    #expect(found[0].lowerBound == 4)
    #expect((36...38).contains(found[1].lowerBound))
    #expect(found[2].upperBound == 75)
  }

  @Test(arguments: [("trailing", 76), ("centerX", 42)])
  func `a label that is pinned to an edge or the centre aligns its text there`(
    edge: String, end: Int
  )
    throws
  {
    // The frame of the file has twice the columns that the text takes.
    let x = edge == "trailing" ? 300 : 160
    let label = """
      <label text="00:42" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
      <rect key="frame" x="\(x)" y="300" width="80" height="21"/></label>
      """
    let rows = try rows(
      label,
      constraints: """
        <constraint firstItem="l" firstAttribute="\(edge)" secondItem="v" \
        secondAttribute="\(edge)" id="c1"/><constraint firstItem="l" firstAttribute="leading" \
        relation="greaterThanOrEqual" secondItem="v" secondAttribute="leading" id="c2"/>
        """)
    let found = try columns(of: ["00:42"], in: rows)[0]
    #expect(abs(found.upperBound + 1 - end) <= 1)
  }

  @Test func `a label that is pinned to both edges aligns its text to the leading edge`() throws {
    let label = """
      <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="l">\
      <rect key="frame" x="20" y="300" width="360" height="21"/></label>
      """
    let both = ["leading", "trailing"].map { edge in
      """
      <constraint firstItem="l" firstAttribute="\(edge)" secondItem="v" secondAttribute="\(edge)" \
      id="c\(edge)"/>
      """
    }
    #expect(
      try columns(of: ["Hi"], in: rows(label, constraints: both.joined()))[0].lowerBound == 4)
  }

  @Test func `a table begins below a search bar that lies over it`() throws {
    let rows = try rows(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="400" height="800"/><prototypes>
      <tableViewCell reuseIdentifier="Book" id="c"/></prototypes></tableView>
      <searchBar placeholder="Find" id="f"><rect key="frame" x="0" y="0" width="400" height="44"/>
      </searchBar>
      """)
    let field = try #require(rows.firstIndex { $0.contains("Find") })
    let row = try #require(rows.firstIndex { $0.contains("Book") })
    #expect(field < row)
  }

  @Test func `each prototype cell has one row below its reuse identifier`() throws {
    let rows = try rows(
      """
      <tableView id="t"><rect key="frame" x="0" y="0" width="400" height="800"/><prototypes>
      <tableViewCell reuseIdentifier="BookCell" id="c1"/><tableViewCell reuseIdentifier="DayCell" \
      id="c2"><tableViewCellContentView key="contentView" id="w"><subviews><label text="Monday {1}" \
      id="l"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    ).map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    #expect(rows.prefix(4) == ["BookCell", "Book", "DayCell", "Monday{1}"])
    #expect(rows.filter { $0.contains("Book") || $0.contains("Monday") }.count == 3)
  }

  @Test func `small images side by side have separate columns`() throws {
    let pictures = (0..<4).map { index in
      """
      <imageView image="flag\(index)" id="p\(index)"><rect key="frame" x="\(20 + index * 12)" y="200" \
      width="12" height="12"/></imageView>
      """
    }
    let text = """
      <label text="Four of them" id="l"><rect key="frame" x="68" y="196" width="100" height="20"/>\
      </label>
      """
    let rows = try rows(pictures.joined() + text)
    let row = try #require(rows.first { $0.contains("Four of them") })
    #expect(row.filter { $0 == "▨" }.count == 4)
  }
}
