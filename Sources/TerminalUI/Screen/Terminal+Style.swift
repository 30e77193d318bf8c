public import CellGraphics
internal import Glibc
internal import NavigationKit

extension Terminal {
  /// The drawing style that this terminal shows best.
  ///
  /// Edges in eighths of cells need Unicode's block elements and colours. Fades blend in truecolor.
  /// A palette has no colours between two others, so on such a terminal the new background appears
  /// as dots. Without colours the text changes character by character.
  public var drawingStyle: DrawingStyle {
    Self.drawingStyle(depth, hasGlyphs: Self.hasUnicode && !Self.isConsole)
  }

  /// Returns the drawing style for a number of colours and for fonts with or without eighths.
  static func drawingStyle(_ depth: ColorDepth, hasGlyphs: Bool) -> DrawingStyle {
    DrawingStyle(
      smoothness: hasGlyphs && depth > .monochrome ? .eighths : .cells,
      fading: depth == .truecolor ? .blend : depth == .monochrome ? .dissolve : .shade)
  }

  /// Indicates whether a name is that of a terminal whose fonts have no eighths.
  static func isConsole(_ name: String) -> Bool {
    ["linux", "vt220", "vt102", "vt100"].contains(name)
  }

  /// Indicates whether the terminal takes questions without printing them.
  static var answersQuestions: Bool {
    !isConsole && getenv("TERM").map { String(cString: $0) } != "dumb"
  }

  /// The appearance that the variable `COLORFGBG` has; nil without it.
  static var backgroundOfVariable: UserInterfaceStyle? {
    BackgroundColor.appearance(variable: getenv("COLORFGBG").map { String(cString: $0) })
  }

  /// Indicates a console of the kernel, whose fonts have 256 characters without eighths.
  private static var isConsole: Bool {
    guard let name = getenv("TERM").map({ String(cString: $0) }) else { return true }
    return isConsole(name)
  }

  /// Indicates whether the user's locale has UTF-8. The program may have set another locale, which
  /// ncurses needs.
  private static var hasUnicode: Bool {
    let variables: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    let values = variables.compactMap { name in getenv(name).map { String(cString: $0) } }
    let name = values.first { !$0.isEmpty } ?? ""
    return name.lowercased().filter { $0 != "-" }.contains("utf8")
  }
}
