/// Why a terminal could not be opened.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    /// Standard input or standard output is a file or a pipe.
    case notATerminal
    /// `TERM` is unset or empty.
    case unnamed
    /// No terminfo entry has the name that `TERM` gives.
    case unknown(String)
    /// The terminfo entry named has no way to move the cursor.
    case cannotMoveCursor(String)
    /// The system refused; its own words.
    case refused(String)
  }
  public var reason: Reason

  /// One sentence for a person, without a full stop.
  public var description: String {
    switch reason {
    case .notATerminal: "standard input and standard output must be a terminal"
    case .unnamed: "TERM is not set; set it to the terminal's name, such as xterm-256color"
    case .unknown(let name):
      "there is no terminfo entry for the terminal '\(name)' that TERM names; "
        + "set TERM to a known one, such as xterm-256color"
    case .cannotMoveCursor(let name):
      "the terminal '\(name)' that TERM names cannot move its cursor"
    case .refused(let words): "the terminal cannot be opened: \(words)"
    }
  }
}
