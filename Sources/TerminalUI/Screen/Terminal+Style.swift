public import CellGraphics
internal import Glibc

extension Terminal {
  /// What this terminal shows best.
  ///
  /// Edges in eighths of cells take glyphs that Unicode has and colours on both sides. Where a palette
  /// lacks the colours between two others, a fade strews the one with the other; where there are none,
  /// one character after the other changes.
  public var drawingStyle: DrawingStyle {
    let hasGlyphs = Self.hasUnicode && !Self.isConsole
    return DrawingStyle(
      smoothness: hasGlyphs && depth > .monochrome ? .eighths : .cells,
      fading: depth == .truecolor ? .blend : depth == .monochrome ? .dissolve : .shade)
  }

  /// The kernel's own consoles have fonts of 256 characters, without eighths.
  private static var isConsole: Bool {
    guard let name = getenv("TERM").map({ String(cString: $0) }) else { return true }
    return ["linux", "vt220", "vt102", "vt100"].contains(name)
  }

  /// Whether the user's locale says UTF-8; the one that is set may be another, made up for ncurses.
  private static var hasUnicode: Bool {
    let variables: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    let values = variables.compactMap { name in getenv(name).map { String(cString: $0) } }
    let name = values.first { !$0.isEmpty } ?? ""
    return name.lowercased().filter { $0 != "-" }.contains("utf8")
  }
}
