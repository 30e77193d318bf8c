public import NavigationKit

extension GestureRecognizer {
  /// Indicates whether touches wait for the gesture to fail. It is kept and has no effect.
  public var delaysTouchesBegan: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether the ends of touches wait for the gesture to fail. It is kept and has no effect.
  public var delaysTouchesEnded: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

extension LongPressGestureRecognizer {
  /// The number of taps before the press. It is kept and has no effect.
  public var numberOfTapsRequired: Int {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }
}
