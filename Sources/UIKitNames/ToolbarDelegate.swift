public import NavigationKit

/// A bar with a position on the screen.
public protocol UIBarPositioning {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that decides about the position of a bar.
///
/// Positions decide in UIKit how a bar continues under the status bar. A terminal has none, so bars
/// do not ask.
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar; by default the one that the bar has.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns the position that the bar has.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { bar.barPosition }
}

/// The delegate of a toolbar.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension Toolbar: UIBarPositioning {
  /// The lower edge.
  public var barPosition: UIBarPosition { .bottom }
}

extension NavigationBar: UIBarPositioning {
  /// The upper edge, under the status bar.
  public var barPosition: UIBarPosition { .topAttached }
}
