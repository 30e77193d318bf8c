/// The numbers of the nodes of a graph by their keys.
///
/// The numbers are in an open-addressing table (Knuth, "The Art of Computer Programming", volume 3,
/// 6.4). A dictionary would hold every key a second time, and take up to three times the memory.
///
/// A table that is three quarters full doubles its size. The keys themselves are in an array of the
/// graph, and a slot has only the index.
struct NodeNumbers {
  /// The numbers, or -1 for a free slot. The count is a power of two.
  private var slots = [Int32](repeating: -1, count: 16)
  private var count = 0

  /// Returns the number of a key; nil if it has not been inserted.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keys: All inserted keys by their numbers.
  func number(of key: StackGraph.Key, in keys: [StackGraph.Key]) -> Int? {
    var slot = start(of: key)
    while slots[slot] >= 0 {
      if keys[Int(slots[slot])] == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Inserts the last of the keys, which must be new.
  mutating func insertLast(of keys: [StackGraph.Key]) {
    count += 1
    guard count * 4 <= slots.count * 3 else {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for number in keys.indices { put(number, keys[number]) }
      return
    }
    put(keys.count - 1, keys[keys.count - 1])
  }

  /// Puts the number into the first free slot of its probe sequence.
  private mutating func put(_ number: Int, _ key: StackGraph.Key) {
    var slot = start(of: key)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  /// Returns the slot where the search for a key starts, by multiplicative hashing.
  private func start(of key: StackGraph.Key) -> Int {
    let state = key.state
    var flags = state.isUncertain ? 1 : 0
    flags += state.hasLevelExit ? 2 : 0
    flags += state.hasStackExit ? 4 : 0
    flags += state.isPushed ? 8 : 0
    flags += state.isFirst ? 16 : 0
    flags += state.navigation == .none ? 32 : 0
    var hash: UInt64 = 0
    func mix(_ value: Int) { hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* Self.multiplier }
    mix(key.scene)
    mix(key.branch)
    mix(key.detail ?? -1)
    mix(state.split ?? -1)
    mix(flags)
    for holder in key.holders { mix(holder) }
    return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }

  /// 2⁶⁴ divided by the golden ratio.
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}
