extension JSONNode {
  /// The value as text for people to read, with a line feed at the end.
  ///
  /// An array or object is on one line if the line has at most 100 bytes; otherwise each element
  /// has a line of its own.
  ///
  /// ```swift
  /// let node = try JSONNode(json: Array(#"{"size":[80,24]}"#.utf8))
  /// precondition(node.indented == "{ \"size\": [80, 24] }\n")
  /// ```
  public var indented: String { indented { _ in nil } }

  /// Returns the value as text for people to read.
  ///
  /// - Parameter number: Returns the spelling of a number; nil for the shortest decimal.
  package func indented(number: @escaping (JSONNode) -> String?) -> String {
    var layout = JSONLayout(number: number)
    layout.write(self, indent: 0, room: JSONLayout.columns)
    return layout.text + "\n"
  }

  /// The value on one line, with spaces after commas and colons.
  package var line: String {
    var line = ""
    _ = JSONLayout { _ in nil }.append(self, to: &line, room: .max)
    return line
  }
}

/// The layout of a value for people to read.
private struct JSONLayout {
  /// The length of a line, in bytes.
  static let columns = 100

  let number: (JSONNode) -> String?
  private(set) var text = ""

  init(number: @escaping (JSONNode) -> String?) { self.number = number }

  /// Writes a value on one line if it fits into `room` bytes, otherwise on several lines.
  mutating func write(_ node: JSONNode, indent: Int, room: Int) {
    var line = ""
    if append(node, to: &line, room: room) {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch node.value {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        write(element, indent: indent + 2, room: Self.columns - indent - 3)
      }
      text += "\n\(outer)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = scalar(JSONNode(member.key)) + ": "
        text += (index == 0 ? "\n" : ",\n") + inner + key
        write(member.node, indent: indent + 2, room: Self.columns - indent - 3 - key.utf8.count)
      }
      text += "\n\(outer)}"
    case .null, .bool, .integer, .number, .string: text += scalar(node)
    }
  }

  /// Writes a value on one line, with spaces after commas and colons.
  ///
  /// - Returns: False if it takes more than `room` bytes. The line then has only a part of the
  ///   value.
  func append(_ node: JSONNode, to line: inout String, room: Int) -> Bool {
    switch node.value {
    case .array(let elements):
      line += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { line += ", " }
        guard append(element, to: &line, room: room) else { return false }
      }
      line += "]"
    case .object(let members):
      line += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        line += (index > 0 ? ", " : "") + scalar(JSONNode(member.key)) + ": "
        guard append(member.node, to: &line, room: room) else { return false }
      }
      line += members.isEmpty ? "}" : " }"
    case .null, .bool, .integer, .number, .string: line += scalar(node)
    }
    return line.utf8.count <= room
  }

  /// Returns the text of a value that is no array or object.
  private func scalar(_ node: JSONNode) -> String {
    switch node.value {
    case .integer, .number: if let text = number(node) { return text }
    case .null, .bool, .string, .array, .object: break
    }
    var writer = JSONWriter()
    writer.write(node)
    return writer.text
  }
}
