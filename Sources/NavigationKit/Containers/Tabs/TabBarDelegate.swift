/// An object that learns which tab of a bar the user selects. A tab bar controller is the delegate of its
/// bar.
public protocol TabBarDelegate: AnyObject {
  /// Called when the user selects a tab.
  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem)
}

extension TabBarController: TabBarDelegate {}
