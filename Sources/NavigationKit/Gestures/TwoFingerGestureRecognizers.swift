/// Waits for two fingers that move apart or together. A terminal has one pointer, so it never recognises.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The factor of the distance between the fingers: the value that was set, 1 before.
  public var scale = 1.0
  /// The velocity of the factor per second: always 0.
  public var velocity: Double { 0 }

  /// Fails, because the touch has one finger.
  open override func touchBegan(_ touch: Touch) { state = .failed }
}

/// Waits for two fingers that turn. A terminal has one pointer, so it never recognises.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle in radians: the value that was set, 0 before.
  public var rotation = 0.0
  /// The velocity of the angle per second: always 0.
  public var velocity: Double { 0 }

  /// Fails, because the touch has one finger.
  open override func touchBegan(_ touch: Touch) { state = .failed }
}
