internal import CExpat

/// Reads XML with expat.
///
/// Only the five entities of XML itself are known. A text with a document type is refused before
/// anything in it is read, so no other file is opened and no entity can expand.
package enum XMLReader {
  /// The most elements that an element may be within.
  package static let depthLimit = 500

  /// - Parameters:
  ///   - bytes: In UTF-8, UTF-16 with a byte order mark, or what the text itself declares and expat
  ///     knows.
  ///   - allowsDocumentType: Whether a document type is passed by that declares nothing itself, as those
  ///     of property lists; what it names is not read either.
  package static func read(
    _ bytes: [UInt8], allowsDocumentType: Bool = false
  ) throws(XMLSyntaxError) -> XMLElement {
    guard bytes.count < 1 << 30 else { throw XMLSyntaxError(reason: .tooLarge, offset: 0) }
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

  /// Indicates whether the characters in such an element are a value rather than white space.
  static func keepsText(_ name: String) -> Bool {
    ["key", "string", "mutableString"].contains(name)
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
    var attributes: [XMLElement.Attribute] = []
    var next = 0
    while let key = pairs?[next], let value = pairs?[next + 1] {
      attributes.append(.init(name: String(cString: key), value: String(cString: value)))
      next += 2
    }
    let element = XMLElement(
      name: String(cString: name), offset: Int(XML_GetCurrentByteIndex(parser)),
      attributes: attributes)
    element.comment = comment
    comment = nil
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
    keepsText = XMLReader.keepsText(element.name)
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
