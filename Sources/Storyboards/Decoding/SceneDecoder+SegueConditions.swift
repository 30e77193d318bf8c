import NavigationKit
import TextFormats

extension SceneDecoder {
  /// A transition that a layer can show.
  mutating func layerTransitionReference(_ node: JSONNode?)
    -> SceneDocument.TransitionReference?
  {
    guard let node, let reference = transitionReference(node) else { return nil }
    switch reference {
    case .builtIn(let kind): checkLayerTransition(kind.rawValue, named: kind.rawValue, at: node)
    case .custom(let name):
      guard let kind = layerKinds[name] else { break }
      checkLayerTransition(kind, named: name, at: node)
    }
    return reference
  }

  private mutating func checkLayerTransition(
    _ kind: String, named name: String, at node: JSONNode
  ) {
    guard !["moveIn", "push", "reveal"].contains(kind) else { return }
    report(.noLayerTransition(name), at: node.offset)
  }

  /// What must be so for the user to perform a segue.
  mutating func condition(_ node: JSONNode?, scene: String) -> SceneDocument.Segue.Condition? {
    guard let node, let fields = open(node, as: "a condition", keys: ["value", "is", "isNot"])
    else { return nil }
    let value = reference(required("value", of: fields), to: .value, in: scene) {
      .unknownValue($0, scene: scene, nearest: $1)
    }
    guard let key = oneOf("is", "isNot", of: fields), let text = string(fields[key]) else {
      return nil
    }
    return SceneDocument.Segue.Condition(
      value: value ?? "", text: text, isEqual: key == "is")
  }
}
