import Storyboards
import Testing

@testable import InterfaceBuilder

@Suite struct PluralTests {
  private func dictionary(_ head: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>\(head)
    <plist version="1.0"><dict>
    <key>go.normalTitle</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>Ouvrir %#@files@ !</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>un fichier</string>
    <key>other</key><string>%d fichiers</string>
    </dict></dict></dict></plist>
    """
  }

  private let head = """
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    """

  private func title(_ plurals: String, strings: String? = nil) throws -> String? {
    let xml = Fixture.storyboard(Fixture.scene("a", views: Fixture.button("go", "Go")))
    var source = InterfaceBuilderSource(path: "Main.storyboard", xml: xml)
    source.stringsDictionary = Array(plurals.utf8)
    source.strings = strings.map { Array($0.utf8) }
    let result = try StoryboardImport(source, named: "Main.storyboard") { _ in nil }
    guard case .button(let button)? = result.bundle().main.document.scenes[0].views.first
    else { return nil }
    return button.title
  }

  @Test func `a text with plurals is the one for most numbers`() throws {
    #expect(try title(dictionary(head)) == "Ouvrir %d fichiers !")
    #expect(try title(dictionary("")) == "Ouvrir %d fichiers !")
  }

  @Test func `a text in a stringsdict file overrides the same text in a strings file`() throws {
    #expect(
      try title(dictionary(head), strings: "\"go.normalTitle\" = \"Ouvrir\";")
        == "Ouvrir %d fichiers !")
  }

  @Test(arguments: [
    "", "<plist>", "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>",
    "<plist><dict><key>go.normalTitle</key><string>no plural</string></dict></plist>",
  ])
  func `an invalid dictionary of plurals does not change the texts`(plurals: String) throws {
    #expect(try title(plurals) == "Go")
    #expect(try title(plurals, strings: "\"go.normalTitle\" = \"Ouvrir\";") == "Ouvrir")
  }
}
