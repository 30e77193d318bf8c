import TextFormats

/// Reads a configuration file and collects its defects.
struct SettingsReader {
  private let text: SourceText
  private let root: JSONNode
  private var defects: [(reason: SettingsError.Reason, offset: Int)] = []
  private var nearestName = NearestName()

  /// Parses a file.
  ///
  /// - Throws: `SettingsErrors` if the file is not JSON or too large.
  init(_ bytes: [UInt8]) throws(SettingsErrors) {
    guard bytes.count <= UserSettings.longestFile else {
      throw SettingsErrors(.tooLarge, at: SourcePosition(line: 1, column: 1))
    }
    text = SourceText(bytes)
    do {
      root = try JSONNode(json: bytes)
    } catch {
      throw SettingsErrors(.notJSON(error.reason), at: text.position(at: error.offset))
    }
  }

  /// Reads all settings of the file.
  mutating func read(into settings: inout UserSettings) {
    guard let members = root.members else {
      let _: Never? = unexpected(root, "an object of settings")
      return
    }
    let names = SettingsTable.fields.map(\.name)
    for member in members where member.key != "$schema" {
      if let field = SettingsTable.fields.first(where: { $0.name == member.key }) {
        field.read(member.node, &self, &settings)
      } else {
        unknownKey(member, known: names)
      }
    }
  }

  /// Reports a key that the object does not have.
  mutating func unknownKey(_ member: JSONMember, known: [String]) {
    let nearest = nearestName.find(member.key, in: known)
    report(.unknownKey(member.key, nearest: nearest, known: known), at: member.keyOffset)
  }

  /// Reports a value that a setting cannot have, and returns nil.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - expected: The allowed values as a part of a sentence.
  ///   - nearest: The word of the value and the allowed words; nil to suggest nothing.
  mutating func unexpected<Value>(
    _ node: JSONNode, _ expected: String, nearest: (word: String, words: [String])? = nil
  ) -> Value? {
    let nearest = nearest.flatMap { nearestName.find($0.word, in: $0.words) }
    report(
      .unexpected(expected: expected, found: node.summary, nearest: nearest), at: node.offset)
    return nil
  }

  mutating func report(_ reason: SettingsError.Reason, at offset: Int) {
    defects.append((reason, offset))
  }

  /// The defects in the order of the file; nil if there are none.
  var errors: SettingsErrors? {
    guard !defects.isEmpty else { return nil }
    let sorted = defects.enumerated().sorted { a, b in
      (a.element.offset, a.offset) < (b.element.offset, b.offset)
    }
    let errors = sorted.prefix(SettingsErrors.limit).map { _, defect in
      SettingsError(
        reason: defect.reason, path: root.path(to: defect.offset),
        position: text.position(at: defect.offset))
    }
    return SettingsErrors(errors: errors, omitted: defects.count - errors.count)
  }
}
