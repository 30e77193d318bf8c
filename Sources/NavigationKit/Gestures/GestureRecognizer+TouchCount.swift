public import CellGraphics

extension GestureRecognizer {
  /// The number of touches in the gesture: 1 while a touch belongs to it, otherwise 0.
  public var numberOfTouches: Int { touch != nil && delivery != nil ? 1 : 0 }

  /// Indicates whether a touch is down that can still belong to the gesture.
  package var isFollowingTouch: Bool {
    delivery != nil && !isDecided && (touch?.phase == .down || touch?.phase == .move)
  }

  /// Returns the position of one touch of the gesture.
  ///
  /// - Parameters:
  ///   - index: The number of the touch, from 0. Traps if it is not less than ``numberOfTouches``.
  ///   - view: The view whose coordinates to use; nil for the window's.
  public func location(ofTouch index: Int, in view: View?) -> Point {
    precondition(
      index >= 0 && index < numberOfTouches,
      "location(ofTouch:in:): touch \(index) of \(numberOfTouches)")
    return location(in: view)
  }
}
