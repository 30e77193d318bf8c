/// Output as tmux 3.3a reads it: a repetition (`rep`) of a character of several bytes is ignored.
struct ASCIIRepetition {
  /// A control sequence that has not come to its end.
  private var held: [UInt8] = []
  /// The last byte outside of control sequences.
  private var last: UInt8 = 0

  /// Returns the bytes that have an effect, without an incomplete control sequence at the end.
  mutating func filter(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if held.isEmpty, byte != 0x1B {
        result.append(byte)
        last = byte
        continue
      }
      held.append(byte)
      let isStart = held == [0x1B] || held == [0x1B, 0x5B]
      // The final byte of a control sequence, or any after an escape that begins none.
      guard !isStart, held[1] != 0x5B || byte >= 0x40 else { continue }
      let isRepetition = held[1] == 0x5B && byte == 0x62
      if !isRepetition || last < 0x80 { result += held }
      held = []
    }
    return result
  }
}
