import TextFormats

/// The texts of a storyboard in the requested language.
///
/// A storyboard contains its texts in the development language. For other languages Xcode has a
/// `.strings` file with keys such as `a1b-2C-d3E.text`: the id of an object and the name of a
/// property. A text from there takes precedence.
///
/// The identifiers in a `.strings` file are object ids, which do not change when a scene or a
/// property is renamed.
struct InterfaceBuilderText {
  private let strings: Translations?

  /// Reads the translations of a storyboard, if the source has any.
  init(_ source: InterfaceBuilderSource) {
    let hasTexts = source.strings != nil || source.stringsDictionary != nil
    strings =
      hasTexts
      ? Translations(strings: source.strings, stringsDictionary: source.stringsDictionary) : nil
  }

  /// Returns the text of a property; nil if the property has no text.
  ///
  /// In the storyboard the text can be an attribute, a `string` element with that key, or an
  /// attributed text.
  ///
  /// - Parameters:
  ///   - element: The object.
  ///   - property: The name of the property, such as `text`.
  ///   - name: The property's name in a `.strings` file; nil if it is the same.
  func text(of element: XMLElement, _ property: String, called name: String? = nil) -> String? {
    if let id = element["id"], let text = strings?["\(id).\(name ?? property)"] { return text }
    return plain(element, property)
  }

  /// Returns the title of a button in its normal state; nil for none.
  ///
  /// Translations take precedence, then the title of a button configuration (iOS 15), then that of
  /// the state.
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

  /// Returns a text that shows a button; nil if the button has none of these, in this order:
  ///
  /// * its title,
  /// * a sign for its type, such as `ⓘ`,
  /// * its accessibility label,
  /// * a sign or a title for its image,
  /// * its name in Interface Builder.
  func titleOrSign(ofButton button: XMLElement) -> String? {
    if let title = title(ofButton: button) { return title }
    switch button["buttonType"] {
    case "contactAdd": return "⊕"
    case "infoLight", "infoDark", "detailDisclosure": return "ⓘ"
    case "close": return "✕"
    default: break
    }
    let state = button.children.first { $0.name == "state" && $0["key"] == "normal" }
    let image = [
      state?["image"], button.child("buttonConfiguration")?["image"], state?["backgroundImage"],
    ].compactMap(\.self).first { !$0.isEmpty }
    let label = button.child("accessibility")?["label"]
    return [label, image.map { ImageNames($0).text }, button["userLabel"]].compactMap(\.self)
      .first { !$0.isEmpty }
  }

  /// Returns the title of a segment; nil for a segment with an image.
  func segmentTitle(of control: XMLElement, _ index: Int, _ segment: XMLElement) -> String? {
    if let id = control["id"], let text = strings?["\(id).segmentTitles[\(index)]"] { return text }
    return plain(segment, "title")
  }

  /// Returns a text that the storyboard itself contains.
  private func plain(_ element: XMLElement, _ property: String) -> String? {
    if let text = element[property] { return text }
    for child in element.children where child["key"] == property {
      if child.name == "string" || child.name == "mutableString" { return child.text }
    }
    switch property {
    case "text": return attributed(element)
    case "secondaryText": return attributed(element, "secondaryAttributedText")
    default: return nil
    }
  }

  /// Returns the characters of an element's main attributed text; nil if there is none.
  private func attributed(_ element: XMLElement) -> String? { attributed(element, nil) }

  /// Returns the characters of an attributed text without their attributes.
  ///
  /// - Parameter key: The key of the text; nil for the first text that is not the secondary one.
  ///
  /// The fragments of the text are joined. Their fonts and colours are left out, since a label of a
  /// scene file has one style.
  private func attributed(_ element: XMLElement, _ key: String?) -> String? {
    let text = element.children.first { child in
      child.name == "attributedString"
        && (key.map { child["key"] == $0 } ?? (child["key"] != "secondaryAttributedText"))
    }
    guard let text else { return nil }
    var parts: [String] = []
    for fragment in text.children where fragment.name == "fragment" {
      if let content = fragment["content"] {
        parts.append(content)
      } else if let string = fragment.children.first(where: { $0.name.hasSuffix("tring") }) {
        parts.append(string.text)
      }
    }
    // Interface Builder writes its object replacement character for parts that are not letters.
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
