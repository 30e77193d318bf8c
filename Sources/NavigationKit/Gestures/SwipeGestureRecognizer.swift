internal import CellGraphics

/// Recognises a quick movement in one direction.
///
/// It is recognised when the touch has moved 8 columns or 4 rows within 0.3 s, and at most half as
/// far to the side. UIKit does not document its values. An arrow that no view handles performs the
/// swipe too.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// let controller = ViewController()
/// let swipe = SwipeGestureRecognizer { _ in controller.title = "swiped" }
/// swipe.direction = .left
/// application.turn {
///   controller.view.addGestureRecognizer(swipe)
///   window.rootViewController = controller
///   window.makeKeyAndVisible()
/// }
/// application.swipe(.left)  // the left arrow
/// precondition(controller.title == "swiped")
/// ```
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The direction of the movement; right by default, as in UIKit. One recogniser has one
  /// direction.
  public var direction: Direction = .right

  /// The least length of a swipe in columns; a row counts as two.
  static let columns = 8.0
  /// The longest time of a swipe in ticks: 0.3 s.
  static let longestTicks = 36

  open override var gestureName: String { "swipe \(direction.rawValue)" }

  open override func touchMoved(_ touch: Touch) {
    guard touch.tick - (beganAt ?? touch.tick) <= Self.longestTicks else {
      state = .failed
      return
    }
    let translation = touch.location(in: nil) - touch.start
    let (along, aside) = components(Point(x: translation.x, y: 2 * translation.y))
    if along >= Self.columns, aside * 2 <= along {
      state = .ended
    } else if max(abs(along), aside) >= Self.slop, along < aside {
      state = .failed
    }
  }

  open override func touchBegan(_ touch: Touch) { beganAt = touch.tick }

  open override func touchEnded(_ touch: Touch) {
    touchMoved(touch)
    if state == .possible, waitingStates.isEmpty { state = .failed }
  }

  /// Waits for drags from an edge of the screen to fail.
  open override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    other is ScreenEdgePanGestureRecognizer
  }

  private var beganAt: Int?

  /// Returns the distance in the direction and to the side.
  private func components(_ translation: Point) -> (along: Double, aside: Double) {
    switch direction {
    case .right: (translation.x, abs(translation.y))
    case .left: (-translation.x, abs(translation.y))
    case .up: (-translation.y, abs(translation.x))
    case .down: (translation.y, abs(translation.x))
    }
  }
}
