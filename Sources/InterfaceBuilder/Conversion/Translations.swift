/// The texts of one language.
struct Translations {
  private let strings: StringsFile?
  private let plurals: StringsDictionary?

  init(strings: [UInt8]?, stringsDictionary: [UInt8]?) {
    self.strings = strings.map { StringsFile($0) }
    plurals = stringsDictionary.map { StringsDictionary($0) }
  }

  /// The text of a key. A text with plurals is in both files; the `.stringsdict` file wins.
  subscript(key: String) -> String? { plurals?[key] ?? strings?[key] }
}
