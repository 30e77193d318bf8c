/// An object that a navigation bar asks before it changes. All methods have a default.
///
/// A bar without a navigation controller asks its ``NavigationBar/delegate``. A subclass of a
/// navigation controller that adopts the protocol is asked before its own bar goes back, as in
/// UIKit, where the controller is the delegate of its bar.
public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether ``NavigationBar/pushItem(_:animated:)`` adds the item.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Returns whether the back button or ``NavigationBar/popItem(animated:)`` removes the top item.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after an item was removed.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true: the item is pushed.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem)
    -> Bool
  {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Returns true: the back button goes back.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
