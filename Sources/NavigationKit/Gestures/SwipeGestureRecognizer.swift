/// Recognises a flick in one direction: the way the finger goes.
public final class SwipeGestureRecognizer: GestureRecognizer {
  /// UIKit's default is to the right.
  public var direction: Direction = .right

  public override var gestureName: String { "swipe \(direction.rawValue)" }
}
