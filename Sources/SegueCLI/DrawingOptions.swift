internal import ArgumentParser
internal import CellGraphics

/// How what moves is drawn.
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

  /// - Parameter terminal: What suits the terminal.
  func style(on terminal: DrawingStyle) -> DrawingStyle {
    var style = terminal
    if let smooth { style.smoothness = smooth.smoothness }
    return style
  }
}
