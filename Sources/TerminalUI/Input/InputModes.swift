/// What the terminal is asked to report beside keys: a mouse with a button held, and what is pasted.
///
/// Private modes 1002 (presses, releases, the wheel, and motion with a button held, but not without),
/// 1006 (as numbers, so that no coordinate is too large) and 2004 (pasted text in brackets), of
/// xterm's "Control Sequences". ncurses would ask for 1000, which has no motion, and has no call for
/// 2004. Terminals that do not know a mode ignore it.
enum InputModes {
  static let begin = Array("\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h".utf8)
  static let end = Array("\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l".utf8)
}
