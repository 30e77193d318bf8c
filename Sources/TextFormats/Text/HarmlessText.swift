extension String {
  /// The largest number of scalars from a file that an error message repeats.
  public static let longestQuotation = 60

  /// Returns the start of the text in a form that is safe to print in a terminal.
  ///
  /// Control characters become their symbols. Other characters that could reorder or hide text
  /// become U+FFFD.
  ///
  /// ```swift
  /// precondition("plain".harmless() == "plain")
  /// precondition("\u{1B}[2J".harmless() == "␛[2J")
  /// precondition("abcdef".harmless(upTo: 3) == "abc…")
  /// ```
  ///
  /// - Parameter limit: The number of scalars after which the text is cut and ends in "…".
  public func harmless(upTo limit: Int = Self.longestQuotation) -> String {
    // Most texts are short and plain.
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = String.UnicodeScalarView()
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == limit {
        result.append("…")
        break
      }
      result.append(picture(of: scalar))
    }
    return String(result)
  }
}

/// Returns the text in quotes for an error message, safe to print and cut to
/// `String.longestQuotation`.
package func quoted(_ text: String) -> String { "'\(text.harmless())'" }

/// Returns a character in quotes for an error message, safe to print.
package func quoted(_ scalar: Unicode.Scalar) -> String { quoted(String(scalar)) }

/// Returns the scalar itself if it is safe in a terminal, otherwise its symbol or U+FFFD.
private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)!
  case 0x7F: return "\u{2421}"
  // Joiners only make emoji and words.
  case 0x20..<0x7F, 0x200C, 0x200D: return scalar
  case _:
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return "\u{FFFD}"
    case _: return scalar
    }
  }
}
