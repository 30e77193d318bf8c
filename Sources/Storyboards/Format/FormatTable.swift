import TextFormats

/// The description of one object of the scene file: its keys in canonical order, and the properties
/// of `Owner` that they set.
///
/// A table is the only description of its object. ``read(_:_:)`` decodes the object,
/// ``write(_:_:)`` encodes it, and ``object`` describes it for the schema and the formatter. These
/// cannot disagree, because all come from the same fields.
///
/// An object can have several cases with different keys, such as the kinds of views. The conditions
/// of the cases are checked in order. If one key selects among all cases, its word is looked up in
/// a dictionary instead.
struct FormatTable<Owner: Sendable>: Sendable {
  let name: String
  let cases: [Case]
  /// The rules that hold in every case.
  let rules: [FormatRule]
  /// The case for an object that fits no case; nil to ignore such an object.
  let fallback: Case?
  /// Indicates whether a stack or scroll view arranges the object. Messages mention this.
  let isArranged: Bool
  /// All keys of all cases, and the keys that only related objects have.
  private let knownKeys: [String]
  /// The keys of each rule for all cases that allows only one of several keys.
  private let exclusive: [[String]]
  private let selector: Selector?

  /// The keys that an object has when a condition is met.
  ///
  /// A case is a class because a table contains many of them and copies of tables are frequent.
  final class Case: Sendable {
    let condition: FormatCondition
    /// The name of the object in messages, such as "a row".
    let owner: String
    /// The value into which the keys are read, with all defaults.
    let empty: Owner
    let fields: [FormatField<Owner>]
    let rules: [FormatRule]
    /// Keys that `finish` checks and reports itself.
    let excused: [String]
    /// Indicates whether this case writes a value.
    let includes: @Sendable (Owner) -> Bool
    /// Checks the rules that involve several keys, after all keys have been read.
    let finish: @Sendable (SceneDecoder.Fields, inout SceneDecoder, inout Owner) -> Void
    /// The indices of the fields in reading order: those to be read first, then the others.
    fileprivate let order: [Int]
    fileprivate let names: [String]
    /// The keys of each rule that allows only one of several keys.
    fileprivate let exclusive: [[String]]

    /// Creates a case with the fields in canonical order.
    ///
    /// - Parameters:
    ///   - base: The value in which the fields set their defaults.
    ///   - includes: Indicates whether this case writes a value.
    init(
      _ condition: FormatCondition, _ owner: String, _ base: Owner, _ fields: [FormatField<Owner>],
      rules: [FormatRule] = [], excused: [String] = [],
      includes: @escaping @Sendable (Owner) -> Bool = { _ in true },
      finish: @escaping @Sendable (SceneDecoder.Fields, inout SceneDecoder, inout Owner) -> Void = {
        _, _, _ in
      }
    ) {
      self.condition = condition
      self.owner = owner
      self.fields = fields
      self.rules = rules
      self.excused = excused
      self.includes = includes
      self.finish = finish
      var empty = base
      for field in fields { field.setDefault(&empty) }
      self.empty = empty
      order =
        fields.indices.filter { fields[$0].isReadFirst }
        + fields.indices.filter { !fields[$0].isReadFirst }
      names = fields.map(\.key.name)
      exclusive = Self.exclusive(rules)
    }

    fileprivate static func exclusive(_ rules: [FormatRule]) -> [[String]] {
      rules.compactMap { rule in
        if case .exactlyOne(let keys, _) = rule { keys } else { nil }
      }
    }
  }

  /// A dictionary from words to cases, if one key selects among all cases.
  ///
  /// Most objects have such a key: `kind` for scenes, views, segues and transitions.
  private struct Selector {
    var key: String
    /// The indices of the cases, by the word of the key.
    var places: [String: Int] = [:]
    /// The case of an object without the key.
    var usual: Int?
  }
}

extension FormatTable {
  init(
    _ name: String, cases: [Case], rules: [FormatRule] = [], fallback: Case? = nil,
    isArranged: Bool = false
  ) {
    self.name = name
    self.cases = cases
    self.rules = rules
    self.fallback = fallback
    self.isArranged = isArranged
    var related: [String] = []
    for case .never(let keys) in rules { related += keys }
    knownKeys = cases.flatMap(\.names) + related
    exclusive = Case.exclusive(rules)
    selector = Self.selector(of: cases)
  }

  /// Creates the table of an object with one case.
  init(
    _ name: String, _ owner: String, _ base: Owner, _ fields: [FormatField<Owner>],
    rules: [FormatRule] = [],
    finish: @escaping @Sendable (SceneDecoder.Fields, inout SceneDecoder, inout Owner) -> Void = {
      _, _, _ in
    }
  ) {
    self.init(
      name, cases: [Case(.always, owner, base, fields, finish: finish)], rules: rules)
  }

