internal import ArgumentParser
internal import Glibc
import TextFormats

/// The writer of what changes on the screen.
enum ScreenOutput: String, ExpressibleByArgument, CaseIterable {
  /// The program's own, in the fewest bytes.
  case encoder
  /// ncurses' `doupdate()`, for terminals that misread the encoder.
  case curses

  /// The environment variable that chooses where there is no option.
  static let variable = "SEGUE_OUTPUT"

  /// The writer that the environment names; `encoder` where it names none.
  ///
  /// - Throws: `Failure` when the variable has another value.
  static func fromEnvironment() throws -> ScreenOutput {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else {
      return .encoder
    }
    if let output = ScreenOutput(rawValue: text) { return output }
    throw Failure(
      kind: .usage,
      message: "\(variable) is '\(text.harmless())'; it can be 'encoder' or 'curses'")
  }
}
