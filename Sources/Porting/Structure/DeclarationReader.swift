/// Finds the declarations of a source: types at every depth, with the members of each.
///
/// It reads no bodies of functions, so that local types are not found.
///
/// It is no full parser: it skips what it does not know up to the end of the line or bracket. A
/// source that does not compile still gives the declarations that can be read.
struct DeclarationReader {
  let source: SwiftSource
  /// The types in the order in which their bodies end, so that an inner type is before its outer
  /// type.
  private(set) var types: [SwiftType] = []
  /// The functions and variables outside of types.
  private(set) var globals: [SwiftMember] = []
  /// The tokens without comments, by their indices in the source.
  private let indices: [Int]
  /// The places in `indices` of the source's tokens.
  private let places: [Int]

  init(_ source: SwiftSource) {
    self.source = source
    var (indices, places): ([Int], [Int]) = ([], [])
    for (index, token) in source.tokens.enumerated() {
      places.append(indices.count)
      if token.kind != .comment { indices.append(index) }
    }
    self.indices = indices
    self.places = places
    globals = members(from: 0, to: indices.count, in: "")
  }

  /// The words that can precede the word of a declaration. `class` is one only before `func`, `var`
  /// and the like.
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
    "override",
    "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "dynamic",
    "optional", "indirect", "isolated", "nonisolated", "prefix", "postfix", "infix", "distributed",
    "consuming", "borrowing",
  ]

  private static let introducers: Set<String> = [
    "func", "var", "let", "init", "subscript", "deinit", "class", "struct", "enum", "protocol",
    "extension", "actor", "typealias", "case", "import", "associatedtype", "operator",
    "precedencegroup", "macro",
  ]

  // MARK: - Tokens

  private func token(_ place: Int) -> SwiftToken { source.tokens[indices[place]] }

  private func text(_ place: Int) -> String {
    place < indices.count ? source.text(of: token(place)) : ""
  }

  private func isSymbol(_ place: Int, _ symbol: String) -> Bool {
    place < indices.count && token(place).kind == .symbol && text(place) == symbol
  }

  /// Returns the place after a token; for an opening bracket the place after its partner.
  private func after(_ place: Int) -> Int {
    let partner = source.partners[indices[place]]
    return partner > indices[place] ? places[partner] + 1 : place + 1
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < end else { return 0..<0 }
    return indices[start]..<indices[end - 1] + 1
  }

  private func text(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    return source.text(token(start).range.lowerBound..<token(end - 1).range.upperBound)
  }

  // MARK: - Members

  /// Reads the declarations between two places, which are the body of a type or the whole source.
  /// Types are added to ``types``, and other declarations are returned.
  private mutating func members(from start: Int, to end: Int, in outer: String) -> [SwiftMember] {
    var members: [SwiftMember] = []
    var place = start
    while place < end {
      let first = place
      var member = SwiftMember(kind: .other, tokens: 0..<0)
      skipHead(of: &member, &place, to: end)
      guard place < end else { break }
      let word = token(place).kind == .word ? text(place) : ""
      if let kind = SwiftType.Kind(rawValue: word),
        let end = type(kind, member, first, place, outer)
      {
        place = end
      } else if let kind = SwiftMember.Kind(rawValue: word) {
        member.kind = kind
        let start = place
        // A name or body may be missing at the end of a type.
        place = min(read(&member, at: place, to: end), end)
        member.tokens = range(first, place)
        members.append(member)
        if kind == .cases { members += otherCases(member, from: start + 1, to: place) }
      } else {
        place = Self.introducers.contains(word) ? endOfLine(place + 1, end) : after(place)
      }
    }
    return members
  }

  /// Reads attributes and modifiers.
  private func skipHead(of member: inout SwiftMember, _ place: inout Int, to end: Int) {
    while place < end {
      let token = token(place)
      if token.kind == .attribute {
        let start = place
        place += 1
        if isSymbol(place, "("), self.token(place).range.lowerBound == token.range.upperBound {
          place = after(place)
        }
        member.attributes.append(
          SwiftAttribute(name: String(text(start).dropFirst()), tokens: range(start, place)))
      } else if token.kind == .word, isModifier(place) {
        let word = text(place)
        place += 1
        let isLimited = isSymbol(place, "(")
        member.modifiers.insert(isLimited ? word + "(" + text(place + 1) + ")" : word)
        if isLimited { place = after(place) }
      } else {
        return
      }
    }
  }

  private func isModifier(_ place: Int) -> Bool {
    let word = text(place)
    if Self.modifiers.contains(word) { return true }
    guard word == "class" else { return false }
    // In front of another word of a declaration, `class` is a modifier.
    let next = text(place + 1)
    return Self.modifiers.contains(next) || ["func", "var", "let", "subscript"].contains(next)
  }

  /// Returns the place after the declaration that the word at `place` introduces.
  private func read(_ member: inout SwiftMember, at place: Int, to end: Int) -> Int {
    var next = place + 1
    switch member.kind {
    case .variable, .constant:
      member.name = text(next)
      next += 1
      if isSymbol(next, ":") {
        let start = next + 1
        while next < end, !isSymbol(next, "="), !isSymbol(next, "{"), !isSymbol(next, ","),
          next < start || !beginsLine(next)
        { next = after(next) }
        member.type = text(from: start, to: next)
      }
      return endOfLine(next, end)
    case .function, .initializer, .subscription, .deinitializer:
      member.name = member.kind == .function ? text(next) : member.kind.rawValue
      while next < end, !isSymbol(next, "("), !isSymbol(next, "{") { next += 1 }
      guard next < end, isSymbol(next, "(") else { return endOfBody(next, end) }
      member.parameters = parameters(from: next + 1, to: after(next) - 1)
      next = after(next)
      let body = endOfHeader(next, end)
      if let arrow = (next..<max(next, body)).first(where: { isSymbol($0, "->") }) {
        member.type = text(from: arrow + 1, to: body)
      }
      return endOfBody(next, end)
    case .cases, .alias:
      member.name = text(next)
      return endOfLine(next + 1, end)
    case .other: return after(place)
    }
  }

  /// The cases after the first of `case a, b(Int), c`.
  private func otherCases(_ first: SwiftMember, from start: Int, to end: Int) -> [SwiftMember] {
    var cases: [SwiftMember] = []
    var place = start
    while place < end {
      if isSymbol(place, ","), place + 1 < end {
        var member = first
        member.name = text(place + 1)
        cases.append(member)
      }
      place = after(place)
    }
    return cases
  }

  private func parameters(from start: Int, to end: Int) -> [SwiftMember.Parameter] {
    var list: [SwiftMember.Parameter] = []
    var place = start
    while place < end {
      var last = place
      while last < end, !isSymbol(last, ",") { last = after(last) }
      while place < last, token(place).kind == .attribute { place += 1 }
      let label = text(place)
      var colon = place
      while colon < last, !isSymbol(colon, ":") { colon += 1 }
      if colon < last {
        let value = (colon..<last).first { isSymbol($0, "=") } ?? last
        list.append(.init(label: label, type: text(from: colon + 1, to: value)))
      }
      // A comma within the angle brackets of a type ends no parameter.
      place = last + 1
    }
    return list
  }

  // MARK: - Ends

  /// Indicates whether the token begins a line and does not continue the previous one.
  private func beginsLine(_ place: Int) -> Bool {
    guard token(place).startsLine, place > 0 else { return false }
    let (previous, own) = (token(place - 1), token(place))
    if own.kind == .symbol, !isSymbol(place, "}") { return false }
    guard previous.kind == .symbol else { return true }
    return ")]}!?>".contains(text(place - 1))
  }

  /// Returns the end of a declaration that runs on over operators and brackets.
  private func endOfLine(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, !beginsLine(place) {
      if isSymbol(place, ";") { return place + 1 }
      place = after(place)
    }
    return place
  }

  /// Returns the place of the body's brace, or the end of a declaration without a body.
  private func endOfHeader(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, !isSymbol(place, "{"), !isSymbol(place, ";") {
      if beginsLine(place), !["throws", "async", "rethrows", "where"].contains(text(place)) {
        break
      }
      place = after(place)
    }
    return place
  }

  /// Returns the place after the closing brace of a body, or the end of a declaration without one,
  /// as in a protocol.
  private func endOfBody(_ start: Int, _ end: Int) -> Int {
    let place = endOfHeader(start, end)
    return isSymbol(place, "{") ? after(place) : max(place, min(start, end))
  }

  // MARK: - Types

  /// Reads a type whose word is at `place`. Returns the place after it, or nil if it is none.
  private mutating func type(
    _ kind: SwiftType.Kind, _ head: SwiftMember, _ first: Int, _ place: Int, _ outer: String
  ) -> Int? {
    guard place + 1 < indices.count, token(place + 1).kind == .word else { return nil }
    var next = place + 2
    var name = text(place + 1)
    while isSymbol(next, "."), next + 1 < indices.count {
      name += "." + text(next + 1)
      next += 2
    }
    let header = next
    while next < indices.count, !isSymbol(next, "{") {
      if isSymbol(next, "}") || isSymbol(next, ";") { return nil }
      next = after(next)
    }
    guard next < indices.count else { return nil }
    let close = after(next) - 1
    var type = SwiftType(
      kind: kind, name: outer.isEmpty ? name : "\(outer).\(name)", attributes: head.attributes,
      modifiers: head.modifiers, start: indices[first], open: indices[next], close: indices[close])
    readInheritance(of: &type, from: header, to: next)
    type.members = members(from: next + 1, to: close, in: type.name)
    types.append(type)
    return close + 1
  }

  private func readInheritance(of type: inout SwiftType, from start: Int, to end: Int) {
    var depth = 0
    var isAfterColon = false
    var name = ""
    for place in start..<end {
      let word = text(place)
      switch word {
      case "<": depth += 1
      case ">": depth -= 1
      case ":" where depth == 0: isAfterColon = true
      case "where" where depth == 0:
        type.isConstrained = true
        isAfterColon = false
      case "," where depth == 0 && isAfterColon:
        type.inherited.append(name)
        name = ""
      default:
        let isName = token(place).kind == .word || word == "."
        if depth == 0, isAfterColon, isName, word != "any" { name += word }
      }
    }
    if !name.isEmpty { type.inherited.append(name) }
  }
}
