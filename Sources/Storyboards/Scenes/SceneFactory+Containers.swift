internal import NavigationKit

extension SceneFactory {
  /// Makes a tab bar controller with its tabs.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - description: The tabs.
  ///   - next: The transition to a tab on the right; nil for none.
  ///   - previous: The transition to a tab on the left; nil for none.
  ///   - make: Makes the controller of a tab. It is called once for each tab, from left to right.
  func makeTabBarController(
    _ scene: SceneDocument.Scene, _ description: SceneDocument.TabBarController,
    next: SegueTransition?, previous: SegueTransition?,
    make: (SceneDocument.Child) -> ViewController
  ) -> ViewController {
    let tabs = SceneTabBarController(scene: scene, next: next, previous: previous)
    tabs.baseName = scene.id
    tabs.title = scene.title
    tabs.viewControllers = description.tabs.map { tab in
      let controller = make(tab.child)
      let item = TabBarItem(
        title: tab.title ?? controller.tabBarItem.title, image: tab.image)
      item.badgeValue = tab.badge
      item.isEnabled = tab.isEnabled
      controller.tabBarItem = item
      return controller
    }
    tabs.selectedIndex = description.selected
    return tabs
  }

  /// Makes a split view controller with its columns.
  ///
  /// - Parameter make: Makes the controller of a column. It is called once for each column.
  func makeSplitViewController(
    _ scene: SceneDocument.Scene, _ description: SceneDocument.SplitViewController,
    make: (SceneDocument.Child) -> ViewController
  ) -> ViewController {
    let split = SceneSplitViewController(
      scene: scene, style: description.supplementary == nil ? .doubleColumn : .tripleColumn)
    split.baseName = scene.id
    split.title = scene.title
    split.preferredDisplayMode = description.displayMode
    split.presentsWithGesture = description.presentsWithGesture
    if let width = description.primaryWidth { split.preferredPrimaryColumnWidth = Double(width) }
    if let width = description.supplementaryWidth {
      split.preferredSupplementaryColumnWidth = Double(width)
    }
    for (column, child) in description.columns {
      split.setViewController(make(child), for: column)
    }
    return split
  }
}
