import NavigationKit
import Testing

@testable import Sharing

@Suite struct CarriedLogTests {
  @Test func `base64 has the values of RFC 4648`() {
    let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"]
    let expected = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]
    #expect(texts.map { Base64.text(Array($0.utf8)) } == expected)
    #expect(
      expected.map { String(decoding: Base64.bytes(Array($0.utf8)[...]), as: UTF8.self) } == texts)
  }

  @Test(arguments: SharedAppearance.allCases)
  func `a carried log is found in any text and has its options`(
    appearance: SharedAppearance
  ) throws {
    var options = SharingOptions()
    options.title = "</script> ]]> --> \u{202E}"
    options.from = .navigation(2)
    options.to = .tick(700)
    options.idle = 240
    options.size = SharedSize(columns: 40, rows: 12)
    options.appearance = appearance
    options.reducesMotion = true
    options.colors = .palette16
    options.castVersion = 3
    let carried = CarriedLog(log: Array("a log\nof lines\n".utf8), options: options)
    let text = "<p>\(carried.text)</p> more text"
    #expect(try CarriedLog(in: Array(text.utf8)) == carried)
  }

  @Test func `a file without a log is refused`() {
    #expect(throws: SharingError.self) { try CarriedLog(in: Array("<p>Hello</p>".utf8)) }
  }

  @Test func `a damaged log is refused`() throws {
    let carried = CarriedLog(log: Array("a log\n".utf8), options: SharingOptions())
    let text = carried.text.dropLast(12)
    #expect(throws: SharingError.self) { try CarriedLog(in: Array(text.utf8)) }
  }
}
