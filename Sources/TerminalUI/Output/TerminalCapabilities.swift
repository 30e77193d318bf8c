internal import CNcurses
internal import Glibc

/// The capabilities of the open screen's terminfo entry that the encoder needs.
struct TerminalCapabilities {
  /// Moves the cursor to a row and a column.
  var address: AddressCapability
  var column: NumericCapability?
  var row: NumericCapability?
  var up: NumericCapability?
  var down: NumericCapability?
  var left: NumericCapability?
  var right: NumericCapability?
  /// Indicates whether a line feed moves one row down.
  var hasLineFeed: Bool
  /// Indicates whether a backspace moves one column left.
  var hasBackspace: Bool
  /// Indicates whether a carriage return moves to column 0.
  var hasReturn: Bool

  var eraseToEnd: [UInt8]?
  var eraseToStart: [UInt8]?
  var eraseBelow: [UInt8]?
  var erase: NumericCapability?
  var insertCharacters: NumericCapability?
  var deleteCharacters: NumericCapability?
  /// Indicates whether erased and scrolled cells get the present background.
  var erasesInColor: Bool
  /// Indicates whether CSI … b repeats the character before it.
  var repeats: Bool

  var scrollUp: NumericCapability?
  var scrollDown: NumericCapability?
  /// Sets the first and the last row of the scrolling region.
  var region: [CChar]?

  var rendition: RenditionCapabilities

  /// Reads the entry of the screen that ncurses has open.
  ///
  /// - Returns: nil if only ncurses can drive the terminal. Such a terminal cannot move the cursor
  ///   while colours are set, scrolls when its last cell is written, or needs delays.
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
    insertCharacters = NumericCapability("ich", ending: "@")
    deleteCharacters = NumericCapability("dch", ending: "P")
    erasesInColor = tigetflag("bce") > 0
    repeats = Self.string("rep") == Array("%p1%c\u{1B}[%p2%{1}%-%db".utf8)
    // Only ECMA-48's sequences do not depend on the position of the cursor.
    scrollUp = NumericCapability("indn", ending: "S").flatMap { $0.isControl ? $0 : nil }
    scrollDown = NumericCapability("rin", ending: "T").flatMap { $0.isControl ? $0 : nil }
    region = Self.region
  }

  /// Indicates whether the open screen's terminal uses the control sequences of ECMA-48.
  static var usesControlSequences: Bool {
    string("cup").map { $0.starts(with: [0x1B, 0x5B]) } ?? false
  }

  /// Sets the first and the last row of the scrolling region, on the open screen's terminal.
  static var region: [CChar]? { string("csr").map { $0.map { CChar(bitPattern: $0) } + [0] } }

  /// Returns a string capability; nil if the entry does not have it or if it needs a delay.
  static func string(_ name: String) -> [UInt8]? {
    // tigetstr(3) returns (char *)-1 for a name that is no string capability.
    guard let text = tigetstr(name), Int(bitPattern: text) != -1 else { return nil }
    let bytes = Array(String(cString: text).utf8)
    return bytes.isEmpty || bytes.contains(0x24) ? nil : bytes
  }
}
