import Testing
import TextFormats

@Suite struct JSONNodeTests {
  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)),
    ("0", .integer(0)), ("-1", .integer(-1)), ("42", .integer(42)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)),
    ("-0", .number(-0.0)), ("0.5", .number(0.5)), ("-12.25", .number(-12.25)),
    ("1e3", .number(1000)), ("1E+2", .number(100)), ("25e-1", .number(2.5)),
    ("1.0", .number(1)), ("1e-400", .number(0)), ("4.9e-324", .number(.leastNonzeroMagnitude)),
    (#""""#, .string("")), (#""a b""#, .string("a b")), (#""é😀""#, .string("é😀")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0041\u00e9\u20AC\u0000""#, .string("Aé€\0")),
    (#""\ud83d\ude00 \uD834\uDD1E""#, .string("😀 𝄞")),
    ("\"\u{7F}\u{2028}\"", .string("\u{7F}\u{2028}")),
    ("[]", .array([])), ("{}", .object([])), (" \t\r\n[ ] ", .array([])),
  ])
  func `a text of RFC 8259 is read`(text: String, value: JSONValue) throws {
    #expect(try JSONNode(json: Array(text.utf8)).value == value)
  }

  @Test func `minus zero keeps its sign`() throws {
    #expect(try JSONNode(json: Array("-0".utf8)).double?.sign == .minus)
  }

  @Test(arguments: [
    ("", 0, "the text is empty; expected a JSON value"),
    (" \n", 2, "the text is empty; expected a JSON value"),
    ("[1,]", 3, "expected a value, found ']'"),
    (#"{"a":1,}"#, 7, "expected a key in quotes, found '}'"),
    ("[,]", 1, "expected a value or ']', found ','"),
    ("[1 2]", 3, "expected ',' or ']' after an element, found '2'"),
    ("[1", 2, "expected ',' or ']' after an element, found the end of the text"),
    ("[", 1, "expected a value or ']', found the end of the text"),
    ("{", 1, "expected a key in quotes or '}', found the end of the text"),
    ("{a:1}", 1, "expected a key in quotes or '}', found 'a'"),
    (#"{"a" 1}"#, 5, "expected ':' after a key, found '1'"),
    (#"{"a":}"#, 5, "expected a value, found '}'"),
    (#"{"a":1 "b":2}"#, 7, "expected ',' or '}' after a member, found '\"'"),
    ("[1] 2", 4, "expected nothing after the value, found '2'"),
    ("// no", 0, "expected a value, found '/'"),
    ("nul", 0, "expected a value, found 'n'"),
    ("True", 0, "expected a value, found 'T'"),
    ("NaN", 0, "expected a value, found 'N'"),
    ("'a'", 0, "expected a value, found '''"),
    ("01", 1, "expected nothing after the value, found '1'"),
    ("+1", 0, "expected a value, found '+'"),
    (".5", 0, "expected a value, found '.'"),
    ("1.", 2, "expected a digit, found the end of the text"),
    ("-", 1, "expected a digit, found the end of the text"),
    ("1e", 2, "expected a digit, found the end of the text"),
    ("1e+x", 3, "expected a digit, found 'x'"),
    ("0x1F", 1, "expected nothing after the value, found 'x'"),
    ("[1e400]", 1, "expected a number within the range of a double"),
    (#""a"#, 2, "expected '\"' to end the string, found the end of the text"),
    ("\"a\nb\"", 2, "expected an escape such as \\n, found the control character '␊'"),
    ("\"\u{1B}[2J\"", 1, "expected an escape such as \\n, found the control character '␛'"),
    (#""\x""#, 2, #"expected one of " \ / b f n r t u after a backslash, found 'x'"#),
    (#""\u12g4""#, 5, #"expected four hexadecimal digits after \u, found 'g'"#),
    (#""\ud83d""#, 1, #"expected a surrogate pair of two \u escapes, found one half"#),
    (#""\ud83dx""#, 1, #"expected a surrogate pair of two \u escapes, found one half"#),
    (#""\ud83d\u0041""#, 1, #"expected a surrogate pair of two \u escapes, found one half"#),
    (#""a\ude00""#, 2, #"expected a surrogate pair of two \u escapes, found one half"#),
    (#"{"a":1,"b":2,"a":3}"#, 13, "the key 'a' is in this object already"),
    (#"{"a":1,"\u0061":3}"#, 7, "the key 'a' is in this object already"),
    ("\u{A0}1", 0, "expected a value, found '\u{A0}'"),
  ])
  func `a syntax error has the offset of the first wrong byte`(
    text: String, offset: Int, message: String
  ) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode(json: Array(text.utf8)) }
    #expect(error?.offset == offset)
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are rejected where they start`(bytes: [UInt8]) {
    let text = Array(#"["é "#.utf8) + bytes + Array(#""]"#.utf8)
    let expected = JSONSyntaxError.invalidUTF8(at: 5)
    #expect(throws: expected) { try JSONNode(json: text) }
    #expect(throws: JSONSyntaxError.invalidUTF8(at: 0)) { try JSONNode(json: bytes) }
    #expect(throws: expected) { try JSONNode(json: Array(text.prefix(5 + bytes.count))) }
  }

  @Test func `every value and key has its offset`() throws {
    let node = try JSONNode(json: Array(#" {"é": [1, "x"], "b": {}}"#.utf8))
    let members = try #require(node.members)
    #expect(node.offset == 1)
    #expect(members.map(\.key) == ["é", "b"])
    #expect(members.map(\.keyOffset) == [2, 18])
    #expect(members.map(\.node.offset) == [8, 23])
    #expect(node["é"]?.elements?.map(\.offset) == [9, 12])
  }

  @Test func `a byte order mark is skipped and counted in offsets`() throws {
    #expect(try JSONNode(json: [0xEF, 0xBB, 0xBF] + Array("1".utf8)).offset == 3)
  }

  @Test func `a duplicate key is found among many`() throws {
    let keys = (0..<20).map { "\"k\($0)\":0" } + ["\"k3\":0"]
    let text = "{\(keys.joined(separator: ","))}"
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode(json: Array(text.utf8)) }
    // Each of the keys k0 to k9 takes seven bytes with its comma.
    #expect(error?.reason == .duplicateKey("k3", first: 1 + 3 * 7))
  }

  @Test func `nesting beyond the limit is refused`() throws {
    let most = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try JSONNode(json: Array(most.utf8)).elements?.count == 1)
    let text = String(repeating: "[", count: 257) + String(repeating: "]", count: 257)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode(json: Array(text.utf8)) }
    #expect(error?.offset == 256)
    #expect(error?.description == "expected at most 256 levels of nesting")
  }

  @Test func `reading one line of a text gives offsets in the whole text`() throws {
    let log = Array("{\"tick\":1}\n{\"tick\":22}\n".utf8)
    let node = try JSONNode(json: log, in: 11..<22)
    #expect(node.offset == 11)
    #expect(node["tick"] == JSONNode(offset: 19, value: .integer(22)))
    #expect(throws: JSONSyntaxError.self) { try JSONNode(json: log) }
  }

  @Test func `an accessor is nil for values of other types`() throws {
    let node = try JSONNode(json: Array(#"[true,1,2.5,"s",[],{}]"#.utf8))
    let nodes = try #require(node.elements)
    #expect(nodes.map(\.bool) == [true, nil, nil, nil, nil, nil])
    #expect(nodes.map(\.integer) == [nil, 1, nil, nil, nil, nil])
    #expect(nodes.map(\.double) == [nil, 1, 2.5, nil, nil, nil])
    #expect(nodes.map(\.string) == [nil, nil, nil, "s", nil, nil])
    #expect(nodes.map { $0.elements != nil } == [false, false, false, false, true, false])
    #expect(nodes.map { $0.members != nil } == [false, false, false, false, false, true])
    #expect(nodes[5]["absent"] == nil)
  }

  /// JSON knows one kind of number, and JSON Schema takes 1.0 for an integer.
  @Test(arguments: [
    ("1.0", 1), ("1e0", 1), ("-0", 0), ("12e2", 1_200), ("1.5", nil), ("1e300", nil),
    ("9223372036854775808", nil),
  ])
  func `a number without a fraction is an integer in any spelling`(text: String, whole: Int?)
    throws
  {
    #expect(try JSONNode(json: Array(text.utf8)).integer == whole)
  }
}

extension JSONSyntaxError {
  fileprivate static func invalidUTF8(at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(reason: .invalidUTF8, offset: offset)
  }
}
