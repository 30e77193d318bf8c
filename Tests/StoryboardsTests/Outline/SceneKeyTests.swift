import Storyboards
import Testing
import TextFormats

@Suite struct SceneKeyTests {
  /// Objects of the format, and the keys of theirs that an outline reads.
  private static let keys: [(objects: [String], keys: [String])] = [
    ([], SceneKey.Document.allCases.map(\.rawValue)),
    (["size"], SceneKey.Size.allCases.map(\.rawValue)),
    (["scene"], SceneKey.Scene.allCases.map(\.rawValue)),
    (
      ["navigationTransitions", "tabTransitions"],
      SceneKey.ContainerTransitions.allCases.map(\.rawValue)
    ),
    (["tab"], SceneKey.Tab.allCases.map(\.rawValue)),
    (["variation"], SceneKey.Variation.allCases.map(\.rawValue)),
    (["view", "arrangedView"], SceneKey.View.allCases.map(\.rawValue)),
    (["frame"], SceneKey.Frame.allCases.map(\.rawValue)),
    (["section"], SceneKey.Section.allCases.map(\.rawValue)),
    (["row"], SceneKey.Row.allCases.map(\.rawValue)),
    (["barButton"], SceneKey.BarButton.allCases.map(\.rawValue)),
    (["alertAction"], SceneKey.AlertAction.allCases.map(\.rawValue)),
    (["segue"], SceneKey.Segue.allCases.map(\.rawValue)),
    (["trigger"], SceneOutline.Segue.Gesture.allCases.map(\.rawValue)),
    (["condition"], SceneKey.Condition.allCases.map(\.rawValue)),
  ]

  private static func schema() throws -> JSONNode {
    try JSONNode(json: Array(SceneSchema.text.utf8))
  }

  @Test func `the schema has every key that an outline reads`() throws {
    let schema = try Self.schema()
    for (objects, keys) in Self.keys {
      let nodes =
        try objects.isEmpty
        ? [schema]
        : objects.map { name in
          try #require(schema["$defs"]?[name])
        }
      let known = Set(nodes.flatMap(Self.properties))
      #expect(Set(keys).subtracting(known).isEmpty, "\(objects)")
    }
  }

  @Test func `the schema has every kind that an outline reads`() throws {
    let kinds: [(object: String, words: [String])] = [
      (
        "scene",
        SceneOutline.Scene.Kind.allCases.map(\.rawValue).filter { $0 != "collectionViewController" }
      ),
      ("segue", SceneOutline.Segue.Kind.allCases.map(\.rawValue)),
      ("view", SceneOutline.View.Kind.allCases.map(\.rawValue)),
    ]
    let schema = try Self.schema()
    for (object, words) in kinds {
      let kind = try #require(schema["$defs"]?[object]?["properties"]?["kind"]?["enum"])
      #expect(Set(words).isSubset(of: kind.elements?.compactMap(\.string) ?? []), "\(object)")
    }
  }

  /// Returns the keys that an object of the schema may have in one of its cases.
  private static func properties(_ node: JSONNode) -> [String] {
    let own = (node["properties"]?.members ?? []).filter { $0.node.bool != false }.map(\.key)
    let cases = (node["allOf"]?.elements ?? []).compactMap { $0["then"] }
    return own + cases.flatMap(properties)
  }
}
