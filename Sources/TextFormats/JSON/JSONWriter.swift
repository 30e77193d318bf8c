/// Builds JSON texts on one line each, with the keys in the order they are given.
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
/// A value without its key, a key outside an object and a second value are mistakes of the caller
/// and trap. That keys of one object differ is the caller's part and not checked.
public struct JSONWriter: Sendable {
  /// The text so far, in UTF-8.
  public internal(set) var bytes: [UInt8] = []
  private var place: Place = .start
  private var needsComma = false

  /// The place in the text, which decides what can follow.
  private enum Place {
    case start
    case end
    case key
    case memberValue
    case element
  }

  public init() {}

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest("{", .key, members, "}")
  }

  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest("[", .element, elements, "]")
  }

  /// Starts a member of an object; its value must follow.
  public mutating func key(_ key: String) {
    precondition(place == .key, "key '\(key)' outside an object or after a key")
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    append(escaping: key)
    bytes.append(UInt8(ascii: ":"))
    place = .memberValue
  }

  public mutating func writeNull() { value { $0.append("null") } }
  public mutating func write(_ bool: Bool) { value { $0.append(bool ? "true" : "false") } }
  public mutating func write(_ integer: Int) { value { $0.append(decimal: integer) } }
  public mutating func write(_ string: String) { value { $0.append(escaping: string) } }

  /// Writes a string.
  ///
  /// - Parameter utf8: Well-formed.
  public mutating func write(utf8: [UInt8]) { value { $0.append(escaping: utf8) } }

  /// Writes the shortest decimal that reads back as the same double.
  ///
  /// - Parameter number: Finite, as JSON has no word for the rest.
  public mutating func write(_ number: Double) {
    precondition(number.isFinite, "\(number) is not a JSON number")
    value { $0.append(number.description) }
  }

  /// Writes a string in which a number stands for each run of the digits 0 to 9.
  ///
  /// - Parameter number: Answers the one for a run.
  public mutating func write(
    _ string: String, numbering number: (Slice<UnsafeBufferPointer<UInt8>>) -> Int
  ) {
    value { $0.append(escaping: string, numbering: number) }
  }

  /// Writes a value that is JSON already.
  public mutating func write(json: [UInt8]) { value { $0.bytes.append(contentsOf: json) } }

  /// Forgets what has been written, and keeps the room for it.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    place = .start
  }

  /// Ends a complete text with a line feed and makes room for another one.
  public mutating func newline() {
    precondition(place == .end, "a line ends within a value")
    bytes.append(UInt8(ascii: "\n"))
    place = .start
  }

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
      precondition(writer.place == inner, "a key without a value")
      writer.place = outer
      writer.bytes.append(UInt8(ascii: close))
    }
  }

  private mutating func value(_ write: (inout JSONWriter) -> Void) {
    precondition(place != .key, "a value without a key")
    precondition(place != .end, "a second value in one text")
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
