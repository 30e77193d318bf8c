public import CellGraphics

/// The one finger on the screen, from when it comes down until it goes up.
public final class Touch {
  public internal(set) var phase: TouchPhase = .down
  /// The moment of the last change, in ticks.
  public internal(set) var tick: Int
  /// The view that the finger came down on. It hears all of it, wherever the finger goes.
  public private(set) weak var view: View?
  public private(set) weak var window: Window?
  /// 1, or more if the finger has just come down in the same place.
  public let tapCount: Int

  /// In the window.
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

  /// Where the finger is, in a view's coordinates; nil for the window's.
  public func location(in view: View?) -> Point {
    view?.convert(place, from: nil) ?? place
  }

  /// Where the finger was before its last move.
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
