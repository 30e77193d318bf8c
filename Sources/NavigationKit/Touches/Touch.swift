public import CellGraphics

/// A finger on the screen, or a pressed mouse button, from its beginning to its end.
///
/// There is at most one touch at a time. The same object is used for all its changes, so a
/// responder can compare touches with `===`.
public final class Touch {
  /// The last change of the touch.
  public internal(set) var phase: TouchPhase = .down
  /// The time of the last change, in ticks since the application's start.
  public internal(set) var tick: Int
  /// The view on which the touch began. It receives all changes, also outside of its bounds.
  public private(set) weak var view: View?
  /// The window in which the touch began.
  public private(set) weak var window: Window?
  /// The number of touches that began at this place in quick succession: 1 for the first.
  public let tapCount: Int

  /// The position at which the touch began, in the window.
  let start: Point
  private var place: Point
  private var previousPlace: Point

  init(at place: Point, in view: View, window: Window, tick: Int, tapCount: Int) {
    (start, self.place, previousPlace) = (place, place, place)
    self.view = view
    self.window = window
    self.tick = tick
    self.tapCount = tapCount
  }

  /// Returns the position of the touch.
  ///
  /// - Parameter view: The view whose coordinates to use; nil for the window's.
  public func location(in view: View?) -> Point {
    view?.convert(place, from: nil) ?? place
  }

  /// Returns the position of the touch before its last change.
  ///
  /// - Parameter view: The view whose coordinates to use; nil for the window's.
  public func previousLocation(in view: View?) -> Point {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  func change(to phase: TouchPhase, at place: Point, tick: Int) {
    self.phase = phase
    self.tick = tick
    previousPlace = self.place
    self.place = place
  }
}
