import Testing

@testable import Storyboards
@testable import TextFormats

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("setings", "settings"), ("settingss", "settings"), ("settigns", "settings"),
    ("Settings", "settings"), ("sittingz", "settings"), ("hoem", "home"), ("hom", "home"),
  ])
  func `a typing error gets the intended name as suggestion`(name: String, meant: String) {
    var nearest = NearestName()
    #expect(nearest.find(name, in: ["other", "home", "settings"]) == meant)
  }

  @Test(arguments: ["", "x", "sitings!", "hm", "elsewhere"])
  func `a name far from all others gets no suggestion`(name: String) {
    var nearest = NearestName()
    #expect(nearest.find(name, in: ["y", "home", "settings"]) == nil)
  }

  @Test func `the suggestion is the first name with the fewest edits`() {
    var nearest = NearestName()
    #expect(nearest.find("scene12", in: ["scene34", "scene1", "scene2"]) == "scene1")
  }

  @Test(arguments: [
    ("", "abc", 3), ("abc", "abc", 0), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
    ("abcd", "acbd", 1),
  ])
  func `swapping two neighbouring letters counts as one edit`(a: String, b: String, edits: Int) {
    #expect(NearestName.edits(Array(a.unicodeScalars), Array(b.unicodeScalars)) == edits)
  }
}
