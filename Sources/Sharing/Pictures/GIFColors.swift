/// The colours of an image in a GIF file, which has at most 256 of them.
struct GIFColors {
  /// The colours in the order of the palette, at most 255.
  private(set) var colors: [UInt32]
  private var indexes: [UInt32: UInt8]

  /// The index for pixels that stay as they are.
  var transparent: UInt8 { UInt8(colors.count) }

  /// The number of bits of an index.
  var bits: Int { max(1, Int.bitWidth - colors.count.leadingZeroBitCount) }

  /// The largest number of colours beside the transparent one.
  static let limit = 255

  /// Creates the palette of at most ``limit`` colours.
  init(_ colors: [UInt32]) {
    precondition(colors.count <= Self.limit, "\(colors.count) colours in a palette of 255")
    self.colors = colors
    indexes = Dictionary(uniqueKeysWithValues: colors.enumerated().map { ($1, UInt8($0)) })
  }

  /// Creates the palette of an image.
  ///
  /// If it has more than ``limit`` colours, the palette has the most frequent ones. The nearest of
  /// these replaces each of the others.
  ///
  /// - Parameter counts: The number of pixels of each colour.
  init(counts: [UInt32: Int]) {
    guard counts.count > Self.limit else {
      self.init(counts.keys.sorted())
      return
    }
    let frequent = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    self.init(frequent.prefix(Self.limit).map(\.key).sorted())
    for (color, _) in frequent.dropFirst(Self.limit) {
      let nearest = colors.enumerated().min {
        Self.distance($0.element, color) < Self.distance($1.element, color)
      }
      indexes[color] = UInt8(nearest?.offset ?? 0)
    }
  }

  /// Returns the index of a colour in the palette.
  func index(of color: UInt32) -> UInt8 { indexes[color] ?? 0 }

  /// Returns a measure of the difference of two colours, in which green counts most and blue least.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func part(_ shift: UInt32) -> Int { Int(one >> shift & 255) - Int(other >> shift & 255) }
    return 3 * part(16) * part(16) + 4 * part(8) * part(8) + 2 * part(0) * part(0)
  }
}
