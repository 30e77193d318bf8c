import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import InterfaceBuilder

/// Views of a storyboard that are easily lost.
@Suite struct CarryOverTests {
  private static let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"30\"/>"

  private func scene(_ text: String, rest: String = "") throws -> SceneDocument.Scene {
    let document = try Fixture.imported(Fixture.storyboard(text + rest)).bundle().main.document
    return try #require(document.scenes.first)
  }

  /// Returns the scene of a controller with this view and what is beside it.
  private func scene(view: String, more: String = "") throws -> SceneDocument.Scene {
    try scene(
      """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">\
      \(view)\(more)</viewController></objects></scene>
      """)
  }

  private func kinds(_ scene: SceneDocument.Scene) -> [String] {
    scene.views.map { view in
      switch view {
      case .label(let label): "label \(label.text)"
      case .button(let button): "button \(button.title)"
      case .control(let control):
        switch control.content {
        case .imageView(let name, _): "image \(name)"
        case .textView(let text, _): "text \(text)"
        case .textField(let field): "field \(field.placeholder)"
        case .switch(let isOn): "switch \(isOn)"
        case .segmentedControl(let titles, _): "segments \(titles.joined(separator: "|"))"
        case .slider, .stepper, .pageControl, .progressView, .activityIndicatorView:
          "control \(control.id)"
        }
      case .table: "table"
      case .container, .group, .box: "other"
      }
    }
  }

  @Test(arguments: [
    ("<imageView key=\"view\" image=\"Sunset\" id=\"v\"/>", ["image Sunset"]),
    ("<textView key=\"view\" text=\"Terms of use\" id=\"v\"/>", ["text Terms of use"]),
    ("<webView key=\"view\" id=\"v\"/>", ["image web page"]),
    ("<wkWebView key=\"view\" id=\"v\"/>", ["image web page"]),
    ("<mapView key=\"view\" id=\"v\"/>", ["image map"]),
    (
      """
      <imageView key="view" image="Sunset" id="v"><subviews><label text="Hello" id="l">\(frame)\
      </label></subviews></imageView>
      """, ["image Sunset", "label Hello"]
    ),
  ])
  func `a scene contains its controller's view if that view shows content`(
    view: String, kinds: [String]
  ) throws {
    #expect(try self.kinds(scene(view: view)) == kinds)
  }

