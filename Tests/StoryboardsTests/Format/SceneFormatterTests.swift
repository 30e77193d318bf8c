import DamageSupport
import Foundation
import Storyboards
import TestSupport
import Testing
import TextFormats
import WalkSupport

@Suite struct SceneFormatterTests {
  private func formatted(_ text: String) throws -> String {
    String(decoding: try SceneFormatter.format(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `keys are in the documented order, followed by unknown keys unchanged`() throws {
    let text = """
      {"zebra": {"b": 1, "a": 2}, "scenes": [{"x-note": "mine", "segues": [{"prepare": {"b": "1",
      "a": "2"}, "trigger": {"tap": "go"}, "to": "b", "kind": "show", "id": "s", "apple": null}],
      "title": "A", "id": "a"}], "initialScene": "a", "canvas": {"height": 8, "width": 4},
      "version": 1}
      """
    #expect(
      try formatted(text) == """
        {
          "version": 1,
          "canvas": { "width": 4, "height": 8 },
          "initialScene": "a",
          "scenes": [
            {
              "id": "a",
              "title": "A",
              "segues": [
                {
                  "id": "s",
                  "kind": "show",
                  "to": "b",
                  "trigger": { "tap": "go" },
                  "prepare": { "b": "1", "a": "2" },
                  "apple": null
                }
              ],
              "x-note": "mine"
            }
          ],
          "zebra": { "b": 1, "a": 2 }
        }

        """)
  }

  @Test func `numbers keep their spelling, and texts keep their value`() throws {
    let text = #"{"version":1.0,"x":[1e2,0.30,-0,12345678901234567890,"\u00e9\/\n\u001b\"👩‍👩‍👧"]}"#
    #expect(
      try formatted(text)
        == #"{ "version": 1.0, "x": [1e2, 0.30, -0, 12345678901234567890, "é/\n\u001b\"👩‍👩‍👧"] }"#
        + "\n")
  }

  @Test func `a file with errors is formatted`() throws {
    #expect(
      try formatted(#"{"scenes": 7, "version": 1}"#) == #"{ "version": 1, "scenes": 7 }"# + "\n")
  }

  @Test(arguments: [
    ("", "scenes.json:1:1: the text is empty; expected a JSON value"),
    ("{", "scenes.json:1:2: expected a key in quotes or '}', found the end of the text"),
    ("[1]", "scenes.json:1:1: expected an object, found an array"),
    (#"{"version": 2}"#, "scenes.json:1:13: version: expected version 1 of the format, found 2"),
  ])
  func `a text that is no scene file is refused`(text: String, message: String) {
    let errors = #expect(throws: StoryboardErrors.self) { try formatted(text) }
    #expect(errors?.description(file: "scenes.json") == message)
  }

  @Test(arguments: goodSceneFiles())
  func `formatting changes no meaning`(path: String) throws {
    let bytes = try repositoryFile(path)
    let formatted = try SceneFormatter.format(bytes)
    #expect(try SceneFormatter.format(formatted) == formatted)
    #expect(try JSONNode(json: formatted).unordered == JSONNode(json: bytes).unordered)
  }

  @Test(arguments: goodSceneFiles())
  func `the project's own files are in their canonical form`(path: String) throws {
    let bytes = try repositoryFile(path)
    #expect(try SceneFormatter.format(bytes) == bytes)
  }

  /// Files that are damaged, and whose keys are in any order, with others between them.
  @Test(arguments: 1...4) func `formatting twice changes nothing more`(seed: UInt64)
    throws
  {
    var random = SeededRandom(seed: seed)
    let files = try goodSceneFiles().map { try JSONNode(json: repositoryFile($0)) }
    for _ in 0..<60 {
      var root = files[Int(random.next() % UInt64(files.count))]
      for _ in 0..<(random.next() % 5) {
        root.damage(at: 1 + Int(random.next() % UInt64(root.nodeCount)), &random)
      }
      root.shuffle(&random)
      let bytes = Array(root.indented.utf8)
      guard let formatted = try? SceneFormatter.format(bytes) else { continue }
      #expect(try SceneFormatter.format(formatted) == formatted)
      #expect(try JSONNode(json: formatted).unordered == root.unordered)
    }
  }
}

extension JSONNode {
  /// The value without the order of its keys and the places of its parts.
  fileprivate var unordered: JSONNode {
    switch value {
    case .array(let elements): JSONNode(value: .array(elements.map(\.unordered)))
    case .object(let members):
      JSONNode(
        value: .object(
          members.map { JSONMember(key: $0.key, node: $0.node.unordered) }
            .sorted { $0.key < $1.key }))
    case .null, .bool, .integer, .number, .string: JSONNode(value: value)
    }
  }

  fileprivate mutating func shuffle(_ random: inout SeededRandom) {
    switch value {
    case .array(var elements):
      for index in elements.indices { elements[index].shuffle(&random) }
      value = .array(elements)
    case .object(var members):
      for index in members.indices { members[index].node.shuffle(&random) }
      value = .object(members.shuffled(using: &random))
    case .null, .bool, .integer, .number, .string: break
    }
  }
}
