import TextFormats

/// The form of a value that a key of a scene file allows.
///
/// The schema and the formatter use shapes: one writes them as JSON Schema, the other finds nested
/// objects by them. Restrictions that depend on other keys are not included.
indirect enum FormatShape: Sendable {
  case text
  /// A text that is not empty.
  case name
  /// The path of a file, relative to the folder of this file.
  case path
  case boolean
  /// The name of a colour, or hexadecimal notation such as `#RRGGBB`.
  case color
  /// An integer from the first number to the second; nil for no upper limit.
  case integer(Int, Int?)
  /// A number from the first to the second.
  case number(Double, Double)
  /// A number above the first and at most the second.
  case numberAbove(Double, Double)
  /// The version of the format, which is 1.
  case version
  /// Rules of `segue check`, as an array or as an object with a reason for each.
  case acceptance
  /// One of these texts.
  case word([String])
  /// One of these texts, or an object of the format by its name.
  case wordOrObject([String], object: String)
  /// The two control points of a cubic curve: four numbers.
  case controlPoints
  /// An array whose elements have one shape.
  ///
  /// - Parameter atLeast: The smallest number of elements.
  case list(FormatShape, atLeast: Int = 0)
  /// At least one keyframe. The first one is at time 0.
  case keyframes
  /// An object whose keys are names chosen by the file.
  case names(FormatShape, excludesHash: Bool = false)
  /// An object of the format, by its name.
  case object(String)
}

/// A key of an object, with its meaning.
///
/// It knows nothing of the property that the key sets. The schema, the formatter and the messages
/// need only this part of a ``FormatField``.
struct FormatKey: Sendable {
  var name: String
  var shape: FormatShape
  var isRequired: Bool
  /// A short sentence for editors, without a period.
  var meaning: String

  init(_ name: String, _ shape: FormatShape, _ meaning: String, required: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    isRequired = required
  }
}

/// An object of a scene file.
///
/// The name is that of its definition in the schema, under `$defs`.
struct FormatObject: Sendable {
  var name: String
  /// The cases of the object. The key `kind` selects among them for most objects.
  var cases: [FormatCase]
  /// The rules that hold in every case.
  var rules: [FormatRule] = []

  /// Creates an object that always has the same keys.
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

/// The keys of an object when a condition is met, in canonical order. A view has a case for each
/// `kind`, for example.
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

/// The condition under which an object belongs to a case.
enum FormatCondition: Sendable {
  case always
  /// The key has this word.
  case word(String, key: String)
  /// The key has this word, or it is missing.
  case wordOrNone(String, key: String)
  /// The key exists and its value is none of these words.
  case otherThan([String], key: String)
  case without(key: String)
  case with(key: String)
}

/// A rule between keys of one object.
///
/// Each rule has two forms: the decoder checks it in `SceneDecoder.check(_:_:)`, and
/// ``SceneSchema`` writes it as JSON Schema. A switch without a default keeps both complete.
enum FormatRule: Sendable {
  /// The object must have exactly one of these keys.
  ///
  /// - Parameter usual: The key that the message for a missing key names; nil to name all.
  case exactlyOne([String], usual: String? = nil)
  /// The object must have one of these keys or several.
  case atLeastOne([String])
  /// The object must not have both keys.
  case notBoth(String, String)
  /// Keys that only related objects can have.
  case never([String])
  /// If `key` has this word, the listed keys are not allowed. A message then calls the object
  /// `owner`.
  case excludes(key: String, word: String, [String], owner: String)
  /// If `key` exists, the listed keys are not allowed. A message then calls the object `owner`.
  case rulesOut(key: String, [String], owner: String)
  /// If `key` has one of these words and no key of `absent` exists, the listed keys are not
  /// allowed. A message then calls the object `owner`.
  case excludesUnless(
    key: String, words: [String], absent: [String], [String], owner: String)
  /// The listed keys are allowed only if `key` has this word. Otherwise a message calls the object
  /// `owner`.
  case onlyWith(key: String, word: String, [String], owner: String)
  /// If `key` has one of these words, `other` must be one of `among` or missing.
  case limits(key: String, words: [String], other: String, among: [String])
}

extension FormatCondition {
  /// Indicates whether an object meets the condition.
  ///
  /// A value of another type than text counts as a word that does not match.
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

  /// The key that the condition reads; nil if it reads none.
  var selectingKey: String? {
    switch self {
    case .always: nil
    case .word(_, let key), .wordOrNone(_, let key), .otherThan(_, let key), .without(let key),
      .with(let key):
      key
    }
  }
}
