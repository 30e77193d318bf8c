internal import CNcurses
internal import Glibc
internal import Simulation

/// The abilities of the terminal according to terminfo and the environment, before anything is
/// drawn.
struct TerminalDescription {
  /// The name in `TERM`.
  var name: String
  /// The number of colours of the terminfo entry.
  var entryDepth: ColorDepth
  /// The number of colours to use, according to the entry and the environment.
  var depth: ColorDepth
  /// The byte sequences of the keys.
  var keys: [[UInt8]: Key]

  /// Reads the entry that `TERM` names.
  init() throws(TerminalError) {
    guard let name = Self.variable("TERM") else { throw TerminalError(reason: .unnamed) }
    CursesScreen.ignoreEnvironment()
    guard
      cncurses_load_entry(name, STDOUT_FILENO) == 1
        || EmbeddedEntries.use(name) && cncurses_load_entry(name, STDOUT_FILENO) == 1
    else {
      throw TerminalError(reason: .missingDescriptors ?? .unknown(name))
    }
    defer { cncurses_unload_entry() }
    guard Self.capability("cup") != nil else {
      throw TerminalError(reason: .cannotMoveCursor(name))
    }
    self.name = name
    entryDepth = Self.depth(colors: Int(tigetnum("colors")))
    keys = KeySequences.standard.merging(Self.keys()) { $1 }
    let isDirect = name.hasSuffix("-direct") || Self.hasRGB
    depth =
      if Self.variable("NO_COLOR") != nil { .monochrome } else if isDirect || Self.wantsTruecolor {
        .truecolor
      } else { entryDepth }
  }

  /// Indicates whether `COLORTERM` announces truecolor.
  private static var wantsTruecolor: Bool {
    ["truecolor", "24bit"].contains(variable("COLORTERM"))
  }

  /// Indicates whether the entry has direct colours.
  ///
  /// `RGB` can be a flag, a number or a string (user_caps(5)). `Tc` is tmux's older name.
  static var hasRGB: Bool {
    tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || capability("RGB") != nil || tigetflag("Tc") > 0
  }

  /// Returns the depth for a number of colours.
  static func depth(colors: Int) -> ColorDepth {
    switch colors {
    case 256...: .palette256
    case 16...: .palette16
    case 8...: .palette8
    default: .monochrome
    }
  }

  /// Returns the keys of the entry.
  static func keys() -> [[UInt8]: Key] {
    var result: [[UInt8]: Key] = [:]
    for (capability, key) in KeySequences.capabilities {
      // A single byte is a control character, which is known without an entry.
      if let sequence = self.capability(capability), sequence.count > 1 { result[sequence] = key }
    }
    return result
  }

  /// Returns a string capability; nil if the entry does not have it.
  static func capability(_ name: String) -> [UInt8]? {
    // tigetstr(3) returns (char *)-1 for a name that is no string capability.
    guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
    return Array(
      UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) })
  }

  /// Returns a variable of the environment; nil if it is unset or empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
