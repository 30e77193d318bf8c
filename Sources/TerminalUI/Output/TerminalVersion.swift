/// The name and version that a terminal reports (XTVERSION), of xterm's "Control Sequences".
///
/// terminfo does not say which characters `rep` repeats. tmux 3.3a ignores a repetition of characters
/// that are not ASCII, even with entries such as `xterm-256color`. So the terminal is asked who it is.
/// One that does not answer gets repetitions of ASCII only.
enum TerminalVersion {
  /// The bytes that ask the terminal.
  static let question = Array("\u{1B}[>q".utf8)

  /// The starts of the reports of terminals that repeat every character.
  private static let repeating = [
    "XTerm(", "VTE(", "kitty(", "foot(", "Konsole ", "xterm.js(", "WezTerm ",
  ]

  /// Returns whether the terminal repeats every character, from its report, such as
  /// `ESC P > | XTerm(390) ESC \`; nil if the bytes are the answer to something else.
  static func repeatsEveryCharacter(answer: [UInt8]) -> Bool? {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("\u{1B}P>|") else { return nil }
    return repeating.contains { text.dropFirst(4).hasPrefix($0) }
  }
}
