/// Reads the XML that Xcode writes, with a third of the instructions that it takes to make elements of what
/// expat reports.
///
/// It knows elements, attributes, texts, comments and references to characters, in UTF-8 with plain
/// names. Whatever else there is in a text, and every mistake, it leaves to expat: what this reads is
/// what expat would have read.
struct XMLScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var next = 0
  let store: XMLStore
  private var root: XMLElement?
  private(set) var open: [Open] = []
  /// The elements that have ended and whose parents have not.
  private var ended: [XMLElement] = []
  var comment: String?

  struct Open {
    var element: XMLElement
    /// Its name as the number that it is known by.
    var name: Int
    /// How many elements had ended when it began.
    var mark: Int
    var keepsText: Bool
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ store: XMLStore) {
    self.bytes = bytes
    self.store = store
  }

  /// The root; nil where expat has to read the text.
  static func read(_ bytes: [UInt8]) -> XMLElement? {
    bytes.withUnsafeBufferPointer { pointer in
      var scanner = XMLScanner(pointer, XMLStore(bytes))
      return scanner.document()
    }
  }

  private mutating func document() -> XMLElement? {
    guard skipDeclaration() else { return nil }
    while true {
      guard skipText() else { return nil }
      guard next < bytes.count else { return open.isEmpty ? root : nil }
      guard tag() else { return nil }
    }
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`, as it is always written.
  private mutating func skipDeclaration() -> Bool {
    guard skip("<?xml version=\"1.0\" encoding=\"UTF-8\"") else { return true }
    if !skip(" standalone=\"no\"") { _ = skip(" standalone=\"yes\"") }
    return skip("?>")
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard next + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[next + index] != text.utf8Start[index] {
      return false
    }
    next += text.utf8CodeUnitCount
    return true
  }

  // MARK: - Tags

  /// Reads what begins with `<`.
  private mutating func tag() -> Bool {
    guard next + 1 < bytes.count else { return false }
    switch bytes[next + 1] {
    case UInt8(ascii: "/"): return endTag()
    case UInt8(ascii: "!"): return commentTag()
    default: return startTag()
    }
  }

  private mutating func startTag() -> Bool {
    let offset = next
    next += 1
    let nameStart = next
    while next < bytes.count, !bytes[next].endsName { next += 1 }
    let first = store.attributes.count
    guard next > nameStart, next < bytes.count, open.count < XMLReader.depthLimit,
      !open.isEmpty || root == nil, let (name, _) = name(nameStart..<next), attributes(from: first)
    else { return false }
    // Behind the attributes stands `>` or `/>`.
    let isEmpty = bytes[next] == UInt8(ascii: "/")
    next += 1
    if isEmpty {
      guard next < bytes.count, bytes[next] == UInt8(ascii: ">") else { return false }
      next += 1
    }
    let text = store.names.names[name].text
    let element = XMLElement(
      name: text, offset: offset, store: store, places: first..<store.attributes.count)
    if comment != nil {
      element.comment = comment
      comment = nil
    }
    if root == nil { root = element }
    if isEmpty {
      ended.append(element)
    } else {
      open.append(
        Open(
          element: element, name: name, mark: ended.count, keepsText: XMLReader.keepsText(text)))
    }
    return true
  }

  private mutating func endTag() -> Bool {
    next += 2
    let start = next
    while next < bytes.count, !bytes[next].endsName { next += 1 }
    guard let ending = open.popLast(), let (name, _) = name(start..<next), name == ending.name
    else { return false }
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: ">") else { return false }
    next += 1
    comment = nil
    if ended.count > ending.mark {
      ending.element.children = Array(ended[ending.mark...])
      ended.removeSubrange(ending.mark...)
    }
    ended.append(ending.element)
    return true
  }

  /// Reads attributes up to `>` or `/`.
  private mutating func attributes(from first: Int) -> Bool {
    while true {
      let start = next
      while next < bytes.count, bytes[next].isSpace { next += 1 }
      guard next < bytes.count else { return false }
      if bytes[next] == UInt8(ascii: ">") || bytes[next] == UInt8(ascii: "/") { return true }
      let nameStart = next
      while next < bytes.count, bytes[next] != UInt8(ascii: "=") { next += 1 }
      guard nameStart > start, next + 1 < bytes.count, let (name, key) = name(nameStart..<next)
      else { return false }
      next += 1
      // Two of one name are a mistake; this many are no storyboard's.
      guard store.attributes.count < first + 100,
        !(first..<store.attributes.count).contains(where: { store.attributes[$0].name == name }),
        let value = attributeValue()
      else { return false }
      store.add(name, key, value: value)
    }
  }

  /// The number of a name; nil for one that is not of letters, digits and the like.
  private mutating func name(_ range: Range<Int>) -> (Int, XMLNameKey)? {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    let key = XMLNameKey(bytes, range)
    if let number = store.names.number(key, text) { return (number, key) }
    guard let first = text.first, first.isLetter, text.allSatisfy(\.isInName),
      store.names.names.count < 500
    else { return nil }
    return (store.addName(key, text), key)
  }
}

// The classes of characters that a scanner of XML tells apart.
extension UInt8 {
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 }

  /// Whether the name of an element ends there.
  var endsName: Bool {
    self == UInt8(ascii: ">") || self == UInt8(ascii: "/") || isSpace
  }

  var isLetter: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ":")
  }

  var isInName: Bool {
    isLetter || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}
