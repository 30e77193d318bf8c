extension Cell {
  /// Indicates whether the glyph of this cell, laid over `beneath`, replaces the glyph of
  /// `beneath`.
  func coversGlyph(of beneath: Cell, opacity: Double) -> Bool {
    if isBlank { return background.multipliedAlpha(by: opacity).alpha == 255 }
    if isEdge, background.alpha == 0 {
      return beneath.isBlank || beneath.isEdge || glyph.foregroundMask?.hasMiddle == true
    }
    // All cells of a border appear at the same opacity. Otherwise the border would have gaps over
    // letters.
    return isBorder ? opacity >= Self.borderOpacity : beneath.isBlank || opacity >= 0.5
  }

  /// Indicates whether the cell is a part of a border, such as a sheet's. A border is transparent
  /// beside its line.
  var isBorder: Bool { background.alpha == 0 && glyph.isBlock }

  /// The opacity from which a border replaces letters beneath it.
  ///
  /// The value is so low that the border is still invisible. With a higher value, letters would
  /// leave gaps in the border.
  private static let borderOpacity = 0.125

  /// Returns this cell laid over `beneath`, with its alphas multiplied by `opacity`.
  ///
  /// A cell holds one glyph, so the glyph beneath is visible below an opacity of one half, and this
  /// cell's glyph above.
  func over(_ beneath: Cell, opacity: Double) -> Cell {
    if opacity >= 1, background.alpha == 255 { return self }
    if isEdge, background.alpha == 0, let mask = glyph.foregroundMask {
      let color = foreground.multipliedAlpha(by: opacity).over(beneath.dominantBackground)
      return beneath.covered(by: color, in: mask)
    }
    let layerBackground = background.multipliedAlpha(by: opacity)
    let blended = layerBackground.over(beneath.background)
    let isCovering = coversGlyph(of: beneath, opacity: opacity)
    var result = isCovering ? self : beneath
    result.background = blended
    result.foreground =
      switch (isBlank, isCovering) {
      case (true, true): foreground
      case (true, false): layerBackground.over(beneath.foreground)
      case (false, false):
        beneath.foreground.mixed(with: blended, at: opacity / (isBorder ? Self.borderOpacity : 0.5))
      case (false, true):
        beneath.isBlank || isBorder
          ? foreground.multipliedAlpha(by: opacity).over(blended)
          : blended.mixed(with: foreground.over(blended), at: 2 * opacity - 1)
      }
    return result
  }

  /// Indicates whether the cell is invisible, on top of other cells as well as beneath.
  var isClear: Bool { background.alpha == 0 && isBlank }

  /// Indicates whether the cell shows its background and nothing else.
  var isBlank: Bool {
    glyph == .blank && attributes.isDisjoint(with: [.underline, .reverse])
  }
}