  /// Returns a dictionary for the cases; nil if a case has a condition other than the word of one
  /// key.
  ///
  /// Looking up a word takes constant time. Trying the conditions in order would compare up to 17
  /// words for each view of a file.
  private static func selector(of cases: [Case]) -> Selector? {
    var selector: Selector?
    for (place, one) in cases.enumerated() {
      guard let key = one.condition.selectingKey, selector.map({ $0.key == key }) ?? true else {
        return nil
      }
      selector = selector ?? Selector(key: key)
      switch one.condition {
      case .word(let word, _): selector?.places[word] = place
      case .wordOrNone(let word, _):
        selector?.places[word] = place
        selector?.usual = place
      case .without: selector?.usual = place
      case .always, .otherThan, .with: return nil
      }
    }
    return selector
  }

  /// The object's description for the schema and the formatter.
  var object: FormatObject {
    FormatObject(
      name,
      cases: cases.map { FormatCase($0.condition, $0.fields.map(\.key), rules: $0.rules) },
      rules: rules)
  }

  // MARK: - Reading

  /// Reads an object.
  ///
  /// Reading continues after a defect, so that one run reports all defects of a file. The steps
  /// are: choose the case, check for unknown and misplaced keys, read the fields, check the rules,
  /// and call the case's `finish`. A value with defects has defaults in place of what could not be
  /// read; the decoder's report prevents its use.
  ///
  /// - Returns: The value; nil, after a report, if the node is not an object.
  func read(_ node: JSONNode, _ decoder: inout SceneDecoder) -> Owner? {
    let one = selectedCase(of: node) ?? fallback
    guard let members = decoder.members(node), let one else { return nil }
    let owner = isArranged ? "\(one.owner) in \(decoder.group ?? "a stack view")" : one.owner
    let fields = SceneDecoder.Fields(owner: owner, offset: node.offset, members: members)
    checkKeys(of: fields, as: one, &decoder)
    let clashing = clashingKeys(in: fields, of: one)
    var value = one.empty
    for place in one.order {
      let name = one.names[place]
      if let node = fields[name] {
        if !clashing.contains(name) { one.fields[place].read(node, &decoder, &value) }
      } else {
        one.fields[place].setMissing?(&decoder, &value)
        if one.fields[place].key.isRequired, !one.excused.contains(name) {
          decoder.reportMissing(name, of: fields)
        }
      }
    }
    for rule in rules { decoder.check(rule, fields) }
    for rule in one.rules { decoder.check(rule, fields) }
    one.finish(fields, &decoder, &value)
    return value
  }

  /// Returns keys of which only one is allowed but the object has several. None of them is read,
  /// because it is not known which one is meant.
  private func clashingKeys(in fields: SceneDecoder.Fields, of one: Case) -> [String] {
    var clashing: [String] = []
    for keys in exclusive where keys.count(where: { fields[$0] != nil }) > 1 { clashing += keys }
    for keys in one.exclusive where keys.count(where: { fields[$0] != nil }) > 1 {
      clashing += keys
    }
    return clashing
  }

  /// Returns the case to which an object belongs; nil if its key `kind` or the like has an unknown
  /// word.
  private func selectedCase(of node: JSONNode) -> Case? {
    guard let selector else { return cases.first { $0.condition.holds(for: node) } }
    guard let word = node[selector.key] else { return selector.usual.map { cases[$0] } }
    return word.string.flatMap { selector.places[$0] }.map { cases[$0] }
  }

  /// Reports each key that the case does not have: as misplaced if another case has it, otherwise
  /// as unknown, with the most similar key.
  private func checkKeys(
    of fields: SceneDecoder.Fields, as one: Case, _ decoder: inout SceneDecoder
  ) {
    // An object of an unknown case may use the keys of any case.
    let isKnown = one.condition.selectingKey != nil || cases.count == 1
    let names = isKnown ? one.names : one.names + knownKeys
    for member in fields.members where !names.contains(member.key) {
      if one.excused.contains(member.key) { continue }
      if knownKeys.contains(member.key) {
        decoder.report(.misplacedKey(member.key, owner: fields.owner), at: member.keyOffset)
      } else {
        decoder.reportUnknownKey(member, among: names + (selector.map { [$0.key] } ?? []))
      }
    }
  }

  // MARK: - Writing

  /// Writes a value with the keys in canonical order. The first case whose `includes` accepts the
  /// value decides which keys are written.
  ///
  /// A value that fits no case is written as an empty object.
  func write(_ owner: Owner, _ encoder: SceneEncoder) -> JSONNode {
    let one = cases.first { $0.includes(owner) }
    return JSONNode(
      value: .object(
        (one?.fields ?? []).compactMap { field in
          field.write(owner, encoder).map { JSONMember(key: field.key.name, node: $0) }
        }))
  }
}
