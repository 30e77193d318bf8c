/// The state of synchronized output, in which the terminal shows a frame only when it is complete.
///
/// It is private mode 2026 (github.com/contour-terminal/vt-extensions, "Synchronized Output").
/// terminfo has no capability for it. The terminal is asked by DECRQM, which only some terminals
/// answer, and then for its attributes (DA1), which all terminals answer.
enum SynchronizedOutput {
  /// The program has not sent ``question`` yet.
  case unasked
  /// The program has sent ``question``, and the terminal has not answered.
  case asked
  /// The terminal supports synchronized output.
  case available
  /// The terminal does not support synchronized output.
  case unavailable

  /// The bytes that ask the terminal for its support.
  static let question = Array("\u{1B}[?2026$p\u{1B}[c".utf8)
  /// The bytes before a frame.
  static let begin = Array("\u{1B}[?2026h".utf8)
  /// The bytes after a frame.
  static let end = Array("\u{1B}[?2026l".utf8)

  /// Reads the terminal's answer; nil if the bytes are the answer to something else.
  init?(answer: [UInt8]) {
    if answer.starts(with: "\u{1B}[?2026;".utf8), answer.suffix(2).elementsEqual("$y".utf8) {
      // DECRPM: 1 is set, 2 is reset. A program can change both.
      self = [0x31, 0x32].contains(answer[8]) ? .available : .unavailable
    } else if answer.starts(with: "\u{1B}[?".utf8), answer.last == 0x63 {
      self = .unavailable
    } else {
      return nil
    }
  }
}
