/// An element of an XML text with its attributes and children.
///
/// A tree is at most `XMLReader.depthLimit` levels deep, so recursion is safe.
public final class XMLElement {
  /// The name of the element.
  public let name: String
  /// The byte offset of the element's `<` in the text.
  public let offset: Int
  /// The attributes, in the order of the text.
  public let attributes: [Attribute]
  /// The child elements, in the order of the text.
  public internal(set) var children: [XMLElement] = []
  /// The characters directly in the element, if its characters are a value; otherwise empty.
  public internal(set) var text = ""
  /// The comment just before the element; nil if there is none.
  public internal(set) var comment: String?

  /// An attribute of an element.
  public struct Attribute: Equatable, Sendable {
    /// The name of the attribute.
    public var name: String
    /// The value, with its entities resolved.
    public var value: String
  }

  /// Creates an element.
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

  /// The value of an attribute; nil if the element does not have it. It takes linear time.
  ///
  /// ```swift
  /// let text = #"<label text="Hello" numberOfLines="2"/>"#
  /// let label = try XMLReader.read(Array(text.utf8))
  /// precondition(label.name == "label" && label["text"] == "Hello" && label["lines"] == nil)
  /// ```
  public subscript(attribute: String) -> String? {
    for each in attributes where each.name == attribute { return each.value }
    return nil
  }

  /// Returns the first child with this name; nil if there is none.
  package func child(_ name: String) -> XMLElement? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// Returns the first child whose attribute `key` has this value; nil if there is none.
  ///
  /// Interface Builder marks properties in this way.
  package func property(_ key: String) -> XMLElement? {
    for child in children where child.has("key", key) { return child }
    return nil
  }

  /// Indicates whether an attribute has this value.
  package func has(_ attribute: String, _ value: String) -> Bool { self[attribute] == value }

  /// Returns the value of an attribute as a finite number; nil if it is missing or not a finite
  /// number.
  package func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Indicates whether an attribute exists but is not a finite number.
  package func isUnreadable(_ attribute: String) -> Bool {
    self[attribute] != nil && number(attribute) == nil
  }

  /// Returns the value of an attribute that is `YES` or `NO`; nil for any other value.
  package func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
