extension Cell {
  /// This cell laid over `beneath`, its alphas multiplied by `opacity`.
  func over(_ beneath: Cell, opacity: Double) -> Cell {
    if opacity >= 1, background.alpha == 255 { return self }
    let ground = background.multipliedAlpha(by: opacity)
    let blended = ground.over(beneath.background)
    if isBlank {
      if ground.alpha == 255 { return Cell(background: blended) }
      var result = beneath
      result.background = blended
      result.foreground = ground.over(beneath.foreground)
      return result
    }
    var result = self
    result.background = blended
    guard opacity < 1, !beneath.isBlank, background.alpha > 0 else {
      result.foreground = foreground.multipliedAlpha(by: opacity).over(blended)
      return result
    }
    if opacity < 0.5 {
      result.glyph = beneath.glyph
      result.attributes = beneath.attributes
      result.foreground = beneath.foreground.mixed(with: blended, at: 2 * opacity)
    } else {
      result.foreground = blended.mixed(with: foreground, at: 2 * opacity - 1)
    }
    return result
  }

  private var isBlank: Bool {
    glyph == .blank && attributes.isDisjoint(with: [.underline, .reverse])
  }
}
