/// The number of colours that a terminal shows, in ascending order.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colours. Only text attributes are available.
  case monochrome
  /// The eight ANSI colours.
  case palette8
  /// The eight ANSI colours and their bright forms.
  case palette16
  /// xterm's 256 colours.
  case palette256
  /// 24-bit colour: 8 bits for each component.
  case truecolor

  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
