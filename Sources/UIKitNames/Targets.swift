public import NavigationKit

// UIKit names a target's method by a selector, which needs the Objective-C runtime. Here the method
// itself is passed: `ListController.tapped` for `#selector(tapped)`. As in UIKit, the target is not
// kept alive.

/// A method of a target without arguments, as in `ListController.tapped`.
public typealias TargetAction<Target> = (Target) -> () -> Void
/// A method of a target with the sender as its argument, as in `ListController.tapped(_:)`.
public typealias SenderAction<Target, Sender> = (Target) -> (Sender) -> Void

private func call<Target: AnyObject>(
  _ action: @escaping TargetAction<Target>, on target: Target
) -> () -> Void {
  { [weak target] in
    if let target { action(target)() }
  }
}

private func call<Target: AnyObject, Sender>(
  _ action: @escaping SenderAction<Target, Sender>, on target: Target
) -> (Any) -> Void {
  { [weak target] sender in
    if let target, let sender = sender as? Sender { action(target)(sender) }
  }
}

extension Control {
  /// Calls a method of `target` each time one of `events` is sent. The target is not kept alive.
  ///
  /// A call that is repeated with the same target, such as for a cell that is used again, counts once.
  /// Two calls in two places count twice, also for the same method.
  ///
  /// ```swift
  /// final class Form {
  ///   var count = 0
  ///   func tapped() { count += 1 }
  /// }
  /// let (form, button) = (Form(), UIButton(type: .system))
  /// button.addTarget(form, action: Form.tapped, for: .touchUpInside)
  /// button.sendActions(for: .touchUpInside)
  /// precondition(form.count == 1)
  /// ```
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping TargetAction<Target>, for events: Event,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let action = call(action, on: target)
    let place = CallPlace(file: file, line: line, column: column)
    addAction(of: target, at: place, for: events) { _ in action() }
  }

  /// Calls a method of `target` with the control each time one of `events` is sent.
  ///
  /// The target is not kept alive. A method whose argument has another class than the control is
  /// not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping SenderAction<Target, Sender>, for events: Event,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let action = call(action, on: target)
    let place = CallPlace(file: file, line: line, column: column)
    addAction(of: target, at: place, for: events) { action($0) }
  }

  /// Stops calling methods of `target` for `events`. nil selects all targets.
  ///
  /// ```swift
  /// let button = UIButton(type: .system)
  /// button.removeTarget(nil, action: nil, for: .allEvents)
  /// ```
  public func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
    removeActions(of: target.map { ObjectIdentifier($0) }, for: events)
  }

  /// Stops calling methods of `target` for `events`.
  ///
  /// All methods of the target are removed, because Swift cannot compare two methods.
  public func removeTarget<Target: AnyObject>(
    _ target: Target, action: TargetAction<Target>, for events: Event
  ) {
    removeActions(of: ObjectIdentifier(target), for: events)
  }

  /// Stops calling methods of `target` for `events`, as the method without a sender does.
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target, action: SenderAction<Target, Sender>, for events: Event
  ) {
    removeActions(of: ObjectIdentifier(target), for: events)
  }
}

extension GestureRecognizer {
  /// Creates a recogniser that calls a method of its target at each change of state.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping TargetAction<Target>
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method of its target with the recogniser at each change of
  /// state.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a method of `target` at each change of state. The target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping TargetAction<Target>,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let action = call(action, on: target)
    let place = CallPlace(file: file, line: line, column: column)
    addAction(of: target, at: place) { _ in action() }
  }

  /// Calls a method of `target` with the recogniser at each change of state.
  ///
  /// The target is not kept alive. A method whose argument has another class than the recogniser is
  /// not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping SenderAction<Target, Sender>,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    let action = call(action, on: target)
    let place = CallPlace(file: file, line: line, column: column)
    addAction(of: target, at: place) { action($0) }
  }

  /// Stops calling methods of `target`. nil selects all targets.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    removeActions(of: target.map { ObjectIdentifier($0) })
  }

  /// Stops calling methods of `target`.
  ///
  /// All methods of the target are removed, because Swift cannot compare two methods.
  public func removeTarget<Target: AnyObject>(_ target: Target, action: TargetAction<Target>) {
    removeActions(of: ObjectIdentifier(target))
  }

  /// Stops calling methods of `target`, as the method without a sender does.
  public func removeTarget<Target: AnyObject, Sender>(
    _ target: Target, action: SenderAction<Target, Sender>
  ) {
    removeActions(of: ObjectIdentifier(target))
  }
}

extension BarButtonItem {
  /// Creates an item with a title that calls a method of its target. The target is not kept alive.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping TargetAction<Target>
  ) {
    let action = call(action, on: target)
    self.init(title: title, style: style, action: { _ in action() })
  }

  /// Creates an item with a title that calls a method of its target with the item. The target is
  /// not kept alive.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    let action = call(action, on: target)
    self.init(title: title, style: style, action: { action($0) })
  }

  /// Creates a system item that calls a method of its target. The target is not kept alive.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target, action: @escaping TargetAction<Target>
  ) {
    let action = call(action, on: target)
    self.init(systemItem: item, action: { _ in action() })
  }

  /// Creates a system item that calls a method of its target with the item. The target is not kept
  /// alive.
  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem item: SystemItem, target: Target,
    action: @escaping SenderAction<Target, Sender>
  ) {
    let action = call(action, on: target)
    self.init(systemItem: item, action: { action($0) })
  }

  /// Creates an item with a title and no action, such as the item for a back button.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init(title: title, style: style)
  }

  /// Creates a system item without an action, such as a space.
  public convenience init(barButtonSystemItem item: SystemItem, target: Never?, action: Never?) {
    self.init(systemItem: item)
  }
}

extension Application {
  /// Calls a method without arguments of a target, or of the first responder of the chain that has it.
  ///
  /// ```swift
  /// // Ends the input of a text, wherever it is.
  /// func hideKeyboard() {
  ///   UIApplication.shared.sendAction(
  ///     UIResponder.resignFirstResponder, to: nil, from: nil, for: nil)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; nil searches the chain from the first responder on, and from the frontmost
  ///     controller on.
  ///   - sender: Not used, because the method has no argument.
  ///   - event: Not used.
  /// - Returns: False if no object has the method.
  @discardableResult
  public func sendAction<Target, Result>(
    _ action: (Target) -> () -> Result, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let object: Target = receiver(of: target) else { return false }
    _ = turn { action(object)() }
    return true
  }

  /// Calls a method of a target with a sender, or of the first responder of the chain that has it.
  ///
  /// - Returns: False if no object has the method, or if the sender has another class than the argument.
  @discardableResult
  public func sendAction<Target, Sender, Result>(
    _ action: (Target) -> (Sender) -> Result, to target: Any?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let object: Target = receiver(of: target), let sender = sender as? Sender else {
      return false
    }
    _ = turn { action(object)(sender) }
    return true
  }

  private func receiver<Target>(of target: Any?) -> Target? {
    if let target { return target as? Target }
    return keyCommandChain.lazy.compactMap { $0 as? Target }.first
  }
}
