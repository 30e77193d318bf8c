import Testing
import TextFormats
import WalkSupport

@Suite struct JSONWriterTests {
  @Test func `a text is on one line with its keys in the given order`() {
    var writer = JSONWriter()
    writer.object { record in
      record.member("tick", 48)
      record.member("at", 0.1)
      record.member("bold", true)
      record.member("text", "Tap Me!")
      record.member("keys") { keys in
        keys.array { list in
          list.write("up")
          list.writeNull()
          list.object { _ in }
          list.array { _ in }
        }
      }
      record.member("alpha", 1.0)
    }
    #expect(
      writer.text
        == #"{"tick":48,"at":0.1,"bold":true,"text":"Tap Me!","keys":["up",null,{},[]],"alpha":1.0}"#
    )
  }

  @Test(arguments: [
    ("", #""""#), ("é😀", #""é😀""#), (#"a"b\c/"#, #""a\"b\\c/""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\0\u{1B}[2J\u{1F}\u{7F}", #""\u0000\u001b[2J\u001f\u007f""#),
    ("\u{80}\u{9B}\u{9F}\u{A0}", "\"\\u0080\\u009b\\u009f\u{A0}\""),
    ("\u{2027}\u{2028}\u{2029}\u{202F}", "\"\u{2027}\\u2028\\u2029\u{202F}\""),
    ("\u{61B}\u{61C}\u{61D}", "\"\u{61B}\\u061c\u{61D}\""),
    ("\u{200D}\u{200E}\u{200F}\u{2010}", "\"\u{200D}\\u200e\\u200f\u{2010}\""),
    ("\u{202A}\u{202E}", #""\u202a\u202e""#),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
  ])
  func `characters that could control a terminal, break a line or reorder text are escaped`(
    string: String, text: String
  ) {
    var writer = JSONWriter()
    writer.write(string)
    #expect(writer.text == text)
  }

  @Test func `newline separates values`() throws {
    var writer = JSONWriter()
    writer.write(1)
    writer.newline()
    writer.object { $0.member("a", "b\nc") }
    writer.newline()
    #expect(writer.text == "1\n{\"a\":\"b\\nc\"}\n")
  }

  @Test(arguments: 0..<200)
  func `a written value reads back unchanged`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let value = Self.randomValue(depth: 4, &random)
    var writer = JSONWriter()
    writer.write(value)
    let isOneSafeLine = writer.text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        && scalar != "\u{2028}" && scalar != "\u{2029}"
    }
    #expect(isOneSafeLine)
    #expect(try Self.withoutOffsets(JSONNode(json: writer.bytes)) == value)
  }

  private static func randomValue(depth: Int, _ random: inout SeededRandom) -> JSONNode {
    let count = Int.random(in: 0...12, using: &random)
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return JSONNode(value: .null)
    case 1: return JSONNode(value: .bool(.random(using: &random)))
    case 2: return JSONNode(value: .integer(.random(in: .min ... .max, using: &random)))
    case 3:
      let number = Double(bitPattern: random.next())
      return JSONNode(value: .number(number.isFinite ? number : 0.5))
    case 4: return JSONNode(value: .string(randomString(&random)))
    case 5:
      let elements = (0..<count).map { _ in randomValue(depth: depth - 1, &random) }
      return JSONNode(value: .array(elements))
    case _:
      let members = (0..<count).map { index in
        // The number keeps the keys apart.
        JSONMember(
          key: randomString(&random) + "\(index)", node: randomValue(depth: depth - 1, &random))
      }
      return JSONNode(value: .object(members))
    }
  }

  private static func randomString(_ random: inout SeededRandom) -> String {
    var scalars = String.UnicodeScalarView()
    let ranges: [ClosedRange<UInt32>] = [0...0x9F, 0x20...0x7E, 0x2020...0x2030, 0...0x10FFFF]
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let range = ranges.randomElement(using: &random)!
      let value = UInt32.random(in: range, using: &random)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(scalars)
  }

  private static func withoutOffsets(_ node: JSONNode) -> JSONNode {
    switch node.value {
    case .array(let elements):
      JSONNode(value: .array(elements.map(withoutOffsets)))
    case .object(let members):
      JSONNode(
        value: .object(members.map { JSONMember(key: $0.key, node: withoutOffsets($0.node)) }))
    case .null, .bool, .integer, .number, .string: JSONNode(value: node.value)
    }
  }
}
