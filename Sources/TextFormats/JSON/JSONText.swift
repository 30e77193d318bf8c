/// A JSON text that can be edited. Everything except the edited values keeps its bytes, including
/// white space.
///
/// Each edit replaces bytes and then reads the whole text again, in linear time. It is meant for
/// few edits, such as one changed setting.
package struct JSONText {
  /// The present text in UTF-8.
  package private(set) var bytes: [UInt8]
  /// The present value of the whole text.
  package private(set) var root: JSONNode

  /// Reads a text.
  package init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    self.bytes = bytes
    root = try JSONNode(json: bytes)
  }

  /// One step of a path.
  package enum Step {
    /// The value of a key of an object.
    case key(String)
    /// An element of an array, counted from 0.
    case index(Int)
  }

  /// Returns the value at the end of `path`; nil if it does not exist.
  package func node(_ path: [Step]) -> JSONNode? {
    path.reduce(root as JSONNode?) { node, step in
      switch step {
      case .key(let key): node?[key]
      case .index(let index):
        node?.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
  }

  /// Returns the spelling of the value at the end of `path`; nil if it does not exist.
  package func text(at path: [Step]) -> String? {
    node(path).map { String(decoding: bytes[$0.offset..<end(of: $0.offset)], as: UTF8.self) }
  }

  /// Sets a member of the object at `path`, in the place of the old one or as the last member.
  ///
  /// Nothing happens if `path` does not lead to an object.
  package mutating func set(_ key: String, to value: JSONNode, at path: [Step])
    throws(JSONSyntaxError)
  {
    try set(key, to: value.line, at: path)
  }

  /// Sets a member of the object at `path` to a value that is JSON already.
  ///
  /// - Throws: An error if `value` is not JSON. Do not use the text afterwards.
  package mutating func set(_ key: String, to value: String, at path: [Step])
    throws(JSONSyntaxError)
  {
    guard let object = node(path), let members = object.members else { return }
    if let member = members.first(where: { $0.key == key }) {
      let start = member.node.offset
      return try replace(start..<end(of: start), with: value)
    }
    let text = JSONNode(key).line + ": " + value
    guard let first = members.first, let last = members.last else {
      return try replace(object.offset..<end(of: object.offset), with: "{ " + text + " }")
    }
    let place = end(of: last.node.offset)
    try replace(place..<place, with: "," + gap(before: first.keyOffset, in: object) + text)
  }

  /// Removes a member of the object at `path`. Nothing happens if there is no such member.
  package mutating func remove(_ key: String, at path: [Step]) throws(JSONSyntaxError) {
    guard let members = node(path)?.members,
      let index = members.firstIndex(where: { $0.key == key })
    else { return }
    let end = end(of: members[index].node.offset)
    if index > 0 {
      try replace(self.end(of: members[index - 1].node.offset)..<end, with: "")
    } else if members.count > 1 {
      try replace(members[0].keyOffset..<members[1].keyOffset, with: "")
    } else {
      try replace(members[0].keyOffset..<end, with: "")
    }
  }

  /// Replaces the value at `path`. Nothing happens if it does not exist.
  package mutating func replace(_ path: [Step], with value: JSONNode) throws(JSONSyntaxError) {
    guard let start = node(path)?.offset else { return }
    try replace(start..<end(of: start), with: value.line)
  }

  /// Replaces bytes and reads the text again.
  private mutating func replace(_ range: Range<Int>, with text: String) throws(JSONSyntaxError) {
    bytes.replaceSubrange(range, with: text.utf8)
    root = try JSONNode(json: bytes)
  }

  /// Returns the text between two members of `object`: a space, or a new line with the indentation
  /// of the first member.
  private func gap(before first: Int, in object: JSONNode) -> String {
    let lineFeed = UInt8(ascii: "\n")
    guard let start = bytes[object.offset..<first].lastIndex(of: lineFeed) else { return " " }
    return String(decoding: bytes[start..<first], as: UTF8.self)
  }

  /// Returns the end of the value that begins at `start`.
  private func end(of start: Int) -> Int {
    var index = start
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = endOfString(at: index)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case _ where depth > 0: index += 1
      case _:
        while index < bytes.count, !Self.ends.contains(bytes[index]) { index += 1 }
      }
    } while depth > 0
    return index
  }

  private static let ends = Array(",]} \t\r\n".utf8)

  /// Returns the end of the string whose opening quote is at `start`.
  private func endOfString(at start: Int) -> Int {
    var index = start + 1
    while bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }
}
