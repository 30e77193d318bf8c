import Storyboards
import Testing

@testable import InterfaceBuilder

/// The places in a storyboard where a text stands.
@Suite struct TextTests {
  private func texts(_ views: String) throws -> [String] {
    let document = try Fixture.imported(Fixture.storyboard(Fixture.scene("a", views: views)))
      .bundle().main.document
    return document.scenes[0].views.compactMap { view in
      switch view {
      case .label(let label): label.text
      case .button(let button): button.title
      default: nil
      }
    }
  }

  private let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"300\" height=\"60\"/>"

  @Test func `a label has its text in an attribute, in lines of its own or in fragments`() throws {
    #expect(try texts("<label text=\"one\" id=\"l\">\(frame)</label>") == ["one"])
    #expect(
      try texts("<label id=\"l\">\(frame)<string key=\"text\">two\nlines</string></label>")
        == ["two\nlines"])
    let attributed = """
      <label id="l">\(frame)<attributedString key="attributedText"><fragment content="rich ">\
      <attributes/></fragment><fragment><string key="content">te
      xt</string></fragment></attributedString></label>
      """
    #expect(try texts(attributed) == ["rich te\nxt"])
  }

  @Test func `a button has its title in a state, in a configuration or in fragments`() throws {
    func button(_ inner: String) throws -> [String] {
      try texts("<button id=\"b\">\(frame)\(inner)</button>")
    }
    #expect(try button("<state key=\"normal\" title=\"Go\"/>") == ["Go"])
    let configuration = """
      <state key="normal" title="unused"/>\
      <buttonConfiguration key="configuration" style="filled" title="Buy"/>
      """
    #expect(try button(configuration) == ["Buy"])
    let attributed = """
      <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">\
      <fragment content="Sell"/></attributedString></buttonConfiguration>
      """
    #expect(try button(attributed) == ["Sell"])
    #expect(
      try button(
        "<state key=\"normal\"><attributedString key=\"attributedTitle\"><fragment content=\"Hold\"/>"
          + "</attributedString></state>") == ["Hold"])
  }
}
