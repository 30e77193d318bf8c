import TextFormats

/// The values that a key of a scene file allows.
///
/// Restrictions that depend on other keys are not included.
indirect enum FormatShape: Sendable {
  case text
  /// A text that is not empty.
  case name
  case path
  case boolean
  case color
  /// nil for no highest.
  case integer(Int, Int?)
  case number(Double, Double)
  /// Above the first, up to the second.
  case numberAbove(Double, Double)
  case version
  /// Rules of `segue check`, as an array or as an object with a reason for each.
  case acceptance
  case word([String])
  /// - Parameter atLeast: How many elements there must be.
  case list(FormatShape, atLeast: Int = 0)
  /// Keyframes, at least one, the first at the time 0.
  case keyframes
  /// An object whose keys are names that the file chooses.
  case names(FormatShape, excludesHash: Bool = false)
  /// An object of the format, by its name.
  case object(String)
}

/// A key of an object and what it means.
struct FormatKey: Sendable {
  var name: String
  var shape: FormatShape
  var isRequired: Bool
  /// A short sentence for editors, without a full stop.
  var meaning: String

  init(_ name: String, _ shape: FormatShape, _ meaning: String, required: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    isRequired = required
  }
}

/// An object of a scene file.
struct FormatObject: Sendable {
  var name: String
  var cases: [FormatCase]
  /// The rules that hold in every case.
  var rules: [FormatRule] = []

  init(_ name: String, _ keys: [FormatKey], rules: [FormatRule] = []) {
    self.name = name
    cases = [FormatCase(.always, keys)]
    self.rules = rules
  }

  init(_ name: String, cases: [FormatCase], rules: [FormatRule] = []) {
    self.name = name
    self.cases = cases
    self.rules = rules
  }
}

/// The keys that an object has when a condition is met, in canonical order.
struct FormatCase: Sendable {
  var condition: FormatCondition
  var keys: [FormatKey]
  var rules: [FormatRule]

  init(_ condition: FormatCondition, _ keys: [FormatKey], rules: [FormatRule] = []) {
    self.condition = condition
    self.keys = keys
    self.rules = rules
  }
}

/// Which case of an object is meant.
enum FormatCondition: Sendable {
  case always
  case word(String, key: String)
  case wordOrNone(String, key: String)
  /// The key is there, with any value but these words.
  case otherThan([String], key: String)
  case without(key: String)
  case with(key: String)
}

/// A rule between keys of one object.
enum FormatRule: Sendable {
  ///
  /// - Parameter usual: The key that a message names where none is there; nil names all.
  case exactlyOne([String], usual: String? = nil)
  case atLeastOne([String])
  case notBoth(String, String)
  /// Keys that only related objects have.
  case never([String])
  /// Where `key` has this word, the others must not be there; `owner` is what a message calls it then.
  case excludes(key: String, word: String, [String], owner: String)
  /// Where `key` is there, the others must not be; `owner` is what a message calls it then.
  case rulesOut(key: String, [String], owner: String)
  /// Where `key` has one of these words and none of `absent` is there, the others must not be;
  /// `owner` is what a message calls it then.
  case excludesUnless(
    key: String, words: [String], absent: [String], [String], owner: String)
  /// Unless `key` has this word, the others must not be there; `owner` is what a message calls it then.
  case onlyWith(key: String, word: String, [String], owner: String)
  /// Where `key` has one of these words, `other` has one of `among` or is not there.
  case limits(key: String, words: [String], other: String, among: [String])
}

extension FormatCondition {
  func holds(for node: JSONNode) -> Bool {
    switch self {
    case .always: true
    case .word(let word, let key): node[key]?.string == word
    case .wordOrNone(let word, let key): node[key] == nil || node[key]?.string == word
    case .otherThan(let words, let key):
      node[key].map { !words.contains($0.string ?? "") } ?? false
    case .without(let key): node[key] == nil
    case .with(let key): node[key] != nil
    }
  }

  /// The key that it looks at; nil for none.
  var selectingKey: String? {
    switch self {
    case .always: nil
    case .word(_, let key), .wordOrNone(_, let key), .otherThan(_, let key), .without(let key),
      .with(let key):
      key
    }
  }
}
