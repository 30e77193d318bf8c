/// The effect of one Unicode scalar on a row of cells.
///
/// The roles are those of Unicode 14.0, the version of the oldest supported C library (glibc 2.36).
/// ncurses asks that library for the width of every cell and loses the cursor position if it gets
/// no answer. A younger character is therefore unprintable on every machine, and each text has the
/// same width on all machines.
enum CellRole {
  /// A character of one column.
  case narrow
  /// A character of two columns.
  case wide
  /// One or two empty columns.
  case space(columns: Int)
  /// A combining mark, which is drawn on the character before it.
  case mark
  /// Invisible: format and bidirectional controls, variation selectors, joiners.
  case ignorable
  /// A control character, with the symbol that shows it.
  case picture(Unicode.Scalar)
  /// A private or unassigned character, or a character younger than Unicode 14.0.
  case unprintable
}

extension Unicode.Scalar {
  /// The effect of this scalar on a row of cells.
  var cellRole: CellRole {
    if value > 0x20, value < 0x7F { return .narrow }
    if let picture = controlPicture { return .picture(picture) }
    if properties.isDefaultIgnorableCodePoint { return .ignorable }
    guard let age = properties.age, age.major <= 14 else { return .unprintable }
    switch properties.generalCategory {
    case .privateUse, .surrogate, .unassigned, .control:
      return .unprintable
    case .format:
      return Self.visibleFormatControls.contains(value) ? .narrow : .ignorable
    case .nonspacingMark, .enclosingMark:
      return .mark
    case .spaceSeparator where value != 0x1680:  // The Ogham space is a visible line.
      return .space(columns: value == 0x3000 ? 2 : 1)
    case .spacingMark where value == 0x1171E:  // A sign of Ahom, nonspacing in Unicode 14.0.
      return .mark
    default:
      return isJamoMark ? .mark : isWide ? .wide : .narrow
    }
  }

  /// The symbol that shows this control character; nil for any other character.
  ///
  /// Unicode has symbols for C0 and for Delete. A line feed and the line and paragraph separators
  /// become U+2424 (␤). A C1 control has no symbol and becomes U+FFFD.
  var controlPicture: Unicode.Scalar? {
    switch value {
    case 0x0A, 0x2028, 0x2029: "\u{2424}"
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: nil
    }
  }

  /// Unicode's prepended concatenation marks: format controls that terminals show in one column.
  private static let visibleFormatControls: Set<UInt32> = [
    0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
  ]

  /// Indicates a vowel or final consonant of Hangul, which joins the syllable before it.
  private var isJamoMark: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// Indicates whether the character takes two columns, by binary search in `wideRanges`.
  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = Self.wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if Self.wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < Self.wideRanges.count && Self.wideRanges[low].lowerBound <= value
  }

  /// The characters of East Asian Width W and F in Unicode 14.0 (EastAsianWidth.txt).
  ///
  /// They include every character with emoji presentation except the regional indicators. Ranges
  /// include the unassigned code points between such characters. As in glibc
  /// (localedata/unicode-gen/utf8_gen.py), the circled numbers U+3248 to U+324F and the hexagrams
  /// U+4DC0 to U+4DFF are wide too.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9,
    0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F004...0x1F004,
    0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335,
    0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
    0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
    0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4,
    0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
    0x1F947...0x1F9FF, 0x1FA70...0x1FAF6, 0x20000...0x3FFFD,
  ]
}
