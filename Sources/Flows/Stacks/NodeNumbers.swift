/// The numbers of a graph's nodes by their keys.
///
/// An open-addressing table (Knuth, "The Art of Computer Programming", volume 3, 6.4) of numbers alone:
/// a dictionary would hold every key a second time, in up to three times the room.
struct NodeNumbers {
  /// -1 for a free place; a power of two of them.
  private var slots = [Int32](repeating: -1, count: 16)
  private var count = 0

  /// - Parameter keys: By number, the keys that have been inserted.
  func number(of key: StackGraph.Key, in keys: [StackGraph.Key]) -> Int? {
    var slot = start(of: key)
    while slots[slot] >= 0 {
      if keys[Int(slots[slot])] == key { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Inserts the last of the keys, which is not there yet.
  mutating func insertLast(of keys: [StackGraph.Key]) {
    count += 1
    guard count * 4 <= slots.count * 3 else {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for number in keys.indices { put(number, keys[number]) }
      return
    }
    put(keys.count - 1, keys[keys.count - 1])
  }

  private mutating func put(_ number: Int, _ key: StackGraph.Key) {
    var slot = start(of: key)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  /// Where the search for a key starts, by multiplicative hashing of what keys differ in most.
  private func start(of key: StackGraph.Key) -> Int {
    let state = key.state
    var flags = state.isVague ? 1 : 0
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
