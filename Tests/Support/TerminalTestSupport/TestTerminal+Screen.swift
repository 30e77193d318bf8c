internal import CVTerm

extension TestTerminal {
  /// One position of the screen as the terminal shows it.
  public struct Cell: Hashable, Sendable {
    /// Empty where nothing was ever drawn, and in the second column of a wide character.
    public var text: String
    public var foreground: CellColor
    public var background: CellColor
    public var isBold: Bool
    public var isItalic: Bool
    public var isUnderlined: Bool
    public var isReversed: Bool
    /// 1 or 2.
    public var columns: Int
  }

  public enum CellColor: Hashable, Sendable {
    /// The terminal's own.
    case standard
    case index(Int)
    /// 0xRRGGBB.
    case rgb(UInt32)
  }

  public func cell(column: Int, row: Int) -> Cell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    var text = ""
    withUnsafeBytes(of: cell.chars) {
      for value in $0.bindMemory(to: UInt32.self) {
        // All bits are set in the second column of a wide character.
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        text.unicodeScalars.append(scalar)
      }
    }
    return Cell(
      text: text, foreground: CellColor(cvterm_color(cell.fg)),
      background: CellColor(cvterm_color(cell.bg)), isBold: cell.attrs.bold != 0,
      isItalic: cell.attrs.italic != 0, isUnderlined: cell.attrs.underline != 0,
      isReversed: cell.attrs.reverse != 0, columns: Int(cell.width))
  }

  /// Returns the background of a cell, in a fraction of the time that `cell` takes.
  ///
  /// libvterm gives the second column of a wide character no colour, so the result there is the
  /// background of the first column.
  public func background(column: Int, row: Int) -> CellColor {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(max(0, column - 1))), &cell)
    if column > 0, cell.width < 2 {
      vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    }
    return CellColor(cvterm_color(cell.bg))
  }

  /// Returns a row as text, with a space for what is empty.
  public func line(_ row: Int) -> String {
    var result = ""
    var column = 0
    while column < columns {
      let cell = cell(column: column, row: row)
      result += cell.text.isEmpty ? " " : cell.text
      column += max(1, cell.columns)
    }
    return result
  }

  /// All rows.
  public var text: String { (0..<rows).map(line).joined(separator: "\n") }

  public var isCursorVisible: Bool { properties.pointee.isCursorVisible }
  /// True while the program shows the screen of its own that full-screen programs use.
  public var isAlternateScreen: Bool { properties.pointee.isAlternateScreen }
  /// Indicates whether the terminal reports the mouse as numbers while a button is pressed, and at
  /// no other time.
  public var reportsDrags: Bool { properties.pointee.mouse == VTERM_PROP_MOUSE_DRAG }
  /// Indicates whether the program leaves the mouse to the terminal.
  public var leavesMouse: Bool { properties.pointee.mouse == VTERM_PROP_MOUSE_NONE }
  /// The program's effects on the terminal other than drawing, as words in order: bells, titles of
  /// the window, and a reversed screen.
  public var liberties: [String] { properties.pointee.liberties }
}

extension TestTerminal.CellColor {
  fileprivate init(_ number: Int32) {
    self =
      switch number {
      case -1: .standard
      case 0...255: .index(Int(number))
      default: .rgb(UInt32(number & 0xFF_FFFF))
      }
  }
}

/// Properties of the screen that libvterm reports by callbacks only.
struct ScreenProperties {
  var isCursorVisible = true
  var isAlternateScreen = false
  var mouse = 0
  var liberties: [String] = []

  // Written once, before anyone can have the pointer, and only read by libvterm.
  nonisolated(unsafe) static let callbacks: UnsafePointer<VTermScreenCallbacks> = {
    let result = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)
    result.initialize(to: VTermScreenCallbacks())
    result.pointee.settermprop = { property, value, user in
      let properties = user!.assumingMemoryBound(to: ScreenProperties.self)
      switch property {
      case VTERM_PROP_CURSORVISIBLE:
        properties.pointee.isCursorVisible = value!.pointee.boolean != 0
      case VTERM_PROP_ALTSCREEN: properties.pointee.isAlternateScreen = value!.pointee.boolean != 0
      case VTERM_PROP_TITLE, VTERM_PROP_ICONNAME: properties.pointee.liberties.append("title")
      case VTERM_PROP_MOUSE: properties.pointee.mouse = Int(value!.pointee.number)
      case VTERM_PROP_REVERSE: properties.pointee.liberties.append("reverse")
      default: break
      }
      return 1
    }
    result.pointee.bell = { user in
      user!.assumingMemoryBound(to: ScreenProperties.self).pointee.liberties.append("bell")
      return 1
    }
    return UnsafePointer(result)
  }()
}
