public import NavigationKit

/// UIKit's name for `Touch`. There is at most one.
public typealias UITouch = Touch
/// UIKit's name for `GestureRecognizer`.
public typealias UIGestureRecognizer = GestureRecognizer
/// UIKit's name for `GestureRecognizerDelegate`.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// UIKit's name for `TapGestureRecognizer`.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// UIKit's name for `SwipeGestureRecognizer`.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// UIKit's name for `PanGestureRecognizer`.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// UIKit's name for `ScreenEdgePanGestureRecognizer`. Its edge is the left one by default.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// UIKit's name for `LongPressGestureRecognizer`.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// UIKit's name for `PinchGestureRecognizer`, which never recognises.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// UIKit's name for `RotationGestureRecognizer`, which never recognises.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

extension Touch {
  /// UIKit's name for `TouchPhase`.
  public typealias Phase = TouchPhase

  /// Kinds of touches, with UIKit's raw values.
  public enum TouchType: Int, Sendable {
    /// A finger, a remote control, a pencil, or a pointer.
    case direct = 0
    /// Indirect, pencil or indirect pointer.
    case indirect, pencil, indirectPointer
  }

  /// The kind of the touch: always a finger.
  public var type: TouchType { .direct }
  /// The force of the touch: 1, the average.
  public var force: Double { 1 }
  /// The greatest force: 1.
  public var maximumPossibleForce: Double { 1 }
  /// The radius of the touch: half a cell.
  public var majorRadius: Double { 0.5 }
}

/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge

extension TouchPhase {
  /// UIKit's name for `down`.
  public static let began = TouchPhase.down
  /// UIKit's name for `move`.
  public static let moved = TouchPhase.move
  /// UIKit's name for `up`.
  public static let ended = TouchPhase.up
  /// UIKit's name for `cancel`.
  public static let cancelled = TouchPhase.cancel
}

/// UIKit's name for `InputEvent`.
public typealias UIEvent = InputEvent
/// UIKit's name for `Press`. None is ever created.
public typealias UIPress = Press
/// UIKit's name for `PressesEvent`. None is ever created.
public typealias UIPressesEvent = PressesEvent
