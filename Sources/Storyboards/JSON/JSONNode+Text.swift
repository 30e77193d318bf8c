extension JSONNode {
  /// The value as people lay it out: what fits stands on one line, the rest a line each.
  public var indented: String {
    var text = ""
    write(to: &text, indent: 0, room: Self.columns)
    return text + "\n"
  }

  private static let columns = 100

  private func write(to text: inout String, indent: Int, room: Int) {
    let line = self.line
    if line.utf8.count <= room {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch value {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        element.write(to: &text, indent: indent + 2, room: Self.columns - indent - 3)
      }
      text += "\n\(outer)]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = JSONNode(member.key).line + ": "
        text += (index == 0 ? "\n" : ",\n") + inner + key
        member.node.write(
          to: &text, indent: indent + 2, room: Self.columns - indent - 3 - key.utf8.count)
      }
      text += "\n\(outer)}"
    case .null, .bool, .integer, .number, .string: text += line
    }
  }

  /// The value on one line, with blanks after commas and colons.
  var line: String {
    switch value {
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      let parts = members.map { "\(JSONNode($0.key).line): \($0.node.line)" }
      return members.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    case .null, .bool, .integer, .number, .string:
      var writer = JSONWriter()
      writer.write(self)
      return writer.text
    }
  }
}

extension StoryboardImport.File {
  /// The scene file as people lay it out.
  public var text: String { root.indented }
}
