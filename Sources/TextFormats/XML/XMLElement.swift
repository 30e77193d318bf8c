/// An element of an XML text and what it holds.
///
/// A tree of them is as deep as its text, `XMLReader.depthLimit` at most, so it may be walked by
/// recursion.
public final class XMLElement {
  public let name: String
  /// The byte offset of its `<`.
  public let offset: Int
  /// In the order of the text.
  public let attributes: [Attribute]
  /// In the order of the text.
  public internal(set) var children: [XMLElement] = []
  /// The characters directly within the element, where they may mean something; else empty.
  public internal(set) var text = ""
  /// The comment just before the element; nil for none.
  public internal(set) var comment: String?

  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String
  }

  package init(
    name: String, offset: Int, attributes: [Attribute], children: [XMLElement] = []
  ) {
    self.name = name
    self.offset = offset
    self.attributes = attributes
    self.children = children
  }

  /// Returns a copy of the element with other children.
  package func holding(children: [XMLElement]) -> XMLElement {
    holding(attributes: attributes, children: children)
  }

  /// Returns a copy of the element with other attributes and children.
  package func holding(attributes: [Attribute], children: [XMLElement]) -> XMLElement {
    let copy = XMLElement(name: name, offset: offset, attributes: attributes, children: children)
    copy.text = text
    copy.comment = comment
    return copy
  }

  /// The value of an attribute, in linear time; nil where the element does not have it.
  public subscript(attribute: String) -> String? {
    for each in attributes where each.name == attribute { return each.value }
    return nil
  }

  /// The first child of this name.
  package func child(_ name: String) -> XMLElement? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// The first child whose attribute `key` is this one, as Interface Builder names properties.
  package func property(_ key: String) -> XMLElement? {
    for child in children where child.has("key", key) { return child }
    return nil
  }

  /// Indicates whether an attribute has this value.
  package func has(_ attribute: String, _ value: String) -> Bool { self[attribute] == value }

  /// The value of an attribute as a finite number; nil where it is missing or something else.
  package func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Indicates whether an attribute that should be a number is there and is something else.
  package func isUnreadable(_ attribute: String) -> Bool {
    self[attribute] != nil && number(attribute) == nil
  }

  package func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
