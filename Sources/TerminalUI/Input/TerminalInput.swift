internal import Simulation

/// One input from the terminal.
enum TerminalInput: Equatable {
  /// A key.
  case key(Key)
  /// A press, drag, release or wheel step of the mouse.
  case pointer(PointerInput)
  /// A paste, without control characters except line feeds.
  case paste(String)
  /// A paste of more than ``KeyDecoder/longestPaste`` bytes, which is dropped.
  case overlongPaste
}

extension String {
  /// Creates a text from pasted bytes.
  ///
  /// Every line ending becomes a line feed and a tab becomes a space. Other control characters are
  /// dropped. Bytes that are not UTF-8 become U+FFFD.
  init(pasted bytes: some Collection<UInt8>) {
    var kept = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\n" where isAfterReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": kept.append("\n")
      case "\t": kept.append(" ")
      case _ where scalar.properties.generalCategory == .control: break
      default: kept.append(scalar)
      }
    }
    self.init(kept)
  }
}
