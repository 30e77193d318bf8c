internal import NavigationKit
internal import Simulation

/// The byte sequences of keys.
enum KeySequences {
  /// terminfo's names of the supported keys (terminfo(5)).
  static let capabilities: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcuf1", .right), ("kcub1", .left),
    ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
    ("kdch1", .delete), ("kbs", .backspace), ("kcbt", .backTab), ("kent", .enter),
    ("kf1", .f1),
  ]

  /// The sequences that are recognised in every terminal, regardless of its terminfo entry.
  ///
  /// These are xterm's two cursor modes, Home and End of the Linux console and of rxvt, four forms
  /// of F1, and the keypad in application mode.
  static let standard: [[UInt8]: Key] = {
    var result: [[UInt8]: Key] = [:]
    let letters: [(String, Key)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ]
    for (letter, key) in letters {
      result[Array("\u{1B}[\(letter)".utf8)] = key
      result[Array("\u{1B}O\(letter)".utf8)] = key
    }
    let numbers: [(Int, Key)] = [
      (1, .home), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
    ]
    for (number, key) in numbers { result[Array("\u{1B}[\(number)~".utf8)] = key }
    // xterm's modifier 2 is Shift.
    let shifted: [(String, Key)] = [
      ("A", .shift(.up)), ("B", .shift(.down)), ("C", .shift(.right)), ("D", .shift(.left)),
    ]
    for (letter, key) in shifted { result[Array("\u{1B}[1;2\(letter)".utf8)] = key }
    result[Array("\u{1B}[Z".utf8)] = .backTab
    result[Array("\u{1B}OM".utf8)] = .enter
    // xterm and VT100's PF1, rxvt, the Linux console, xterm with its modern keyboard.
    for code in ["OP", "[11~", "[[A", "[P"] { result[Array("\u{1B}\(code)".utf8)] = .f1 }
    for (letter, character) in zip("jklmnopqrstuvwxy", "*+,-./0123456789") {
      result[Array("\u{1B}O\(letter)".utf8)] = .character(character)
    }
    return result
  }()
}
