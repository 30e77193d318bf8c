public import CellGraphics

/// The bar below the content of a navigation controller, with items from left to right.
///
/// Flexible spaces share the remaining room. Set ``ViewController/toolbarItems`` of a controller on
/// the stack, and show the bar with ``NavigationController/setToolbarHidden(_:animated:)``.
open class Toolbar: View {
  /// The items of the controller on top; nil for none. The navigation controller sets them.
  public var items: [BarButtonItem]? {
    didSet {
      if items == nil, oldValue == nil { return }
      let views = (items ?? []).compactMap(\.visibleView)
      if !views.elementsEqual(subviews, by: ===) {
        for view in subviews { view.removeFromSuperview() }
        for view in views { addSubview(view) }
      }
      setNeedsLayout()
    }
  }

  /// Sets the items. They change without an animation.
  public func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  /// The colour of the bar's background; nil, the default, is the system's.
  open var barTintColor: Color? {
    didSet { backgroundColor = barTintColor ?? Theme.current { $0.barBackground } }
  }

  /// Creates a bar without items.
  public override init(frame: Rect) {
    super.init(frame: frame)
    backgroundColor = Theme.current { $0.barBackground }
  }

  /// Returns nil: a bar belongs to its navigation controller.
  public required init?(coder: Coder) { nil }

  override var yieldsDefaultFocus: Bool { true }

  open override func layoutSubviews() {
    let items = items ?? []
    let free = max(0, bounds.width - items.reduce(0) { $0 + $1.columns })
    let spaces = Double(items.count { $0.isFlexible })
    var (column, space) = (0.0, 0.0)
    for item in items {
      var columns = item.columns
      if item.isFlexible {
        // Whole columns with the right sum: each space ends where its share of the whole ends.
        let start = (free * space / spaces).rounded(.down)
        space += 1
        columns = (free * space / spaces).rounded(.down) - start
      }
      columns = min(columns, bounds.width - column)
      item.visibleView?.place(column: column, row: 0, columns: columns)
      column += columns
    }
  }
}

extension ViewController {
  /// Sets ``toolbarItems``.
  ///
  /// - Parameters:
  ///   - items: The items from left to right; nil for none.
  ///   - animated: True fades new items in.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) {
    let old = toolbarItems
    toolbarItems = items
    if animated { items?.fadeIn(after: old) }
  }
}
