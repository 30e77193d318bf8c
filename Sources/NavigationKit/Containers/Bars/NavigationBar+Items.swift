/// A bar without a navigation controller, which shows the last of its items.
extension NavigationBar {
  /// Shows the last of some items, with a back button if there are several.
  ///
  /// The bar of a navigation controller shows the items of its controllers, so the controller's next
  /// change replaces these.
  ///
  /// - Parameters:
  ///   - items: The items; nil or none for an empty bar.
  ///   - animated: It has no effect.
  public func setItems(_ items: [NavigationItem]?, animated: Bool) {
    show(items?.last, previous: items?.dropLast().last)
  }
}
