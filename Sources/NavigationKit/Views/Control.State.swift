extension Control {
  /// States of a control, with UIKit's bits.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states, as in UIKit.
    public let rawValue: UInt

    /// Creates a set of states from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control that is enabled, not pressed and not selected.
    public static let normal: State = []
    /// The state of a control that is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a control that is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control with the focus. No content is chosen by it.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app can use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// Values of a control for its states.
struct StateValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// The value that was set for exactly this set of states.
  subscript(state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a set of states, or the value for the normal state, as in UIKit.
  func value(for state: Control.State) -> Value? { values[state] ?? values[.normal] }
}
