import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import InterfaceBuilder

@Suite struct AppearanceTests {
  private let storyboard = Fixture.storyboard(
    """
    <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="plain" id="plain"><rect key="frame" x="0" y="100" width="90" height="20"/></label>
    <label text="system" id="system"><rect key="frame" x="0" y="200" width="90" height="20"/>
    <color key="textColor" systemColor="systemGray6Color"/>
    <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></label>
    <label text="named" id="named"><rect key="frame" x="0" y="300" width="90" height="20"/>
    <color key="textColor" name="Brand"/></label>
    <label text="fixed" id="fixed"><rect key="frame" x="0" y="400" width="90" height="20"/>
    <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></label>
    </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    <connections>\(Fixture.segue("s", "show", to: "b"))</connections>
    </viewController></objects></scene>
    """, Fixture.scene("b"),
    rest: """
      <resources><namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
      """)

  /// A catalogue's `Contents.json`: #102030, in the dark #405060.
  private let colorSet = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0x10", "green": "32", "blue": "0.188", "alpha": "1.000" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb",
        "components": { "red": "0x40", "green": "0x50", "blue": "0x60", "alpha": "1.000" } } }
    ] }
    """

  private func scene(
    _ appearance: UserInterfaceStyle, colorSets: [String: String] = [:]
  ) throws -> SceneDocument.Scene {
    let result = try Fixture.imported(
      storyboard, appearance: appearance, colorSets: colorSets)
    let document = result.bundle().main.document
    #expect(document.appearance == appearance)
    return document.scenes[0]
  }

  private func colors(_ scene: SceneDocument.Scene) -> [String: Color] {
    var colors: [String: Color] = [:]
    for case .label(let label) in scene.views { colors[label.id] = label.color }
    return colors
  }

  // The values are those of Apple's Human Interface Guidelines.
  @Test func `system and default colours follow the appearance, fixed colours do not`() throws {
    let (light, dark) = (try scene(.light), try scene(.dark))
    #expect(light.background == .white && dark.background == .black)
    #expect(colors(light)["plain"] == .black && colors(dark)["plain"] == .white)
    #expect(colors(light)["system"] == Color(rgb: 0xF2F2F7))
    #expect(colors(dark)["system"] == Color(rgb: 0x1C1C1E))
    #expect(colors(light)["fixed"] == Color(rgb: 0xFF0000))
    #expect(colors(dark)["fixed"] == Color(rgb: 0xFF0000))
  }

  @Test func `named colours have the values of their catalogue`() throws {
    let sets = ["Brand": colorSet]
    #expect(colors(try scene(.light, colorSets: sets))["named"] == Color(rgb: 0x102030))
    #expect(colors(try scene(.dark, colorSets: sets))["named"] == Color(rgb: 0x405060))
  }

  @Test func `without a catalogue named colours have the value that the storyboard keeps`() throws {
    #expect(colors(try scene(.dark))["named"] == Color(rgb: 0x336699))
    #expect(
      colors(try scene(.dark, colorSets: ["Brand": "no JSON"]))["named"] == Color(rgb: 0x336699))
  }

  @Test func `the appearance does not affect the navigation`() throws {
    let (light, dark) = (try scene(.light), try scene(.dark))
    #expect(light.segues.map(\.id) == ["s"] && dark.segues.map(\.id) == ["s"])
    #expect(light.views.map(\.frame) == dark.views.map(\.frame))
  }

  /// A stack in tabs: a table and one of each control, all without colours of their own.
  private let plain = Fixture.storyboard(
    """
    <scene sceneID="t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
    <connections><segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
    </connections></tabBarController></objects></scene>
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
    <connections><segue destination="a" kind="relationship" relationship="rootViewController" \
    id="r2"/></connections></navigationController></objects></scene>
    """,
    Fixture.scene(
      "a",
      views: Fixture.table
        + """
        <textField borderStyle="roundedRect" placeholder="Name" id="f"><rect key="frame" x="20" y="20" \
        width="300" height="30"/></textField>
        <segmentedControl selectedSegmentIndex="0" id="sc"><rect key="frame" x="20" y="60" width="300" \
        height="30"/><segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        <stepper id="st"><rect key="frame" x="20" y="100" width="94" height="30"/></stepper>
        <progressView id="pv"><rect key="frame" x="20" y="140" width="300" height="4"/></progressView>
        <switch id="sw"><rect key="frame" x="20" y="540" width="51" height="31"/></switch>
        <imageView image="photo" id="iv"><rect key="frame" x="20" y="600" width="200" height="60"/>
        </imageView>
        """, more: "<navigationItem key=\"navigationItem\" title=\"Here\" id=\"ni\"/>"),
    Fixture.scene("c"), initial: "tabs")

  /// Returns the lightness of grounds and of letters, 0 to 255, each cell once; letters that stand
  /// reversed have the colours of each other.
  private func lightness(_ appearance: UserInterfaceStyle) throws -> (grounds: [Int], inks: [Int]) {
    let bundle = try Fixture.imported(plain, appearance: appearance).bundle()
    let simulator = Simulator(storyboards: bundle, columns: 60, rows: 40)
    func lightness(_ color: Color) -> Int {
      (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    }
    let surface = simulator.frame().surface
    var (grounds, inks): ([Int], [Int]) = ([], [])
    // The last row is the program's.
    for row in 0..<39 {
      for column in 0..<60 {
        let cell = surface[column: column, row: row]
        let isReversed = cell.attributes.contains(.reverse)
        grounds.append(lightness(isReversed ? cell.foreground : cell.background))
        guard cell.glyph != .blank else { continue }
        inks.append(lightness(isReversed ? cell.background : cell.foreground))
      }
    }
    return (grounds, inks)
  }

  @Test func `bars, tables and controls are dark with light text in the dark appearance`() throws {
    let (light, dark) = (try lightness(.light), try lightness(.dark))
    #expect(dark.grounds.count == light.grounds.count && dark.inks.count > 60)
    // A tint or a focus is in between, in both. The standard tint 409CFF has a lightness of 158.
    #expect(dark.grounds.allSatisfy { $0 < 160 }, "the lightest: \(dark.grounds.max() ?? 0)")
    #expect(light.grounds.filter { $0 > 200 }.count > light.grounds.count * 8 / 10)
    let black = dark.inks.filter { $0 < 50 }
    #expect(black.count * 20 < dark.inks.count, "\(black.count) of \(dark.inks.count)")
  }
}
