import CellGraphics
import Testing

@testable import InterfaceBuilder
@testable import Storyboards

/// Texts that replace a picture or a name of code.
@Suite struct NameTests {
  @Test(arguments: [
    ("square.and.arrow.up", "↥"), ("trash.fill", "⌫"), ("plus.circle", "+"), ("gear", "⚙"),
    ("ic_close", "✕"), ("settings_icon", "⚙"), ("Icon Settings", "⚙"), ("reveal-icon.png", "≡"),
    ("MoreOutline", "⋯"), ("Reload-24", "↻"), ("ic_keyboard_arrow_down", "⌄"),
  ])
  func `a common image is shown as a symbol`(name: String, sign: String) {
    #expect(ImageNames(name).text == sign)
  }

  @Test(arguments: [
    ("Icon New Channel", "New channel"), ("markAllAsRead", "Mark all as read"),
    ("icon.png", "Icon"), ("flag@2x.png", "⚑"), ("tabBarItem:rPS-q8-1Ip:image", "Image"),
    ("", "Image"), ("24", "24"),
  ])
  func `another image is shown as its name in words`(name: String, title: String) {
    #expect(ImageNames(name).text == title)
  }

  @Test(arguments: [
    ("star.fill", "star.fill"), ("Settings", "gear"), ("header-contact", "Header contact"),
  ])
  func `an image view shows the available image or its name`(name: String, picture: String) {
    #expect(ImageNames(name).picture == picture)
  }

  @Test func `a sign is one of its own and as narrow as terminals agree on`() {
    for (name, sign) in ImageNames.signs {
      #expect(TextLine(sign).columns == sign.count, "\(name)")
      #expect(sign.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(name)")
    }
    for (word, symbol) in ImageNames.synonyms {
      #expect(ImageNames(symbol).sign != nil, "\(word)")
    }
  }

  // MARK: - Rows and tabs

  private func titles(_ cells: String...) throws -> [String] {
    let table = """
      <tableView dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="400" \
      height="300"/><prototypes>\(cells.joined())</prototypes></tableView>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", views: table + Fixture.button("b", "B"))))
    for case .table(let view) in result.bundle().main.document.scenes[0].views {
      return view.table.sections.flatMap(\.writtenRows).map(\.title)
    }
    return []
  }

  private func cell(_ attributes: String, label: String? = nil) -> String {
    let label = label.map { #"<subviews><label text="\#($0)" id="l"/></subviews>"# } ?? ""
    return """
      <tableViewCell \(attributes) id="c\(attributes.count)"><tableViewCellContentView \
      key="contentView">\(label)</tableViewCellContentView></tableViewCell>
      """
  }

  @Test func `the row of a prototype cell shows its label, its identifier or its class`() throws {
    let titles = try titles(
      cell(#"reuseIdentifier="Cell""#, label: "Country"),
      cell(#"reuseIdentifier="productCell""#, label: "Title"),
      cell(#"reuseIdentifier="Cell" customClass="MailTableViewCell""#),
      cell(#"reuseIdentifier="CellIdentifier""#, label: "Label"),
      cell(#"reuseIdentifier="a{b""#), cell(""))
    #expect(titles == ["Country", "Product", "Mail", "Label", "A b", "Row"])
  }

  @Test func `the text of a tab is its title, or its image's name, or its controller's name`()
    throws
  {
    let tabs = """
      <scene sceneID="s"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <connections><segue destination="a" kind="relationship" relationship="viewControllers" \
      id="r1"/><segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="r3"/>
      </connections></tabBarController></objects></scene>
      """
    let item = { (attributes: String) in
      #"<tabBarItem key="tabBarItem" \#(attributes) id="i\#(attributes.count)"/>"#
    }
    let bare = """
      <scene sceneID="c"><objects><viewController id="c" customClass="RecentOrdersViewController" \
      sceneMemberID="viewController"/></objects></scene>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(
        tabs, Fixture.scene("a", more: item(#"title="Games" image="ic_favorite""#)),
        Fixture.scene("b", more: item(#"image="settings""#)), bare, initial: "tabs"))
    guard case .tabBarController(let found) = result.bundle().main.document.scenes[0].kind
    else {
      Issue.record("no tab bar controller")
      return
    }
    #expect(found.tabs.map(\.title) == ["Games", "Settings", "Recent orders"])
    #expect(found.tabs.map(\.image) == ["★", "⚙", nil])
  }
}
