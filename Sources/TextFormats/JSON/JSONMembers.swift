/// The members of an object while it is read. It finds keys that occur twice.
///
/// Most objects have few keys, so the first eight are compared one by one. From the ninth on a
/// dictionary finds repetitions in constant time.
struct JSONMembers {
  /// The members so far.
  private(set) var list: [JSONMember] = []
  /// The offset of an earlier member with the same key as the last one; nil if all keys differ.
  private(set) var earlierOffset: Int?
  private var offsets: [String: Int] = [:]

  /// The number of members up to which comparing all keys is faster than hashing.
  private static let fewMembers = 8

  /// Adds a member and sets ``earlierOffset``.
  mutating func append(_ member: JSONMember) {
    if list.count < Self.fewMembers {
      earlierOffset = list.first { $0.key == member.key }?.keyOffset
    } else {
      if offsets.isEmpty { for member in list { offsets[member.key] = member.keyOffset } }
      earlierOffset = offsets.updateValue(member.keyOffset, forKey: member.key)
    }
    list.append(member)
  }
}
