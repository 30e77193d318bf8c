extension String {
  /// The longest text from a file that a message repeats, in scalars.
  public static let longestQuotation = 60

  /// The start of the text, with pictures or U+FFFD for what could steer a terminal or hide text.
  ///
  /// An ellipsis stands for the part that is cut off.
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

package func quoted(_ text: String) -> String { "'\(text.harmless())'" }

package func quoted(_ scalar: Unicode.Scalar) -> String { quoted(String(scalar)) }

/// The scalar itself where it is harmless in a terminal.
private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)!
  case 0x7F: return "\u{2421}"
  // Joiners make emoji and words, nothing else.
  case 0x20..<0x7F, 0x200C, 0x200D: return scalar
  case _:
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return "\u{FFFD}"
    case _: return scalar
    }
  }
}
