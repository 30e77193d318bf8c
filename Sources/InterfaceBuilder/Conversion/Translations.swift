/// The texts of one language.
struct Translations {
  private let strings: StringsFile?
  private let plurals: StringsDictionary?

  init(strings: [UInt8]?, stringsDictionary: [UInt8]?) {
    self.strings = strings.map { StringsFile($0) }
    plurals = stringsDictionary.map { StringsDictionary($0) }
  }

  /// A text that has plurals is in both files; the dictionary counts.
  subscript(key: String) -> String? { plurals?[key] ?? strings?[key] }
}
