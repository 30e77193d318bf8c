internal import CNcurses
internal import Glibc

/// What the entry of the open screen says about writing to its terminal.
struct TerminalCapabilities {
  var address: AddressCapability
  var column: NumericCapability?
  var row: NumericCapability?
  var up: NumericCapability?
  var down: NumericCapability?
  var left: NumericCapability?
  var right: NumericCapability?
  /// Whether a line feed goes one row down, a backspace one column left and a return to column 0.
  var hasLineFeed: Bool
  var hasBackspace: Bool
  var hasReturn: Bool

  var eraseToEnd: [UInt8]?
  var eraseToStart: [UInt8]?
  var eraseBelow: [UInt8]?
  var erase: NumericCapability?
  /// Whether what is erased or scrolled in takes the background that is set.
  var erasesInColor: Bool
  /// Whether CSI … b repeats the character before it.
  var repeats: Bool

  var scrollUp: NumericCapability?
  var scrollDown: NumericCapability?
  /// The first and last row that scroll.
  var region: [CChar]?

  var rendition: RenditionCapabilities

  /// The entry of the screen that ncurses has open.
  ///
  /// nil when the encoder cannot drive such a terminal, and ncurses has to: it cannot move while
  /// colours are set, scrolls when its last cell is written, or wants pauses.
  init?() {
    guard let address = AddressCapability("cup"), let rendition = RenditionCapabilities() else {
      return nil
    }
    guard tigetflag("msgr") > 0, tigetflag("am") <= 0 || tigetflag("xenl") > 0 else { return nil }
    self.address = address
    self.rendition = rendition
    column = NumericCapability("hpa", ending: "G", countsFromOne: true)
    row = NumericCapability("vpa", ending: "d", countsFromOne: true)
    up = NumericCapability("cuu", ending: "A")
    down = NumericCapability("cud", ending: "B")
    left = NumericCapability("cub", ending: "D")
    right = NumericCapability("cuf", ending: "C")
    hasLineFeed = Self.string("cud1") == [0x0A]
    hasBackspace = Self.string("cub1") == [0x08]
    hasReturn = Self.string("cr") == [0x0D]
    eraseToEnd = Self.string("el")
    eraseToStart = Self.string("el1")
    eraseBelow = Self.string("ed")
    erase = NumericCapability("ech", ending: "X")
    erasesInColor = tigetflag("bce") > 0
    repeats = Self.string("rep") == Array("%p1%c\u{1B}[%p2%{1}%-%db".utf8)
    // Only ECMA-48's do not care where the cursor is.
    scrollUp = NumericCapability("indn", ending: "S").flatMap { $0.isControl ? $0 : nil }
    scrollDown = NumericCapability("rin", ending: "T").flatMap { $0.isControl ? $0 : nil }
    region = Self.string("csr").map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  /// A string capability; nil when the entry lacks it or wants a pause with it.
  static func string(_ name: String) -> [UInt8]? {
    // tigetstr(3) answers (char *)-1 for a name that is no string capability.
    guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
    let bytes = Array(String(cString: text).utf8)
    return bytes.isEmpty || bytes.contains(0x24) ? nil : bytes
  }
}
