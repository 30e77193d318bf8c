package import CellGraphics

/// A view that can have the focus and that sends actions: the base class of buttons, switches and
/// fields.
///
/// A subclass draws itself, overrides ``activate()`` for Enter, and calls ``sendActions(for:)``. To
/// follow a touch it overrides ``beginTracking(_:)`` and its siblings, as with `UIControl`.
///
/// Actions are closures. `UIKitNames` adds `addTarget(_:action:for:)` and `UIAction`.
open class Control: View {
  /// A Boolean value that indicates whether the control reacts to the user; true by default.
  ///
  /// A disabled control cannot have the focus and ignores touches. It is drawn dim.
  open var isEnabled = true { didSet { stateDidChange() } }

  /// A Boolean value that indicates whether the control follows a touch at the moment.
  public private(set) var isTracking = false
  /// A Boolean value that indicates whether the touch that the control follows is inside its
  /// bounds.
  public private(set) var isTouchInside = false
  /// A Boolean value that indicates whether the control is drawn as pressed.
  ///
  /// It is true while a touch that the control follows is inside it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether the control is selected; false by default.
  ///
  /// A button shows its content for the state ``State/selected``, in bold. Other controls keep the
  /// value.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// The states that apply to the control now.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after ``state`` may have changed.
  func stateDidChange() { setNeedsDisplay() }

  private struct Registration {
    /// The name of a `UIAction`; nil for other actions.
    var name: String?
    /// The identity of the object whose method is called; nil for closures.
    var target: ObjectIdentifier?
    /// The object whose method is called, while it lives.
    weak var object: AnyObject?
    /// The call in the sources that added the method; nil for closures.
    var place: CallPlace?
    /// The action itself, for a module that names its kind; nil for closures.
    var element: AnyObject?
    var events: Event
    let action: (Control) -> Void
  }

  private var actions: [Registration] = []

  /// Calls `action` each time one of `events` is sent.
  ///
  /// Actions are called in the order in which they were added. These closures cannot be removed. The
  /// control keeps them alive, so a closure that uses the control's owner captures it weakly.
  ///
  /// - Parameters:
  ///   - events: The events to wait for; the primary action by default.
  ///   - action: Gets the control as its argument.
  public func addAction(
    for events: Event = .primaryActionTriggered, _ action: @escaping (Control) -> Void
  ) {
    actions.append(Registration(events: events, action: action))
  }

  /// Calls `action`, a method of an object, each time one of `events` is sent.
  ///
  /// The same call in the sources with the same object adds its method once: Swift cannot compare two
  /// methods, but it can compare places.
  package func addAction(
    of target: AnyObject, at place: CallPlace, for events: Event,
    _ action: @escaping (Control) -> Void
  ) {
    let known = actions.firstIndex { $0.object === target && $0.place == place }
    if let known { return actions[known].events.formUnion(events) }
    actions.append(
      Registration(
        target: ObjectIdentifier(target), object: target, place: place, events: events,
        action: action))
  }

  /// The actions with a target or a name, in the order in which they were added: the target, the named
  /// action and the events.
  package var eventHandlers: [(target: AnyObject?, action: AnyObject?, events: Event)] {
    actions.filter { $0.object != nil || $0.element != nil }
      .map { ($0.object, $0.element, $0.events) }
  }

