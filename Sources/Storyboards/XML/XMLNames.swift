/// The names of elements and attributes, each known by a number from 0.
struct XMLNames {
  private(set) var names: [Name] = []
  /// A power of two, so that the topmost bits of a product find the place.
  private var places = [Int32](repeating: -1, count: 1_024)
  private static let limit = 512

  struct Name {
    let text: String
    fileprivate let key: XMLNameKey
    /// Its bytes from the seventeenth on.
    fileprivate let rest: [UInt8]

    /// Whether these are its bytes, the first sixteen of which `key` has been made of.
    @inline(__always)
    func isSame(_ key: XMLNameKey, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      self.key == key
        && (key.count <= 16
          || rest.elementsEqual(UnsafeBufferPointer(rebasing: bytes[16...])))
    }
  }

  /// The number of a name that was met before; nil for a new one.
  func number(_ key: XMLNameKey, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = key.place
    while places[place] >= 0 {
      let number = Int(places[place])
      if names[number].isSame(key, bytes) { return number }
      place = (place + 1) & 1_023
    }
    return nil
  }

  /// Notes a name that is new. One beyond the limit is noted each time: a file with more names than that
  /// is no storyboard.
  ///
  /// - Parameter bytes: In UTF-8.
  mutating func add(_ key: XMLNameKey, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if names.count < Self.limit {
      var place = key.place
      while places[place] >= 0 { place = (place + 1) & 1_023 }
      places[place] = Int32(names.count)
    }
    names.append(
      Name(text: String(decoding: bytes, as: UTF8.self), key: key, rest: Array(bytes.dropFirst(16)))
    )
    return names.count - 1
  }
}

/// The first sixteen bytes of a name as two numbers, and how many bytes it has: this finds and tells
/// apart nearly all names.
struct XMLNameKey: Equatable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  var count: Int

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    var index = 0
    while index < min(8, count) {
      low |= UInt64(bytes[index]) << (8 * UInt64(index))
      index += 1
    }
    while index < min(16, count) {
      high |= UInt64(bytes[index]) << (8 * UInt64(index - 8))
      index += 1
    }
  }

  private init(low: UInt64, high: UInt64, count: Int) {
    (self.low, self.high, self.count) = (low, high, count)
  }

  /// The key of a part of a longer text.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard range.lowerBound + 16 <= text.count else {
      self.init(UnsafeBufferPointer(rebasing: text[range]))
      return
    }
    let text = UnsafeRawBufferPointer(text)
    func word(at offset: Int, of length: Int) -> UInt64 {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      return length >= 8 ? word : word & ((1 << (8 * UInt64(max(0, length)))) - 1)
    }
    self.init(
      low: word(at: range.lowerBound, of: range.count),
      high: word(at: range.lowerBound + 8, of: range.count - 8), count: range.count)
  }

  /// A key that is known when the program is compiled.
  @inline(__always)
  init(_ text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Odd, with bits all over: that of Donald Knuth's multiplicative hashing, 2^64 over the golden ratio.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  fileprivate var place: Int { Int(((low ^ (high &* Self.factor)) &* Self.factor) >> 54) }
}
