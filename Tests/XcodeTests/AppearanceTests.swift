import CellGraphics
import NavigationKit
import Storyboards
import Testing

@Suite struct AppearanceTests {
  private let storyboard = Fixture.storyboard(
    """
    <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="plain" id="plain"><rect key="frame" x="0" y="100" width="90" height="20"/></label>
    <label text="system" id="system"><rect key="frame" x="0" y="200" width="90" height="20"/>
    <color key="textColor" systemColor="systemGray6Color"/></label>
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
    let document = try result.bundle().main.document
    #expect(document.appearance == appearance)
    return document.scenes[0]
  }

  private func colors(_ scene: SceneDocument.Scene) -> [String: Color] {
    var colors: [String: Color] = [:]
    for case .label(let label) in scene.views { colors[label.id] = label.color }
    return colors
  }

  // The values are those of Apple's Human Interface Guidelines.
  @Test func `system colours and what has none are dark on light, or light on dark`() throws {
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

  @Test func `the appearance changes nothing of the navigation`() throws {
    let (light, dark) = (try scene(.light), try scene(.dark))
    #expect(light.segues.map(\.id) == ["s"] && dark.segues.map(\.id) == ["s"])
    #expect(light.views.map(\.frame) == dark.views.map(\.frame))
  }
}
