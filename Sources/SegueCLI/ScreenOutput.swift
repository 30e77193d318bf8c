internal import ArgumentParser
internal import Glibc
import TextFormats

/// The code that writes changes of the screen to the terminal.
enum ScreenOutput: String, ExpressibleByArgument, CaseIterable {
  /// The program's own encoder, which needs the fewest bytes.
  case encoder
  /// ncurses' `doupdate()`, for terminals that show the encoder's output wrongly.
  case curses

  /// The environment variable that selects the output if the option is missing.
  static let variable = "SEGUE_OUTPUT"

  /// Returns the value of the environment variable; `encoder` if it is not set.
  ///
  /// - Throws: `Failure` when the variable has another value.
  static func fromEnvironment() throws -> ScreenOutput {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else {
      return .encoder
    }
    if let output = ScreenOutput(rawValue: text) { return output }
    throw Failure(
      kind: .usage,
      message: "\(variable) is '\(text.harmless())'; expected 'encoder' or 'curses'")
  }
}
