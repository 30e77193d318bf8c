import Storyboards
import Testing
import TextFormats
import WalkSupport

@Suite struct HostileFileTests {
  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `endless nesting is an error, not a stack overflow`(unit: String) {
    let bytes = Array(String(repeating: unit, count: 10_000_000 / unit.utf8.count).utf8)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode(json: bytes) }
    #expect(error?.reason == .tooDeep(limit: 256))
  }

  @Test func `a very long string is read, and cut in a message`() throws {
    let long = String(repeating: "x", count: 10_000_000)
    let file = MarkedFile(scene: [#""background": "\#(long)""#])
    let cut = String(repeating: "x", count: 60)
    #expect(file.report == ["scenes.json:3:27: scenes[0].background: no colour '\(cut)…'"])
    let node = try JSONNode(json: Array("\"\(long)\"".utf8))
    #expect(node.string?.utf8.count == 10_000_000)
  }

  @Test func `a very long number is read`() throws {
    let digits = [UInt8](repeating: UInt8(ascii: "9"), count: 1_000_000)
    let fraction = try JSONNode(json: Array("0.".utf8) + digits)
    #expect(fraction.double == 1)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONNode(json: digits) }
    #expect(error?.reason == .numberTooLarge)
  }

  @Test func `many wrong names do not take quadratic time`() {
    let scenes = (0..<3_000).map { index in
      """
      {"id": "scene \(index)", "segues":
      [{"id": "s", "kind": "show", "to": "scane \(index)"}]}
      """
    }
    let report = MarkedFile(scene: #"{"id": "a"}"#, others: scenes.joined(separator: ",")).report
    #expect(report.count == 101)
    #expect(report.last == "… and 2900 more")
  }

  @Test func `errors show control characters of a file as symbols`() {
    MarkedFile(
      #"""
      {"version": 1, "canvas": {"width": 1, "height": 1}, "initialScene": ‸"\u001bc",
       "scenes": [{"id": "a\u001b[2J", "background": ‸"\u009b31m\u202e\n"}],
       "transitions": {"\u001b]0;x\u0007": ‸3}}
      """#
    ).expect(
      "initialScene: no scene '␛c'",
      "scenes[0].background: no colour '\u{FFFD}31m\u{FFFD}␊'",
      #"transitions["␛]0;x␇"]: expected an object, found 3"#)
  }

  @Test func `errors show control characters of a file name as symbols`() {
    let error = #expect(throws: StoryboardErrors.self) { try SceneDocument(json: []) }
    #expect(
      error?.description(file: "a\u{1B}[2J.json")
        == "a␛[2J.json:1:1: the text is empty; expected a JSON value")
  }

  @Test func `a label keeps its text unchanged`() throws {
    let text = #"\u001b[31mred\u0007"#
    let file = MarkedFile(scene: [StoryboardErrorTests.label(#""text": "\#(text)""#)])
    let document = try SceneDocument(json: Array(file.json.utf8))
    guard case .label(let label) = document.scenes[0].views[0] else {
      Issue.record("no label")
      return
    }
    #expect(label.text == "\u{1B}[31mred\u{7}")
  }

  @Test func `the tutorial's file cut anywhere is an error`() throws {
    let bytes = try repositoryFile("scenes.json")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for count in 0...end {
      let error = #expect(throws: StoryboardErrors.self) {
        try SceneDocument(json: Array(bytes[..<count]))
      }
      #expect(error?.errors.count == 1, "cut after \(count) bytes")
    }
  }

  @Test func `the tutorial's file with any byte changed is read or refused`() throws {
    var random = SeededRandom(seed: 1)
    var bytes = try repositoryFile("scenes.json")
    for index in bytes.indices {
      let original = bytes[index]
      bytes[index] = UInt8.random(in: .min ... .max, using: &random)
      do {
        let document = try SceneDocument(json: bytes)
        #expect(document.scenes.count == 3)
      } catch {
        #expect(!error.errors.isEmpty)
        let text = error.description(file: "scenes.json")
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{7F}" })
      }
      bytes[index] = original
    }
  }

  @Test(arguments: ["1e-16", "0.99", "0", "-1", "1e300"])
  func `a canvas smaller than a point or infinite is refused`(length: String) throws {
    for (width, height) in [(length, "800"), ("400", length)] {
      let size = #"{"width": \#(width), "height": \#(height)}"#
      let whole =
        #"{"version": 1, "canvas": \#(size), "initialScene": "a", "scenes": [{"id": "a"}]}"#
      let scene = """
        {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a", "scenes": [
        {"id": "a", "canvas": \(size)}]}
        """
      for text in [whole, scene] {
        let errors = #expect(throws: StoryboardErrors.self) {
          try SceneDocument(json: Array(text.utf8))
        }
        let description = try #require(errors).description(file: "scenes.json")
        #expect(description.contains("expected a number from 1 to 100000"))
      }
    }
  }
}
