/// One of the six hues of small palettes. Each hue is a range of angles in OKLab.
enum HueFamily: CaseIterable {
  case red
  case yellow
  case green
  case cyan
  case blue
  case magenta

  /// Finds the hue of a colour in OKLab; `red` for a colour without a hue.
  init(_ lab: OKLab.Steps) {
    self =
      Self.allCases.first { family in
        let (start, end) = (family.start, family.next.start)
        return start.a * lab.b - start.b * lab.a >= 0 && lab.a * end.b - lab.b * end.a > 0
      } ?? .red
  }

  /// The direction in OKLab in which the hue begins.
  ///
  /// The palettes have the hues 29°, 110°, 142°, 195°, 270° and 328°, and each boundary is half way
  /// between two hues. Only yellow ends earlier, at 117°, because yellowish greens such as 0xCCFF66
  /// are called green.
  private var start: (a: Int, b: Int) {
    switch self {
    case .red: (9_998, -175)  // 359°
    case .yellow: (3_584, 9_336)  // 69°
    case .green: (-4_540, 8_910)  // 117°
    case .cyan: (-9_799, 1_994)  // 168.5°
    case .blue: (-5_000, -8_660)  // 240°
    case .magenta: (5_000, -8_660)  // 300°
    }
  }

  /// The hue at the next larger angle.
  private var next: HueFamily {
    switch self {
    case .red: .yellow
    case .yellow: .green
    case .green: .cyan
    case .cyan: .blue
    case .blue: .magenta
    case .magenta: .red
    }
  }
}
