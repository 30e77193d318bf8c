public import NavigationKit

/// UIKit's name for `Touch`. There is at most one.
public typealias UITouch = Touch
/// UIKit's name for `GestureRecognizer`. A subclass overrides `touchBegan(_:)` instead of
/// `touchesBegan(_:with:)`.
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

extension Touch {
  /// UIKit's name for `TouchPhase`, whose cases have other names.
  public typealias Phase = TouchPhase
}

/// UIKit's name for `RectEdge`.
public typealias UIRectEdge = RectEdge
