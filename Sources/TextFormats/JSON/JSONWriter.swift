/// A writer that builds JSON texts of one line each, with keys in the order of the calls.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { record in
///   record.member("tick", 48)
///   record.member("keys") { keys in keys.array { $0.write("up") } }
/// }
/// precondition(writer.text == #"{"tick":48,"keys":["up"]}"#)
/// ```
///
/// It traps if a call is out of order: a value without its key, a key outside an object, or a
/// second value in one text. It does not check whether the keys of an object differ.
public struct JSONWriter: Sendable {
  /// The text so far, in UTF-8.
  public internal(set) var bytes: [UInt8] = []
  /// The position in the text.
  private var place: Place = .start
  /// Indicates whether a comma precedes the next key or element.
  private var needsComma = false

  /// The position in the text, which decides which call can follow.
  private enum Place {
    case start
    case end
    case key
    case memberValue
    case element
  }

  /// Creates an empty writer.
  public init() {}

  /// The text so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object.
  ///
  /// - Parameter members: Writes the members, by ``member(_:_:)-(String,Int)`` and similar calls.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", .key, members, "}")
  }

  /// Writes an array.
  ///
  /// - Parameter elements: Writes the elements.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest("[", .element, elements, "]")
  }

  /// Starts a member of an object. Exactly one value must follow. It traps outside an object.
  public mutating func key(_ key: String) {
    precondition(
      place == .key,
      "JSONWriter.key: the key '\(key)' is outside an object, or follows another key; "
        + "write keys only in object(_:), each followed by a value"
    )
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    append(escaping: key)
    bytes.append(UInt8(ascii: ":"))
    place = .memberValue
  }

  /// Writes `null`.
  public mutating func writeNull() { value { $0.append("null") } }
  /// Writes `true` or `false`.
  public mutating func write(_ bool: Bool) { value { $0.append(bool ? "true" : "false") } }
  /// Writes an integer.
  public mutating func write(_ integer: Int) { value { $0.append(decimal: integer) } }
  /// Writes a string. Characters that could control a terminal become escapes.
  public mutating func write(_ string: String) { value { $0.append(escaping: string) } }

  /// Writes a string.
  ///
  /// - Parameter utf8: Well-formed UTF-8.
  public mutating func write(utf8: [UInt8]) { value { $0.append(escaping: utf8) } }

  /// Writes the shortest decimal that reads back as the same double.
  ///
  /// - Parameter number: A finite number. It traps for others, which JSON cannot express.
  public mutating func write(_ number: Double) {
    precondition(
      number.isFinite, "JSONWriter.write: JSON cannot express \(number); write a finite number")
    value { $0.append(number.description) }
  }

  /// Writes a string with its runs of the digits 0 to 9 replaced.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - number: Returns the replacement for a run of digits.
  public mutating func write(
    _ string: String, numbering number: (Slice<UnsafeBufferPointer<UInt8>>) -> Int
  ) {
    value { $0.append(escaping: string, numbering: number) }
  }

  /// Writes a value that is JSON already. It is not checked.
  public mutating func write(json: [UInt8]) { value { $0.bytes.append(contentsOf: json) } }

  /// Removes everything that has been written and keeps the memory.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    place = .start
  }

  /// Ends a complete text with a line feed, so that another text can follow. It traps within a
  /// value.
  ///
  /// ```swift
  /// var writer = JSONWriter()
  /// for tick in 1...2 {
  ///   writer.object { $0.member("tick", tick) }
  ///   writer.newline()
  /// }
  /// precondition(writer.text == "{\"tick\":1}\n{\"tick\":2}\n")
  /// ```
  public mutating func newline() {
    precondition(place == .end, "JSONWriter.newline: the text is not complete; end its value first")
    bytes.append(UInt8(ascii: "\n"))
    place = .start
  }

  /// Writes an array or object.
  private mutating func nest(
    _ open: Unicode.Scalar, _ inner: Place, _ body: (inout JSONWriter) -> Void,
    _ close: Unicode.Scalar
  ) {
    value { writer in
      writer.bytes.append(UInt8(ascii: open))
      let outer = writer.place
      writer.place = inner
      writer.needsComma = false
      body(&writer)
      precondition(
        writer.place == inner,
        "JSONWriter: the last key has no value; write one value after each key")
      writer.place = outer
      writer.bytes.append(UInt8(ascii: close))
    }
  }

  /// Writes a value, after a comma if necessary.
  private mutating func value(_ write: (inout JSONWriter) -> Void) {
    precondition(place != .key, "JSONWriter: a value in an object has no key; call key(_:) first")
    precondition(
      place != .end, "JSONWriter: the text already has a value; call newline() before the next one")
    if place == .element, needsComma { bytes.append(UInt8(ascii: ",")) }
    write(&self)
    needsComma = true
    switch place {
    case .start: place = .end
    case .memberValue: place = .key
    case .element, .key, .end: break
    }
  }
}
