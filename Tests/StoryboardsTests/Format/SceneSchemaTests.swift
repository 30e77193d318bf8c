import DamageSupport
import Foundation
import NavigationKit
import Storyboards
import TestSupport
import Testing
import TextFormats
import WalkSupport

@Suite struct SceneSchemaTests {
  private static let schema = Array(SceneSchema.text.utf8)

  private static func validator() throws -> SchemaValidator {
    SchemaValidator(root: try JSONNode(json: schema))
  }

  @Test func `the schema in docs is identical to the schema that the program prints`() throws {
    #expect(try repositoryFile("docs/scenes.schema.json") == Array(SceneSchema.text.utf8))
  }

  @Test(arguments: goodSceneFiles())
  func `every valid file of the project is accepted`(path: String) throws {
    #expect(try Self.validator().accepts(try JSONNode(json: repositoryFile(path))))
  }

  @Test(arguments: [
    (#"["trapped-scene", "growing-stack"]"#, true), (#"{"trapped-scene": "The end."}"#, true),
    ("[]", true), ("{}", true), (#"["traped-scene"]"#, false), (#"{"trapped-scene": 1}"#, false),
    (#"{"trap": ""}"#, false), (#""trapped-scene""#, true), ("[1]", false), ("true", false),
    (#""traped-scene""#, false),
  ])
  func `findings are accepted in a document, a scene and a segue`(accept: String, isGood: Bool)
    throws
  {
    let validator = try Self.validator()
    for kind in ["document", "scene", "segue", "alert"] {
      func key(_ owner: String) -> String { owner == kind ? #", "accept": \#(accept)"# : "" }
      let text = """
        {"version": 1, "canvas": {"width": 1, "height": 1}, "initialScene": "a", "scenes": [
        {"id": "a", "segues": [{"id": "s", "kind": "show", "to": "a"\(key("segue"))}]\(key("scene"))},
        {"id": "b", "kind": "alertController", "actions": [{"title": "No"}]\(key("alert"))}]
        \(key("document"))}
        """
      #expect(try validator.accepts(try JSONNode(json: Array(text.utf8))) == isGood, "\(text)")
      #expect(throws: Never.self) {
        try StoryboardBundle(name: "a.json", json: Array(text.utf8)) { _ in nil }
      }
    }
  }

  @Test func `the schema and the decoder accept the same constraints`() throws {
    let validator = try Self.validator()
    let attributes = LayoutConstraint.Attribute.allCases.filter { $0 != .notAnAttribute }
    var counts = (good: 0, bad: 0)
    for first in attributes {
      for second in attributes {
        let text = Self.file(
          #"""
          "views":[{"id":"b","kind":"button","title":"x","constraints":[
          {"attribute":"\#(first)","to":"superview","toAttribute":"\#(second)"}]}]
          """#)
        let isGood = Self.isRead(text)
        #expect(try validator.accepts(try JSONNode(json: Array(text.utf8))) == isGood, "\(text)")
        if isGood { counts.good += 1 } else { counts.bad += 1 }
      }
    }
    #expect(counts.good > 20 && counts.bad > 100)
  }

  @Test(arguments: [
    (#""layout":"rows","variations":[{"width":"regular","views":[]}]"#, true),
    (#""layout":"rows","variations":[{"height":"compact","width":"regular","views":[]}]"#, true),
    (#""layout":"rows","variations":[{"views":[]}]"#, false),
    (#""variations":[{"width":"regular","views":[]}]"#, false),
    (#""kind":"tableViewController","variations":[{"width":"regular","views":[]}]"#, false),
  ])
  func `a variation needs a size class and a scene with the layout rows`(keys: String, isGood: Bool)
    throws
  {
    let text = Self.file(keys)
    #expect(try Self.validator().accepts(try JSONNode(json: Array(text.utf8))) == isGood)
    #expect(Self.isRead(text) == isGood)
  }

  private static func file(_ keys: String) -> String {
    """
    {"version":1,"canvas":{"width":400,"height":800},"initialScene":"a","scenes":[{"id":"a",\(keys)}]}
    """
  }

  private static func isRead(_ text: String) -> Bool {
    (try? StoryboardBundle(name: "a.json", json: Array(text.utf8)) { _ in nil }) != nil
  }

  @Test func `the schema refuses wrong shapes, and accepts wrong references`() throws {
    let validator = try Self.validator()
    let page = try ErrorExamples()
    var (refused, accepted) = (0, 0)
    for example in page.examples {
      guard let root = try? JSONNode(json: Array(example.json.utf8)),
        let isOfShape = page.isWrongByShape(example)
      else { continue }
      #expect(try validator.accepts(root) == !isOfShape, "\(example.title)")
      if isOfShape { refused += 1 } else { accepted += 1 }
    }
    #expect(refused > 8 && accepted > 30)
  }

  @Test(arguments: [
    (#"[{"time":0}]"#, true), (#"[{"time":0.0,"x":1},{"time":0.1}]"#, true),
    (#"[{"time":0.1}]"#, false), (#"[{"time":0.1},{"time":0}]"#, false), ("[]", false),
    (#"[{"time":0},{"x":1}]"#, false),
  ])
  func `the first keyframe is at 0`(keyframes: String, isGood: Bool) throws {
    let json = """
      {"version":1,"canvas":{"width":1,"height":1},"initialScene":"a","scenes":[{"id":"a"}],
      "transitions":{"rise":{"front":"source","source":\(keyframes),"destination":[{"time":0}]}}}
      """
    #expect(try Self.validator().accepts(JSONNode(json: Array(json.utf8))) == isGood)
    #expect(Self.reasons(Array(json.utf8)).isEmpty == isGood)
  }

  // MARK: - Against the reader

  /// The schema is right where the reader is: damage to one value of a good file is seen by both, or
  /// is none, or is of a kind that the schema cannot know.
  @Test(arguments: 1...4)
  func `the reader and the schema refuse the same damaged files`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let validator = try Self.validator()
    // Where the schema is, is of no meaning to the reader.
    let files = try goodSceneFiles().map {
      try JSONNode(json: repositoryFile($0)).without("$schema")
    }
    var (both, neither) = (0, 0)
    for _ in 0..<100 {
      var root = files[Int(random.next() % UInt64(files.count))]
      let target = Int(random.next() % UInt64(root.nodeCount))
      root.damage(at: target, &random)
      let bytes = Array(root.indented.utf8)
      let accepts = try validator.accepts(try JSONNode(json: bytes))
      let reasons = Self.reasons(bytes)
      if reasons.contains(where: { Self.isCertainlyOfShape($0) }) {
        #expect(!accepts, "\(reasons) \(String(decoding: bytes, as: UTF8.self))")
        both += 1
      } else if reasons.isEmpty {
        #expect(accepts, "\(String(decoding: bytes, as: UTF8.self))")
        neither += 1
      }
    }
    #expect(both > 10 && neither > 0)
  }

  private static func reasons(_ bytes: [UInt8]) -> [StoryboardError.Reason] {
    do {
      _ = try StoryboardBundle(name: "scenes.json", json: bytes) { _ in
        Array(
          #"""
          {"version": 1, "canvas": {"width": 1, "height": 1}, "initialScene": "a",
          "scenes": [{"id": "a"}]}
          """#.utf8)
      }
      return []
    } catch {
      return error.errors.map(\.reason)
    }
  }

  private static func isCertainlyOfShape(_ reason: StoryboardError.Reason) -> Bool {
    switch reason {
    case .missingKey, .misplacedKey, .notOneKey, .firstKeyframeNotAtZero: true
    case .unexpected(let expected, _, _):
      ["a string", "an object", "an array", "true or false", "a name"].contains(expected)
    default: false
    }
  }
}

extension JSONNode {
  fileprivate func without(_ key: String) -> JSONNode {
    JSONNode(offset: offset, value: .object((members ?? []).filter { $0.key != key }))
  }
}
