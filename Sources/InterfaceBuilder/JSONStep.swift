import Storyboards
import TextFormats

/// One step of a path to a part of a JSON value.
///
/// The import sets the contents of a side file in the JSON of a scene file. An error in the result
/// is a path in that JSON; the same path, applied to the side file, finds the line to blame.
///
/// An element is found by its id and not by its index, since the import may have inserted elements
/// before it.
enum JSONStep: Equatable {
  /// The member of an object with this key.
  case key(String)
  /// An element of an array, with the element's id; the id is empty if the element has none.
  case element(Int, id: String)

  /// The step in a message: the key, or the index of the element.
  var word: String {
    switch self {
    case .key(let key): key
    case .element(let number, _): "\(number)"
    }
  }
}

extension JSONNode {
  /// The part that a step leads to; nil if the value has no such part.
  subscript(step: JSONStep) -> JSONNode? {
    switch step {
    case .key(let key): self[key]
    case .element(let number, _):
      elements.flatMap { $0.indices.contains(number) ? $0[number] : nil }
    }
  }

  /// Returns the path to the last part that begins at or before an offset. The value's offsets must
  /// ascend.
  func steps(to offset: Int) -> [JSONStep] {
    if let elements, let number = elements.lastIndex(where: { $0.offset <= offset }) {
      let element = elements[number]
      let id = element[SceneKey.Segue.id]?.string ?? ""
      return [.element(number, id: id)] + element.steps(to: offset)
    }
    if let member = members?.last(where: { $0.keyOffset <= offset }) {
      return [.key(member.key)] + member.node.steps(to: offset)
    }
    return []
  }
}
