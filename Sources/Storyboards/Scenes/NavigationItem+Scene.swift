internal import NavigationKit

/// Called when the user taps the bar button item with this id.
typealias BarItemTap = (_ id: String, _ item: BarButtonItem) -> Void

extension NavigationItem {
  /// Sets the contents that a scene describes.
  ///
  /// Every property is set, so that a former description leaves nothing behind.
  func fill(_ description: SceneDocument.NavigationItem, tap: @escaping BarItemTap) {
    prompt = description.prompt
    leftBarButtonItems = BarButtonItem.items(description.leftBarButtonItems, tap: tap)
    rightBarButtonItems = BarButtonItem.items(description.rightBarButtonItems, tap: tap)
    backButtonTitle = description.backButtonTitle
    hidesBackButton = description.hidesBackButton
  }
}

extension BarButtonItem {
  /// Returns the items; nil if there are none.
  static func items(
    _ descriptions: [SceneDocument.BarButtonItem], tap: @escaping BarItemTap
  ) -> [BarButtonItem]? {
    descriptions.isEmpty ? nil : descriptions.map { make($0, tap: tap) }
  }

  /// Makes an item. A tap on an item without an id is ignored.
  private static func make(
    _ description: SceneDocument.BarButtonItem, tap: @escaping BarItemTap
  ) -> BarButtonItem {
    let item =
      switch description.content {
      case .title(let title): BarButtonItem(title: title)
      case .systemItem(let systemItem): BarButtonItem(systemItem: systemItem)
      case .fixedSpace(let columns): BarButtonItem.fixedSpace(Double(columns))
      }
    item.accessibilityIdentifier = description.id
    if let style = description.style { item.style = style }
    item.action = { item in
      if let id = description.id { tap(id, item) }
    }
    return item
  }
}
