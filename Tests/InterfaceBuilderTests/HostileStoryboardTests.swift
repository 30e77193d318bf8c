import Foundation
import Storyboards
import Testing
import TextFormats

@testable import InterfaceBuilder

@Suite struct HostileStoryboardTests {
  private func reason(_ xml: some Sequence<UInt8>) -> String {
    do {
      _ = try InterfaceBuilderDocument(xml: Array(xml))
      return "read"
    } catch {
      return error.description
    }
  }

  private let head = "<document targetRuntime=\"iOS.CocoaTouch\"><scenes>"

  @Test func `an external entity is never read`() {
    let xml = """
      <?xml version="1.0"?><!DOCTYPE document [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <document targetRuntime="iOS.CocoaTouch"><scenes>&x;</scenes></document>
      """
    #expect(reason(xml.utf8).contains("a document type"))
  }

  @Test func `an entity expansion bomb is refused before it grows`() {
    var entities = "<!ENTITY a0 \"aaaaaaaaaa\">"
    for level in 1...30 {
      let inner = String(repeating: "&a\(level - 1);", count: 10)
      entities += "<!ENTITY a\(level) \"\(inner)\">"
    }
    let xml = "<!DOCTYPE d [\(entities)]><d>&a30;</d>"
    #expect(reason(xml.utf8).contains("a document type"))
  }

  @Test func `elements with too deep nesting are refused`() {
    let xml = head + String(repeating: "<view>", count: 100_000)
    #expect(reason(xml.utf8).contains("within 500 others"))
  }

  @Test func `text that is not UTF-8 is refused with its position`() {
    let xml = Array((head + "\n<scene name=\"").utf8) + [0xFF, 0xFE, 0x22] + Array("/>".utf8)
    #expect(reason(xml).hasPrefix("2:"))
  }

  @Test func `a storyboard in UTF-16 is read`() throws {
    let xml = String(decoding: Fixture.storyboard(Fixture.scene("a")), as: UTF8.self)
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    for isBig in [true, false] {
      let units = [UInt16(0xFEFF)] + Array(xml.utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 255))
        return isBig ? [high, low] : [low, high]
      }
      let document = try InterfaceBuilderDocument(xml: bytes)
      #expect(document.scenes.count == 1)
      #expect(document.scenes.first?.controller?["id"] == "a")
    }
  }

  @Test func `a truncated file is refused and never partly read`() {
    let xml = Fixture.storyboard(Fixture.scene("a", views: Fixture.button("b", "Open")))
    for length in 0..<(xml.count - 1) where xml.count - length > "</document>".utf8.count {
      #expect(reason(xml.prefix(length)) != "read")
    }
  }

  @Test func `storyboards that refer to each other in a cycle give an empty scene`() throws {
    func placeholder(_ id: String, _ storyboard: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewControllerPlaceholder storyboardName="\(storyboard)" \
      id="\(id)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    let result = try Fixture.imported(
      Fixture.storyboard(placeholder("a", "Other")),
      others: [
        "Other": Fixture.storyboard(placeholder("a", "Main")),
        "Main": Fixture.storyboard(placeholder("a", "Other")),
      ])
    _ = result.bundle()
    #expect(result.remarks.contains { $0.what.contains("storyboard references form a cycle") })
  }

  @Test(arguments: ["../Secret", "/etc/passwd", "a/b", "..", "a\\b", "a\u{1}b"])
  func `a reference to another folder is not followed`(name: String) throws {
    let name = name.replacing("\u{1}", with: "&#9;")
    let scene = """
      <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="\(name)" id="p" \
      sceneMemberID="viewController"/></objects></scene>
      """
    let xml = Fixture.storyboard(
      Fixture.scene("a", connections: Fixture.segue("s", "show", to: "p")), scene)
    var asked: [String] = []
    let source = InterfaceBuilderSource(path: "Main.storyboard", xml: xml)
    let result = try StoryboardImport(source, named: "Main.storyboard") { name in
      asked.append(name)
      return nil
    }
    _ = result.bundle()
    #expect(asked.isEmpty)
    #expect(result.remarks.contains { $0.what.contains("could not find a storyboard") })
  }

  @Test func `ids and texts with any characters are imported and cannot control the terminal`()
    throws
  {
    let odd = "a&quot;b&apos;c\\d&#10;e&#9;f{g}h &lt;i&gt; &#x1F600; &#x9B;31m &#x202E;"
    let xml = Fixture.storyboard(
      Fixture.scene(
        "a",
        views: "<label text=\"\(odd)\" id=\"\(odd)\"><rect key=\"frame\" x=\"0\" y=\"0\" "
          + "width=\"100\" height=\"20\"/></label>" + Fixture.button(odd, odd),
        connections: Fixture.segue(odd, "show", to: odd)))
    let result = try Fixture.imported(xml)
    _ = result.bundle()
    for remark in result.remarks {
      #expect(remark.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
    }
    #expect(result.files[0].text.contains("\\u009B") || !result.files[0].text.contains("\u{1B}"))
  }

  @Test func `a second segue into one container is omitted`() throws {
    let container = """
      <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections>\(Fixture.segue("e", "embed", to: "b"))\(Fixture.segue("f", "embed", to: "b"))
      </connections></containerView>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(Fixture.scene("a", views: container), Fixture.scene("b")))
    #expect(result.bundle().main.document.scenes[0].segues.map(\.id) == ["e"])
    #expect(
      result.remarks.contains { $0.what == "another segue already fills the container; left out" })
    _ = try SceneDocument(json: Array(result.files[0].text.utf8))
  }

  @Test func `the embed segue of a scene into itself is omitted`() throws {
    let container = """
      <containerView id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <connections>\(Fixture.segue("e", "embed", to: "a"))</connections></containerView>
      """
    let result = try Fixture.imported(Fixture.storyboard(Fixture.scene("a", views: container)))
    #expect(result.bundle().main.document.scenes[0].segues.isEmpty)
    #expect(result.remarks.contains { $0.what.contains("contain itself") })
  }

  // 3.1.13
  @Test func `a split view controller that would be pushed is presented instead`() throws {
    let result = try Fixture.imported(
      Fixture.storyboard(
        """
        <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
        <connections><segue destination="a" kind="relationship" \
        relationship="rootViewController" id="r"/></connections></navigationController>
        </objects></scene>
        <scene sceneID="s"><objects><splitViewController id="split" \
        sceneMemberID="viewController"><connections>
        <segue destination="b" kind="relationship" relationship="masterViewController" id="m"/>
        <segue destination="c" kind="relationship" relationship="detailViewController" id="d"/>
        </connections></splitViewController></objects></scene>
        """,
        Fixture.scene(
          "a", views: Fixture.button("go", "Go", segue: Fixture.segue("s", "show", to: "split"))),
        Fixture.scene("b"), Fixture.scene("c"), initial: "nav"))
    let segues = result.bundle().main.document.scenes.flatMap(\.segues)
    #expect(segues.map(\.kind) == [.presentModally(to: "split")])
    #expect(result.remarks.contains { $0.what.contains("split view controller cannot be pushed") })
    _ = try SceneDocument(json: Array(result.files[0].text.utf8))
  }
}
