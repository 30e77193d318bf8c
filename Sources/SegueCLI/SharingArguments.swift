internal import ArgumentParser
internal import NavigationKit
internal import Sharing

/// The options of `segue share` and `segue shot` for the size, the colours and the motion.
struct SharingArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The title. Default: the name of the scene file.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "Lay the app out for another terminal size, such as 60x20. Resizes of the session are left out.",
      valueName: "columnsxrows"),
    transform: { text in
      guard let size = SharedSize(text) else {
        throw ValidationError("--size takes columns and rows, such as 60x20, at most 500x200")
      }
      return size
    })
  var size: SharedSize?

  @Option(
    help: ArgumentHelp(
      "Use light or dark colours instead of those of the session. An .svg can have both.",
      valueName: "name"))
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp("Show the colours of a terminal with fewer of them.", valueName: "depth"))
  var colors: Colors?

  @Flag(help: "Let transitions fade instead of sliding, zooming or turning.")
  var reducedMotion = false

  /// The values of `SharedColors`.
  enum Colors: String, CaseIterable, ExpressibleByArgument {
    case truecolor
    case palette256 = "256"
    case palette16 = "16"
    case monochrome = "mono"
  }

  /// The values of `SharedAppearance`.
  enum Appearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark
    case both
  }

  /// Throws an error if a file cannot have the colours.
  ///
  /// - Parameter endings: The endings of the files.
  func validate(forEndings endings: [String]) throws {
    guard appearance == .both, endings.contains(where: { $0 != SharedFormat.svg.rawValue }) else {
      return
    }
    throw ValidationError("only .svg files can have --appearance both; choose light or dark")
  }

  /// The options as the module has them.
  var options: SharingOptions {
    var options = SharingOptions()
    (options.title, options.size, options.reducesMotion) = (title, size, reducedMotion)
    options.appearance = appearance.flatMap { SharedAppearance(rawValue: $0.rawValue) }
    options.colors = colors.flatMap { SharedColors(rawValue: $0.rawValue) }
    return options
  }
}

extension SharedMoment {
  /// Reads the value of an option.
  static func argument(_ text: String) throws -> SharedMoment {
    guard let moment = SharedMoment(text) else {
      throw ValidationError(
        "expected a tick such as 412, a time such as 3.5s or 1:04, 'event 12' or 'navigation 3'")
    }
    return moment
  }
}
