/// A fingerprint of 128 bits of a state.
///
/// Two lanes of 64 bits are mixed with different constants, each as in SplitMix64. Among ten million
/// states the probability of one collision is below 10⁻²⁴.
public struct StateDigest: Hashable, Sendable {
  /// The first 64 bits.
  public private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The other 64 bits.
  public private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  /// Creates the fingerprint of nothing.
  public init() {}

  /// Creates a fingerprint of its two halves.
  public init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// Adds a word. The order of words matters.
  mutating func combine(_ word: UInt64) {
    high = Self.mixed((high ^ word) &* 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 30)
    low = Self.mixed((low &+ word) &* 0xFF51_AFD7_ED55_8CCD, 0xC4CE_B9FE_1A85_EC53, 33)
  }

  /// Adds a whole number.
  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Adds a text, in time proportional to its length.
  mutating func combine(_ text: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    combine(hash)
    combine(text.utf8.count)
  }

  private static func mixed(_ word: UInt64, _ factor: UInt64, _ shift: UInt64) -> UInt64 {
    let product = (word ^ word >> shift) &* factor
    return product ^ product >> 31
  }
}
