/// A view that the user can focus and trigger.
open class Control: View {
  /// A disabled control can neither be focused nor triggered.
  public var isEnabled = true { didSet { setNeedsDisplay() } }

  private var actions: [(Control) -> Void] = []

  /// Has `action` called when the control is triggered, after those added before.
  public func addAction(_ action: @escaping (Control) -> Void) {
    actions.append(action)
  }

  /// Calls the actions, as a tap does.
  public func sendActions() {
    for action in actions { action(self) }
  }

  /// What the control is called on a status line; nil for one that says nothing.
  open var actionTitle: String? { nil }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Whether the keyboard's focus rests on it.
  public var isFocused: Bool { window?.application?.focusedView === self }
}
