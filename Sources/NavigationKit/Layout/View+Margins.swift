internal import CellGraphics

extension View {
  /// A Boolean value that indicates whether ``layoutMargins`` count from the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { kept[default: true] }
    set { changeMargins { kept[default: true, of: "insetsLayoutMarginsFromSafeArea"] = newValue } }
  }

  /// A Boolean value that indicates whether ``layoutMargins`` contain the part of the superview's margins
  /// that reaches into the view; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { kept[default: false] }
    set { changeMargins { kept[default: false, of: "preservesSuperviewLayoutMargins"] = newValue } }
  }

  /// The margins with the safe area and those of the superview.
  var shownMargins: EdgeInsets {
    let columns: Double = controller == nil ? 1 : 2
    var margins =
      layout?.margins ?? EdgeInsets(top: 0, left: columns, bottom: 0, right: columns)
    if hasAdditionalInsets, insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = part(of: superview.layoutMargins, in: superview)
    return EdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  /// Changes what determines the margins, and reports a change of them.
  func changeMargins(_ change: () -> Void) {
    let old = layoutMargins
    change()
    guard layoutMargins != old else { return }
    setNeedsConstraintLayout()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  /// Indicates whether a controller around the view adds to the safe area.
  private var hasAdditionalInsets: Bool {
    var view: View? = self
    while let current = view {
      if let controller = current.controller, controller.additionalSafeAreaInsets != .zero {
        return true
      }
      view = current.superview
    }
    return false
  }
}
