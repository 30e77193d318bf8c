/// Whether the terminal shows a frame at once when it is complete, and never half of it.
///
/// Private mode 2026 (github.com/contour-terminal/vt-extensions, "Synchronized Output"). There is no
/// terminfo capability for it: a terminal is asked with DECRQM, which only those answer that know
/// the question, and then for its attributes (DA1), which all answer.
enum SynchronizedOutput {
  case unasked
  case asked
  case available
  case unavailable

  static let question = Array("\u{1B}[?2026$p\u{1B}[c".utf8)
  static let begin = Array("\u{1B}[?2026h".utf8)
  static let end = Array("\u{1B}[?2026l".utf8)

  /// What the bytes of one sequence answer; nil if they answer another question.
  init?(answer: [UInt8]) {
    if answer.starts(with: "\u{1B}[?2026;".utf8), answer.suffix(2).elementsEqual("$y".utf8) {
      // DECRPM: 1 is set, 2 is reset, both of which a program may change.
      self = [0x31, 0x32].contains(answer[8]) ? .available : .unavailable
    } else if answer.starts(with: "\u{1B}[?".utf8), answer.last == 0x63 {
      self = .unavailable
    } else {
      return nil
    }
  }
}
