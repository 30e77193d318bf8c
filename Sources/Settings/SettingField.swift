import TextFormats

/// One setting: its names, its meaning, and the property of `UserSettings` that holds it.
///
/// A field is declared once. Reading the file, the variables, the schema and the list of
/// `segue config` are walks of ``SettingsTable/fields``.
struct SettingField: Sendable {
  /// The key in the configuration file.
  var name: String
  /// A sentence for editors, without a period.
  var meaning: String
  /// The environment variable; nil for none.
  var variable: String?
  /// The option of `segue run`; nil for none.
  var option: String?
  /// The allowed values as a part of a sentence.
  var expectation: String
  /// The schema of the value.
  var schema: JSONNode
  /// Reads the value of the key.
  var read: @Sendable (JSONNode, inout SettingsReader, inout UserSettings) -> Void
  /// Reads a word of a variable; returns false for an unknown one.
  var parse: @Sendable (String, inout UserSettings) -> Bool
  /// Returns the word of the value; nil if the source does not have the setting.
  var word: @Sendable (UserSettings) -> String?
  /// Takes the value of the second source if it has the setting.
  var merge: @Sendable (inout UserSettings, UserSettings) -> Void

  /// Returns the name of the variable or the option; nil for the other sources.
  func name(of origin: EffectiveSettings.Origin) -> String? {
    switch origin {
    case .default, .file: nil
    case .environment: variable
    case .option: option
    }
  }

  init<Value: SettingValue>(
    _ name: String, _ path: any WritableKeyPath<UserSettings, Value?> & Sendable, _ meaning: String,
    variable: String?, option: String?, schema: JSONNode,
    read: @escaping @Sendable (JSONNode, inout SettingsReader) -> Value?
  ) {
    (self.name, self.meaning, self.variable, self.option) = (name, meaning, variable, option)
    self.schema = schema
    expectation = Value.expectation
    self.read = { node, reader, settings in
      if let value = read(node, &reader) { settings[keyPath: path] = value }
    }
    parse = { word, settings in
      guard let value = Value(word: word) else { return false }
      settings[keyPath: path] = value
      return true
    }
    word = { $0[keyPath: path]?.word }
    merge = { settings, other in
      if let value = other[keyPath: path] { settings[keyPath: path] = value }
    }
  }

  /// Declares a setting whose values are words.
  ///
  /// - Parameters:
  ///   - name: The key in the file.
  ///   - path: The property.
  ///   - meaning: The sentence for editors.
  ///   - variable: The environment variable; nil for none.
  ///   - option: The option of `segue run`; nil for none.
  ///   - schema: The schema of the value; nil for one of the words.
  static func word<Value: SettingValue>(
    _ name: String, _ path: any WritableKeyPath<UserSettings, Value?> & Sendable, _ meaning: String,
    variable: String? = nil, option: String? = nil, schema: JSONNode? = nil
  ) -> Self {
    let words = JSONNode.object(["enum": JSONNode(Value.words.map { JSONNode($0) })])
    return Self(
      name, path, meaning, variable: variable, option: option, schema: schema ?? words
    ) { node, reader in
      guard let word = node.string else { return reader.unexpected(node, Value.expectation) }
      return Value(word: word)
        ?? reader.unexpected(node, Value.expectation, nearest: (word, Value.words))
    }
  }

  /// Declares a setting that is true or false.
  static func flag(
    _ name: String, _ path: any WritableKeyPath<UserSettings, Bool?> & Sendable, _ meaning: String,
    variable: String? = nil, option: String? = nil
  ) -> Self {
    Self(
      name, path, meaning, variable: variable, option: option,
      schema: .object(["type": JSONNode("boolean")])
    ) { node, reader in
      node.bool ?? reader.unexpected(node, Bool.expectation)
    }
  }
}
