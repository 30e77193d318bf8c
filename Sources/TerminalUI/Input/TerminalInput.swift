internal import Simulation

/// One thing that came from the terminal.
enum TerminalInput: Equatable {
  case key(Key)
  case pointer(PointerInput)
  /// What was pasted as one, without control characters but for line feeds.
  case paste(String)
  /// A paste of more than `KeyDecoder.longestPaste` bytes, which is dropped.
  case overlongPaste
}

extension String {
  /// The text of pasted bytes, which can do nothing but be text.
  ///
  /// However lines end, it is with a line feed. A tab is a blank, every other control character is
  /// left out, and what is no UTF-8 is U+FFFD.
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
