import TextFormats

/// The texts of a `.strings` file by key: `"key" = "value";`, with comments and escapes as in C.
///
/// If a key occurs twice, the last value counts. Anything between two entries that is not a text is
/// skipped.
struct StringsFile {
  private var values: [String: String] = [:]

  /// Reads the valid entries and leaves out the damaged ones.
  ///
  /// - Parameter bytes: UTF-8, or UTF-16 with a byte order mark.
  init(_ bytes: [UInt8]) {
    var scanner = Scanner(Self.decoded(bytes))
    while let token = scanner.next() {
      guard case .text(let key) = token, scanner.next() == .sign("="),
        case .text(let value)? = scanner.next()
      else { continue }
      values[key] = value
    }
  }

  /// The text of a key; nil if the file has none.
  subscript(key: String) -> String? { values[key] }

  /// Returns the text of a file. A file without a byte order mark is UTF-8, in which invalid bytes
  /// are replaced.
  private static func decoded(_ bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(
        decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A quoted or bare text, or any other character outside of texts.
  private enum Token: Equatable {
    case text(String)
    case sign(Unicode.Scalar)
  }

  /// Divides a file into tokens. White space and comments separate tokens and are left out.
  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// Returns the next token; nil at the end of the file.
    mutating func next() -> Token? {
      skipBlanks()
      guard place < scalars.count else { return nil }
      let scalar = scalars[place]
      if scalar == "\"" { return .text(quoted()) }
      if Self.isWord(scalar) {
        let start = place
        while place < scalars.count, Self.isWord(scalars[place]) { place += 1 }
        return .text(Self.string(scalars[start..<place]))
      }
      place += 1
      return .sign(scalar)
    }

    private mutating func skipBlanks() {
      while place < scalars.count {
        if scalars[place].properties.isWhitespace {
          place += 1
        } else if starts(with: "/*") {
          place += 2
          while place < scalars.count, !starts(with: "*/") { place += 1 }
          place += 2
        } else if starts(with: "//") {
          while place < scalars.count, scalars[place] != "\n" { place += 1 }
        } else {
          return
        }
      }
    }

    private func starts(with mark: String) -> Bool {
      scalars[min(place, scalars.count)...].starts(with: mark.unicodeScalars)
    }

    /// Reads a text from its opening quotation mark on. Without a closing mark the text ends with
    /// the file.
    private mutating func quoted() -> String {
      place += 1
      var text: [Unicode.Scalar] = []
      while place < scalars.count, scalars[place] != "\"" {
        if scalars[place] == "\\", place + 1 < scalars.count {
          place += 1
          text.append(escaped())
        } else {
          text.append(scalars[place])
          place += 1
        }
      }
      place += 1
      return Self.string(text[...])
    }

    /// Reads the characters after a backslash: `n`, `t`, `r`, `U` with four hexadecimal digits, or
    /// any other character, which is returned unchanged.
    private mutating func escaped() -> Unicode.Scalar {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = scalars[place...].prefix(4).map(\.properties.numericType)
        guard digits.count == 4 else { return scalar }
        let code = UInt32(Self.string(scalars[place..<place + 4]), radix: 16)
        guard let result = code.flatMap(Unicode.Scalar.init) else { return scalar }
        place += 4
        return result
      default: return scalar
      }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "." || scalar == "-" || scalar == "_"
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }
  }
}
