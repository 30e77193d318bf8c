internal import CellGraphics

/// Recognises a quick movement in one direction of a set.
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
  /// A set of directions of a swipe. The raw values are UIKit's.
  ///
  /// ```swift
  /// let swipe = SwipeGestureRecognizer()
  /// precondition(swipe.direction == .right)
  /// swipe.direction = [.left, .right]
  /// precondition(swipe.directions == [.right, .left])
  /// ```
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits: 1 right, 2 left, 4 up, 8 down.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: NavigationKit.Direction) {
      switch direction {
      case .right: self = .right
      case .left: self = .left
      case .up: self = .up
      case .down: self = .down
      }
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions of the movement; right by default, as in UIKit.
  ///
  /// A swipe in any of them is recognised. The recogniser does not report in which one (8.1).
  public var direction: Direction = .right

  /// The directions in the set ``direction``, in the order right, left, up, down.
  public var directions: [NavigationKit.Direction] {
    NavigationKit.Direction.allCases.filter { direction.contains(Direction($0)) }
  }

  /// The number of touches that a swipe needs. It has no effect, because there is only one touch.
  public var numberOfTouchesRequired = 1

  /// The least length of a swipe in columns; a row counts as two.
  static let columns = 8.0
  /// The longest time of a swipe in ticks: 0.3 s.
  static let longestTicks = 36

  open override var gestureName: String {
    "swipe " + directions.map(\.rawValue).joined(separator: " or ")
  }

  open override func touchMoved(_ touch: Touch) {
    guard touch.tick - (beganAt ?? touch.tick) <= Self.longestTicks else {
      state = .failed
      return
    }
    let translation = touch.location(in: nil) - touch.start
    let distance = Point(x: translation.x, y: 2 * translation.y)
    let moves = directions.map { Self.components(distance, $0) }
    if moves.contains(where: { $0.along >= Self.columns && $0.aside * 2 <= $0.along }) {
      state = .ended
    } else if moves.allSatisfy({
      max(abs($0.along), $0.aside) >= Self.slop && $0.along < $0.aside
    }) {
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

  /// Returns the distance in a direction and to the side of it.
  private static func components(_ translation: Point, _ direction: NavigationKit.Direction)
    -> (along: Double, aside: Double)
  {
    switch direction {
    case .right: (translation.x, abs(translation.y))
    case .left: (-translation.x, abs(translation.y))
    case .up: (-translation.y, abs(translation.x))
    case .down: (translation.y, abs(translation.x))
    }
  }
}
