public import NavigationKit

public typealias UITouch = Touch
public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer

extension SwipeGestureRecognizer {
  public typealias Direction = NavigationKit.Direction
}

extension Touch {
  public typealias Phase = TouchPhase
}

/// Edges of the screen.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension ScreenEdgePanGestureRecognizer {
  /// `.left` or `.right`; any other set traps, as no recogniser here waits at those.
  public var edges: UIRectEdge {
    get { edge == .left ? .left : .right }
    set {
      switch newValue {
      case .left: edge = .left
      case .right: edge = .right
      default: preconditionFailure("a screen edge pan is from the left edge or from the right")
      }
    }
  }
}
