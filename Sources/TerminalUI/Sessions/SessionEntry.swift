internal import CNcurses
internal import CellGraphics
internal import Glibc
internal import Simulation

/// The terminfo entry of a session's terminal.
struct SessionEntry: Sendable {
  /// The name of the entry.
  var name: String
  /// The capabilities for output.
  var capabilities: TerminalCapabilities
  /// The number of colours to use.
  var depth: ColorDepth
  /// The byte sequences of the keys.
  var keys: [[UInt8]: Key]
  /// The bytes that open a screen of the program's own.
  private var enter: [UInt8]
  /// The bytes that return to the screen before.
  private var exit: [UInt8]
  /// The bytes that erase the screen.
  private var clear: [UInt8]

  /// Reads an entry. The caller has ncurses for itself.
  ///
  /// - Parameters:
  ///   - name: The name of the entry.
  ///   - colors: The number of colours; nil for that of the entry.
  init(_ name: String, colors: ColorDepth?) throws(TerminalError) {
    CursesScreen.ignoreEnvironment()
    guard
      cncurses_load_entry(name, -1) == 1
        || EmbeddedEntries.use(name) && cncurses_load_entry(name, -1) == 1
    else { throw Self.refusal(of: name, "has no terminfo entry") }
    defer { cncurses_unload_entry() }
    guard TerminalDescription.capability("cup") != nil else {
      throw Self.refusal(of: name, "cannot move its cursor")
    }
    guard var capabilities = TerminalCapabilities(),
      let clear = TerminalCapabilities.string("clear")
    else {
      throw Self.refusal(of: name, "needs delays, or cannot keep colours while the cursor moves")
    }
    let entryDepth = TerminalDescription.depth(colors: Int(tigetnum("colors")))
    let hasRGB = name.hasSuffix("-direct") || TerminalDescription.hasRGB
    switch colors ?? (hasRGB ? .truecolor : entryDepth) {
    case .truecolor where entryDepth > .monochrome:
      depth = .truecolor
      capabilities.rendition.useDirectColors()
    case let wanted: depth = min(wanted, entryDepth)
    }
    let text = { (name: String) in TerminalCapabilities.string(name) ?? [] }
    self.name = name
    self.capabilities = capabilities
    self.clear = clear
    keys = KeySequences.standard.merging(TerminalDescription.keys()) { $1 }
    enter = text("smcup") + text("smkx") + text("civis")
    exit = text("rmkx") + text("rmcup") + text("cnorm")
  }

  private static func refusal(of name: String, _ reason: String) -> TerminalError {
    TerminalError(
      reason: .refused(
        "'\(TerminalError.quotation(of: name))' \(reason); "
          + "use another name, such as xterm-256color"))
  }

  /// Returns the bytes that begin a screen of blanks in the terminal's own colours.
  func start(rows: Int) -> [UInt8] { enter + erase(rows: rows) }

  /// Returns the bytes that make the screen blank, from any state that the encoder has set.
  func erase(rows: Int) -> [UInt8] { reset(rows: rows) + clear }

  /// Returns the bytes that restore the terminal.
  func end(rows: Int) -> [UInt8] { reset(rows: rows) + exit }

  private func reset(rows: Int) -> [UInt8] {
    let region = capabilities.region.map { NumericCapability.expand($0, 0, rows - 1) }
    return (region ?? []) + capabilities.rendition.reset
  }
}
