/// The texts of a storyboard in one language, from a `.strings` file and a `.stringsdict` file.
struct Translations {
  private let strings: StringsFile?
  private let plurals: StringsDictionary?

  /// Reads the contents of the two files; nil for a file that does not exist.
  init(strings: [UInt8]?, stringsDictionary: [UInt8]?) {
    self.strings = strings.map { StringsFile($0) }
    plurals = stringsDictionary.map { StringsDictionary($0) }
  }

  /// The text of a key. A text with plurals is in both files; the `.stringsdict` file wins.
  subscript(key: String) -> String? { plurals?[key] ?? strings?[key] }
}
