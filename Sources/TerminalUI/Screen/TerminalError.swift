internal import Glibc

/// The reason why a terminal could not be opened.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// The reasons why a terminal could not be opened.
  public enum Reason: Equatable, Sendable {
    /// Standard input or standard output is a file or a pipe.
    case notATerminal
    /// `TERM` is unset or empty.
    case unnamed
    /// There is no terminfo entry with the name in `TERM`.
    case unknown(String)
    /// The terminfo entry with this name has no capability to move the cursor.
    case cannotMoveCursor(String)
    /// The system or ncurses refused, with this message.
    case refused(String)
  }
  /// The kind of error.
  public var reason: Reason

  /// One sentence for a person, without a full stop: what is wrong and what to do.
  public var description: String {
    switch reason {
    case .notATerminal:
      "standard input and standard output must be a terminal; "
        + "run the program without a pipe or a redirection"
    case .unnamed: "TERM is not set; set it to the terminal's name, such as xterm-256color"
    case .unknown(let name):
      "there is no terminfo entry for the terminal '\(Self.quotation(of: name))' that TERM names; "
        + "set TERM to a known one, such as xterm-256color"
    case .cannotMoveCursor(let name):
      "the terminal '\(Self.quotation(of: name))' that TERM names cannot move its cursor; "
        + "set TERM to one that can, such as xterm-256color"
    case .refused(let words): "the terminal cannot be opened: \(words)"
    }
  }
}

extension TerminalError {
  /// Returns the start of a name from the environment, with U+FFFD for characters that could
  /// control a terminal or hide text.
  static func quotation(of name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(60) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result) + (name.unicodeScalars.count > 60 ? "…" : "")
  }
}

extension TerminalError.Reason {
  /// The error if the process cannot open enough files for an entry and a screen; nil otherwise.
  static var missingDescriptors: Self? {
    // Reading the entry needs two descriptors, and opening a screen needs three.
    let descriptors = (0..<5).map { _ in fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) }
    let reason = descriptors.contains(-1) ? Self.refused(String(cString: strerror(errno))) : nil
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    return reason
  }
}
