internal import ArgumentParser
internal import CellGraphics

/// The options for drawing: how edges move, and which code writes to the terminal.
struct DrawingOptions: ParsableArguments {
  /// The values of `--smooth`.
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
    help: ArgumentHelp(
      """
      Move edges by eighths of a cell or by whole cells; cells need fewer bytes. Default: eighths \
      if the terminal has colours and UTF-8.
      """, valueName: "steps"))
  var smooth: Steps?

  @Option(
    help: ArgumentHelp(
      """
      Write to the terminal with the built-in encoder or with curses. Try curses if the terminal \
      shows wrong characters. Default: the value of SEGUE_OUTPUT, or encoder.
      """, valueName: "writer"))
  var output: ScreenOutput?

  /// Returns the drawing style of the terminal with the options applied.
  func style(on terminal: DrawingStyle) -> DrawingStyle {
    var style = terminal
    if let smooth { style.smoothness = smooth.smoothness }
    return style
  }
}
