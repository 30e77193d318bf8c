internal import CExpat

/// A reader of XML texts, which uses the C library expat.
///
/// Only the five entities of XML itself are known. A text with a document type is refused before
/// anything in it is read. So no other file is opened and no entity can expand.
///
/// ```swift
/// let bytes = Array("<list><item id='1'/><item id='2'/></list>".utf8)
/// let root = try XMLReader.read(bytes)
/// precondition(root.name == "list" && root.children.count == 2)
/// precondition(root.children[1]["id"] == "2")
/// precondition(root.children[0].offset == 6)
/// ```
package enum XMLReader {
  /// The largest number of elements around an element.
  package static let depthLimit = 500

  /// Reads a text and returns its root element.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, in UTF-16 with a byte order mark, or in an encoding that the
  ///     text declares and expat knows. It must be smaller than 1 GB.
  ///   - allowsDocumentType: True to skip a document type that declares nothing itself, as those of
  ///     property lists do. The file that it names is not read either.
  /// - Throws: The first error in the text, with its offset.
  package static func read(
    _ bytes: [UInt8], allowsDocumentType: Bool = false
  ) throws(XMLSyntaxError) -> XMLElement {
    guard bytes.count < 1 << 30 else { throw XMLSyntaxError(reason: .tooLarge, offset: 0) }
    guard let parser = XML_ParserCreate(nil) else {
      fatalError("XMLReader.read: expat cannot allocate a parser; the system is out of memory")
    }
    defer { XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(parser, allowsDocumentType: allowsDocumentType)
    // Unretained: the builder is used again below, so it lives longer than the parser's calls.
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

  /// Indicates whether the characters in an element with this name are a value rather than white
  /// space.
  static func keepsText(_ name: String) -> Bool {
    ["key", "string", "mutableString"].contains(name)
  }
}

/// A builder that makes elements from the calls of the parser.
private final class XMLTreeBuilder {
  let parser: XML_Parser
  /// The root element, once it has begun.
  private(set) var root: XMLElement?
  /// The reason to stop reading; nil while there is none.
  private(set) var refusal: XMLSyntaxError.Reason?
  /// The elements that are open, the outermost first.
  private var open: [XMLElement] = []
  /// The last comment, if no element has begun or ended since.
  private var comment: String?
  /// Indicates whether the characters of the innermost element are a value.
  private var keepsText = false

  private let allowsDocumentType: Bool

  init(_ parser: XML_Parser, allowsDocumentType: Bool) {
    self.parser = parser
    self.allowsDocumentType = allowsDocumentType
  }

  /// Sets the parser's handlers.
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

  /// Returns the builder that a handler gets as its data.
  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    Unmanaged<XMLTreeBuilder>.fromOpaque(data!).takeUnretainedValue()
  }

  /// Stops the parser. The first reason counts.
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
