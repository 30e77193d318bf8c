/// How many colours a terminal shows, the fewest first.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colour at all; attributes are all there is.
  case monochrome
  /// The eight colours of ANSI.
  case palette8
  /// The same with their bright forms.
  case palette16
  /// xterm's cube and greys.
  case palette256
  /// 8 bits a component.
  case truecolor

  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}
