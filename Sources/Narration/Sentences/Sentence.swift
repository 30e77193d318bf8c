/// A sentence before it has words: the key of its patterns and the values for them.
///
/// A ``StringTable`` turns it into text, and the text of an event back into a sentence.
///
/// Code never joins words. It chooses a key and its arguments, and each language has the whole
/// sentence. The same sentence can therefore be said in several languages, compared and stored.
public struct Sentence: Hashable, Sendable {
  /// The key of the patterns, such as `event.push.animated`. ``StringTable/keys`` has all of them.
  public var key: String
  /// The values of the arguments that the patterns name.
  public var arguments: [Argument: Value]

  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - key: The key of its patterns.
  ///   - arguments: The values for the patterns.
  public init(_ key: String, _ arguments: [Argument: Value] = [:]) {
    self.key = key
    self.arguments = arguments
  }

  /// A value for an argument.
  ///
  /// Numbers are whole, so that two machines write the same text. A decimal number is in
  /// thousandths.
  public indirect enum Value: Hashable, Sendable {
    /// A name or a text of the app. It is never translated.
    case name(String)
    /// A whole number. ``Argument/count`` decides the plural form.
    case number(Int)
    /// A decimal number, in thousandths: 350 is 0.35.
    case thousandths(Int)
    /// Names of the app, in order. The number of names decides the plural form if no count is given.
    case names([String])
    /// A phrase of the string table, such as a role or a direction.
    case phrase(Sentence)
  }

  /// The number that decides the plural form; nil for a sentence without plural forms.
  var count: Int? {
    if case .number(let count) = arguments[.count] { return count }
    if case .names(let names) = arguments[.list] { return names.count }
    return nil
  }
}

extension Sentence.Value {
  /// Returns the phrase of a group, such as `role.button`.
  static func phrase(_ group: Sentence.Argument, _ name: String) -> Self {
    .phrase(Sentence("\(group.rawValue).\(name)"))
  }
}
