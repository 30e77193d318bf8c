public import CellGraphics
public import NavigationKit

/// A rectangle with coordinates: a view or a screen.
public protocol UICoordinateSpace {
  /// The rectangle, in the coordinates of the space.
  var bounds: Rect { get }
}

extension View: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen itself.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension WindowScene {
  /// The coordinate space of the screen, because a scene fills the terminal.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
