internal import CExpat

/// Reads XML: by `XMLScanner` what is plain, as all is that Xcode writes, and with expat whatever else
/// there is.
///
/// No entity but the five of XML itself is known: a text with a document type is refused before
/// anything in it is looked at, so nothing outside is read and nothing can grow.
enum XMLReader {
  /// The most elements that an element may be within.
  static let depthLimit = 500

  /// - Parameters:
  ///   - bytes: In UTF-8, UTF-16 with a byte order mark, or what the text itself declares and expat
  ///     knows.
  ///   - allowsDocumentType: Whether a document type is passed by that declares nothing itself, as those
  ///     of property lists; what it names is not read either.
  static func read(
    _ bytes: [UInt8], allowsDocumentType: Bool = false
  ) throws(XMLSyntaxError) -> XMLElement {
    guard bytes.count < 1 << 30 else { throw XMLSyntaxError(reason: .tooLarge, offset: 0) }
    if let root = XMLScanner.read(bytes) { return root }
    return try readWithExpat(bytes, allowsDocumentType: allowsDocumentType)
  }

  static func readWithExpat(
    _ bytes: [UInt8], allowsDocumentType: Bool = false
  ) throws(XMLSyntaxError) -> XMLElement {
    guard let parser = XML_ParserCreate(nil) else { fatalError("expat has no memory") }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser, allowsDocumentType: allowsDocumentType)
    // The builder outlives the parser's calls: it is used again below them.
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    builder.install()
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
    }
    let offset = max(0, Int(XML_GetCurrentByteIndex(parser)))
    if let refusal = builder.refusal { throw XMLSyntaxError(reason: refusal, offset: offset) }
    guard status == XML_STATUS_OK, let root = builder.root else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw XMLSyntaxError(reason: .malformed(words ?? "no element found"), offset: offset)
    }
    return root
  }

  /// Whether the characters in such an element are a value; between others stand line feeds and spaces.
  static func keepsText(_ name: String) -> Bool {
    // By length first, as this is asked of each element.
    switch name.utf8.count {
    case 3: name == "key"
    case 6: name == "string"
    case 13: name == "mutableString"
    default: false
    }
  }
}

/// Makes elements of what the parser reports.
private final class XMLTreeBuilder {
  let parser: XML_Parser
  private(set) var root: XMLElement?
  private(set) var refusal: XMLSyntaxError.Reason?
  /// The elements that are open, the outermost first.
  private var open: [XMLElement] = []
  private var comment: String?
  private let store = XMLStore([])
  private var keepsText = false

  private let allowsDocumentType: Bool

  init(_ parser: XML_Parser, allowsDocumentType: Bool) {
    self.parser = parser
    self.allowsDocumentType = allowsDocumentType
  }

  func install() {
    XML_SetElementHandler(
      parser,
      { XMLTreeBuilder.of($0).start($1, $2) },
      { data, _ in XMLTreeBuilder.of(data).end() })
    XML_SetCharacterDataHandler(parser) { XMLTreeBuilder.of($0).characters($1, $2) }
    XML_SetCommentHandler(parser) { XMLTreeBuilder.of($0).comment($1) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, declares in
      let builder = XMLTreeBuilder.of(data)
      if declares != 0 || !builder.allowsDocumentType { builder.refuse(.documentType) }
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    Unmanaged<XMLTreeBuilder>.fromOpaque(data!).takeUnretainedValue()
  }

  private func refuse(_ reason: XMLSyntaxError.Reason) {
    if refusal == nil { refusal = reason }
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func start(
    _ name: UnsafePointer<CChar>?,
    _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard refusal == nil, let name else { return }
    guard open.count < XMLReader.depthLimit else {
      return refuse(.tooDeep(limit: XMLReader.depthLimit))
    }
    let first = store.attributes.count
    var next = 0
    while let key = pairs?[next], let value = pairs?[next + 1] {
      let name = Self.bytes(key)
      store.add(
        store.number(ofName: name), XMLNameKey(name), value: store.add(Self.bytes(value)))
      next += 2
    }
    let number = store.number(ofName: Self.bytes(name))
    let element = XMLElement(
      name: store.names.names[number].text, offset: Int(XML_GetCurrentByteIndex(parser)),
      store: store, places: first..<store.attributes.count)
    element.comment = comment
    comment = nil
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
    keepsText = XMLReader.keepsText(element.name)
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var count = 0
    while bytes[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: bytes, count: count)
  }

  private func end() {
    open.removeLast()
    keepsText = open.last.map { XMLReader.keepsText($0.name) } ?? false
    comment = nil
  }

  private func characters(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard keepsText, let text, let element = open.last else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    element.text += String(decoding: bytes, as: UTF8.self)
  }

  private func comment(_ text: UnsafePointer<CChar>?) {
    if let text { comment = String(cString: text) }
  }
}
