internal import FoundationNames
public import NavigationKit

// A selector is a method here, as it is for targets.

/// An object whose methods can be performed later or on another thread.
public protocol SelectorPerforming: AnyObject {}

extension Responder: SelectorPerforming {}

extension SelectorPerforming {
  /// Calls a method on another thread and returns at once. The object is kept alive until then.
  ///
  /// The method must not use views or controllers.
  ///
  /// - Parameters:
  ///   - method: The method, as in `ListController.load`.
  ///   - argument: Ignored, because the method has no parameter.
  public func performSelector(
    inBackground method: @escaping TargetAction<Self>, with argument: Any?
  ) {
    DispatchQueue.global().async { method(self)() }
  }

  /// Calls a method with an argument on another thread and returns at once.
  ///
  /// - Parameters:
  ///   - method: The method, as in `ListController.load(_:)`.
  ///   - argument: The method's argument. One of another type traps.
  public func performSelector<Argument>(
    inBackground method: @escaping SenderAction<Self, Argument>, with argument: Any?
  ) {
    let call = bound(method, argument)
    DispatchQueue.global().async { call() }
  }

  /// Calls a method on the application's thread, in a turn.
  ///
  /// - Parameters:
  ///   - method: The method, as in `UITableView.reloadData`.
  ///   - argument: Ignored, because the method has no parameter.
  ///   - wait: A Boolean value that indicates whether to wait for the method's end. On the
  ///     application's thread the method is then called at once.
  public func performSelector(
    onMainThread method: @escaping TargetAction<Self>, with argument: Any?, waitUntilDone wait: Bool
  ) {
    onMain(waiting: wait) { method(self)() }
  }

  /// Calls a method with an argument on the application's thread, in a turn.
  ///
  /// - Parameters:
  ///   - method: The method, as in `ListController.show(_:)`.
  ///   - argument: The method's argument. One of another type traps.
  ///   - wait: A Boolean value that indicates whether to wait for the method's end. On the
  ///     application's thread the method is then called at once.
  public func performSelector<Argument>(
    onMainThread method: @escaping SenderAction<Self, Argument>, with argument: Any?,
    waitUntilDone wait: Bool
  ) {
    onMain(waiting: wait, bound(method, argument))
  }

  /// Calls a method on the application's thread after a delay.
  ///
  /// - Parameters:
  ///   - method: The method, as in `ListController.hide`.
  ///   - argument: Ignored, because the method has no parameter.
  ///   - delay: The delay in seconds of the session, at least one tick.
  public func perform(
    _ method: @escaping TargetAction<Self>, with argument: Any?, afterDelay delay: Double
  ) {
    mainQueue.asyncAfter(deadline: .now() + delay) { method(self)() }
  }

  /// Calls a method with an argument on the application's thread after a delay.
  ///
  /// - Parameters:
  ///   - method: The method, as in `ListController.show(_:)`.
  ///   - argument: The method's argument. One of another type traps.
  ///   - delay: The delay in seconds of the session, at least one tick.
  public func perform<Argument>(
    _ method: @escaping SenderAction<Self, Argument>, with argument: Any?, afterDelay delay: Double
  ) {
    let call = bound(method, argument)
    mainQueue.asyncAfter(deadline: .now() + delay) { call() }
  }

  private func bound<Argument>(
    _ method: @escaping SenderAction<Self, Argument>, _ argument: Any?
  ) -> () -> Void {
    let value = argument as Any
    guard let argument = value as? Argument else {
      preconditionFailure("a method that expects a \(Argument.self) was performed with \(value)")
    }
    return { method(self)(argument) }
  }

  // The compiler takes a block of `DispatchQueue.main.async`, spelled so, for code of the main actor.
  private var mainQueue: ApplicationQueue { DispatchQueue.main }

  private func onMain(waiting: Bool, _ body: @escaping () -> Void) {
    if !waiting {
      mainQueue.async { body() }
    } else if Application.usable != nil {
      body()
    } else {
      mainQueue.sync { body() }
    }
  }
}
