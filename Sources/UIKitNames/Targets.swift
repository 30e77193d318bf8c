public import NavigationKit

// UIKit names a target's method by a selector, which needs the Objective-C runtime. Here the method
// stands for itself, `ListController.tapped` for `#selector(tapped)`; the rest of the call is as it
// was, and so is the target, which is not kept alive.

/// What a target's method without arguments does.
public typealias TargetAction<Target> = (Target) -> () -> Void
/// What a target's method with the sender does.
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
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping TargetAction<Target>, for events: Event
  ) {
    let action = call(action, on: target)
    addAction(for: events) { _ in action() }
  }

  /// A method whose argument is of another class than this control is not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping SenderAction<Target, Sender>, for events: Event
  ) {
    let action = call(action, on: target)
    addAction(for: events) { action($0) }
  }
}

extension GestureRecognizer {
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping TargetAction<Target>
  ) {
    self.init()
    addTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    self.init()
    addTarget(target, action: action)
  }

  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping TargetAction<Target>
  ) {
    let action = call(action, on: target)
    addAction { _ in action() }
  }

  /// A method whose argument is of another class than this recogniser is not called.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    let action = call(action, on: target)
    addAction { action($0) }
  }
}

extension BarButtonItem {
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping TargetAction<Target>
  ) {
    let action = call(action, on: target)
    self.init(title: title, style: style, action: { _ in action() })
  }

  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target, action: @escaping SenderAction<Target, Sender>
  ) {
    let action = call(action, on: target)
    self.init(title: title, style: style, action: { action($0) })
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem item: SystemItem, target: Target, action: @escaping TargetAction<Target>
  ) {
    let action = call(action, on: target)
    self.init(systemItem: item, action: { _ in action() })
  }

  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem item: SystemItem, target: Target,
    action: @escaping SenderAction<Target, Sender>
  ) {
    let action = call(action, on: target)
    self.init(systemItem: item, action: { action($0) })
  }

  /// An item that names a way back, which calls nobody.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init(title: title, style: style)
  }

  /// An item without a target: a space.
  public convenience init(barButtonSystemItem item: SystemItem, target: Never?, action: Never?) {
    self.init(systemItem: item)
  }
}
