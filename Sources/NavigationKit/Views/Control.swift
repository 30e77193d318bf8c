internal import CellGraphics

/// A view that the user can focus and trigger.
open class Control: View {
  /// A disabled control can neither be focused nor triggered.
  public var isEnabled = true { didSet { setNeedsDisplay() } }

  /// Whether a finger is on it that it follows.
  public private(set) var isTracking = false
  /// Whether that finger is within it now.
  public private(set) var isTouchInside = false
  /// Whether it looks pressed: while a finger that it follows is within it.
  public var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

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
      window?.application?.record(.actionSent, controllerOfView, object: eventName)
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

  // MARK: - Tracking

  /// A finger has come down on it; false does not follow it.
  open func beginTracking(_ touch: Touch) -> Bool { true }

  /// The finger has moved, within or not; false follows it no longer.
  open func continueTracking(_ touch: Touch) -> Bool { true }

  /// The finger has gone up.
  open func endTracking(_ touch: Touch) {}

  /// The touch came to nothing.
  open func cancelTracking() {}

  /// A finger has tapped it; what `activate()` does, unless it matters where.
  func tapped(_ touch: Touch) { activate() }

  /// Whether a finger that drags here is the control's own, so that nothing around it scrolls.
  var holdsDrags: Bool { false }

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled else { return }
    isTracking = beginTracking(touch)
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchMoved(_ touch: Touch) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: touch)
    isHighlighted = isTouchInside
    if !continueTracking(touch) {
      return stopTracking()
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    guard wasInside != isTouchInside else { return }
    sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
  }

  open override func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: touch)
    stopTracking()
    endTracking(touch)
    if isInside { tapped(touch) } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchCancelled(_ touch: Touch) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking()
    sendActions(for: .touchCancel)
  }

  /// A tap on a control is no tap on what it lies in, and its drags are no one else's.
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard recognizer.view !== self, isEnabled else { return true }
    if let tap = recognizer as? TapGestureRecognizer { return tap.numberOfTapsRequired > 1 }
    return !holdsDrags || recognizer is LongPressGestureRecognizer
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
