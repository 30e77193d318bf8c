internal import CNcurses
internal import Glibc

/// How colours and attributes are set and taken back.
struct RenditionCapabilities {
  /// One attribute: what switches it on, and off without touching another; nil for what cannot be.
  struct Attribute {
    var mask: attr_t
    var on: [UInt8]?
    var off: [UInt8]?
  }

  var reset: [UInt8]
  /// Gives back the terminal's own colours; nil where there are no colours.
  var standardColors: [UInt8]?
  var attributes: [Attribute]
  /// What cannot be combined with colours.
  var colorless: attr_t = 0
  private var foreground: [CChar]?
  private var background: [CChar]?
  /// Whether colours are written as the project's own entry does, which needs no expansion.
  private var isDirect = false

  /// nil when the entry wants pauses, or cannot switch off what it switches on.
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
    // A terminal that cannot go back to its own colours is left to ncurses, which knows more ways.
    guard let standardColors = string("op") else { return nil }
    self.standardColors = standardColors
    isDirect = background == ColorEntry.directBackground
    self.foreground = foreground.map { CChar(bitPattern: $0) } + [0]
    self.background = background.map { CChar(bitPattern: $0) } + [0]
  }

  func appendForeground(_ number: Int32, to bytes: inout [UInt8]) {
    append(number, foreground, direct: 0x33, to: &bytes)
  }

  func appendBackground(_ number: Int32, to bytes: inout [UInt8]) {
    append(number, background, direct: 0x34, to: &bytes)
  }

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
