internal import CNcurses
internal import Glibc

/// The capabilities that set and reset colours and attributes.
///
/// The names of the capabilities are those of terminfo(5): `sgr0` resets everything, `op` restores
/// the colours, `setaf` and `setab` set them. The number `ncv` says which attributes a terminal
/// cannot combine with colours.
struct RenditionCapabilities {
  /// The capabilities for one attribute: to set it, and to reset it without changing another one;
  /// nil if that is impossible.
  struct Attribute {
    var mask: attr_t
    var on: [UInt8]?
    var off: [UInt8]?
  }

  /// Resets all attributes and colours.
  var reset: [UInt8]
  /// Restores the terminal's own colours; nil if there are no colours.
  var standardColors: [UInt8]?
  /// The capabilities for each attribute.
  var attributes: [Attribute]
  /// The attributes that cannot be combined with colours.
  var colorless: attr_t = 0
  /// Sets the foreground.
  private var foreground: [CChar]?
  /// Sets the background.
  private var background: [CChar]?
  /// Indicates that colours are written as in the project's own entry, which needs no expansion.
  private var isDirect = false

  /// Reads the capabilities; nil if the entry needs delays, or if it cannot reset an attribute that
  /// it sets.
  init?() {
    guard let reset = TerminalCapabilities.string("sgr0") else { return nil }
    self.reset = reset
    let string = TerminalCapabilities.string
    let normal = string(ColorEntry.normalIntensity)
    let isReverseStandout = string("smso") == string("rev")
    attributes = [
      Attribute(mask: CNCURSES_BOLD, on: string("bold"), off: normal),
      Attribute(mask: CNCURSES_DIM, on: string("dim"), off: normal),
      Attribute(mask: CNCURSES_ITALIC, on: string("sitm"), off: string("ritm")),
      Attribute(mask: CNCURSES_UNDERLINE, on: string("smul"), off: string("rmul")),
      Attribute(
        mask: CNCURSES_REVERSE, on: string("rev"), off: isReverseStandout ? string("rmso") : nil),
    ]
    let incompatible = tigetnum("ncv")
    if incompatible > 0 {
      for (bit, mask) in [
        (1, CNCURSES_UNDERLINE), (2, CNCURSES_REVERSE), (4, CNCURSES_DIM), (5, CNCURSES_BOLD),
        (15, CNCURSES_ITALIC),
      ] where incompatible >> bit & 1 != 0 { colorless |= mask }
    }
    guard let foreground = string("setaf"), let background = string("setab") else { return }
    // Terminals that cannot restore their own colours are left to ncurses, which has other methods.
    guard let standardColors = string("op") else { return nil }
    self.standardColors = standardColors
    isDirect = background == ColorEntry.directBackground
    self.foreground = foreground.map { CChar(bitPattern: $0) } + [0]
    self.background = background.map { CChar(bitPattern: $0) } + [0]
  }

  /// Makes colours truecolor, which the terminal shows although its entry has only a palette.
  mutating func useDirectColors() { isDirect = standardColors != nil }

  /// Appends the sequence that sets the foreground.
  ///
  /// - Parameters:
  ///   - number: The number of the colour; 24 bits of red, green and blue for direct colours.
  ///   - bytes: The sequence is added at the end.
  func appendForeground(_ number: Int32, to bytes: inout [UInt8]) {
    append(number, foreground, direct: 0x33, to: &bytes)
  }

  /// Appends the sequence that sets the background.
  func appendBackground(_ number: Int32, to bytes: inout [UInt8]) {
    append(number, background, direct: 0x34, to: &bytes)
  }

  /// Appends the sequence that sets a colour.
  ///
  /// A direct colour is written as `CSI 38 ; 2 ; r ; g ; b m`, with 48 for the background.
  private func append(
    _ number: Int32, _ template: [CChar]?, direct: UInt8, to bytes: inout [UInt8]
  ) {
    guard isDirect else {
      if let template { bytes += NumericCapability.expand(template, Int(number), 0) }
      return
    }
    bytes += [0x1B, 0x5B, direct, 0x38, 0x3B, 0x32]
    for shift in [16, 8, 0] {
      bytes.append(0x3B)
      bytes.append(decimal: Int(number >> Int32(shift) & 0xFF))
    }
    bytes.append(0x6D)
  }
}
