extension Control {
  /// What can happen to a control, with the bits of `UIControl.Event`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A tap, of a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
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
