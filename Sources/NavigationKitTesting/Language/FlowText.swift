internal import Narration
internal import TextFormats

/// Texts in the notation of flows.
package enum FlowText {
  /// Returns a text between quotation marks. Quotation marks and backslashes in it get a backslash,
  /// and control characters become their symbols.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.harmless(upTo: 400) {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }

  /// Returns a name as a flow writes it: bare if it is one word, else between quotation marks.
  package static func name(_ text: String) -> String {
    let isBare =
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.~".contains($0) }
    return isBare && text.first?.isLetter == true ? text : quoted(text)
  }

  /// Returns a path as a flow writes it: bare if no character of it is a sign.
  package static func path(_ text: String) -> String {
    let isBare =
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_-./~".contains($0) }
    return isBare ? text : quoted(text)
  }

  /// Returns a name as the sentences of logs write it.
  package static func bare(_ text: String) -> String {
    let words = StringTable.english
    let sentence = words.text(
      Sentence("event.performSegue", [.subject: .name("a"), .object: .name(text)]))
    return String(sentence.dropFirst("a performs the segue ".count).dropLast())
  }
}
