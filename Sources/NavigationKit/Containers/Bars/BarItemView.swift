internal import CellGraphics

/// The place of one item in a bar, filled by its button or by its custom view.
final class BarItemView: View {
  let button = BarButton()

  var customView: View? {
    didSet {
      // It may stand in another bar by now.
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      customColumns = customView?.bounds.width ?? 0
      if let customView {
        button.removeFromSuperview()
        addSubview(customView)
      } else {
        addSubview(button)
      }
    }
  }

  /// The custom view's own width: a narrow bar makes the view narrower for a while.
  private var customColumns = 0.0

  init() {
    super.init(frame: .zero)
    addSubview(button)
  }

  required init?(coder: Coder) { nil }

  var fittingColumns: Double { customView == nil ? button.fittingColumns : customColumns }

  override func layoutSubviews() {
    for view in subviews { view.place(in: bounds) }
  }

  /// Takes these columns of the bar's row `row`; where there are none it is hidden, so that the focus
  /// does not rest on nothing.
  func place(column: Double, row: Double, columns: Double) {
    isHidden = columns < 1
    place(in: Rect(x: column, y: row, width: columns, height: 1))
  }
}

/// A button in a bar, with room for the focus on both sides of its title.
final class BarButton: Button {
  /// The word for it where the title is a sign; nil takes the title.
  var name: String?

  init() {
    super.init(frame: .zero)
    titleColor = BarColors.tint.current
  }

  required init?(coder: Coder) { nil }

  override var actionTitle: String? { name ?? super.actionTitle }

  var fittingColumns: Double { fittingColumns(of: title) }

  func fittingColumns(of title: String) -> Double {
    if title != measured.title { measured = (title, TextLine(title).columns) }
    return Double(measured.columns + 2)
  }

  /// What was measured last, which is mostly asked for again.
  private var measured = (title: "", columns: 0)
}

extension View {
  /// Comes to its alpha from nothing, while it takes input.
  func fadeIn() {
    let goal = alpha
    View.performWithoutAnimation { alpha = 0 }
    View.animate(
      withDuration: NavigationController.hideShowBarDuration, options: .allowUserInteraction
    ) {
      alpha = goal
    }
  }
}

/// The colours of an iOS bar.
enum BarColors {
  static let background = SystemColor(0xF2F2F7, dark: 0x1C1C1E)
  static let separator = SystemColor(0xC6C6C8, dark: 0x48484A)
  static let tint = SystemColor(0x0055CC, dark: 0x0A84FF)
  static let secondaryText = SystemColor(0x6C6C70, dark: 0x98989F)
  static let badge = SystemColor(0xC4001A, dark: 0xFF453A)
}
