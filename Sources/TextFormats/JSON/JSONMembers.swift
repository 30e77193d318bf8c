/// The members of an object while it is read, with a watch on keys that come twice.
struct JSONMembers {
  private(set) var list: [JSONMember] = []
  /// Where the key appended last stands already; nil while all keys differ.
  private(set) var earlierOffset: Int?
  private var offsets: [String: Int] = [:]

  /// Up to this many, comparing each key is faster than hashing.
  private static let fewMembers = 8

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
