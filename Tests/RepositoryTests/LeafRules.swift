/// Folders of a module that use its other files, while those name none of the folders' types.
struct LeafRules {
  /// A source file: its path in the module, and its text.
  struct File {
    var path: String
    var text: String
  }

  /// The folders, each with a slash at its end.
  let leaves: [String]

  private static let kinds: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]
  private static let others: Set<Substring> = [
    "extension", "func", "import", "let", "typealias", "var",
  ]

  /// Returns the types that `text` declares outside of any other declaration.
  static func types(in text: String) -> Set<Substring> {
    let lines = SwiftText(text).code.split(separator: "\n", omittingEmptySubsequences: false)
    let outermost = lines.filter { $0.first?.isWhitespace == false }
    let names = outermost.compactMap { line -> Substring? in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let kind = words.firstIndex(where: { kinds.union(others).contains($0) }),
        kinds.contains(words[kind])
      else { return nil }
      return words[(kind + 1)...].first
    }
    return Set(names)
  }

  /// Returns the places outside of the leaves that name a type of theirs.
  func findings(in files: [File]) -> [FileFinding] {
    func isLeaf(_ file: File) -> Bool { leaves.contains(where: file.path.hasPrefix) }
    let types = files.filter(isLeaf).reduce(into: Set<Substring>()) {
      $0.formUnion(Self.types(in: $1.text))
    }
    return files.filter { !isLeaf($0) }.flatMap { file in
      SwiftText(file.text).words.filter { types.contains($0.text) }.map {
        FileFinding(
          path: file.path, finding: Finding(line: $0.line, what: "names the leaf \($0.text)"))
      }
    }
  }

  /// Returns the casts and type checks of `text` that ask for one of `types`.
  static func casts(to types: Set<Substring>, in text: String) -> [Finding] {
    let words = SwiftText(text).words
    return zip(words, words.dropFirst()).filter { word, type in
      (word.text == "as" || word.text == "is") && types.contains(type.text)
    }.map { Finding(line: $1.line, what: "asks for \($1.text) by type") }
  }
}
