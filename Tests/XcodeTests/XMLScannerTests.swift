import Foundation
import Testing
import WalkSupport

@testable import Storyboards

/// The reader for what Xcode writes, held to expat.
@Suite struct XMLScannerTests {
  /// All that is known of an element and what is in it.
  private func description(_ element: XMLElement) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value.debugDescription)" }
    let own = [
      "\(element.offset) \(element.name)", attributes.joined(separator: " "),
      element.text.debugDescription, element.comment.debugDescription,
    ]
    return (own + ["["] + element.children.map(description) + ["]"]).joined(separator: "\n")
  }

  /// - Returns: Whether the scanner reads it, which it may leave to expat.
  @discardableResult private func expectSame(_ bytes: [UInt8], _ what: String = "") -> Bool {
    guard let root = XMLScanner.read(bytes) else { return false }
    let expected = try? XMLReader.readWithExpat(bytes)
    let text = String(decoding: bytes.prefix(300), as: UTF8.self)
    #expect(expected.map(description) == description(root), "\(what) \(text)")
    return true
  }

  private func reads(_ text: String) -> Bool { expectSame(Array(text.utf8), text) }

  @Test func `every storyboard at hand is read as expat reads it`() {
    for file in StoryboardCorpus.files { #expect(expectSame(file.bytes, file.name)) }
  }

  @Test(arguments: [
    "<a/>", "<a></a>", "<a b='\"' c=\"'\"/>\n<!-- end -->\n", "<a>\n <b/>\n <c d=\"\"/>\n</a>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>", "<!--x--><a><!-- y --><b/><!--z--></a>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?><a/>", "<a b=\"1\nx\t2\"/>",
    "<string key=\"k\">one\n&amp; <b/>two ü 😀 ]</string>", "<a b=\"&#10;&#x1F600;&lt;&quot;\"/>",
    "<a b=\"an ü and a 😀, long enough for several words\" c=\"x>y\" ></a >", "<a>text ü</a>",
    "<abcdefgh abcdefgh=\"8\" abcdefghi=\"9\" abcdefghijklmnop=\"16\" abcdefghijklmnopq=\"17\"/>",
    "<abcdefghijklmnopqr abcdefghijklmnopqr=\"1\" abcdefghijklmnopqs=\"2\"/>", "<a>&amp;</a>",
    "<a b=\"\u{7F}\u{80}\u{FFFD}\"/>", "<a.b-c:d_e1 f.g-h:i_j2=\"\"/>",
  ])
  func `what is plain is read as expat reads it`(text: String) {
    #expect(reads(text))
  }

  @Test(arguments: [
    "", " ", "<", "<a", "<a>", "<a/", "<a/><b/>", "<a/>x", "x<a/>", "</a>", "<a></b>",
    "<a><b></a></b>",
    "<a b/>", "<a b=/>", "<a b=c/>", "<a b=\"c\"d=\"e\"/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>",
    "<a b=\"&\"/>", "<a b=\"&x;\"/>", "<a b=\"&#0;\"/>", "<a b=\"&#xD800;\"/>", "<a b=\"&#;\"/>",
    "<a b=\"&#+5;\"/>", "<a b=\"\u{1}\"/>", "<a b=\"\u{FFFF}\"/>", "<1/>", "<a 1=\"\"/>", "<-a/>",
    "<a>]]></a>", "<a>\u{2}</a>", "<a><!-- -- --></a>", "<a><!-- --->\n</a>", "<!--<a/>",
    "<a b=\"c/>", "<a b=\"c' />", "<a / >", "< a/>", "<a></ a>", "<a></a", "<a></a x>",
    "<a>&lt</a>",
    "<string>]]></string>", "<string>&#8;</string>", "<!DOCTYPE a><a/>", "<?xml version=\"1.0\"?",
    "&amp;<a/>",
  ])
  func `what is no XML is left to expat, which says so`(text: String) {
    #expect(!reads(text))
    #expect(throws: XMLSyntaxError.self) { try XMLReader.read(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<a><![CDATA[x]]></a>", "<a>\r\n</a>", "<a b = \"c\"/>", "<?xml version='1.0'?><a/>", "<ä/>",
    "<a><?target?></a>", "\u{FEFF}<a/>",
  ])
  func `XML that Xcode does not write is left to expat, which reads it`(text: String) throws {
    #expect(!reads(text))
    #expect(try XMLReader.read(Array(text.utf8)).name.unicodeScalars.count == 1)
  }

  @Test func `bytes that are no UTF-8 are left to expat`() {
    let sequences: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBE],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF],
    ]
    for sequence in sequences {
      for (start, end) in [("<a b=\"", "\"/>"), ("<a>", "</a>"), ("<!--", "--><a/>")] {
        #expect(!expectSame(Array(start.utf8) + sequence + Array(end.utf8), "\(sequence)"))
      }
    }
  }

  @Test func `names and depths beyond any storyboard are left to expat`() {
    let names = (0..<600).map { "<n\($0)/>" }.joined()
    #expect(!reads("<a>\(names)</a>"))
    let attributes = (0..<150).map { "n\($0)=\"\" " }.joined()
    #expect(!reads("<a \(attributes)/>"))
    #expect(!reads(String(repeating: "<a>", count: 501) + String(repeating: "</a>", count: 501)))
    #expect(reads(String(repeating: "<a>", count: 500) + String(repeating: "</a>", count: 500)))
  }

  @Test func `a damaged text is read as expat reads it, or left to it`() {
    let rounds =
      ProcessInfo.processInfo.environment["SEGUE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 3_000
    var random = SeededRandom(seed: 1_998)
    let good = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- ü --><document a="1" long.name-of:something='x &amp; y &#xE9;'>\n <b/>
      <string key="k">a &lt; b ü😀</string><c d="e" f=""><!-- g --><h>]</h></c>\n</document>\n
      """.utf8)
    let pieces = [
      "<", ">", "/", "\"", "'", "&", ";", "&#", "x", "]]>", "-", "--", "<!--", "-->", "=", " ",
      "\n",
      "\r", "<?", "?>", "<![CDATA[", "a", "é", "\u{FFFE}", "\0", "&amp;", "<b>", "</b>", "<b/>",
    ].map { Array($0.utf8) }
    var read = 0
    for _ in 0..<rounds {
      var text = good
      for _ in 0...(random.next() % 3) {
        let place = Int(random.next() % UInt64(text.count))
        switch random.next() % 4 {
        case 0: text[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: text.removeSubrange(place..<min(text.count, place + 1 + Int(random.next() % 8)))
        case 2:
          let piece = pieces[Int(random.next() % UInt64(pieces.count))]
          text.insert(contentsOf: piece, at: place)
        default:
          let end = min(text.count, place + Int(random.next() % 16))
          text.insert(
            contentsOf: text[place..<end], at: Int(random.next() % UInt64(text.count)))
        }
      }
      if expectSame(text) { read += 1 }
    }
    // Some damage leaves XML that is plain, or the changes are of no use.
    #expect(read > rounds / 50)
  }
}
