extension Cell {
  /// True where the glyph of this cell, laid over `beneath`, shows instead of the one beneath.
  func coversGlyph(of beneath: Cell, opacity: Double) -> Bool {
    if isBlank { return background.multipliedAlpha(by: opacity).alpha == 255 }
    if isEdge, background.alpha == 0 {
      return beneath.isBlank || beneath.isEdge || glyph.inkMask?.hasMiddle == true
    }
    return opacity >= 0.5 || beneath.isBlank
  }

  /// This cell laid over `beneath`, its alphas multiplied by `opacity`.
  func over(_ beneath: Cell, opacity: Double) -> Cell {
    if opacity >= 1, background.alpha == 255 { return self }
    if isEdge, background.alpha == 0, let mask = glyph.inkMask {
      let color = foreground.multipliedAlpha(by: opacity).over(beneath.wholeGround)
      return beneath.covered(by: color, in: mask)
    }
    let ground = background.multipliedAlpha(by: opacity)
    let blended = ground.over(beneath.background)
    let isCovering = coversGlyph(of: beneath, opacity: opacity)
    var result = isCovering ? self : beneath
    result.background = blended
    result.foreground =
      switch (isBlank, isCovering) {
      case (true, true): foreground
      case (true, false): ground.over(beneath.foreground)
      case (false, false): beneath.foreground.mixed(with: blended, at: 2 * opacity)
      case (false, true):
        beneath.isBlank
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
