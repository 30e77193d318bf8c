/// An element of an XML text and what it holds.
///
/// A tree of them is as deep as its text, `XMLReader.depthLimit` at most, so it may be walked by
/// recursion.
public final class XMLElement {
  public let name: String
  /// The byte offset of its `<`.
  public let offset: Int
  /// In the order of the text.
  public internal(set) var attributes: [Attribute]
  public internal(set) var children: [XMLElement] = []
  /// The characters directly within the element, where they may mean something; else empty.
  public internal(set) var text = ""
  /// The comment just before the element; nil for none.
  public internal(set) var comment: String?

  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String
  }

  init(name: String, offset: Int, attributes: [Attribute]) {
    self.name = name
    self.offset = offset
    self.attributes = attributes
  }

  /// The value of an attribute, in linear time.
  public subscript(attribute: String) -> String? {
    for candidate in attributes where candidate.name == attribute { return candidate.value }
    return nil
  }

  /// The first child of this name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child whose attribute `key` is this one, as Interface Builder names properties.
  func property(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
