/// The texts of a storyboard, in the language that was asked for.
struct InterfaceBuilderText {
  private let strings: Translations?

  init(_ source: InterfaceBuilderSource) {
    let hasTexts = source.strings != nil || source.stringsDictionary != nil
    strings =
      hasTexts
      ? Translations(strings: source.strings, stringsDictionary: source.stringsDictionary) : nil
  }

  /// The text of a property that stands as an attribute, as a `string` element of that key, or as an
  /// attributed text; nil for none.
  ///
  /// - Parameter name: What a `.strings` file calls it, if not as the attribute.
  func text(of element: XMLElement, _ property: String, called name: String? = nil) -> String? {
    if let id = element["id"], let text = strings?["\(id).\(name ?? property)"] { return text }
    return plain(element, property)
  }

  /// The title that a button has in its usual state; nil for none.
  func title(ofButton button: XMLElement) -> String? {
    if let id = button["id"], let text = strings?["\(id).normalTitle"] { return text }
    let state = button.children.first { $0.name == "state" && $0["key"] == "normal" }
    let configuration = button.child("buttonConfiguration")
    if let id = button["id"], configuration != nil,
      let text = strings?["\(id).configuration.title"]
    {
      return text
    }
    let texts = [
      configuration.flatMap { plain($0, "title") }, configuration.flatMap(attributed),
      state.flatMap { plain($0, "title") }, state.flatMap(attributed),
    ]
    return texts.compactMap(\.self).first { !$0.isEmpty }
  }

  func segmentTitle(of control: XMLElement, _ index: Int, _ segment: XMLElement) -> String? {
    if let id = control["id"], let text = strings?["\(id).segmentTitles[\(index)]"] { return text }
    return plain(segment, "title")
  }

  private func plain(_ element: XMLElement, _ property: String) -> String? {
    if let text = element[named: property] { return text }
    for child in element.children where child["key"] == property {
      if child.name == "string" || child.name == "mutableString" { return child.text }
    }
    return property == "text" ? attributed(element) : nil
  }

  /// The fragments of an attributed text, without their looks.
  private func attributed(_ element: XMLElement) -> String? {
    guard let text = element.children.first(where: { $0.name == "attributedString" }) else {
      return nil
    }
    var parts: [String] = []
    for fragment in text.children where fragment.name == "fragment" {
      if let content = fragment["content"] {
        parts.append(content)
      } else if let string = fragment.children.first(where: { $0.name.hasSuffix("tring") }) {
        parts.append(string.text)
      }
    }
    // Interface Builder writes its object replacement character for what is no letter.
    return parts.joined().replacingScalar("\u{2028}", with: "\n")
  }
}

extension String {
  fileprivate func replacingScalar(_ old: Unicode.Scalar, with new: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == old ? new : scalar) }
    return String(result)
  }
}
