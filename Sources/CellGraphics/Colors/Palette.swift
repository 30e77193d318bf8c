/// A fixed set of colours to show others with.
///
/// Colours are compared in OKLab (Björn Ottosson, "A perceptual color space for image processing",
/// 2020). Of many colours the nearest counts, with the chroma counted three times. Of sixteen or fewer
/// none is near, and the distance says little: there the hue counts first, then the lightness. A grey
/// stays a grey: only greys are offered for a colour of hardly any chroma.
public struct Palette: Sendable {
  /// By index, as the terminal numbers them.
  public let colors: [Color]
  private let candidates: [Candidate]
  private let neutrals: [Candidate]
  /// The colours of each hue; empty in a palette of many colours.
  private let families: [HueFamily: [Candidate]]

  private struct Candidate {
    var index: Int
    var lab: OKLab.Steps
    /// The lightness as a part of that of the pure colour of the hue.
    var relativeLightness: Int

    init(index: Int, color: Color) {
      self.index = index
      lab = OKLab.Steps(color)
      relativeLightness = lab.lightness(relativeToPure: color)
    }
  }

  /// The most colours of a palette in which the hue counts first.
  private static let fewColors = 16

  /// - Parameter offered: The indices to choose from.
  init(colors: [Color], offering offered: Range<Int>) {
    self.colors = colors
    candidates = offered.map { Candidate(index: $0, color: colors[$0]) }
    neutrals = candidates.filter { colors[$0.index].isGrey }
    let hued = offered.count > Self.fewColors ? [] : candidates.filter { !$0.lab.isNeutral }
    families = Dictionary(grouping: hued) { HueFamily($0.lab) }
  }

  /// The index of the colour that looks most like `color`, whose alpha is ignored.
  ///
  /// The lowest of several that are equally near. The same on every machine. Takes about a
  /// microsecond; who asks often keeps the answers.
  public func nearestIndex(to color: Color) -> Int {
    let lab = OKLab.Steps(color)
    if !lab.isNeutral, let family = families[HueFamily(lab)] {
      return nearestIndex(to: color, lab, of: family)
    }
    return Self.nearest(of: lab.isNeutral ? neutrals : candidates) { lab.distance(to: $0.lab) }
      .index
  }

  /// The index of a grey, or of the colour of `family` that is as light for its hue.
  ///
  /// A tint of orange, for example, is light, and dark yellow is not, though it is the nearer one: it
  /// looks like mustard.
  private func nearestIndex(to color: Color, _ lab: OKLab.Steps, of family: [Candidate]) -> Int {
    let grey = Self.nearest(of: neutrals) { lab.distanceWithoutHue(to: $0.lab) }
    let hued = Self.nearest(of: family) { lab.distanceWithoutHue(to: $0.lab) }
    if grey.distance < hued.distance { return grey.index }
    let lightness = lab.lightness(relativeToPure: color)
    return Self.nearest(of: family) { abs($0.relativeLightness - lightness) }.index
  }

  /// The first of the candidates with the smallest distance.
  private static func nearest(
    of candidates: [Candidate], _ distance: (Candidate) -> Int
  ) -> (index: Int, distance: Int) {
    var best = (index: 0, distance: Int.max)
    for candidate in candidates {
      let distance = distance(candidate)
      if distance < best.distance { best = (candidate.index, distance) }
    }
    return best
  }

  /// The index of a colour for `foreground` on the one at `background`, which is the nearest to both: another one,
  /// so that what is written there can be read.
  ///
  /// Of many the next nearest. Of a few, whose next one is another hue, the one whose lightness differs
  /// most from the background's. The lowest of several that are equally good.
  public func legibleIndex(for foreground: Color, onIndex background: Int) -> Int {
    let (foreground, backgroundLab) = (OKLab.Steps(foreground), OKLab.Steps(colors[background]))
    let isLarge = candidates.count > Self.fewColors
    var best = (index: background, distance: Int.max)
    for candidate in isLarge && foreground.isNeutral ? neutrals : candidates
    where candidate.lab != backgroundLab {
      let distance =
        isLarge
        ? foreground.distance(to: candidate.lab)
        : -abs(candidate.lab.lightness - backgroundLab.lightness)
      if distance < best.distance { best = (candidate.index, distance) }
    }
    return best.index
  }
}

extension Palette {
  /// The eight ANSI colours with xterm's values.
  public static let ansi8 = Palette(colors: Array(xtermANSI[..<8]), offering: 0..<8)

  /// The sixteen ANSI colours with xterm's values.
  public static let ansi16 = Palette(colors: xtermANSI, offering: 0..<16)

  /// xterm's 256 colours, of which only those from 16 on are ever the nearest: the first sixteen
  /// are the user's to change.
  public static let xterm256: Palette = {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map {
      Color(red: steps[$0 / 36], green: steps[$0 / 6 % 6], blue: steps[$0 % 6])
    }
    let greys = (0..<24).map { step in
      let value = UInt8(8 + 10 * step)
      return Color(red: value, green: value, blue: value)
    }
    return Palette(colors: xtermANSI + cube + greys, offering: 16..<256)
  }()

  private static let xtermANSI: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Color(rgb: $0) }
}

extension Color {
  fileprivate var isGrey: Bool { red == green && green == blue }
}
