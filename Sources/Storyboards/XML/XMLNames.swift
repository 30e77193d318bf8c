/// The names of elements and attributes, each made once.
struct XMLNames {
  /// A power of two, so that the topmost bits of a product find the place.
  private var places = [Int32](repeating: -1, count: 1_024)
  private var names: [Name] = []
  private static let limit = 512

  private struct Name {
    var text: String
    var key: Key
    /// Its bytes from the seventeenth on.
    var rest: [UInt8]
  }

  /// The first sixteen bytes as two numbers, which finds and tells apart nearly all names.
  private struct Key: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    /// Odd, with bits all over: that of Donald Knuth's multiplicative hashing, 2^64 over the golden ratio.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    var place: Int { Int(((low ^ (high &* Self.factor)) &* Self.factor) >> 54) }
  }

  mutating func name(_ text: UnsafePointer<CChar>) -> String {
    let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var key = Key()
    var length = 0
    while length < 8, bytes[length] != 0 {
      key.low |= UInt64(bytes[length]) << (8 * UInt64(length))
      length += 1
    }
    if length == 8 {
      while length < 16, bytes[length] != 0 {
        key.high |= UInt64(bytes[length]) << (8 * UInt64(length - 8))
        length += 1
      }
    }
    if length == 16 {
      while bytes[length] != 0 { length += 1 }
    }
    let rest = UnsafeBufferPointer(start: bytes + min(16, length), count: max(0, length - 16))
    var place = key.place
    while places[place] >= 0 {
      let number = Int(places[place])
      if names[number].key == key, length < 16 || names[number].rest.elementsEqual(rest) {
        return names[number].text
      }
      place = (place + 1) & 1_023
    }
    let new = UnsafeBufferPointer(start: bytes, count: length)
    let name = Name(text: String(decoding: new, as: UTF8.self), key: key, rest: Array(rest))
    // A file with more names than that is no storyboard; its names are made anew each time.
    if names.count < Self.limit {
      places[place] = Int32(names.count)
      names.append(name)
    }
    return name.text
  }
}
