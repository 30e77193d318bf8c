/// Returns the words in quotes, joined by commas and a conjunction, such as `'a', 'b' and 'c'`.
package func quotedList(_ words: [String], _ conjunction: String) -> String {
  let quoted = words.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// Returns a number as a person writes it: without a fraction if it is whole.
package func decimal(_ number: Double) -> String {
  Int(exactly: number).map(\.description) ?? number.description
}
