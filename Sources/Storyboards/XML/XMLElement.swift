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
    // Lengths differ most often, and long names are compared slowly.
    let length = attribute.utf8.count
    for candidate in attributes
    where candidate.name.utf8.count == length && candidate.name == attribute {
      return candidate.value
    }
    return nil
  }

  /// The first child of this name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child whose attribute `key` is this one, as Interface Builder names properties.
  func property(_ key: String) -> XMLElement? { children.first { $0["key"] == key } }

  func number(_ attribute: String) -> Double? {
    guard let text = self[attribute] else { return nil }
    if let number = Self.shortNumber(text) { return number }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Decimal digits with or without a point; nil for whatever else is a number or none.
  ///
  /// Both the digits and the power of ten are numbers that a double holds exactly, so that their quotient
  /// is the nearest double (William D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  private static func shortNumber(_ text: String) -> Double? {
    var (digits, value, power, hasPoint, isNegative) = (0, 0, 1.0, false, false)
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        if hasPoint { power *= 10 }
        guard digits <= 15 else { return nil }
      case UInt8(ascii: ".") where !hasPoint && digits > 0: hasPoint = true
      case UInt8(ascii: "-") where index == 0: isNegative = true
      default: return nil
      }
    }
    guard digits > 0, text.utf8.last != UInt8(ascii: ".") else { return nil }
    return (isNegative ? -Double(value) : Double(value)) / power
  }
}
