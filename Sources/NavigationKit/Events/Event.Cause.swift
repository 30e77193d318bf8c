extension Event {
  /// The input or the event that led to an event.
  ///
  /// Causes form a tree, which follows UIKit's calls. An input leads to a gesture or an action,
  /// that to a segue, and that to a push or a presentation. What an app's callback calls is caused
  /// by the callback. What runs later keeps the cause that it had when it was requested: work of a
  /// commit, timers, the completions of animations and the layout at the end of a turn. A
  /// transition's start is the cause of its end, and the end is the cause of the callbacks then.
  ///
  /// ```swift
  /// let (application, home) = (Application(), ViewController())
  /// application.turn {
  ///   let window = Window(application: application, size: Size(width: 80, height: 24))
  ///   window.rootViewController = home
  ///   window.makeKeyAndVisible()
  /// }
  /// _ = application.events.take()
  /// application.turn { home.present(ViewController(), animated: false) }
  /// let events = application.events.take()
  /// precondition(events[0].kind == .present && events[1].cause == .event(events[0].number))
  /// ```
  public enum Cause: Hashable, Sendable {
    /// The start of the application, or code outside of it, such as that of a test.
    case start
    /// The input with this number, from 1. ``EventRecord/beginInput(isContinued:)`` counts them.
    case input(Int)
    /// The earlier event with this ``Event/number``.
    case event(Int)
  }

  /// The input or the event that led to this one. Two events that differ only in their causes are
  /// equal.
  public var cause: Cause {
    get { Cause(code: causeCode) }
    set { causeCode = newValue.code }
  }

  /// The position of the event among all events of the application, from 1; 0 for an event that was
  /// not recorded. It has no effect on equality.
  public var number: Int {
    get { Int(storedNumber) }
    set { storedNumber = Int32(clamping: newValue) }
  }
}

extension Event.Cause {
  /// The cause as a number: 0 for the start, the negative number of an input, or the number of an
  /// event.
  var code: Int32 {
    switch self {
    case .start: 0
    case .input(let number): Int32(clamping: -number)
    case .event(let number): Int32(clamping: number)
    }
  }

  init(code: Int32) {
    self = code == 0 ? .start : code < 0 ? .input(-Int(code)) : .event(Int(code))
  }
}

extension EventRecord {
  /// Begins an input: it is the cause of the events until the next one, unless they have another.
  ///
  /// - Parameter isContinued: True keeps the ``refusals`` of the previous input, to which this one
  ///   belongs, such as a move of a touch.
  public func beginInput(isContinued: Bool = false) {
    guard isEnabled else { return }
    if !isContinued, !refusals.isEmpty { refusals.removeAll(keepingCapacity: true) }
    inputCount &+= 1
    cause = -inputCount
  }

  /// Runs code whose events are caused by the event or input with this code.
  func causing<Result>(from code: Int32, _ body: () throws -> Result) rethrows -> Result {
    let outer = cause
    cause = code
    defer { cause = outer }
    return try body()
  }

  /// Returns work for later that has the present cause when it runs.
  ///
  /// While no events are recorded it is `work` itself.
  func keepingCause(_ work: @escaping () -> Void) -> () -> Void {
    guard isEnabled else { return work }
    let cause = cause
    return { [self] in causing(from: cause, work) }
  }

  /// Keeps the present cause for the layout at the end of the turn. A layout that a layout requests
  /// has the same cause.
  func keepLayoutCause() { layoutCause = cause }
}
