extension Control {
  /// Events of a control that actions can be registered for, with the bits of `UIControl.Event`.
  ///
  /// Pass one event or a set of them to ``Control/addAction(for:_:)`` and
  /// ``Control/sendActions(for:)``.
  ///
  /// ```swift
  /// let stepper = Stepper()
  /// var changes = 0
  /// stepper.addAction(for: [.valueChanged, .touchCancel]) { _ in changes += 1 }
  /// stepper.value = 5  // a change in code sends nothing
  /// _ = stepper.handle(.arrow(.right))
  /// precondition(changes == 1 && stepper.value == 6)
  /// ```
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, as in UIKit.
    public let rawValue: UInt

    /// Creates a set of events from UIKit's bits; unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins again at the same place within 0.35 s; ``Touch/tapCount`` is above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch that began on the control moves inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that began on the control moves outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch that began on the control moves back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch that began on the control leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control, or a key activates it: the event of a button's tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch that began on the control ends outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels a touch on the control, for example because a recogniser recognises its
    /// gesture.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changes the value of a switch, slider, stepper or segmented control. A change in
    /// code does not send it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control: a button's tap, a new value, the end of a text field's
    /// input.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a button opens, in place of its primary action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user begins to edit the text of a ``TextField``.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changes the text of a ``TextField``.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user ends the input of a ``TextField``, in any way.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Enter ends the input of a ``TextField``.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The bits that an app can use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
