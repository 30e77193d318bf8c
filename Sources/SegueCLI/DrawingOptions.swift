internal import ArgumentParser
internal import CellGraphics

/// How what moves is drawn, and what writes it to the terminal.
struct DrawingOptions: ParsableArguments {
  enum Steps: String, ExpressibleByArgument, CaseIterable {
    case eighths
    case cells

    fileprivate var smoothness: DrawingStyle.Smoothness {
      switch self {
      case .eighths: .eighths
      case .cells: .cells
      }
    }
  }

  @Option(
    help: """
      By what steps edges move: 'eighths' of a cell or whole 'cells'; without it eighths where the \
      terminal has colours and UTF-8.
      """)
  var smooth: Steps?

  @Option(
    help: """
      What writes to the terminal: segue's own 'encoder', or 'curses' for a terminal that shows wrong \
      pictures; without it what SEGUE_OUTPUT names, or the encoder.
      """)
  var output: ScreenOutput?

  /// - Parameter terminal: What suits the terminal.
  func style(on terminal: DrawingStyle) -> DrawingStyle {
    var style = terminal
    if let smooth { style.smoothness = smooth.smoothness }
    return style
  }
}
