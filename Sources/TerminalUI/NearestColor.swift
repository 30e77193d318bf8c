internal import CellGraphics

/// The number by which a terminal of `depth` knows the colour nearest to `color`.
func colorNumber(of color: Color, at depth: ColorDepth) -> Int32 {
  switch depth {
  case .truecolor: Int32(color.rgb)
  case .palette256: Int32(Palette.xterm256.nearestIndex(to: color))
  case .palette16: Int32(Palette.ansi16.nearestIndex(to: color))
  case .palette8: Int32(Palette.ansi8.nearestIndex(to: color))
  case .monochrome: -1
  }
}
