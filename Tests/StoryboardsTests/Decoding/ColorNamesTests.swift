import CellGraphics
import Testing

@testable import Storyboards

@Suite struct ColorNamesTests {
  @Test(arguments: [
    ("#FFCC66", Color(rgb: 0xFFCC66)), ("#fc6", Color(rgb: 0xFFCC66)),
    ("#11223380", Color(red: 0x11, green: 0x22, blue: 0x33, alpha: 0x80)),
    ("black", .black), ("White", .white), ("clear", .clear), ("lightGray", Color(rgb: 0xAAAAAA)),
    ("Cantaloupe", Color(rgb: 0xFFCC66)), ("honeydew", Color(rgb: 0xCCFF66)),
    ("SKY", Color(rgb: 0x66CCFF)), ("Licorice", .black), ("Maraschino", Color(rgb: 0xFF0000)),
    ("Tangerine", Color(rgb: 0xFF8000)), ("Sea Foam", Color(rgb: 0x00FF80)),
    ("seafoam", Color(rgb: 0x00FF80)), ("seaFoam", Color(rgb: 0x00FF80)),
  ])
  func `a colour is given by its notation or name`(text: String, color: Color) {
    #expect(ColorNames().color(text) == color)
  }

  @Test(arguments: ["", "#", "#1", "#12", "#1234", "#1234567", "#123456789", "#ggg", "#１２３", "sk"])
  func `an invalid notation is no colour`(text: String) {
    #expect(ColorNames().color(text) == nil)
  }

  @Test func `there are 15 basic colours and 48 crayons, and magenta is in both lists`() {
    #expect(ColorNames.standard.count == 15 + 48 - 1)
    #expect(Set(ColorNames.standard.map { $0.name.lowercased() }).count == 62)
  }

  @Test func `a custom colour overrides a standard colour`() {
    var names = ColorNames()
    #expect(names.insert(.white, as: "Red", offset: 7) == nil)
    #expect(names.color("red") == .white)
    #expect(names.insert(.black, as: "R ed", offset: 9) == 7)
    #expect(names.color("red") == .white)
  }
}
