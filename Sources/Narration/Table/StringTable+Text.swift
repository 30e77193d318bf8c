extension StringTable {
  /// Returns the text of a sentence. A sentence with an unknown key is its key in brackets.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - isPlain: True writes names without quotation marks, for short notices on the screen.
  public func text(_ sentence: Sentence, isPlain: Bool = false) -> String {
    guard let pattern = pattern(of: sentence) else { return "[\(sentence.key)]" }
    var text = ""
    for part in pattern.parts {
      switch part {
      case .literal(let literal): text += literal
      case .argument(let argument):
        text += sentence.arguments[argument].map { self.text($0, of: argument, isPlain) } ?? ""
      }
    }
    return text
  }

  private func text(_ value: Sentence.Value, of argument: Sentence.Argument, _ isPlain: Bool)
    -> String
  {
    switch value {
    case .name(let name):
      // Quotation marks tell a name of the app from a phrase of the table.
      isPlain ? name : quoted(name, always: argument.kind == .phrase)
    case .number(let number): "\(number)"
    case .thousandths(let number): decimal(number)
    case .names(let names): list(names.map { isPlain ? $0 : quoted($0, always: false) })
    case .phrase(let sentence): text(sentence, isPlain: isPlain)
    }
  }

  /// Joins names with the separators of the language. An empty list is an empty text.
  private func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: separator) + lastSeparator + last
  }

  /// Returns thousandths as a decimal number without zeros at its end: 350 is `0.35`, and 2,000 is
  /// `2`.
  private func decimal(_ thousandths: Int) -> String {
    var fraction = String(thousandths.magnitude % 1_000 + 1_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (thousandths < 0 ? "-" : "") + "\(thousandths.magnitude / 1_000)"
    return fraction.isEmpty ? whole : whole + String(decimalSeparator) + fraction
  }

  /// Returns a name in quotation marks if the table's rule asks for them. An empty name is
  /// ``missingName``.
  ///
  /// - Parameter always: True if the name is in the place of a phrase, so that it could be taken
  ///   for one.
  private func quoted(_ name: String, always: Bool) -> String {
    switch quotes.use {
    case .never: return name
    case .whenNeeded, .always: break
    }
    if name.isEmpty, !always { return missingName }
    if quotes.use == .whenNeeded, !always, name != missingName, isBare(name) { return name }
    let close = String(quotes.close)
    return String(quotes.open) + name.replacing(close, with: close + close) + close
  }

  /// The signs that need no quotation marks in a name.
  private static let bareSigns = "_-~#/←→↑↓⏎⇧"

  /// Indicates whether a name is read back as a whole without quotation marks.
  private func isBare(_ name: String) -> Bool {
    !name.isEmpty && Self.bareName(of: name[...]).endIndex == name.endIndex
  }

  /// Returns the longest start of a text that is a name without quotation marks.
  ///
  /// It has letters, digits and a few signs, such as those of the arrow keys. A full stop is only inside
  /// of it, as in `Timer.scheduled`.
  static func bareName(of text: Substring) -> Substring {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character.isLetter || character.isNumber || Self.bareSigns.contains(character) {
        end = index
      } else if character != "." || end == text.startIndex {
        break
      }
    }
    return text[..<end]
  }
}
