public import CellGraphics
public import NavigationKit

extension Control {
  /// States of a control, with UIKit's bits. A button has one title and one colour for all states.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states, as in UIKit.
    public let rawValue: UInt

    /// Creates a set of states from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control that is enabled and not pressed.
    public static let normal: State = []
    /// The state of a control that is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a control that is selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}

extension Button {
  /// Types of buttons, with UIKit's raw values. They look the same here.
  public enum ButtonType: Int, Sendable {
    /// A button of the app's own design.
    case custom = 0
    /// A button of the system's design.
    case system = 1
    /// A button that closes something. It has no sign of its own here; set a title.
    case close = 7
  }

  /// Creates a button. The type has no effect.
  public convenience init(type: ButtonType) { self.init() }

  /// Sets the title of all states.
  ///
  /// - Parameters:
  ///   - title: The title; nil is the same as an empty one.
  ///   - state: `normal`. Titles for other states are ignored.
  public func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title ?? "" }
  }

  /// Returns the title, which is the same for all states; nil for an empty one.
  public func title(for state: State) -> String? { title.isEmpty ? nil : title }

  /// Sets the title's colour for all states.
  ///
  /// - Parameters:
  ///   - color: The colour; nil is the system's blue.
  ///   - state: `normal`. Colours for other states are ignored.
  public func setTitleColor(_ color: Color?, for state: State) {
    if state == .normal { titleColor = color ?? .systemBlue }
  }

  /// The title; nil for an empty one.
  public var currentTitle: String? { title(for: .normal) }
}
