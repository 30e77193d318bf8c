/// What the elements of one text have in common: its bytes, of which values are slices until somebody
/// reads them, and all attributes in one row.
final class XMLStore {
  /// The text, behind it values that are written otherwise there.
  private(set) var bytes: [UInt8]
  private(set) var attributes: [Attribute] = []
  private(set) var names = XMLNames()

  struct Attribute {
    /// The first bytes of its name, which tell apart nearly all.
    var low: UInt64
    var nameCount: UInt32
    var name: UInt32
    /// Its value's place in the bytes.
    var start: UInt32
    var count: UInt32
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Parameter bytes: In UTF-8.
  func number(ofName bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let key = XMLNameKey(bytes)
    return names.number(key, bytes) ?? names.add(key, bytes)
  }

  func add(_ name: Int, _ key: XMLNameKey, value: Range<Int>) {
    attributes.append(
      Attribute(
        low: key.low, nameCount: UInt32(key.count), name: UInt32(name),
        start: UInt32(value.lowerBound), count: UInt32(value.count)))
  }

  func addName(_ key: XMLNameKey, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    names.add(key, bytes)
  }

  /// Adds what is no slice of the text.
  func add(_ value: some Collection<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: value)
    return start..<bytes.count
  }

  /// The place of the attribute in the row; nil for none.
  func place(
    of key: XMLNameKey, _ name: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> Int? {
    attributes.withUnsafeBufferPointer { attributes in
      for index in range {
        let attribute = attributes[index]
        guard attribute.low == key.low, Int(attribute.nameCount) == key.count else { continue }
        if key.count <= 8 || names.names[Int(attribute.name)].isSame(key, name) { return index }
      }
      return nil
    }
  }

  func value(_ place: Int) -> String {
    withValue(place) { String(decoding: $0, as: UTF8.self) }
  }

  @inline(__always)
  func withValue<Result>(_ place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let attribute = attributes[place]
    return bytes.withUnsafeBufferPointer {
      let end = Int(attribute.start) + Int(attribute.count)
      return body(UnsafeBufferPointer(rebasing: $0[Int(attribute.start)..<end]))
    }
  }
}
