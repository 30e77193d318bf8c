import TextFormats

/// Checks the rules between the keys of one object.
extension SceneDecoder {
  /// Reports a breach of a rule of the format.
  ///
  /// A misplaced key is reported at its own place. A rule about the number of keys is reported at
  /// the start of the object.
  mutating func check(_ rule: FormatRule, _ fields: Fields) {
    switch rule {
    case .exactlyOne(let keys, let usual):
      let found = keys.count { fields[$0] != nil }
      if found == 0, let usual {
        reportMissing(usual, of: fields)
      } else if found != 1 {
        report(.notOneKey(keys, found: found), at: fields.offset)
      }
    case .atLeastOne(let keys):
      if !keys.contains(where: { fields[$0] != nil }) {
        report(.notOneKey(keys, found: 0), at: fields.offset)
      }
    case .notBoth(let first, let second):
      if fields[first] != nil, fields[second] != nil {
        report(.notOneKey([first, second], found: 2), at: fields.offset)
      }
    case .excludes(let key, let word, let others, let owner):
      if fields[key]?.string == word { reportMisplaced(others, owner, fields) }
    case .rulesOut(let key, let others, let owner):
      if fields[key] != nil { reportMisplaced(others, owner, fields) }
    case .excludesUnless(let key, let words, let absent, let others, let owner):
      if let word = fields[key]?.string, words.contains(word),
        absent.allSatisfy({ fields[$0] == nil })
      {
        reportMisplaced(others, owner, fields)
      }
    case .onlyWith(let key, let word, let others, let owner):
      if fields[key]?.string != word { reportMisplaced(others, owner, fields) }
    // Keys of related objects are reported elsewhere as misplaced. The reading of constraints
    // checks which attributes fit together.
    case .never, .limits: break
    }
  }

  /// Reports those of some keys that the object has, as keys that `owner` must not have.
  private mutating func reportMisplaced(_ keys: [String], _ owner: String, _ fields: Fields) {
    for member in fields.members where keys.contains(member.key) {
      report(.misplacedKey(member.key, owner: owner), at: member.keyOffset)
    }
  }
}
