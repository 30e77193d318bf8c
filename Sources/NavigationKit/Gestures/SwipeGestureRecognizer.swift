internal import CellGraphics

/// Recognises a flick in one direction: the way the finger goes.
///
/// It is one as soon as the finger has gone 8 columns, or 4 rows, within 0.3 s, and no more than half
/// as far aside, a row counting as two columns. UIKit does not tell its numbers.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// UIKit's default is to the right.
  public var direction: Direction = .right

  static let columns = 8.0
  /// 0.3 s.
  static let longestTicks = 36

  open override var gestureName: String { "swipe \(direction.rawValue)" }

  open override func touchMoved(_ touch: Touch) {
    guard touch.tick - (beganAt ?? touch.tick) <= Self.longestTicks else {
      state = .failed
      return
    }
    let way = touch.location(in: nil) - touch.start
    let (along, aside) = components(Point(x: way.x, y: 2 * way.y))
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

  /// A finger that comes in over an edge is a pan's, where one is waiting for it.
  open override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    other is ScreenEdgePanGestureRecognizer
  }

  private var beganAt: Int?

  /// How far it is in the direction, and aside.
  private func components(_ way: Point) -> (along: Double, aside: Double) {
    switch direction {
    case .right: (way.x, abs(way.y))
    case .left: (-way.x, abs(way.y))
    case .up: (-way.y, abs(way.x))
    case .down: (way.y, abs(way.x))
    }
  }
}
