/// The modules that each module of the project may import, from the table in
/// `docs/architecture.md`.
struct ImportRules {
  private(set) var allowed: [String: Set<String>] = [:]

  /// Reads the rows of the first table of `document` whose header ends in "may import".
  ///
  /// A row is about the module named in its first cell and allows those named in its last, all in
  /// backticks.
  init(document: String) {
    var isInTable = false
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = line.split(separator: "|").map { $0.trimmed }
      if !line.hasPrefix("|") {
        if isInTable { break }
      } else if cells.last == "may import" {
        isInTable = true
      } else if isInTable, let module = cells.first.map(Self.names)?.first, let last = cells.last {
        allowed[module] = Set(Self.names(last))
      }
    }
  }

  /// Returns the texts between backticks.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns the imports of one Swift file of `module` that the table does not allow.
  func findings(in text: String, of module: String) -> [Finding] {
    Self.imports(in: text).filter { !(allowed[module] ?? []).contains($0.module) }.map {
      Finding(line: $0.line, what: "\(module) may not import \($0.module)")
    }
  }

  /// Returns the target dependencies in a package manifest that the table does not allow.
  ///
  /// Targets without a row are not looked at.
  func findings(inManifest text: String) -> [Finding] {
    PackageTarget.all(in: text).flatMap { target in
      target.dependencies.filter { allowed[target.name]?.contains($0) == false }.map {
        Finding(line: target.line, what: "\(target.name) may not depend on \($0)")
      }
    }
  }
}

extension ImportRules {
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Returns the module of every import declaration, with its line.
  static func imports(in text: String) -> [(module: String, line: Int)] {
    let words = SwiftText(text).words
    return words.indices.filter { words[$0].text == "import" }.compactMap { index in
      let rest = words[(index + 1)...].drop { kinds.contains($0.text) }
      guard let module = rest.first, module.line == words[index].line else { return nil }
      return (String(module.text), module.line)
    }
  }
}

/// A target as a package manifest declares it.
struct PackageTarget: Equatable {
  var name: String
  var dependencies: [String]
  var line: Int

  /// Finds the targets by their shape; the manifest must spell them out.
  static func all(in manifest: String) -> [PackageTarget] {
    let text = SwiftText(manifest).withoutComments
    let start =
      /\.(?:executableTarget|target|testTarget|systemLibrary|plugin|macro)\(\s*name:\s*"(\w+)"/
    return text.matches(of: start).map { match in
      let body = text[match.range.upperBound...].upToClosing("(", ")")
      var dependencies: [String] = []
      if let list = body.firstMatch(of: /dependencies:\s*\[/) {
        let names = body[list.range.upperBound...].upToClosing("[", "]")
          .replacing(/package:\s*"[^"]*"/, with: "")
        dependencies = names.matches(of: /"(\w+)"/).map { String($0.output.1) }
      }
      let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
      return PackageTarget(name: String(match.output.1), dependencies: dependencies, line: line)
    }
  }
}

extension Substring {
  /// Returns the text before the bracket that closes a bracket opened before this text.
  fileprivate func upToClosing(_ open: Character, _ close: Character) -> Substring {
    var depth = 1
    return prefix { character in
      if character == open { depth += 1 }
      if character == close { depth -= 1 }
      return depth > 0
    }
  }

  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
