internal import CellGraphics

extension View {
  /// Rules that dim tint colours. The raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable, CaseIterable {
    /// The rule of the superview.
    case automatic = 0
    /// Tint colours as they are set.
    case normal = 1
    /// A grey of the same brightness in place of each tint colour.
    case dimmed = 2
  }

  /// The tint colour of the nearest view around this one that has a colour of its own.
  var inheritedTint: Color {
    var view: View? = self
    while let current = view, current.ownTint == nil { view = current.superview }
    let tint = view?.ownTint ?? themed { $0.tint }
    return inheritedTintAdjustmentMode == .dimmed ? tint.withoutHue : tint
  }

  /// The rule of the nearest view around this one that has a rule of its own.
  var inheritedTintAdjustmentMode: TintAdjustmentMode {
    var view: View? = self
    while let current = view {
      if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
      view = current.superview
    }
    return .normal
  }

  /// The colour and the rule that the view has from superviews, without a default; nil for none.
  var tintFromAround: TintSource {
    var source = TintSource()
    var view: View? = self
    while let current = view {
      if source.color == nil { source.color = current.ownTint }
      if source.mode == .automatic { source.mode = current.ownTintAdjustmentMode }
      view = current.superview
    }
    return source
  }

  /// Reports a changed tint colour after a move to another superview.
  func tintDidMove(from old: TintSource) {
    let new = tintFromAround
    guard new != old else { return }
    tintDidChange { view in
      new.color != old.color && view.ownTint == nil
        || new.mode != old.mode && view.ownTintAdjustmentMode == .automatic
    }
  }

  /// Reports a changed tint colour to this view and to the views in it that inherit it.
  func tintDidChange(where inherits: (View) -> Bool) {
    setNeedsDisplay()
    tintColorDidChange()
    for view in subviews where inherits(view) { view.tintDidChange(where: inherits) }
  }
}

/// The colour and the rule that determine the tint colour of a view, without the colour of the theme.
struct TintSource: Equatable {
  /// The colour of the nearest view around that has one; nil for none.
  var color: Color?
  /// The rule of the nearest view around that has one.
  var mode = View.TintAdjustmentMode.automatic
}

extension Color {
  /// A grey with the brightness of this colour, as a weighted sum of its components (ITU-R BT.601).
  var withoutHue: Color {
    let sum = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    let grey = UInt8((sum + 500) / 1000)
    return Color(red: grey, green: grey, blue: grey, alpha: alpha)
  }
}
