import Testing

@testable import TextFormats

@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLElement { try XMLReader.read(Array(text.utf8)) }

  @Test func `elements keep their names, offsets, attributes and order`() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- ü --><document a="1" long.name-of:something='x &amp; y &#xE9;&#10;'>
       <b/><c d="" e="😀"><f/></c>
      </document>
      """)
    #expect(root.name == "document")
    // The declaration and its line feed take 39 bytes, the comment, whose ü takes two, 11.
    #expect(root.offset == 50)
    #expect(
      root.attributes == [
        .init(name: "a", value: "1"), .init(name: "long.name-of:something", value: "x & y é\n"),
      ])
    #expect(root["a"] == "1" && root["b"] == nil)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children[1].children.map(\.name) == ["f"])
    #expect(root.children[1]["d"] == "" && root.children[1]["e"] == "😀")
  }

  @Test(arguments: [
    ("<string>one\n&amp; ü 😀 ]</string>", "one\n& ü 😀 ]"), ("<key>k</key>", "k"),
    ("<mutableString>a<b/>c</mutableString>", "ac"), ("<string><![CDATA[<x>]]></string>", "<x>"),
    ("<a>text</a>", ""),
  ])
  func `only elements whose text is a value keep their text`(text: String, kept: String) throws {
    #expect(try read(text).text == kept)
  }

  @Test func `an element has the comment directly before the element`() throws {
    let root = try read("<!--x--><a><!-- y --><b/><c/><!--z--></a>")
    #expect(root.comment == "x")
    #expect(root.children.map(\.comment) == [" y ", nil])
  }

  @Test func `texts in UTF-16 and with a byte order mark are read`() throws {
    #expect(try read("\u{FEFF}<ä/>").name == "ä")
    let utf16 = "\u{FEFF}<ä b=\"😀\"/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try XMLReader.read(utf16)["b"] == "😀")
  }

  @Test(
    arguments: [
      ("12", 12.0), ("-0.5", -0.5), ("1e3", 1_000), ("0.1", 0.1),
      ("123456789012345678", 123_456_789_012_345_680),
      ("", nil), (" 1", nil), ("1.2.3", nil), ("inf", nil), ("nan", nil), ("one", nil),
    ] as [(String, Double?)])
  func `numbers are finite decimals`(text: String, number: Double?) throws {
    let element = try read("<a n=\"\(text)\"/>")
    #expect(element.number("n") == number)
    #expect(element.isUnreadable("n") == (number == nil))
    #expect(element.number("other") == nil && !element.isUnreadable("other"))
  }

  @Test(arguments: [
    "", " ", "<", "<a", "<a>", "<a/", "<a/><b/>", "<a/>x", "x<a/>", "</a>", "<a></b>",
    "<a><b></a></b>", "<a b/>", "<a b=/>", "<a b=c/>", "<a b=\"c\"d=\"e\"/>",
    "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>", "<a b=\"&\"/>", "<a b=\"&x;\"/>", "<a b=\"&#0;\"/>",
    "<a b=\"&#xD800;\"/>", "<a b=\"&#;\"/>", "<a b=\"\u{1}\"/>", "<1/>", "<a 1=\"\"/>", "<-a/>",
    "<a>]]></a>", "<a><!-- -- --></a>", "<!--<a/>", "<a b=\"c/>", "<a / >", "< a/>", "<a></ a>",
    "<a></a", "<a></a x>", "<a>&lt</a>", "<?xml version=\"1.0\"?", "&amp;<a/>",
  ])
  func `a text that is not XML is refused`(text: String) {
    #expect(throws: XMLSyntaxError.self) { try read(text) }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    let sequences: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF],
    ]
    for sequence in sequences {
      for (start, end) in [("<a b=\"", "\"/>"), ("<a>", "</a>"), ("<!--", "--><a/>")] {
        let bytes = Array(start.utf8) + sequence + Array(end.utf8)
        #expect(throws: XMLSyntaxError.self, "\(sequence)") { try XMLReader.read(bytes) }
      }
    }
  }

  @Test func `document types are refused unless they are allowed and declare nothing`() throws {
    let declaring = "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>"
    let plain = "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://x/y.dtd\"><plist/>"
    for text in [declaring, plain] { #expect(throws: XMLSyntaxError.self) { try read(text) } }
    #expect(throws: XMLSyntaxError.self) {
      try XMLReader.read(Array(declaring.utf8), allowsDocumentType: true)
    }
    #expect(try XMLReader.read(Array(plain.utf8), allowsDocumentType: true).name == "plist")
  }

  @Test func `elements may be nested as deep as the limit`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    let limit = XMLReader.depthLimit
    #expect(try read(nested(limit)).children.count == 1)
    let error = #expect(throws: XMLSyntaxError.self) { try read(nested(limit + 1)) }
    #expect(error?.reason == .tooDeep(limit: limit))
  }
}
