/// A fixed set of colours, which finds the best one to show another colour with.
///
/// Colours are compared in OKLab (Björn Ottosson, "A perceptual color space for image processing",
/// 2020), with chroma counted three times. A palette of more than sixteen colours offers the
/// nearest. In a smaller palette no colour is near, so the hue decides first and the lightness
/// second. Only greys are offered for a grey.
///
/// ```swift
/// let red = Palette.xterm256.nearestIndex(to: Color(rgb: 0xFE0000))
/// precondition(red == 196)
/// precondition(Palette.xterm256.colors[red] == Color(rgb: 0xFF0000))
/// precondition(Palette.ansi16.nearestIndex(to: .white) == 15)
/// ```
public struct Palette: Sendable {
  /// The colours, in the order of the terminal's colour numbers.
  public let colors: [Color]
  /// The colours to choose from.
  private let candidates: [Candidate]
  /// The greys among the candidates.
  private let neutrals: [Candidate]
  /// The colours of each hue; empty in a palette of more than sixteen colours.
  private let families: [HueFamily: [Candidate]]

  /// A colour of the palette that can be chosen.
  private struct Candidate {
    var index: Int
    var lab: OKLab.Steps
    /// The lightness relative to the pure colour of the hue, in 1/65,536.
    var relativeLightness: Int

    init(index: Int, color: Color) {
      self.index = index
      lab = OKLab.Steps(color)
      relativeLightness = lab.lightness(relativeToPure: color)
    }
  }

  /// The largest number of colours in a palette for which the hue decides first.
  private static let fewColors = 16

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - colors: All colours, by their numbers.
  ///   - offered: The numbers to choose from.
  init(colors: [Color], offering offered: Range<Int>) {
    self.colors = colors
    candidates = offered.map { Candidate(index: $0, color: colors[$0]) }
    neutrals = candidates.filter { colors[$0.index].isGrey }
    let hued = offered.count > Self.fewColors ? [] : candidates.filter { !$0.lab.isNeutral }
    families = Dictionary(grouping: hued) { HueFamily($0.lab) }
  }

  /// Returns the index in ``colors`` of the colour that looks most like `color`.
  ///
  /// The result is the same on every machine. A call takes about a microsecond; cache the results
  /// if you ask often.
  ///
  /// - Parameter color: Its alpha is ignored.
  /// - Returns: The lowest index if several colours are equally near.
  public func nearestIndex(to color: Color) -> Int {
    let lab = OKLab.Steps(color)
    if !lab.isNeutral, let family = families[HueFamily(lab)] {
      return nearestIndex(to: color, lab, of: family)
    }
    return Self.nearest(of: lab.isNeutral ? neutrals : candidates) { lab.distance(to: $0.lab) }
      .index
  }

  /// Returns the index of a grey, or of the colour of `family` with the same relative lightness.
  ///
  /// A tint of orange, for example, becomes light yellow. Dark yellow would be nearer, but looks
  /// like mustard.
  private func nearestIndex(to color: Color, _ lab: OKLab.Steps, of family: [Candidate]) -> Int {
    let grey = Self.nearest(of: neutrals) { lab.distanceWithoutHue(to: $0.lab) }
    let hued = Self.nearest(of: family) { lab.distanceWithoutHue(to: $0.lab) }
    if grey.distance < hued.distance { return grey.index }
    let lightness = lab.lightness(relativeToPure: color)
    return Self.nearest(of: family) { abs($0.relativeLightness - lightness) }.index
  }

  /// Returns the first of the candidates with the smallest distance.
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

  /// Returns the indices with which a text is shown on a background.
  ///
  /// They are the nearest ones if possible. A text that is legible in its own colours stays legible:
  /// if its contrast is at least ``Color/leastTextContrast``, so is the contrast of the result. The
  /// colour of the text is then the nearest one that has this contrast. If the palette has none, it
  /// is the one with the most contrast.
  ///
  /// ```swift
  /// // The grey of 16 colours has a contrast of 4.0 to white.
  /// let pair = Palette.ansi16.indices(ofText: Color(rgb: 0x6C6C70), on: .white)
  /// precondition(pair.foreground == 0 && pair.background == 15)
  /// ```
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text; its alpha is ignored.
  ///   - background: The colour behind it; its alpha is ignored.
  /// - Returns: Two equal indices only if both colours are equal.
  public func indices(
    ofText foreground: Color, on background: Color
  ) -> (foreground: Int, background: Int) {
    let behind = nearestIndex(to: background)
    guard foreground.rgb != background.rgb else { return (behind, behind) }
    let nearest = nearestIndex(to: foreground)
    let least = Color.leastTextContrast
    if foreground.contrast(with: background) >= least {
      let shown = colors[behind]
      if colors[nearest].contrast(with: shown) >= least { return (nearest, behind) }
      return (contrastingIndex(for: foreground, on: shown, least), behind)
    }
    return (nearest == behind ? legibleIndex(for: foreground, onIndex: behind) : nearest, behind)
  }

  /// Returns the index nearest to `foreground` among those with a contrast of at least `least` to
  /// `background`, or the index with the most contrast if there is none.
  private func contrastingIndex(
    for foreground: Color, on background: Color, _ least: Double
  ) -> Int {
    let lab = OKLab.Steps(foreground)
    let contrasts = candidates.map { colors[$0.index].contrast(with: background) }
    let legible = zip(candidates, contrasts).filter { $1 >= least }.map(\.0)
    if !legible.isEmpty {
      let greys = lab.isNeutral ? legible.filter { $0.lab.isNeutral } : []
      return Self.nearest(of: greys.isEmpty ? legible : greys) { lab.distance(to: $0.lab) }.index
    }
    let most = contrasts.max() ?? 0
    return zip(candidates, contrasts).first { $1 == most }?.0.index ?? 0
  }

  /// Returns the index of a text colour that differs from the background colour.
  ///
  /// Use it if ``nearestIndex(to:)`` gives the same index for text and background, which would make
  /// the text invisible.
  ///
  /// - Parameters:
  ///   - foreground: The wanted colour of the text; its alpha is ignored.
  ///   - background: The index of the background in ``colors``.
  /// - Returns: In a palette of more than sixteen colours the next nearest. In a smaller one the
  ///   next nearest has another hue, so the one whose lightness differs most from the background's.
  ///   The lowest index if several are equally good.
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

  /// xterm's 256 colours.
  ///
  /// ``nearestIndex(to:)`` offers only those from 16 on, because users often change the first
  /// sixteen.
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

  /// xterm's values for the sixteen ANSI colours.
  private static let xtermANSI: [Color] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { Color(rgb: $0) }
}

extension Color {
  fileprivate var isGrey: Bool { red == green && green == blue }
}
