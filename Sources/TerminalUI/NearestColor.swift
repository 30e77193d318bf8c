internal import CellGraphics

/// The number by which a terminal of `depth` knows the colour nearest to `color`.
func colorNumber(of color: Color, at depth: ColorDepth) -> Int32 {
  switch depth {
  case .truecolor: Int32(color.rgb)
  case .palette256: Int32(XtermPalette.nearestIndex(to: color, offering: 16..<256))
  case .palette16: Int32(XtermPalette.nearestIndex(to: color, offering: 0..<16))
  case .palette8: Int32(XtermPalette.nearestIndex(to: color, offering: 0..<8))
  case .monochrome: -1
  }
}

/// xterm's 256 colours, with the nearest by plain distance in sRGB.
private enum XtermPalette {
  static func nearestIndex(to color: Color, offering indices: Range<Int>) -> Int {
    func distance(_ index: Int) -> Int {
      let other = colors[index]
      let red = Int(color.red) - Int(other.red)
      let green = Int(color.green) - Int(other.green)
      let blue = Int(color.blue) - Int(other.blue)
      return red * red + green * green + blue * blue
    }
    return indices.min { distance($0) < distance($1) } ?? indices.lowerBound
  }

  private static let colors: [Color] = {
    let ansi: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map {
      Color(red: steps[$0 / 36], green: steps[$0 / 6 % 6], blue: steps[$0 % 6])
    }
    let greys = (0..<24).map { step in
      let value = UInt8(8 + 10 * step)
      return Color(red: value, green: value, blue: value)
    }
    return ansi.map { Color(rgb: $0) } + cube + greys
  }()
}
