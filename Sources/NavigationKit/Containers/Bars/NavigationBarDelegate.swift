/// An object that a navigation bar asks before it goes back. All methods have a default.
///
/// A subclass of a navigation controller that adopts the protocol is asked about its own bar, as in
/// UIKit, where the controller is the delegate of its bar.
public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether the back button removes the top item. Called when the back button is pressed.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// Called after the back button has removed an item.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Returns true: the back button goes back.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
