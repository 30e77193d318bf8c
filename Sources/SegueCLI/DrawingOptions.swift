internal import ArgumentParser
internal import Settings

/// The option for the steps in which edges move.
struct EdgeOption: ParsableArguments {
  /// The values of `--smooth`.
  enum Steps: String, ExpressibleByArgument, CaseIterable {
    case eighths
    case cells

    fileprivate var smoothness: SmoothnessSetting {
      switch self {
      case .eighths: .eighths
      case .cells: .cells
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      """
      Move edges by eighths of a cell or by whole cells; cells need fewer bytes. Default: the \
      setting, or eighths if the terminal has colours and UTF-8.
      """, valueName: "steps"))
  var smooth: Steps?

  /// Returns settings with those that the options name.
  func settings(over other: UserSettings = UserSettings()) -> UserSettings {
    var settings = other
    if let smooth { settings.smoothness = smooth.smoothness }
    return settings
  }
}

/// The options for drawing: how edges move, and which code writes to the terminal.
struct DrawingOptions: ParsableArguments {
  @OptionGroup var edges: EdgeOption

  @Option(
    help: ArgumentHelp(
      """
      Write to the terminal with the built-in encoder or with curses. Try curses if the terminal \
      shows wrong characters. Default: the value of SEGUE_OUTPUT, or encoder.
      """, valueName: "writer"))
  var output: ScreenOutput?
}
