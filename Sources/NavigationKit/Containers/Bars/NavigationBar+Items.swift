extension NavigationBar {
  /// The items, the top one last; nil for a bar without a navigation controller whose items are not
  /// set.
  ///
  /// The bar of a navigation controller has the items of the controllers on the stack. Setting the
  /// items is ``setItems(_:animated:)`` without animation.
  public var items: [NavigationItem]? {
    get { navigationController?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Shows the last of some items, with a back button if there are several. The delegate is not
  /// called.
  ///
  /// The bar of a navigation controller shows the items of its controllers, so the controller's
  /// next change replaces these.
  ///
  /// - Parameters:
  ///   - items: The items; nil or none for an empty bar.
  ///   - animated: It has no effect.
  public func setItems(_ items: [NavigationItem]?, animated: Bool) {
    guard navigationController == nil else {
      return show(items?.last, previous: items?.dropLast().last)
    }
    for item in ownItems ?? [] where item.bar === self { item.bar = nil }
    ownItems = items
    for item in items ?? [] { item.bar = self }
    showOwnItems()
  }

  /// Pushes an item, unless the delegate refuses. The bar of a navigation controller traps, as
  /// UIKit raises an exception.
  ///
  /// - Parameters:
  ///   - item: The item to show, with a back button to the item before.
  ///   - animated: It has no effect.
  public func pushItem(_ item: NavigationItem, animated: Bool) {
    checkIsOwn("pushItem")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((ownItems ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item, unless the delegate refuses. The bar of a navigation controller traps,
  /// as UIKit raises an exception.
  ///
  /// - Parameter animated: It has no effect.
  /// - Returns: The removed item; nil for none.
  @discardableResult
  public func popItem(animated: Bool) -> NavigationItem? {
    checkIsOwn("popItem")
    guard let item = ownItems?.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(ownItems?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Goes back in a bar without a navigation controller, unless the top item has an action of its
  /// own.
  func userPressedBack() {
    if let action = topItem?.backActionHandler { return action() }
    popItem(animated: true)
  }

  /// Shows the top item of a bar without a navigation controller.
  func showOwnItems() {
    show(ownItems?.last, previous: ownItems?.dropLast().last)
    invalidateIntrinsicContentSize()
  }

  /// The navigation controller whose bar this is; nil for none.
  private var navigationController: NavigationController? {
    guard let navigation = controllerOfView as? NavigationController,
      navigation.navigationBar === self
    else { return nil }
    return navigation
  }

  private func checkIsOwn(_ method: String) {
    precondition(
      navigationController == nil,
      "\(method) called on the navigation bar of a navigation controller: push and pop controllers")
  }
}
