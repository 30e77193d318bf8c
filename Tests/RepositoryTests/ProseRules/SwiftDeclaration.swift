import Foundation

/// A declaration at file or type level, with its docstring.
struct SwiftDeclaration: Equatable {
  /// The line of the declaration, counted from 1.
  var line: Int
  /// The first line of the declaration, without its indentation.
  var text: String
  /// The keyword that introduces it, such as `func`.
  var keyword: String
  /// True for public and open declarations, also where a protocol or an enumeration makes them so.
  var isPublic: Bool
  /// True for an override, whose docstring is the overridden declaration's.
  var isOverride: Bool
  /// The lines of the docstring without their marks.
  var docstring: [String]
}

extension SwiftDeclaration {
  private static let keywords: Set<Substring> = [
    "func", "var", "let", "init", "subscript", "class", "struct", "enum", "protocol", "actor",
    "typealias", "associatedtype", "case", "extension",
  ]
  private static let publicWords: Set<Substring> = ["public", "open"]
  private static let narrowWords: Set<Substring> = [
    "package", "internal", "private", "fileprivate",
  ]
  private static let modifiers = publicWords.union(narrowWords).union([
    "static", "class", "final", "override", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "lazy", "weak", "unowned", "indirect", "dynamic", "prefix", "postfix", "infix",
    "consuming", "borrowing", "async",
  ])

  /// A pair of braces that is open where a line begins.
  private struct Scope {
    var indentation: Int
    /// nil for the body of a function or a property.
    var type: (keyword: String, isPublic: Bool)?
  }

  /// Returns the declarations of a file whose layout is the formatter's: a declaration's modifiers
  /// and keyword are on one line, and its closing brace is as far in as that line.
  static func all(in text: String) -> [SwiftDeclaration] {
    var declarations: [SwiftDeclaration] = []
    var scopes: [Scope] = []
    var docstring: [String] = []
    var isInLiteral = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      let indentation = line.count - code.count
      if code.hasPrefix("///") {
        docstring.append(String(code.dropFirst(3).drop { $0 == " " }))
        continue
      }
      let isLiteral = isInLiteral
      if code.split(separator: "\"\"\"", omittingEmptySubsequences: false).count % 2 == 0 {
        isInLiteral.toggle()
      }
      if isLiteral || code.hasPrefix("//") || code.hasPrefix("#") { continue }
      if code.hasPrefix("}") {
        while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
      }
      // An attribute on a line of its own belongs to the declaration below.
      let found = declaration(code, line: index + 1, in: scopes.last, docstring)
      if found == nil, code.hasPrefix("@") { continue }
      if let found, found.keyword != "extension" { declarations.append(found) }
      docstring = []
      let opened = code.count { $0 == "{" } - code.count { $0 == "}" }
      if opened > 0 {
        scopes.append(
          Scope(
            indentation: indentation,
            type: found.flatMap { isType($0.keyword) ? ($0.keyword, $0.isPublic) : nil }))
      }
    }
    return declarations
  }

  private static func isType(_ keyword: String) -> Bool {
    ["class", "struct", "enum", "protocol", "actor", "extension"].contains(keyword)
  }

  private static func declaration(
    _ code: Substring, line: Int, in scope: Scope?, _ docstring: [String]
  ) -> SwiftDeclaration? {
    if let scope, scope.type == nil { return nil }
    var words: [Substring] = []
    var rest = withoutAttributes(code)
    while let word = rest.split(separator: " ", maxSplits: 1).first {
      let name = word.prefix { $0.isLetter }
      let isKeyword = keywords.contains(name) && !(name == "class" && isModifier(after: rest))
      if isKeyword {
        return SwiftDeclaration(
          line: line, text: String(code), keyword: String(name),
          isPublic: isPublic(words, keyword: name, in: scope),
          isOverride: words.contains("override"), docstring: docstring)
      }
      guard modifiers.contains(name) else { return nil }
      // `private(set)` says nothing of who reads.
      if !word.contains("(set)") { words.append(name) }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    return nil
  }

  /// True where `class` stands before `func` or `var`.
  private static func isModifier(after rest: Substring) -> Bool {
    guard let next = rest.dropFirst("class ".count).split(separator: " ").first else {
      return false
    }
    return keywords.contains(next) || modifiers.contains(next)
  }

  private static func isPublic(
    _ words: [Substring], keyword: Substring, in scope: Scope?
  ) -> Bool {
    if words.contains(where: publicWords.contains) { return true }
    if words.contains(where: narrowWords.contains) { return false }
    guard let type = scope?.type, type.isPublic else { return false }
    return type.keyword == "protocol" || type.keyword == "extension"
      || (type.keyword == "enum" && keyword == "case")
  }

  private static func withoutAttributes(_ code: Substring) -> Substring {
    var rest = code
    while rest.hasPrefix("@") {
      rest = rest.drop { $0 != " " && $0 != "(" }
      if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop { $0 == " " }
    }
    return rest
  }
}

// MARK: - What needs a docstring

extension SwiftDeclaration {
  /// The first words of members that conform to the standard library's protocols.
  private static let witnesses = [
    "func ==", "func <", "func >", "func hash(into", "func encode(to", "func next()",
    "func index(after", "func index(before", "func makeIterator", "var description",
    "var debugDescription", "var hashValue", "var startIndex", "var endIndex", "var rawValue",
    "var allCases", "var errorDescription", "let rawValue", "init(from decoder", "init(rawValue",
    "init?(rawValue", "init(arrayLiteral", "init(dictionaryLiteral", "init(stringLiteral",
    "init(integerLiteral", "init(floatLiteral", "init(booleanLiteral", "init(nilLiteral",
    "typealias Element", "typealias Index", "typealias Iterator", "typealias RawValue",
    "subscript(position",
  ]

  /// True for public declarations but overrides and what conforms to a protocol of the standard library.
  var needsDocstring: Bool {
    guard isPublic, !isOverride else { return false }
    guard let start = text.range(of: keyword) else { return true }
    let signature = text[start.lowerBound...]
    return !Self.witnesses.contains(where: signature.hasPrefix)
  }
}
