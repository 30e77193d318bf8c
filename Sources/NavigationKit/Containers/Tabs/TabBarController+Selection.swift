extension TabBarController {
  /// The value of ``selectedIndex`` while the "More" list is shown.
  public static let notFound = Int.max

  /// The index behind ``selectedIndex``.
  var indexOfSelection: Int {
    get { tabs.firstIndex { $0 === selection } ?? Self.notFound }
    set {
      if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] }
    }
  }

  /// The controller behind ``selectedViewController``.
  var controllerOfSelection: ViewController? {
    get { selection }
    set {
      guard let newValue else { return }
      trapping { () throws(NavigationError) in try checkedSelect(newValue) }
    }
  }

  /// Selects `controller`, as setting ``selectedViewController`` does.
  ///
  /// - Parameter controller: The controller of a tab.
  /// - Throws: `NavigationError.selectedUnknown` for any other controller. Nothing has changed
  ///   then.
  public func checkedSelect(_ controller: ViewController) throws(NavigationError) {
    guard controller === moreList || tabs.contains(where: { $0 === controller }) else {
      throw .selectedUnknown(controller: controller.identity)
    }
    request("selectedViewController") { [weak self] in self?.select(controller) }
  }

  /// Replaces the controllers of the tabs.
  ///
  /// The selected controller stays selected if it is among the new ones. Otherwise the controller
  /// at its index is selected, or the first. During a transition the request waits for its end.
  ///
  /// - Parameters:
  ///   - controllers: The controllers of the tabs; nil for none. With more than five the last tab
  ///     is "More".
  ///   - animated: Not used.
  public func setViewControllers(_ controllers: [ViewController]?, animated: Bool) {
    request("setViewControllers") { [weak self] in self?.replaceTabs(by: controllers) }
  }

  private func replaceTabs(by new: [ViewController]?) {
    hasTabs = new != nil
    let controllers = new ?? []
    let oldIndex = tabs.firstIndex { $0 === selection } ?? 0
    let removed = tabs.filter { old in !controllers.contains { $0 === old } }
    for controller in removed { controller.sendWillMove(toParent: nil) }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.sendDidMove(toParent: self)
    }
    tabs = controllers
    updateMoreList()
    let others = children.filter { child in !tabs.contains { $0 === child } }
    children = tabs + others
    if !tabs.contains(where: { $0 === selection }), selection !== moreList || moreList == nil {
      selection = oldIndex < tabs.count ? tabs[oldIndex] : tabs.first
    }
    followSelection()
    for controller in removed { controller.removeFromParent() }
  }

  /// Creates or removes the list of the controllers without a tab.
  private func updateMoreList() {
    let rest = tabs.count > TabBar.mostItems ? Array(tabs[(TabBar.mostItems - 1)...]) : []
    if rest.isEmpty {
      guard let list = moreList else { return }
      moreList = nil
      if displayed === list {
        list.leaveWindow()
        displayed = nil
      }
      list.removeFromParent()
    } else {
      let list = moreList ?? MoreListController()
      if moreList == nil {
        moreList = list
        addChild(list)
        list.sendDidMove(toParent: self)
      }
      list.list(rest) { [weak self] in self?.userSelected($0) }
    }
  }

  private func select(_ controller: ViewController) {
    guard controller !== selection else { return }
    selection = controller
    record(.tabSelected, controller) { followSelection() }
  }

  /// Carries out `change` now, or after the running transition.
  private func request(_ name: String, _ change: @escaping () -> Void) {
    guard isOnScreen, let application, application.isBusy else {
      return change()
    }
    refuse(.waiting(name, of: identity))
    warn(
      "\(name) set on \(identity) while an existing transition or presentation is occurring; "
        + "it will be done afterwards")
    application.whenIdle(change)
  }
}

extension TabBarController {
  /// The controllers of the tabs in the bar.
  var places: [ViewController] {
    guard let moreList else { return tabs }
    return tabs.prefix(TabBar.mostItems - 1) + [moreList]
  }

  /// Selects the tab at an index for the user. If "More" is selected already, its list is shown
  /// again.
  func userSelected(place: Int) {
    guard places.indices.contains(place) else { return }
    userSelected(places[place])
  }

  /// Selects `controller` for the user. The delegate may refuse, and is notified afterwards.
  func userSelected(_ controller: ViewController) {
    let isAllowed = delegate?.tabBarController(self, shouldSelect: controller) ?? true
    record(.tabShouldSelect, controller, detail: "\(isAllowed)")
    guard isAllowed else { return refuse(.tabRefused(controller.identity, by: identity)) }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    if controller === selection {
      let stack = controller as? NavigationController
      if stack.map({ $0.viewControllers.count < 2 }) ?? true {
        refuse(.selectedTab(controller.identity))
      }
      stack?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    record(.tabDidSelect, controller) {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}

extension Application {
  /// Selects a tab of the nearest tab bar for the user.
  ///
  /// For the tab that is already selected, its navigation controller pops to the root. Without a tab
  /// bar, for a disabled tab, or during a transition the input is ignored with an event.
  ///
  /// - Parameter number: The number of the tab, from 1.
  public func selectTab(_ number: Int) {
    turn {
      let input = "tab \(number)"
      guard acceptsInput(input) else { return }
      guard let tabs = reachableTabBarController else {
        return ignore(input, because: "there is no tab bar here", .noTabBar)
      }
      let places = tabs.places
      guard places.indices.contains(number - 1) else {
        return ignore(
          input, because: "there are \(places.count) tabs", .noTab(number, count: places.count))
      }
      guard places[number - 1].tabBarItem.isEnabled else {
        return ignore(
          input, because: "the tab is disabled", .disabledTab(places[number - 1].identity))
      }
      tabs.userSelected(place: number - 1)
    }
  }

  /// The tab bar controller that number keys select in; nil for none.
  ///
  /// It is the innermost one in front with a visible bar. Otherwise it is the innermost around the
  /// focus, or the first that is embedded in the frontmost level.
  public var reachableTabBarController: TabBarController? {
    if let tabs = frontmostTabBarController { return tabs }
    guard keyRouting == .screen else { return nil }
    let around = focusChain.lazy.compactMap { $0.controller as? TabBarController }
    return around.first(where: \.hasBarOnScreen)
      ?? frontmostLevel.flatMap(embeddedTabBarController)
  }

  private func embeddedTabBarController(in controller: ViewController) -> TabBarController? {
    guard let view = controller.viewIfLoaded, view.window != nil, view.isOpenToKeys else {
      return nil
    }
    if let tabs = controller as? TabBarController, tabs.hasBarOnScreen { return tabs }
    return controller.children.lazy.compactMap { self.embeddedTabBarController(in: $0) }.first
  }

  private var frontmostTabBarController: TabBarController? {
    var found: TabBarController?
    var controller = frontmostLevel
    while let current = controller {
      if let tabs = current as? TabBarController, !tabs.tabBar.isHidden { found = tabs }
      controller = current.presentationInContainer?.presented ?? current.frontmostChild
    }
    return found
  }
}

extension TabBarController {
  fileprivate var hasBarOnScreen: Bool { viewIfLoaded?.window != nil && !tabBar.isHidden }
}
