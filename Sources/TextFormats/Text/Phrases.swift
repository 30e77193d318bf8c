/// Words in quotes, joined by commas and a conjunction, such as `'a', 'b' and 'c'`.
package func quotedList(_ words: [String], _ conjunction: String) -> String {
  let quoted = words.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number as a person writes it: without a fraction where it has none.
package func decimal(_ number: Double) -> String {
  Int(exactly: number).map(\.description) ?? number.description
}
