public import CellGraphics

/// An item of a navigation bar or toolbar: a title, a system item, a custom view or a space.
///
/// An item is shown in one bar at a time. A change shows at once.
///
/// ```swift
/// let editor = ViewController()
/// editor.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .save) { item in
///   item.isEnabled = false  // Pressed: do not save twice.
/// }
/// editor.toolbarItems = [
///   BarButtonItem(title: "Draft"), .flexibleSpace(), BarButtonItem(systemItem: .trash),
/// ]
/// precondition(editor.navigationItem.rightBarButtonItem?.style == .done)
/// ```
open class BarButtonItem {
  /// The style of an item. The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// Normal text.
    case plain = 0
    /// Bold text, for the item that completes a task.
    case done = 2
  }

  /// The title; nil for an item without one, such as a system item.
  public var title: String? { didSet { update() } }
  /// The style of the title.
  public var style: Style = .plain { didSet { update() } }
  /// Indicates whether the item can be pressed. True by default.
  public var isEnabled = true { didSet { update() } }
  /// The width in the bar, in columns; 0 fits the item.
  public var width = 0.0 { didSet { update() } }
  /// The view in place of a title: one row, as wide as the view was when it was set here.
  public var customView: View? {
    didSet {
      itemView.customView = customView
      update()
    }
  }
  /// An image, whose sign is shown in place of a title; nil for none.
  public var image: Image? { didSet { update() } }
  /// The colour of the item; nil, the default, is the tint colour of the bar.
  public var tintColor: Color? { didSet { update() } }
  /// Indicates whether the item is left out of its bar; false by default.
  public var isHidden = false { didSet { update() } }
  /// A number for the app's own use.
  public var tag = 0
  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()
  /// Called when the item is pressed; nil for none.
  public var action: ((BarButtonItem) -> Void)?
  /// The name of the item in events; nil uses the name of the system item, or the title.
  public var accessibilityIdentifier: String? { didSet { update() } }
  /// The name that spoken mode reads; nil, the default, reads the title or the system item's name.
  public var accessibilityLabel: String? { didSet { update() } }
  /// A sentence about the effect of the item, which spoken mode reads last; nil by default.
  public var accessibilityHint: String? { didSet { update() } }

  /// The navigation item for which this item is the back button.
  weak var namedItem: NavigationItem?
  let systemItem: SystemItem?
  private(set) lazy var itemView = makeItemView()

  /// Creates an item with a title.
  ///
  /// - Parameters:
  ///   - title: The title; nil for an item without one.
  ///   - style: The style of the title.
  ///   - action: Called when the item is pressed; nil for none.
  public init(
    title: String?, style: Style = .plain, action: ((BarButtonItem) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.action = action
    systemItem = nil
  }

  /// Creates an item with a standard title or sign. `done` and `save` are bold.
  ///
  /// - Parameters:
  ///   - systemItem: The standard item.
  ///   - action: Called when the item is pressed; nil for none.
  public init(systemItem: SystemItem, action: ((BarButtonItem) -> Void)? = nil) {
    self.systemItem = systemItem
    self.action = action
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item with a view. Set the view's width first, because it is the width in the bar.
  public init(customView: View) {
    systemItem = nil
    self.customView = customView
  }

  /// Returns a space that takes the remaining room of a toolbar.
  ///
  /// Several flexible spaces share the room in equal parts. In a navigation bar they have no width.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a fixed width.
  ///
  /// - Parameter width: Columns.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension BarButtonItem {
  var isFlexible: Bool { systemItem == .flexibleSpace }

  /// The width that the item needs, in columns; 0 for a flexible space.
  var columns: Double {
    switch systemItem {
    case .flexibleSpace: 0
    case .fixedSpace: max(0, width)
    default: isHidden ? 0 : width > 0 ? width : itemView.fittingColumns
    }
  }

  /// The view in the bar; nil for a space.
  var visibleView: BarItemView? {
    systemItem == .flexibleSpace || systemItem == .fixedSpace ? nil : itemView
  }

  private func makeItemView() -> BarItemView {
    let view = BarItemView()
    view.customView = customView
    view.button.addAction { [weak self] _ in
      if let self { action?(self) }
    }
    configure(view.button)
    return view
  }

  private func update() {
    configure(itemView.button)
    itemView.superview?.setNeedsLayout()
    namedItem?.update()
  }

  private func configure(_ button: BarButton) {
    button.title = image?.sign ?? title ?? systemItem?.text ?? ""
    button.name = title ?? systemItem?.name ?? image?.name
    button.itemTint = tintColor
    button.setNeedsDisplay()
    button.isBold = style == .done
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier ?? button.name
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
  }
}

extension [BarButtonItem] {
  /// Fades in the items that are not among `old`.
  func fadeIn(after old: [BarButtonItem]?) {
    for item in self where old?.contains(where: { $0 === item }) != true {
      item.visibleView?.fadeIn()
    }
  }
}
