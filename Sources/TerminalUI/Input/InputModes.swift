/// The modes in which the terminal reports the mouse and marks pasted text.
///
/// They are private modes of xterm's "Control Sequences". Mode 1002 reports presses, releases, the
/// wheel, and motion with a button held. Mode 1006 writes positions as decimal numbers, so no
/// coordinate is too large. Mode 2004 puts pasted text in brackets.
///
/// ncurses would set mode 1000, which reports no motion, and has no call for 2004. Terminals that
/// do not know a mode ignore it.
enum InputModes {
  /// The bytes that set the modes.
  static let begin = Array("\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h".utf8)
  /// The bytes that reset the modes.
  static let end = Array("\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l".utf8)
}
