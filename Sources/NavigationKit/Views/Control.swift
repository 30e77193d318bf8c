/// A view that the user can focus and trigger.
open class Control: View {
  /// A disabled control can neither be focused nor triggered.
  public var isEnabled = true { didSet { setNeedsDisplay() } }

  private var actions: [(events: Event, action: (Control) -> Void)] = []

  /// Has `action` called, after those added before, when one of `events` happens.
  public func addAction(
    for events: Event = .primaryActionTriggered, _ action: @escaping (Control) -> Void
  ) {
    actions.append((events, action))
  }

  /// Calls the actions for `events`, each once.
  public func sendActions(for events: Event = .primaryActionTriggered) {
    if events.contains(.primaryActionTriggered) {
      window?.application?.note(.actionSent, controllerOfView, object: eventName)
    }
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { action(self) }
  }

  /// Calls the actions for a value that the user has changed.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// What a tap does, said on a status line; nil for a control that says nothing.
  open var actionTitle: String? { nil }

  /// Sends what a tap of a button sends.
  @discardableResult
  open override func activate() -> Bool {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  open override var canBecomeFocused: Bool { isEnabled }

  override var hasBaseline: Bool { true }
}
