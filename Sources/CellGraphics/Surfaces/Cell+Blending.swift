extension Cell {
  /// True where the glyph of this cell, laid over `beneath`, shows instead of the one beneath.
  func coversGlyph(of beneath: Cell, opacity: Double) -> Bool {
    if isBlank { return background.multipliedAlpha(by: opacity).alpha == 255 }
    if isEdge, background.alpha == 0 {
      return beneath.isBlank || beneath.isEdge || glyph.foregroundMask?.hasMiddle == true
    }
    // All of a rim comes at once, or it would come in pieces where it lies over letters.
    return isBorder ? opacity >= Self.borderOpacity : beneath.isBlank || opacity >= 0.5
  }

  /// Whether it is a part of a box's edge, as of a sheet's, which lets through what lies beside it.
  var isBorder: Bool { background.alpha == 0 && glyph.isBlock }

  /// From where on a rim shows instead of letters beneath it, which would be gaps in it: before it can
  /// be made out.
  private static let borderOpacity = 0.125

  /// This cell laid over `beneath`, its alphas multiplied by `opacity`.
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

  /// Nothing of it is seen, whatever is laid over it or under it.
  var isClear: Bool { background.alpha == 0 && isBlank }

  /// Shows its ground and nothing else.
  var isBlank: Bool {
    glyph == .blank && attributes.isDisjoint(with: [.underline, .reverse])
  }
}
