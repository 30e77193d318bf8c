import Foundation
import Storyboards
import TestSupport
import Testing
import WalkSupport

@Suite struct SceneSchemaTests {
  private static let schema = Array(SceneSchema.text.utf8)

  private static func validator() throws -> SchemaValidator {
    SchemaValidator(root: try JSONNode(json: schema))
  }

  @Test func `the file in docs is what the program prints`() throws {
    #expect(try repositoryFile("docs/scenes.schema.json") == Array(SceneSchema.text.utf8))
  }

  @Test(arguments: goodSceneFiles())
  func `every good file of the project is accepted`(path: String) throws {
    #expect(try Self.validator().accepts(try JSONNode(json: repositoryFile(path))))
  }

  /// The kinds of error that one value shows by itself.
  private static let isOfShape: Set = [
    "unsupportedVersion", "unexpected", "missingKey", "misplacedKey", "notOneKey",
  ]

  @Test func `what is wrong by its shape is refused, and what is wrong by its place is not`() throws
  {
    let validator = try Self.validator()
    let page = try ErrorExamples()
    var (refused, accepted) = (0, 0)
    for example in page.examples {
      guard let root = try? JSONNode(json: Array(example.json.utf8)),
        let errors = page.errors(of: example.json)?.errors
      else { continue }
      let names = errors.map { Mirror(reflecting: $0.reason).children.first?.label ?? "" }
      let isOfShape = names.contains { Self.isOfShape.contains($0) }
      #expect(try validator.accepts(root) == !isOfShape, "\(example.title)")
      if isOfShape { refused += 1 } else { accepted += 1 }
    }
    #expect(refused > 8 && accepted > 30)
  }

  // MARK: - Against the reader

  /// The schema is right where the reader is: damage to one value of a good file is seen by both, or
  /// is none, or is of a kind that the schema cannot know.
  @Test(arguments: 1...4)
  func `the reader and the schema refuse the same damage`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let validator = try Self.validator()
    let files = try goodSceneFiles().map { try JSONNode(json: repositoryFile($0)) }
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
    case .missingKey, .misplacedKey, .notOneKey: true
    case .unexpected(let expected, _, _):
      ["a string", "an object", "an array", "true or false", "a name"].contains(expected)
    default: false
    }
  }
}
