extension StringTable {
  /// Returns the sentence that a text says, if it is the text of an event; nil for another text.
  ///
  /// Takes time proportional to the number of the table's entries.
  ///
  /// Keys are tried in their fixed order, and the first that fits is returned. Two sentences with
  /// the same words would be ambiguous, which a test rules out.
  public func eventSentence(_ text: String) -> Sentence? {
    for key in Self.eventKeys {
      if let sentence = sentence(text, key: key) { return sentence }
    }
    return nil
  }

  /// Returns the sentence with a key that a text says; nil if the patterns of the key do not match.
  func sentence(_ text: String, key: String) -> Sentence? {
    for pattern in forms(of: key) {
      for (arguments, rest) in matches(pattern.parts[...], text[...]) where rest.isEmpty {
        return Sentence(key, arguments)
      }
    }
    return nil
  }

  /// Forms of plural categories come before a pattern without a category.
  private func forms(of key: String) -> [Pattern] {
    PluralCategory.allCases.compactMap { pattern(key, $0) }
      + [patterns[key]].compactMap(\.self)
  }

  private typealias Match = (arguments: [Sentence.Argument: Sentence.Value], rest: Substring)

  /// Returns each way in which the start of a text matches the parts.
  ///
  /// - Parameter outer: The text that follows the parts in the pattern around them; nil at the end.
  private func matches(
    _ parts: ArraySlice<Pattern.Part>, _ text: Substring, before outer: String? = nil
  ) -> [Match] {
    guard let part = parts.first else { return [([:], text)] }
    switch part {
    case .literal(let literal):
      return text.hasPrefix(literal)
        ? matches(parts.dropFirst(), text.dropFirst(literal.count), before: outer) : []
    case .argument(let argument):
      let following: String? =
        switch parts.dropFirst().first {
        case .literal(let literal): literal
        case .argument: nil
        case nil: outer
        }
      return values(of: argument, in: text, before: following).flatMap { value, rest in
        matches(parts.dropFirst(), rest, before: outer).map { found in
          (found.arguments.merging([argument: value]) { first, _ in first }, found.rest)
        }
      }
    }
  }

  private typealias Reading = (value: Sentence.Value, rest: Substring)

  /// Returns the values of an argument with which a text can start, the preferred one first.
  private func values(of argument: Sentence.Argument, in text: Substring, before next: String?)
    -> [Reading]
  {
    switch argument.kind {
    case .name: return names(in: text, before: next).map { (.name($0.name), $0.rest) }
    case .names: return lists(in: text)
    case .number:
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      return Int(digits).map { [(.number($0), text[digits.endIndex...])] } ?? []
    case .thousandths: return decimals(in: text)
    case .phrase:
      let keys = Self.phraseKeys[argument] ?? []
      let phrases = keys.flatMap { key in
        forms(of: key).flatMap { matches($0.parts[...], text, before: next) }.map {
          found -> Reading in
          (.phrase(Sentence(key, found.arguments)), found.rest)
        }
      }
      // A name in place of a phrase always has quotation marks.
      guard quotes.use == .never || text.first == quotes.open else { return phrases }
      return phrases + names(in: text, before: next).map { (.name($0.name), $0.rest) }
    }
  }

  /// Returns the names with which a text can start, with the rest of the text.
  ///
  /// With quotation marks the end of a name is certain. Without them a name ends where the next
  /// literal of the pattern begins, or after the characters that a bare name can have.
  private func names(in text: Substring, before next: String?) -> [(name: String, rest: Substring)]
  {
    if quotes.use == .never {
      guard let next else { return [(String(text), text[text.endIndex...])] }
      // The first place is enough: the parts give the same text wherever it is divided.
      return text.firstRange(of: next).map {
        [(String(text[..<$0.lowerBound]), text[$0.lowerBound...])]
      } ?? []
    }
    if text.first == quotes.open { return quotedName(in: text).map { [$0] } ?? [] }
    if text.hasPrefix(missingName) {
      let rest = text.dropFirst(missingName.count)
      // A longer name can begin with the word.
      if quotes.use == .always || Self.bareName(of: text).count <= missingName.count {
        return [("", rest)]
      }
    }
    let name = Self.bareName(of: text)
    return name.isEmpty || quotes.use == .always
      ? [] : [(String(name), text[name.endIndex...])]
  }

  /// Reads a name between quotation marks. A doubled closing mark is a mark in the name; nil for a
  /// name without an end.
  private func quotedName(in text: Substring) -> (name: String, rest: Substring)? {
    var name = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character == quotes.close {
        guard rest.first == quotes.close else { return (name, rest) }
        rest.removeFirst()
      }
      name.append(character)
    }
    return nil
  }

  /// Returns the lists with which a text can start, the longest first.
  private func lists(in text: Substring) -> [Reading] {
    if quotes.use == .never {
      let names = text.isEmpty ? [] : String(text).components(separatedBy: separator)
      return [(.names(names), text[text.endIndex...])]
    }
    guard let first = names(in: text, before: nil).first else { return [] }
    var (all, rest) = ([first.name], first.rest)
    var found: [Reading] = [(.names(all), rest)]
    while true {
      if let last = name(in: rest, after: lastSeparator) {
        found.append((.names(all + [last.name]), last.rest))
      }
      guard let next = name(in: rest, after: separator) else { break }
      all.append(next.name)
      rest = next.rest
    }
    return found.reversed()
  }

  private func name(in text: Substring, after separator: String) -> (name: String, rest: Substring)?
  {
    guard text.hasPrefix(separator) else { return nil }
    return names(in: text.dropFirst(separator.count), before: nil).first
  }

  /// Returns the decimal numbers with which a text can start. Up to three digits are read after the
  /// separator.
  private func decimals(in text: Substring) -> [Reading] {
    let whole = text.prefix { $0.isASCII && $0.isNumber }
    guard let seconds = Int(whole) else { return [] }
    let rest = text[whole.endIndex...]
    var found: [Reading] = []
    if rest.first == decimalSeparator {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      let padded = String((String(digits) + "000").prefix(3))
      if !digits.isEmpty, digits.count <= 3, let fraction = Int(padded) {
        found.append((.thousandths(seconds * 1_000 + fraction), rest[digits.endIndex...]))
      }
    }
    return found + [(.thousandths(seconds * 1_000), rest)]
  }
}

extension String {
  /// Returns the parts between the occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