  @Test func `a view has its alpha, times that of the views around it`() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      <view alpha="0.5" id="dim">\(Self.frame)<color key="backgroundColor" white="0" alpha="1"/>
      <subviews><label text="Dim" alpha="0.5" id="l">\(Self.frame)</label></subviews></view>
      <label text="Plain" id="p">\(Self.frame)</label></subviews></view>
      """
    let scene = try scene(view: view)
    #expect(scene.views.map(\.alpha) == [0.5, 0.25, 1])
  }

  @Test func `a dimming view keeps the views behind it visible`() throws {
    let views = """
      <view id="white"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <color key="backgroundColor" white="1" alpha="1"/></view>
      <view alpha="0.5" id="dim"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <color key="backgroundColor" white="0" alpha="1"/></view>
      """
    let bundle = try Fixture.imported(Fixture.storyboard(Fixture.scene("a", views: views))).bundle()
    let simulator = Simulator(storyboards: bundle, columns: 40, rows: 12)
    let gray = simulator.frame().surface[column: 20, row: 5].background
    #expect(gray != .white && gray != .black)
    #expect(gray.red == gray.green && gray.green == gray.blue)
  }

  @Test func `a frame for a size class only is used for the view`() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      <button id="b"><state key="normal" title="Go"/><variation key="heightClass=compact">
      <rect key="frame" x="200" y="400" width="100" height="30"/></variation></button>
      </subviews></view>
      """
    let button = try #require(try scene(view: view).views.first)
    #expect(button.frame.minX == 200)
  }

  @Test func `a view with a fixed frame keeps the frame among constrained views`() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
      <label text="Fixed" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
      <rect key="frame" x="110" y="156" width="96" height="21"/></label>
      <label text="Free" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="40" id="c"/></constraints></view>
      """
    let scene = try scene(view: view)
    #expect(scene.views.map(\.frame.minX) == [110, 40])
  }

  // MARK: - Bars

  @Test func `a replacement of a bar item describes the item`() throws {
    func item(_ id: String, _ view: String) -> String {
      "<barButtonItem id=\"\(id)\">\(view)</barButtonItem>"
    }
    let items = [
      item(
        "i1", "<button key=\"customView\" id=\"b\"><state key=\"normal\" title=\"Sort\"/></button>"),
      item(
        "i2",
        "<button key=\"customView\" id=\"c\"><state key=\"normal\" image=\"trash\"/></button>"),
      item(
        "i3",
        """
        <view key="customView" id="w"><subviews><view id="x"><subviews><label text="3 left" id="l"/>\
        </subviews></view></subviews></view>
        """),
    ]
    let scene = try scene(
      view: "<view key=\"view\" id=\"v\"/>",
      more: """
        <navigationItem key="navigationItem" title="T" id="n"><rightBarButtonItems>\(items.joined())\
        </rightBarButtonItems></navigationItem>
        """)
    #expect(
      scene.navigationItem.rightBarButtonItems.map(\.content) == [
        .title("Sort"), .title("⌫"), .title("3 left"),
      ])
  }

  @Test(arguments: [
    ("titleView", "<textField key=\"titleView\" placeholder=\"Find\" id=\"f\"/>", "field Find"),
    (
      "titleView",
      """
      <view key="titleView" id="w"><subviews><segmentedControl id="f"><segments>\
      <segment title="A"/><segment title="B"/></segments></segmentedControl></subviews></view>
      """, "segments A|B"
    ),
    (
      "item",
      """
      <barButtonItem key="rightBarButtonItem" id="i"><switch key="customView" on="YES" id="f"/>\
      </barButtonItem>
      """, "switch true"
    ),
  ])
  func `a control in a bar is above all other views of the scene`(
    place: String, item: String, kind: String
  ) throws {
    let scene = try scene(
      view: """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
        <label text="First" id="l"><rect key="frame" x="0" y="64" width="400" height="20"/></label>
        </subviews></view>
        """,
      more: "<navigationItem key=\"navigationItem\" id=\"n\">\(item)</navigationItem>")
    #expect(kinds(scene) == ["label First", kind])
    #expect(scene.views[1].frame.maxY <= scene.views[0].frame.minY)
    #expect(scene.navigationItem.rightBarButtonItems.isEmpty)
  }

  // MARK: - Cells

  private func rows(_ cells: String) throws -> [SceneDocument.TableRow] {
    let table = """
      <tableView key="view" dataMode="static" style="plain" id="t"><sections><tableViewSection id="s">
      <cells>\(cells)</cells></tableViewSection></sections></tableView>
      """
    let scene = try scene(
      """
      <scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController">\
      \(table)</tableViewController></objects></scene>
      """)
    guard case .tableViewController(let description) = scene.kind else { return [] }
    return description.sections.flatMap(\.writtenRows)
  }

  private func cell(_ id: String, _ views: String, attributes: String = "", more: String = "")
    -> String
  {
    """
    <tableViewCell \(attributes) id="\(id)"><tableViewCellContentView key="contentView" \
    id="c\(id)"><subviews>\(views)</subviews></tableViewCellContentView>\(more)</tableViewCell>
    """
  }

  private let label =
    "<label text=\"Sync\" id=\"l\"><rect key=\"frame\" x=\"16\" y=\"10\" width=\"80\" height=\"20\"/></label>"

  @Test func `a page control keeps its number of pages, current page and colours`() throws {
    let file = try scene(
      view: """
          <view key="view" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <pageControl numberOfPages="5" currentPage="2" hidesForSinglePage="YES" id="p">
        <rect key="frame" x="100" y="600" width="175" height="37"/>
        <color key="pageIndicatorTintColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        <color key="currentPageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></pageControl></subviews></view>
        """)
    guard case .control(let control)? = file.views.first else {
      Issue.record("expected a control")
      return
    }
    #expect(
      control.content
        == .pageControl(
          SceneDocument.PageControl(
            numberOfPages: 5, currentPage: 2, hidesForSinglePage: true,
            pageColor: Color(rgb: 0x0000FF))))
    #expect(control.color == Color(rgb: 0xFF0000))
  }

  @Test func `a progress view in a static cell is at the end of its row`() throws {
    let progress = """
      <progressView progress="0.5" id="p"><rect key="frame" x="200" y="18" width="100" height="4"/>\
      </progressView>
      """
    let row = try #require(try rows(cell("r", label + progress)).first)
    #expect(row.title == "Sync")
    #expect(row.control?.control.content == .progressView(0.5))
  }

  @Test(arguments: [("title=\"Retry\"", "Retry"), ("image=\"trash\"", "⌫")])
  func `a button in a static cell is in its row with its title or symbol`(
    state: String, text: String
  ) throws {
    let button = """
      <button id="b"><rect key="frame" x="300" y="10" width="60" height="20"/>\
      <state key="normal" \(state)/></button>
      """
    let both = try #require(try rows(cell("r", label + button)).first)
    #expect([both.title, both.detail] == ["Sync", text])
    let alone = try #require(try rows(cell("r", button)).first)
    #expect(alone.title == text)
  }

  @Test func `a row shows the texts of its content configuration, also in a form`() throws {
    let content = """
      <listContentConfiguration key="contentConfiguration" text="Theme" secondaryText="Dark"/>
      """
    let empty = """
      <listContentConfiguration key="contentConfiguration" text="Plain" secondaryText=""/>
      """
    let rows = try rows(cell("r", "", more: content) + cell("q", "", more: empty))
    #expect(rows.map(\.title) == ["Theme", "Plain"])
    #expect(rows.map(\.detail) == ["Dark", ""])
    #expect(rows.map(\.style) == [.subtitle, .default])
    let field = "<textField placeholder=\"Name\" id=\"f\">\(Self.frame)</textField>"
    let form = try scene(
      """
      <scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController">\
      <tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="s"><cells>\
      \(cell("r", "", more: content))\(cell("q", field))</cells></tableViewSection></sections>\
      </tableView></tableViewController></objects></scene>
      """)
    let texts = form.views.compactMap { view in
      if case .label(let label) = view { label.text } else { nil }
    }
    #expect(texts == ["Theme", "Dark"])
  }

  @Test func `a search bar above a table's rows is above them in the scene`() throws {
    let table = """
      <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="400" height="800"/>
      <searchBar key="tableHeaderView" placeholder="Find a book" id="f">\
      <rect key="frame" x="0" y="0" width="400" height="44"/></searchBar><prototypes>
      <tableViewCell reuseIdentifier="BookCell" id="c"/></prototypes></tableView>
      """
    let scene = try scene(
      """
      <scene sceneID="s"><objects><tableViewController id="a" sceneMemberID="viewController">\
      \(table)</tableViewController></objects></scene>
      """)
    #expect(kinds(scene) == ["field Find a book", "table"])
    #expect(scene.views[0].frame.maxY <= scene.views[1].frame.minY)
  }
}
