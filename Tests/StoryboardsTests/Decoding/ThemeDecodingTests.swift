import CellGraphics
import NavigationKit
import Storyboards
import Testing
import TextFormats

/// The theme of a scene file.
@Suite struct ThemeDecodingTests {
  private func document(_ more: String) throws -> SceneDocument {
    try SceneDocument(json: Array(MarkedFile(scene: [], more: more).json.utf8))
  }

  private func applied(_ theme: String) throws -> Theme {
    let document = try document(
      ##", "colors": {"brand": "#336699"}, "theme": \##(theme)"##)
    return try #require(document.theme).applied(to: .standard)
  }

  @Test func `a colour of a theme is for light and dark appearance`() throws {
    let theme = try applied(##"{"tint": "brand", "barBackground": "#F80"}"##)
    var expected = Theme.standard
    expected.tint = Theme.DynamicColor(light: Color(rgb: 0x336699), dark: Color(rgb: 0x336699))
    expected.barBackground = Theme.DynamicColor(
      light: Color(rgb: 0xFF8800), dark: Color(rgb: 0xFF8800))
    #expect(theme == expected)
  }

  @Test func `a theme has borders`() throws {
    let theme = try applied(
      #"{"sheetBorder": "double", "alertBorder": "heavy", "popoverBorder": "filled"}"#)
    #expect(theme.sheetBorder == .double && theme.alertBorder == .heavy)
    #expect(theme.popoverBorder == .filled)
  }

  @Test func `a file without a theme changes nothing`() throws {
    #expect(try document("").theme == nil)
    #expect(try applied("{}") == .standard)
  }

  @Test func `errors of a theme name the key`() {
    MarkedFile(
      scene: [],
      more: #", "theme": {"tint": ‸"brnad", "label": ‸7, ‸"sheetBordr": "double","#
        + #" "alertBorder": ‸"doubel"}, "colors": {"brand": "red"}"#
    ).expect(
      "theme.tint: no colour 'brnad'; did you mean 'brand'?",
      "theme.label: expected a string, found 7",
      "theme.sheetBordr: unknown key 'sheetBordr'; did you mean 'sheetBorder'?",
      "theme.alertBorder: expected 'filled', 'rounded', 'square', 'heavy' or 'double', found "
        + "'doubel'; did you mean 'double'?")
    MarkedFile(scene: [], more: #", "theme": ‸"dark""#)
      .expect("theme: expected an object, found 'dark'")
  }

  @Test func `a theme is written in the order of the schema`() throws {
    let text = try document(
      ##", "theme": {"sheetBorder": "heavy", "tint": "#123456", "label": "#010203"}"##
    ).json().indented
    #expect(
      text.contains(
        ##""theme": { "label": "#010203", "tint": "#123456", "sheetBorder": "heavy" }"##))
  }

  @Test func `each colour of a theme is a key`() throws {
    // The program's own areas are not the file's.
    let others: Set = ["firstSetting", "secondSetting", "error"]
    for case (let name?, let value) in Mirror(reflecting: Theme.standard).children
    where value is Theme.DynamicColor && !others.contains(name) {
      let theme = try applied(##"{"\##(name)": "#123456"}"##)
      let member = Mirror(reflecting: theme).children.first { $0.label == name }?.value
      #expect((member as? Theme.DynamicColor)?.light == Color(rgb: 0x123456), "\(name)")
    }
  }
}
