internal import CellGraphics

/// One thing to press in a bar: a title, a system item, a view of your own, or a space.
///
/// An item is shown in one bar at a time; a change of it shows at once.
public final class BarButtonItem {
  /// The raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    /// For what ends the work here; bold.
    case done = 2
  }

  /// The title; nil for an item that has none, such as a system item.
  public var title: String? { didSet { update() } }
  public var style: Style = .plain { didSet { update() } }
  public var isEnabled = true { didSet { update() } }
  /// Columns taken in the bar; 0 takes what fits the item.
  public var width = 0.0 { didSet { update() } }
  /// Shown in place of a title: one row, and as wide as the view was when it was set here.
  public var customView: View? {
    didSet {
      itemView.customView = customView
      update()
    }
  }
  /// Called when the item is pressed.
  public var action: ((BarButtonItem) -> Void)?
  /// What events call the item; nil takes the system item's name, else the title.
  public var accessibilityIdentifier: String? { didSet { update() } }

  /// The item of which this one names the way back.
  weak var namedItem: NavigationItem?
  let systemItem: SystemItem?
  private(set) lazy var itemView = makeItemView()

  public init(
    title: String?, style: Style = .plain, action: ((BarButtonItem) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.action = action
    systemItem = nil
  }

  public init(systemItem: SystemItem, action: ((BarButtonItem) -> Void)? = nil) {
    self.systemItem = systemItem
    self.action = action
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public init(customView: View) {
    systemItem = nil
    self.customView = customView
  }

  /// Takes what room the other items of a toolbar leave, in equal parts with its like; nothing in a
  /// navigation bar.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// - Parameter width: Columns.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

extension BarButtonItem {
  var isFlexible: Bool { systemItem == .flexibleSpace }

  /// What the item takes of its bar where there is room; 0 for a flexible space.
  var columns: Double {
    switch systemItem {
    case .flexibleSpace: 0
    case .fixedSpace: max(0, width)
    default: width > 0 ? width : itemView.fittingColumns
    }
  }

  /// What stands in the bar; nil for a space.
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
    button.title = title ?? systemItem?.text ?? ""
    button.name = title ?? systemItem?.name
    button.isBold = style == .done
    button.isEnabled = isEnabled
    button.accessibilityIdentifier = accessibilityIdentifier ?? button.name
  }
}

extension [BarButtonItem] {
  /// Lets those that were not among `old` fade in.
  func fadeIn(after old: [BarButtonItem]?) {
    for item in self where old?.contains(where: { $0 === item }) != true {
      item.visibleView?.fadeIn()
    }
  }
}