  /// Stops calling the methods of an object for `events`. nil selects the methods of all objects.
  package func removeActions(of target: ObjectIdentifier?, for events: Event) {
    for index in actions.indices {
      guard let own = actions[index].target, target == nil || own == target else { continue }
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls `action` each time one of `events` is sent, in place of an action with the same name.
  ///
  /// - Parameter element: The named action itself.
  package func addAction(
    named name: String, of element: AnyObject, for events: Event,
    _ action: @escaping (Control) -> Void
  ) {
    removeAction(named: name, for: events)
    actions.append(Registration(name: name, element: element, events: events, action: action))
  }

  /// Stops calling the action with a name for `events`. Its other events still call it.
  package func removeAction(named name: String, for events: Event) {
    for index in actions.indices where actions[index].name == name {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The events for which actions are registered.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls the actions that are registered for one of `events`, each once.
  ///
  /// A set with ``Event/primaryActionTriggered`` or ``Event/menuActionTriggered`` also records an
  /// `actionSent` event.
  public func sendActions(for events: Event = .primaryActionTriggered) {
    guard !events.isDisjoint(with: [.primaryActionTriggered, .menuActionTriggered]),
      let application = window?.application
    else { return callActions(for: events) }
    application.record(.actionSent, controllerOfView, object: eventName) {
      callActions(for: events)
    }
  }

  private func callActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { entry.action(self) }
  }

  /// Calls the actions for a value that the user has changed.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// A word for the effect of Enter, which the status line shows while the control has the focus.
  ///
  /// nil, the default, shows no word. A button returns its title.
  open var actionTitle: String? { nil }

  /// Sends the events of a button's tap.
  ///
  /// A subclass with a value overrides it: a ``Switch`` toggles, a ``Stepper`` goes up.
  ///
  /// - Returns: True, as the control handles the key.
  @discardableResult
  open override func activate() -> Bool {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  open override var canBecomeFocused: Bool { isEnabled }

  package override var focusPoint: Point {
    Point(x: bounds.minX, y: bounds.minY + ((bounds.height - 1) / 2).rounded(.down))
  }

  override var hasBaseline: Bool { true }

  // MARK: - Tracking

  /// Called when a touch begins on the enabled control.
  ///
  /// - Returns: True to follow the touch; false to ignore it until it ends. True by default.
  open func beginTracking(_ touch: Touch) -> Bool { true }

  /// Called when a touch that the control follows moves, inside or outside it.
  ///
  /// - Returns: True to continue; false to stop following the touch. True by default.
  open func continueTracking(_ touch: Touch) -> Bool { true }

  /// Called when a touch that the control follows ends. The default does nothing.
  open func endTracking(_ touch: Touch) {}

  /// Called when the touch that the control follows is cancelled. The default does nothing.
  open func cancelTracking() {}

  /// Called when a touch begins, before ``beginTracking(_:)``. The default calls it; so do the other
  /// methods with an event. Override either form.
  open func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool { beginTracking(touch) }

  /// Called when a touch that the control follows moves, before ``continueTracking(_:)``.
  open func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    continueTracking(touch)
  }

  /// Called when a touch that the control follows ends, before ``endTracking(_:)``.
  open func endTracking(_ touch: Touch?, with event: InputEvent?) {
    if let touch { endTracking(touch) }
  }

  /// Called when the touch that the control follows is cancelled, before ``cancelTracking()``.
  open func cancelTracking(with event: InputEvent?) { cancelTracking() }

  /// Called when a touch ends inside the control. The default calls ``activate()``. Controls that
  /// need the position of the touch override this method.
  func tapped(_ touch: Touch) { activate() }

  /// Indicates whether a drag on the control belongs to it, so that no scroll view around it
  /// scrolls.
  var holdsDrags: Bool { false }

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled else {
      window?.application?.refuse(.disabled(part))
      return
    }
    isTracking = beginTracking(touch, with: InputEvent(touch))
    guard isTracking else { return }
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchMoved(_ touch: Touch) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: nil)
    isHighlighted = isTouchInside
    if !continueTracking(touch, with: InputEvent(touch)) {
      return stopTracking()
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    guard wasInside != isTouchInside else { return }
    sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
  }

  open override func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    let isInside = point(inside: touch.location(in: self), with: nil)
    stopTracking()
    endTracking(touch, with: InputEvent(touch))
    if isInside { tapped(touch) } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchCancelled(_ touch: Touch) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: nil)
    sendActions(for: .touchCancel)
  }

  /// Refuses recognisers on views around the control: single taps always, drags if the control uses
  /// them.
  ///
  /// Long presses and double taps on those views are still recognised.
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
