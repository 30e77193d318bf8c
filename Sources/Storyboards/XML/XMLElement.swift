/// An element of an XML text and what it holds.
///
/// A tree of them is as deep as its text, `XMLReader.depthLimit` at most, so it may be walked by
/// recursion.
public final class XMLElement {
  public let name: String
  /// The byte offset of its `<`.
  public let offset: Int
  /// In the order of the text.
  public internal(set) var children: [XMLElement] = []
  /// The characters directly within the element, where they may mean something; else empty.
  public internal(set) var text = ""
  /// The comment just before the element; nil for none.
  public internal(set) var comment: String?
  private let store: XMLStore
  /// Where its attributes are in the store.
  private let places: Range<Int>

  public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String
  }

  init(name: String, offset: Int, store: XMLStore, places: Range<Int>) {
    self.name = name
    self.offset = offset
    self.store = store
    self.places = places
  }

  /// An element with attributes of its own.
  convenience init(name: String, offset: Int, attributes: [Attribute]) {
    let store = XMLStore([])
    for attribute in attributes {
      var name = attribute.name
      name.withUTF8 { bytes in
        store.add(
          store.number(ofName: bytes), XMLNameKey(bytes), value: store.add(attribute.value.utf8))
      }
    }
    self.init(name: name, offset: offset, store: store, places: 0..<attributes.count)
  }

  /// The element with other children.
  func holding(children: [XMLElement]) -> XMLElement {
    copy(XMLElement(name: name, offset: offset, store: store, places: places), children)
  }

  /// The element with other attributes and children.
  func holding(attributes: [Attribute], children: [XMLElement]) -> XMLElement {
    copy(XMLElement(name: name, offset: offset, attributes: attributes), children)
  }

  private func copy(_ copy: XMLElement, _ children: [XMLElement]) -> XMLElement {
    copy.children = children
    copy.text = text
    copy.comment = comment
    return copy
  }

  /// In the order of the text.
  public var attributes: [Attribute] {
    places.map { place in
      Attribute(
        name: store.names.names[Int(store.attributes[place].name)].text, value: store.value(place))
    }
  }

  /// The value of an attribute, in linear time.
  @inline(__always)
  public subscript(attribute: StaticString) -> String? {
    value(of: XMLNameKey(attribute), attribute)
  }

  /// The value of an attribute whose name is made while the program runs, in linear time.
  public subscript(named attribute: String) -> String? {
    var attribute = attribute
    return attribute.withUTF8 { bytes in
      store.place(of: XMLNameKey(bytes), bytes, in: places).map(store.value)
    }
  }

  /// The first child of this name.
  func child(_ name: String) -> XMLElement? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// The first child whose attribute `key` is this one, as Interface Builder names properties.
  func property(_ key: StaticString) -> XMLElement? {
    for child in children where child.has("key", key) { return child }
    return nil
  }

  /// Whether an attribute has this value.
  @inline(__always)
  func has(_ attribute: StaticString, _ value: StaticString) -> Bool {
    has(XMLNameKey(attribute), attribute, value)
  }

  @inline(__always)
  func number(_ attribute: StaticString) -> Double? { number(XMLNameKey(attribute), attribute) }

  /// Whether an attribute is there that is to be a number and is none.
  @inline(__always)
  func isUnreadable(_ attribute: StaticString) -> Bool {
    isUnreadable(XMLNameKey(attribute), attribute)
  }

  func bool(_ attribute: StaticString) -> Bool? {
    if has(attribute, "YES") { return true }
    return has(attribute, "NO") ? false : nil
  }

  // MARK: - With keys

  private func place(_ key: XMLNameKey, _ name: StaticString) -> Int? {
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return store.place(of: key, bytes, in: places)
  }

  private func value(of key: XMLNameKey, _ name: StaticString) -> String? {
    place(key, name).map(store.value)
  }

  private func has(_ key: XMLNameKey, _ name: StaticString, _ value: StaticString) -> Bool {
    guard let place = place(key, name) else { return false }
    return store.withValue(place) { bytes in
      guard bytes.count == value.utf8CodeUnitCount else { return false }
      for (index, byte) in bytes.enumerated() where byte != value.utf8Start[index] { return false }
      return true
    }
  }

  private func number(_ key: XMLNameKey, _ name: StaticString) -> Double? {
    guard let place = place(key, name) else { return nil }
    if let number = store.withValue(place, Self.shortNumber) { return number }
    return Double(store.value(place)).flatMap { $0.isFinite ? $0 : nil }
  }

  private func isUnreadable(_ key: XMLNameKey, _ name: StaticString) -> Bool {
    guard let place = place(key, name), store.withValue(place, Self.shortNumber) == nil else {
      return false
    }
    return number(key, name) == nil
  }

  /// Decimal digits with or without a point; nil for whatever else is a number or none.
  ///
  /// Both the digits and the power of ten are numbers that a double holds exactly, so that their quotient
  /// is the nearest double (William D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  private static func shortNumber(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var (digits, value, power, hasPoint) = (0, 0, 1.0, false)
    let isNegative = text.first == UInt8(ascii: "-")
    var index = isNegative ? 1 : 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
        if hasPoint { power *= 10 }
        guard digits <= 15 else { return nil }
      case UInt8(ascii: ".") where !hasPoint && digits > 0: hasPoint = true
      default: return nil
      }
      index += 1
    }
    guard digits > 0, text.last != UInt8(ascii: ".") else { return nil }
    return (isNegative ? -Double(value) : Double(value)) / power
  }
}
