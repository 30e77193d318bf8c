extension Control {
  /// What can happen to a control, with the bits of `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It has come down again in the same place, soon.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It has moved, and is within.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It has come in again.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tap, of a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch came to nothing.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// Whatever the control is there for: a button's tap, a new value, the end of an input.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Enter has ended the input of a text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
}
